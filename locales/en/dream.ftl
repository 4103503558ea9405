# A Dream of Splendor in Song Dynasty

dream-name = A Dream of Splendor in Song Dynasty
dream-summary = Run a restaurant and build shops on a Song street: 8 shops and 50 coins win.

dream-howto =
    You run a restaurant and a row of shops on a Song street. Whoever first has **8 built shops and 50 coins** at the same time wins at once.

    { "**" }Your turn** has one decision that must be made: whom you entertain. Before it you may do these:
    1. **Buy one card**, a menu or a shop card. A menu goes into your kitchen. A shop card costs only the fee of your next free site; it does nothing yet.
    2. **Build** any number of your shop cards, each for its building cost. Only built shops count.
    3. **Remove one menu** of your kitchen for 3 coins. This comes after buying and building.

    { "**" }Entertaining.** The customer on the far right is free. For any other put 1 coin on each customer further right; whoever entertains them later gets these coins. Your income:
    • The customer orders menus: that many cards are turned over from your Private Room and bring their income. They go into the kitchen; when the room is empty and more is ordered, the kitchen is shuffled and becomes the new room.
    • The customer visits shop types: every built shop of yours of these types brings its income. Some shops add coins to others.
    • The coins lying on the customer are yours.

    Then the queue moves up. An **event** that comes up between customers holds until the next one.

    { "**" }Good to know.** The weak menus you begin with bring 1 coin each: better ones and fewer weak ones pay off early. Several shops of one type earn together, and shops that help each other earn more.

# Questions
dream-ask-customer = Whom do you entertain? You may buy, build and remove first.
dream-ask-off-season-shop = Off-season: which one of your shops gives its income?
dream-group-buy = Buy a card
dream-group-build = Build a shop
dream-group-remove = Remove a menu
dream-group-customer = Entertain
dream-group-shop = The shop that gives income

# Typed commands
dream-command-turn = A whole turn in one line
dream-command-buy = Buy a menu or a shop card
dream-command-build = Build a shop whose card you own
dream-command-remove = Remove a menu from your kitchen
dream-command-entertain = Entertain a customer
dream-param-buy = The card to buy
dream-param-build = The shop to build
dream-param-remove = The menu to remove
dream-param-entertain = The customer to entertain
dream-param-shop = In the off-season: the one shop that gives income

# Options
dream-buy-menu = Buy { $menu } (Rank { $rank })
dream-buy-menu-note = Costs { $cost ->
    [0] nothing
    [one] 1 coin
   *[other] { $cost } coins
 }. Each time it is served it brings { $dice ->
    [0] { $income }
   *[other] { $income } + a die
 }.
dream-buy-shop = Buy the card { $shop }
dream-buy-any-card = Buy a card
dream-buy-any-shop = Buy a shop card
dream-buy-shop-note = Cleaning fee { $fee }; building it costs { $cost } more. { $effect }
dream-build = Build { $shop }
dream-build-any = Build a shop
dream-build-note = Costs { $cost }. { $effect }
dream-remove = Remove { $menu } (Rank { $rank })
dream-remove-any = Remove a menu
dream-remove-note = Costs { $cost }. The card goes back to its pile, and buying and building are over for this turn.
dream-entertain = Entertain { $customer }
dream-entertain-note = { $cost ->
    [0] Free
    [one] Costs 1 coin
   *[other] Costs { $cost } coins
 }; { $coins ->
    [0] { "" }
    [one] { "1 coin lies here; " }
   *[other] { $coins } coins lie here;{ " " }
 }{ $prospect }.
dream-prospect = orders { $order ->
    [one] 1 menu
   *[other] { $order } menus
 }; { $visits ->
    [0] visits no shop of yours
   *[other] visits { $shops }
 }
dream-off-season-note = Brings { $brings }.
dream-visit = { $count ->
    [one] { $shop } ({ $coins })
   *[other] { $shop } ×{ $count } ({ $coins })
 }
dream-visit-die = { $count ->
    [one] { $shop } (a die{ $coins ->
        [0] { "" }
       *[other] { " " }+ { $coins }
     })
   *[other] { $shop } ×{ $count } ({ $count } dice{ $coins ->
        [0] { "" }
       *[other] { " " }+ { $coins }
     })
 }
dream-visit-die-less = { $count ->
    [one] { $shop } (a die − { $coins })
   *[other] { $shop } ×{ $count } ({ $count } dice − { $coins })
 }
dream-visit-menus = { $count ->
    [one] { $shop } ({ $menus } more menus)
   *[other] { $shop } ×{ $count } ({ $menus } more menus)
 }

# What shops do
dream-income-none = { $coins ->
    [one] A visit brings 1 coin.
   *[other] A visit brings { $coins } coins.
 }
dream-income-die = { $coins ->
    [0] A visit brings what a die shows.
   *[other] A visit brings what a die shows, and { $coins }.
 }
dream-income-menus = { $menus ->
    [one] A visitor orders 1 more menu.
   *[other] A visitor orders { $menus } more menus.
 }
dream-income-tavern = A visit brings as much as the visitor orders menus, and { $coins }.
dream-income-models = { $coins ->
    [0] A visit brings 1 coin for each of your built shops.
   *[other] A visit brings 1 coin for each of your built shops, and { $coins }.
 }
dream-effect = { $does } { $adds }
dream-adds = { $coins ->
    [one] 1 coin more for each visited shop of: { $shops }.
   *[other] { $coins } coins more for each visited shop of: { $shops }.
 }

# What happened
dream-did-buy-menu = { $who } buys { $menu } (Rank { $rank }){ $cost ->
    [0] { "" }
   *[other] { " " }for { $cost }
 }.
dream-did-buy-shop = { $who } buys the card { $shop }{ $cost ->
    [0] { "" }
   *[other] { " " }for { $cost }
 }.
dream-did-show-shop = New in the display: { $shop }.
dream-did-end-shops = No shop card is left to fill the gap in the display.
dream-did-build = { $who } builds { $shop } for { $cost }: { $models } of { $wanted } shops.
dream-did-remove = { $who } removes { $menu } (Rank { $rank }) for { $cost }.
dream-did-entertain = { $who } entertains { $customer }{ $cost ->
    [0] { "" }
    [one] , passing one customer for 1 coin
   *[other] , passing { $cost } customers for { $cost } coins
 }, who orders { $order ->
    [0] nothing
    [one] 1 menu
   *[other] { $order } menus
 }.
dream-did-income = { $who } gets { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }: { $parts }.
dream-part-menus = menus { $coins } ({ $dishes })
dream-part-menus-rolled = { $dice ->
    [one] menus { $coins } ({ $dishes }; die { $rolled })
   *[other] menus { $coins } ({ $dishes }; dice { $rolled })
 }
dream-dish = { $count ->
    [one] { $menu }
   *[other] { $menu } ×{ $count }
 }
dream-part-shop = { $shop } { $coins }
dream-part-die = { $shop } { $coins } (die { $die })
dream-part-cuju = { $shop } ({ $menus } more menus)
dream-part-coins = coins on the customer { $coins }
dream-did-arrive = { $count ->
    [one] New in the queue: { $customers }.
   *[other] New in the queue, one behind the other: { $customers }.
 }
dream-did-leave = The far right leaves: { $customers }.
dream-did-new-deck = The customers who have been here are shuffled into a new deck.
dream-did-event = Event: { $event }. { $effect }
dream-did-pay-duty = { $who } pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 } of duties.
dream-did-harvest = { $who } takes { $menu } ×{ $count } into the kitchen.
dream-did-win = { $who } wins with { $models } shops and { $coins } coins!

# Why something is not possible
dream-why-phase = You have removed a menu: buying and building come before that.
dream-why-one-card = You have already bought a card this turn; one is the limit, menu or shop.
dream-why-coins = It costs { $cost }, and you have { $coins }.
dream-why-sold-out = The pile of this rank is empty.
dream-why-sites = All { $sites } sites of your board are used.
dream-why-no-shops = No shop card is left.
dream-why-nothing-to-build = You have no shop card without its model.
dream-why-removed = You have already removed a menu this turn.
dream-why-kitchen = Your kitchen is empty; cards in the Private Room cannot be removed.

# The end
dream-end = { $models } shops and { $coins } coins won the game. The others rank by shops, then coins.
dream-score-models = Shops built
dream-score-coins = Coins, between equals: { $coins }

# Menus, one dish a rank
dream-menu-1 = Sunset-cloud hotpot
dream-menu-2 = Crab-stuffed orange
dream-menu-3 = Three crunchy delicacies in spring mountains
dream-menu-4 = Flat peach rice

# Shops
dream-shop-eight-trigrams = Eight Trigrams
dream-shop-cuju = Cuju Playground
dream-shop-bookshop = Bookshop
dream-shop-tavern = Tavern
dream-shop-mercery = Mercery
dream-shop-entertainment = Public Place of Entertainment
dream-shop-chinaware = Chinaware
dream-shop-yinzi = Yinzi Shop
dream-shop-storytelling = Storytelling House
dream-shop-guanpu = Guanpu House
dream-shop-jewelry = Jewelry Shop
dream-shop-teahouse = Teahouse

# Customers
dream-customer-ci-poet = Ci poet
dream-customer-military-governor = Military governor
dream-customer-childe = Childe
dream-customer-noble-lady = Noble lady
dream-customer-scholar = Scholar
dream-customer-travelling-merchant = Travelling merchant
dream-customer-examination-candidate = Examination candidate
dream-customer-foreign-envoy = Foreign envoy
dream-customer-matchmaker = Matchmaker
dream-customer-yamen-runner = Yamen runner
dream-customer-taoist-priest = Taoist priest
dream-customer-boatman = Boatman
dream-customer-painter = Painter
dream-customer-street-performer = Street performer
dream-customer-physician = Physician
dream-customer-country-squire = Country squire
dream-customer-servant-girl = Servant girl
dream-customer-peddler = Peddler
dream-customer-farmer = Farmer
dream-customer-soldier = Soldier
dream-customer-weaver = Weaver
dream-customer-porter = Porter
dream-customer-fortune-seeker = Fortune seeker
dream-customer-sightseer = Sightseer

# Events
dream-event-frugality = Frugality Nourishes Virtue
dream-event-frugality-effect = Every customer orders 1 menu less.
dream-event-off-season = Off-season
dream-event-off-season-effect = Only one shop of your choice gives income for a customer.
dream-event-honest = Businessmen Are All Honest
dream-event-honest-effect = Every shop gives 1 coin less.
dream-event-in-season = In Season
dream-event-in-season-effect = Every customer orders 1 menu more.
dream-event-lanterns = Decorated with Lanterns and Festoons
dream-event-lanterns-effect = The queue grows; when the next event comes, the 2 customers on the far right leave.
dream-event-clad = Clad in Silvery White
dream-event-clad-effect = The 2 customers on the far right leave, and the queue stays short until the next event.
dream-event-ring-out = Ring Out the Old Year
dream-event-ring-out-effect = All customers and past events are shuffled together, and a new queue forms.
dream-event-harsh-duties = Harsh Duties
dream-event-harsh-duties-effect = Every player pays duties for each built shop.
dream-event-big-harvest = Big Harvest
dream-event-big-harvest-effect = Every player takes Rank 4 menus for free.
