# A Dream of Splendor in Song Dynasty

dream-name = A Dream of Splendor in Song Dynasty
dream-summary = Run a restaurant and build shops on a Song street. The first to have 8 shops and 50 coins wins.

dream-howto =
    You run a restaurant and a row of shops on a Song street. The first player to have **8 built shops and 50 coins** at the same time wins at once.

    { "**" }On your turn** there is one decision you must make: whom to entertain. Before it you may do these:
    1. **Buy one card**, a menu or a shop card. A menu goes into your kitchen. A shop card costs only the cleaning fee of your next free site; it does nothing yet.
    2. **Build** any number of your shop cards, each for its building cost. Only built shops count.
    3. **Remove one menu** from your kitchen for 3 coins. After that you cannot buy or build any more this turn.

    { "**" }Entertaining.** The customer on the far right is free. For any other, put 1 coin on each customer further right; whoever entertains them later gets these coins. Your income:
    • The customer orders menus: that many cards are turned over from your Private Room and bring their income. Then they go into your kitchen. When the room is empty and more is ordered, the kitchen is shuffled and becomes the new room.
    • The customer visits certain types of shop: each of your built shops of these types brings its income. Some shops add coins to others.
    • The coins lying on the customer are yours.

    Then the queue moves up. When an **event** turns up between the customers, it holds until the next event.

    { "**" }Good to know.** The weak menus you begin with bring 1 coin each: getting better ones, and rid of weak ones, pays off early. Several shops of one type earn together, and shops that help each other earn even more.

# Questions
dream-ask-customer = Whom do you entertain?
dream-ask-off-season-shop = Off-season: which one of your shops gives its income?
dream-group-buy = Buy a card
dream-group-build = Build a shop
dream-group-remove = Remove a menu
dream-group-customer = Entertain a customer
dream-group-shop = The shop that gives income

# Typed commands
dream-command-name = dream
dream-command-turn-name = turn
dream-command-turn = A whole turn in one line
dream-command-buy-name = buy
dream-command-buy = Buy a menu or a shop card
dream-command-build-name = build
dream-command-build = Build a shop whose card you own
dream-command-remove-name = remove
dream-command-remove = Remove a menu from your kitchen
dream-command-entertain-name = entertain
dream-command-entertain = Entertain a customer
dream-param-buy-name = buy
dream-param-buy = The card to buy
dream-param-build-name = build
dream-param-build = The shop to build
dream-param-remove-name = remove
dream-param-remove = The menu to remove
dream-param-entertain-name = entertain
dream-param-entertain = The customer to entertain
dream-param-shop-name = shop
dream-param-shop = In the off-season: the one shop that gives income

# Options
dream-buy-menu = Buy { $menu } (Rank { $rank })
dream-buy-menu-note = { $cost ->
    [0] Free
    [one] Costs 1 coin
   *[other] Costs { $cost } coins
 }. Each time it is served it brings { $dice ->
    [0] { $income ->
        [one] 1 coin
       *[other] { $income } coins
     }
   *[other] the roll of a die + { $income } coins
 }.
dream-buy-shop = Buy the { $shop } card
dream-buy-any-card = Buy a card
dream-buy-any-shop = Buy a shop card
dream-buy-shop-note = { $fee ->
    [0] No cleaning fee
    [one] Cleaning fee 1 coin
   *[other] Cleaning fee { $fee } coins
 }, then { $cost } to build it. { $effect }
dream-build = Build the { $shop }
dream-build-any = Build a shop
dream-build-note = Costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
 }. { $effect }
dream-remove = Remove { $menu } (Rank { $rank })
dream-remove-any = Remove a menu
dream-remove-note = Costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
 }. The card goes back to its pile. No more buying or building this turn.
dream-entertain = Entertain the { $customer }
dream-entertain-note = { $cost ->
    [0] Free
    [one] Costs 1 coin
   *[other] Costs { $cost } coins
 }; { $coins ->
    [0] { "" }
    [one] { "carries 1 coin; " }
   *[other] carries { $coins } coins;{ " " }
 }{ $prospect }.
dream-prospect = orders { $order ->
    [one] 1 menu
   *[other] { $order } menus
 }; visits { $visits ->
    [0] none of your shops
   *[other] your { $shops }
 }
dream-off-season-note = Brings income: { $brings }.
dream-visit = { $count ->
    [one] { $shop } (+{ $coins })
   *[other] { $shop } ×{ $count } (+{ $coins })
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
    [one] { $shop }
   *[other] { $shop } ×{ $count }
 } ({ $menus ->
    [one] 1 more menu
   *[other] { $menus } more menus
 })

# What shops do
dream-income-none = { $coins ->
    [one] Each visit brings 1 coin.
   *[other] Each visit brings { $coins } coins.
 }
dream-income-die = { $coins ->
    [0] Each visit brings the roll of a die.
   *[other] Each visit brings the roll of a die + { $coins }.
 }
dream-income-menus = { $menus ->
    [one] Its visitors order 1 more menu.
   *[other] Its visitors order { $menus } more menus.
 }
dream-income-tavern = { $coins ->
    [0] Each visit brings 1 coin per menu ordered.
   *[other] Each visit brings 1 coin per menu ordered, plus { $coins }.
 }
dream-income-models = { $coins ->
    [0] Each visit brings 1 coin per shop you have built.
   *[other] Each visit brings 1 coin per shop you have built, plus { $coins }.
 }
dream-effect = { $does } { $adds }
dream-adds = { $coins ->
    [one] Adds 1 coin to each visited { $shops }.
   *[other] Adds { $coins } coins to each visited { $shops }.
 }

# What happened
dream-did-buy-menu = { $who } { $cost ->
    [0] takes { $menu } (Rank { $rank }) for free.
    [one] buys { $menu } (Rank { $rank }) for 1 coin.
   *[other] buys { $menu } (Rank { $rank }) for { $cost } coins.
 }
dream-did-buy-shop = { $who } { $cost ->
    [0] takes the { $shop } card for free.
    [one] buys the { $shop } card for 1 coin.
   *[other] buys the { $shop } card for { $cost } coins.
 }
dream-did-show-shop = New in the display: { $shop }.
dream-did-end-shops = There is no shop card left to fill the gap in the display.
dream-did-build = { $who } builds the { $shop } for { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
 }: { $models } of { $wanted } shops.
dream-did-remove = { $who } removes { $menu } (Rank { $rank }) for { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
 }.
dream-did-entertain = { $who } { $cost ->
    [0] { "" }
    [one] { "passes 1 customer for 1 coin and " }
   *[other] passes { $cost } customers for { $cost } coins and{ " " }
 }entertains the { $customer }, who orders { $order ->
    [0] nothing
    [one] 1 menu
   *[other] { $order } menus
 }.
dream-did-income = { $who } gets { $coins ->
    [0] no coins.
    [one] 1 coin: { $parts }.
   *[other] { $coins } coins: { $parts }.
 }
dream-part-menus = { $coins } from menus ({ $dishes })
dream-part-menus-rolled = { $coins } from menus ({ $dishes }; rolled { $rolled })
dream-dish = { $count ->
    [one] { $menu }
   *[other] { $menu } ×{ $count }
 }
dream-part-shop = { $coins } from { $shop }
dream-part-die = { $coins } from { $shop } (rolled { $die })
dream-part-cuju = { $menus ->
    [one] 1 more menu thanks to { $shop }
   *[other] { $menus } more menus thanks to { $shop }
 }
dream-part-coins = { $coins } carried by the customer
dream-did-arrive = { $count ->
    [one] New in the queue: { $customers }.
   *[other] New in the queue, in this order: { $customers }.
 }
dream-did-leave = Gone from the far right: { $customers }.
dream-did-new-deck = The discarded customers are shuffled into a new deck.
dream-did-event = Event: { $event }. { $effect }
dream-did-pay-duty = { $who } pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 } in duties.
dream-did-harvest = { $who } takes { $menu } ×{ $count } into the kitchen.
dream-did-win = { $who } wins with { $models } shops and { $coins } coins!

# Why something is not possible
dream-why-phase = You have removed a menu; buying and building come before that.
dream-why-one-card = You have already bought a card this turn; the limit is one, menu or shop.
dream-why-coins = It costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
 }, and you have { $coins ->
    [0] none
   *[other] only { $coins }
 }.
dream-why-sold-out = The menus of this rank are sold out.
dream-why-sites = All { $sites } sites on your board are used.
dream-why-no-shops = There is no shop card left.
dream-why-nothing-to-build = You have no shop card left to build.
dream-why-removed = You have already removed a menu this turn.
dream-why-kitchen = Your kitchen is empty; cards in the Private Room cannot be removed.

# Parts of a replay
dream-chapter = Round { $round }

# The end
dream-end = { $models } shops and { $coins } coins win the game. The others are ranked by shops, then by coins.
dream-score-models = Shops built
dream-score-coins = { $coins ->
    [one] 1 coin, which only breaks ties
   *[other] { $coins } coins, which only break ties
 }

# Menus, one dish a rank
dream-menu-1 = Sunset-Cloud Hotpot
dream-menu-2 = Crab-Stuffed Orange
dream-menu-3 = Three Crunchy Delicacies in Spring Mountains
dream-menu-4 = Flat Peach Rice

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
dream-customer-ci-poet = Ci Poet
dream-customer-military-governor = Military Governor
dream-customer-childe = Childe
dream-customer-noble-lady = Noble Lady
dream-customer-scholar = Scholar
dream-customer-travelling-merchant = Travelling Merchant
dream-customer-examination-candidate = Examination Candidate
dream-customer-foreign-envoy = Foreign Envoy
dream-customer-matchmaker = Matchmaker
dream-customer-yamen-runner = Yamen Runner
dream-customer-taoist-priest = Taoist Priest
dream-customer-boatman = Boatman
dream-customer-painter = Painter
dream-customer-street-performer = Street Performer
dream-customer-physician = Physician
dream-customer-country-squire = Country Squire
dream-customer-servant-girl = Servant Girl
dream-customer-peddler = Peddler
dream-customer-farmer = Farmer
dream-customer-soldier = Soldier
dream-customer-weaver = Weaver
dream-customer-porter = Porter
dream-customer-fortune-seeker = Fortune Seeker
dream-customer-sightseer = Sightseer

# Events
dream-event-frugality = Frugality Nourishes Virtue
dream-event-frugality-effect = Every customer orders 1 menu less.
dream-event-off-season = Off-season
dream-event-off-season-effect = For each customer only one shop gives income; you choose which.
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
