# Words drawn on the pictures of A Dream of Splendor; keep them short

dream-picture-turn = Turn { $turn }
dream-picture-over = Game over
dream-picture-deck = Deck { $count }
dream-picture-discard = Discard { $count }
dream-picture-free = Free
dream-picture-no-event = No event
dream-picture-shops = Shop cards
dream-picture-menus = Menu cards
dream-picture-rank = Rank { $rank }
dream-picture-per = +{ $coins } per
dream-picture-kitchen = Kitchen
dream-picture-room = Private Room
dream-picture-own-room = Room

# Events in a few words
dream-picture-event-frugality = 1 menu less for everyone
dream-picture-event-off-season = Only one shop pays
dream-picture-event-honest = Each shop pays 1 less
dream-picture-event-in-season = 1 menu more for everyone
dream-picture-event-lanterns = Up to 6 in the queue
dream-picture-event-clad = Only 2 in the queue
dream-picture-event-ring-out = New year, new queue: done
dream-picture-event-harsh-duties = Duties paid: done
dream-picture-event-big-harvest = Menus given: done

# Alternative texts, at most 1024 characters in all
dream-picture-alt-board = A Dream of Splendor, turn { $turn }. { $state } The queue from the right: { $queue }. Notice board: { $event }. Shop cards: { $shops }. { $players }.
dream-picture-alt-turn = It is { $who }’s turn.
dream-picture-alt-won = { $who } has won.
dream-picture-alt-guest = { $customer } ({ $order ->
    [one] 1 menu
   *[other] { $order } menus
 }{ $coins ->
    [0] { "" }
    [one] , carries 1 coin
   *[other] , carries { $coins } coins
 })
dream-picture-alt-player = { $who } has { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 } and { $models ->
    [one] 1 shop
   *[other] { $models } shops
 }
dream-picture-alt-street = The street. The queue from the right: { $queue }. Notice board: { $event }.
dream-picture-alt-one = { $who }’s board: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }. Built: { $built }. Not built yet: { $cards }.
dream-picture-alt-cover = A Song street under blue and green mountains: the cover of A Dream of Splendor.
dream-picture-name = { $who }
dream-picture-alt-market = The market. Shop cards: { $shops }. Menu cards left: { $menus }.
dream-picture-alt-pile = rank { $rank }: { $count }

# Parts of the table, in menus
dream-area-street = The street and its customers
dream-area-market = The market: shop and menu cards
dream-area-player = { $seat }’s board
