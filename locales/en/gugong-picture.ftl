# Words drawn on the pictures of Gugong; keep them short

gugong-picture-name = { $who }
gugong-picture-free-gift = free
gugong-picture-state = Day { $day } · turn { $turn }
gugong-picture-ended = The game is over
gugong-picture-score = { $count ->
    [one] pt
   *[other] pts
 }

# Officials in a word, under the names of their locations
gugong-picture-official-travel = Inspector
gugong-picture-official-wall = Commander
gugong-picture-official-jade = Keeper
gugong-picture-official-intrigue = Spymaster
gugong-picture-official-palace = Master
gugong-picture-official-decree = Secretary
gugong-picture-official-canal = Commissioner

# One player's board
gugong-picture-player-pool = Pool
gugong-picture-player-foreman = Foreman
gugong-picture-player-supply = Supply
gugong-picture-player-ships = Ships
gugong-picture-player-tokens = Travel tokens
gugong-picture-player-harbors = Harbor rewards
gugong-picture-player-jade = Jade
gugong-picture-player-palace = Envoy
gugong-picture-player-intrigue = Intrigue
gugong-picture-player-travel = Traveller
gugong-picture-player-hand = Hand ×{ $count }
gugong-picture-player-pile = Discard pile ×{ $count }
gugong-picture-player-shown = Shown in the last Evening
gugong-picture-player-no-cards = no cards
gugong-picture-player-foreman-locked = locked
gugong-picture-player-foreman-pool = in the pool
gugong-picture-player-foreman-supply = in supply
gugong-picture-player-foreman-away = at work
gugong-picture-player-rank = { $rank ->
    [1] highest
    [2] 2nd of { $seats }
    [3] 3rd of { $seats }
   *[other] { $rank }th of { $seats }
 }
gugong-picture-player-not-yet = not set out
gugong-picture-player-decrees = { $count ->
    [0] No Decrees yet
    [one] 1 Decree
   *[other] { $count } Decrees
 }
gugong-picture-alt-player = { $who }’s board: { $score ->
    [one] 1 point
   *[other] { $score } points
 }. Servants: { $pool } in the pool, { $supply } in the supply; the Foreman is { $foreman }. Travel tokens: { $tokens }. Harbor rewards claimed: { $rewards }. Jade: { $jade }. Envoy: step { $palace }. Intrigue: step { $intrigue }. Cards: { $hand } in hand, { $pile } in the discard pile. Decrees: { $decrees }.
gugong-picture-alt-cover = The Forbidden City under a red sun, its halls one behind the other: the cover of Gugong.

# Decrees in a few words, beside their tiles
gugong-picture-decree-morning-servants = Mornings: +{ $amount } servants
gugong-picture-decree-morning-intrigue = Mornings: +{ $amount } Intrigue
gugong-picture-decree-morning-envoy = Mornings: Envoy +{ $amount }
gugong-picture-decree-morning-canal = Mornings: load { $amount } onto a ship
gugong-picture-decree-morning-points = Mornings: +{ $amount } points
gugong-picture-decree-cheap-gifts = Equal or lower gifts: −{ $amount } servant
gugong-picture-decree-cheap-travel = Travelling twice: −{ $amount } servant
gugong-picture-decree-more-wall = Wall action: +{ $amount } from supply
gugong-picture-decree-cheap-jade = Each Jade: −{ $amount } servant
gugong-picture-decree-evening-servant = Evenings with a match: +{ $amount } servant
gugong-picture-decree-final-jade = At the end: { $amount } a Jade
gugong-picture-decree-final-rewards = At the end: { $amount } a harbor reward
gugong-picture-decree-final-intrigue = At the end: { $amount } per { $each } Intrigue
gugong-picture-decree-final-decrees = At the end: { $amount } a Decree
gugong-picture-decree-final-tokens = At the end: { $amount } a Travel token

# Alternative texts, at most 1024 characters in all
gugong-picture-alt-board = Gugong, Day { $day }. { $state } Gifts on the locations: { $gifts }. Destiny dice: { $dice }. Great Wall: { $wall } of { $needed }. Houses with Jade: { $jade }. Decrees: { $decrees }. { $players }.
gugong-picture-alt-turn = It is { $who }’s turn.
gugong-picture-alt-won = { $who } has won.
gugong-picture-alt-nobody = The game is over.
gugong-picture-alt-number = { $count }
gugong-picture-alt-gift = { $location }: { $gift }
gugong-picture-alt-seat = { $who } ({ $score ->
    [one] 1 point
   *[other] { $score } points
 }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
 }, { $pool ->
    [one] 1 servant
   *[other] { $pool } servants
 }, { $jade } Jade, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 }, Envoy step { $palace }, Intrigue { $intrigue })
gugong-picture-alt-court = The officials and their gifts: { $gifts }.
gugong-picture-alt-map = The map. Travel tokens and Travellers: { $tokens }. Great Wall: { $wall } of { $needed }. Destiny dice: { $dice }. Ships: { $ships }.
gugong-picture-alt-token = { $city }: { $token }
gugong-picture-alt-traveller = { $who } in { $city }
gugong-picture-alt-ship = { $who } at { $harbor } ({ $count } of 3)
gugong-picture-alt-none = none
gugong-picture-alt-palace = Palace, Intrigue, Decrees and Jade. { $players }. Decrees: { $decrees }. Houses with Jade: { $jade }.
gugong-picture-alt-climb = { $who } (Envoy step { $palace }, Intrigue { $intrigue })
gugong-picture-alt-decree = { $decree } (owned by { $count })

# Parts of the table, in menus
gugong-area-court = The officials and their gifts
