# Gugong

gugong-name = Gugong
gugong-summary = Win over the officials of the Forbidden City with gifts, and bring your Envoy into the Palace: only there can you win.

gugong-howto =
    You visit the officials of the Forbidden City and exchange gifts with them. After four Days the player with the most points wins, but **only an Envoy who has reached the Palace of Heavenly Purity** lets you win at all.

    { "**" }On your turn** you give one card of your hand to one of the seven officials and take the card that lies there. The card taken goes to your discard pile; the next Day it is in your hand.
    • Your gift is **higher**, or a 1 against a 9: the exchange is free.
    • It is **equal or lower**: pay 2 servants, or discard another card of your hand (one turn less today), or do without actions.
    Then you may do the action on the card you **gave**, and after it the action of the location. If they are the same, you do it twice. Many actions do more if you pay servants. The Day ends when nobody has a card left.

    { "**" }The seven locations**
    • **Travel**: move to a city and take its token, with its benefit. Any 2 tokens buy a servant, 4 buy 2 points, 6 buy a Jade.
    • **Great Wall**: put servants on it. When it is complete, whoever has the most there gets 3 points and an Envoy step, and everybody there may use Intrigue.
    • **Jade**: buy a Jade. Up to the fifth, each is worth more than the one before.
    • **Intrigue**: climb. The higher player wins every tie, and steps pay for benefits when the Wall is complete. The first to climb the cheap way also starts the next Day.
    • **Palace of Heavenly Purity**: move your Envoy; it is 8 steps. Who arrives early gets more.
    • **Decrees**: buy an advantage for the rest of the game.
    • **Grand Canal**: load your ships and sail. A ship with 3 servants can claim the reward of its harbor: 4 points, one more Gift card, or the Foreman, who works for two.

    { "**" }In the Evening** every card in your discard pile brings a servant for each Destiny die that shows its value; the most matches bring 3 points and an Envoy step. The dice lie open all Day, so look at what you **take**, not only at what you do.

    { "**" }Good to know.** Low gifts often carry the better actions, but are hard to give. Servants are always scarce. Set out for the Palace in time.

# Questions
gugong-ask-gift = Which gift do you give, and to whom?
gugong-ask-way = Your gift is equal or lower. What do you add to it?
gugong-ask-pay = How do you pay { $servants ->
    [one] 1 servant?
   *[other] { $servants } servants?
 }
gugong-ask-gain = You gain { $servants ->
    [one] 1 servant. Do you take the Foreman instead?
   *[other] { $servants } servants. Is the Foreman one of them?
 }
gugong-ask-pieces = Which two pieces go on the Great Wall?
gugong-ask-load = Which ship do you load, and with what?
gugong-ask-city = To which city does your Traveller go?
gugong-ask-swap = Which card of yours do you swap, and for which card on the board?
gugong-ask-recall = Which discarded card do you take back into your hand?
gugong-ask-rich-gift = Rich gift: do you discard a high card of your hand for a Jade?
gugong-ask-jade-trade = Jade trade: do you pay servants for a Jade?
gugong-ask-wall-token = Do you put a servant of your supply on the Great Wall?
gugong-ask-exchange = You have too many Travel tokens. Which do you exchange?
gugong-ask-sail = Do you move a ship, or claim a reward?
gugong-ask-claim = Do you claim a harbor reward?
gugong-ask-benefit = The Great Wall is complete. Which Intrigue benefit do you take?
gugong-ask-evening = Your gifts match the dice: { $servants ->
    [one] 1 servant. Do you take it?
   *[other] { $servants } servants. How many do you take?
 }
gugong-ask-end = Do you exchange Travel tokens before your turn ends?
gugong-group-give-1 = Give 1 · { gugong-present-1 }
gugong-group-give-2 = Give 2 · { gugong-present-2 }
gugong-group-give-3 = Give 3 · { gugong-present-3 }
gugong-group-give-4 = Give 4 · { gugong-present-4 }
gugong-group-give-5 = Give 5 · { gugong-present-5 }
gugong-group-give-6 = Give 6 · { gugong-present-6 }
gugong-group-give-7 = Give 7 · { gugong-present-7 }
gugong-group-give-8 = Give 8 · { gugong-present-8 }
gugong-group-give-9 = Give 9 · { gugong-present-9 }
gugong-group-card = The action of the card you gave
gugong-group-place = The action of the location
gugong-group-trade = Exchange Travel tokens
gugong-group-swap-hand = Swap a card of your hand
gugong-group-swap-pile = Swap a card of your discard pile
gugong-group-die = Turn a Destiny die
gugong-group-pay = Pay servants
gugong-group-discard = Discard another card
gugong-group-none = Otherwise
gugong-group-gain = Gain servants
gugong-group-done = Otherwise

# Typed commands
gugong-command-name = gugong
gugong-command-gift-name = gift
gugong-command-gift = Give a card to an official, and perform your actions
gugong-command-act-name = act
gugong-command-act = Perform your actions after the exchange of gifts
gugong-command-exchange-name = exchange
gugong-command-exchange = Exchange Travel tokens
gugong-command-benefit-name = benefit
gugong-command-benefit = Take an Intrigue benefit when the Great Wall is complete
gugong-command-claim-name = claim
gugong-command-claim = Claim a harbor reward
gugong-command-evening-name = evening
gugong-command-evening = Take servants for gifts that match the Destiny dice
gugong-param-card-name = card
gugong-param-card = The card you give
gugong-param-official-name = official
gugong-param-official = The location whose official gets it
gugong-param-way-name = way
gugong-param-way = With an equal or lower gift: pay servants, discard a card, or no actions
gugong-param-action-name = action
gugong-param-action = The first action you perform
gugong-param-second-name = second
gugong-param-second = The action you perform after it
gugong-param-what-name = what
gugong-param-what = What you exchange
gugong-param-benefit-name = benefit
gugong-param-benefit = The benefit, or none
gugong-param-claim-name = claim
gugong-param-claim = The ship and its reward, or none
gugong-param-servants-name = servants
gugong-param-servants = How many servants you take

# Table options
gugong-variant-canal-move = Grand Canal, ships move
gugong-variant-canal-move-one = only after loading one piece
gugong-variant-canal-move-both = after loading one piece or two
gugong-variant-matches = Most matches in the Evening
gugong-variant-matches-pairs = count dice (a pair of equal dice counts twice)
gugong-variant-matches-cards = count cards

# Parts of the table, in menus
gugong-area-board = The whole board
gugong-area-map = The map, the Wall and the Canal
gugong-area-palace = The Palace, Intrigue, Decrees and Jade
gugong-area-player = { $seat }’s board

# Locations and their officials
gugong-location-travel = Travel
gugong-location-wall = Great Wall
gugong-location-jade = Jade
gugong-location-intrigue = Intrigue
gugong-location-palace = Palace of Heavenly Purity
gugong-location-decree = Decrees
gugong-location-canal = Grand Canal
gugong-official-travel = Touring Inspector
gugong-official-wall = Frontier Commander
gugong-official-jade = Keeper of the Imperial Workshops
gugong-official-intrigue = Spymaster of the Eastern Depot
gugong-official-palace = Master of Ceremonies
gugong-official-decree = Grand Secretary
gugong-official-canal = Canal Commissioner

# Gift cards
gugong-gift = { $value } ({ $action })
gugong-action-none = no action
gugong-action-travel = Travel
gugong-action-wall = Great Wall
gugong-action-jade = Jade
gugong-action-intrigue = Intrigue
gugong-action-palace = Palace
gugong-action-decree = Decrees
gugong-action-canal = Grand Canal
gugong-action-swap = Swap
gugong-action-recall = Recall
gugong-action-servants = { $count ->
    [one] 1 servant
   *[other] { $count } servants
 }
gugong-action-and-servants = { $action } + { $count ->
    [one] 1 servant
   *[other] { $count } servants
 }
gugong-present-1 = Fruit bowl
gugong-present-2 = Tea
gugong-present-3 = Folding fan
gugong-present-4 = Brush and ink
gugong-present-5 = Silk
gugong-present-6 = Porcelain vase
gugong-present-7 = Lacquer box
gugong-present-8 = Bronze tripod
gugong-present-9 = Dragon robe

# Cities of the map, and harbors of the Grand Canal
gugong-city-taiyuan = Taiyuan
gugong-city-xian = Xi’an
gugong-city-chengdu = Chengdu
gugong-city-guilin = Guilin
gugong-city-guangzhou = Guangzhou
gugong-city-hangzhou = Hangzhou
gugong-city-nanjing = Nanjing
gugong-city-jinan = Jinan
gugong-city-wuchang = Wuchang
gugong-city-lanzhou = Lanzhou
gugong-harbor-1 = Beijing
gugong-harbor-2 = Cangzhou
gugong-harbor-3 = Jining
gugong-harbor-4 = Huai’an
gugong-harbor-5 = Hangzhou
gugong-reward-points = Points
gugong-reward-card = Gift card
gugong-reward-foreman = Foreman

# Travel tokens
gugong-token-servant = Servant
gugong-token-servants = Two servants
gugong-token-palace = Palace
gugong-token-intrigue = Intrigue
gugong-token-gift = Rich gift
gugong-token-recall = Recall
gugong-token-swap = Swap
gugong-token-points = Points
gugong-token-canal = Canal
gugong-token-jade = Jade trade
gugong-token-wall = Wall
gugong-token-double = Double
gugong-token-servant-effect = Gain { $amount ->
    [one] 1 servant.
   *[other] { $amount } servants.
 }
gugong-token-servants-effect = Gain { $amount ->
    [one] 1 servant.
   *[other] { $amount } servants.
 }
gugong-token-palace-effect = { $amount ->
    [one] 1 Envoy step.
   *[other] { $amount } Envoy steps.
 }
gugong-token-intrigue-effect = { $amount ->
    [one] 1 Intrigue step.
   *[other] { $amount } Intrigue steps.
 }
gugong-token-gift-effect = You may discard a hand card of { $amount } or more for 1 Jade.
gugong-token-recall-effect = You may take a discarded card back into your hand.
gugong-token-swap-effect = You may swap a card of yours with one on the board.
gugong-token-points-effect = { $amount ->
    [one] 1 point.
   *[other] { $amount } points.
 }
gugong-token-canal-effect = You may load 1 servant of your supply onto a ship.
gugong-token-jade-effect = You may pay { $amount ->
    [one] 1 servant
   *[other] { $amount } servants
 } for 1 Jade.
gugong-token-wall-effect = You may put 1 servant of your supply on the Great Wall.
gugong-token-double-effect = Nothing at once; it counts as two tokens in an exchange.

# Decrees
gugong-decree-morning-servants = Levy of Servants
gugong-decree-morning-servants-effect = Every Morning: gain { $amount ->
    [one] 1 servant.
   *[other] { $amount } servants.
 }
gugong-decree-morning-intrigue = Secret Memorials
gugong-decree-morning-intrigue-effect = Every Morning: { $amount ->
    [one] 1 Intrigue step.
   *[other] { $amount } Intrigue steps.
 }
gugong-decree-morning-envoy = Safe Conduct
gugong-decree-morning-envoy-effect = Every Morning: { $amount ->
    [one] 1 Envoy step.
   *[other] { $amount } Envoy steps.
 }
gugong-decree-morning-canal = Grain Tribute
gugong-decree-morning-canal-effect = Every Morning: load { $amount ->
    [one] 1 servant
   *[other] { $amount } servants
 } of your supply onto a ship.
gugong-decree-morning-points = Imperial Favor
gugong-decree-morning-points-effect = Every Morning: { $amount ->
    [one] 1 point.
   *[other] { $amount } points.
 }
gugong-decree-cheap-gifts = Relaxed Etiquette
gugong-decree-cheap-gifts-effect = An equal or lower gift costs you { $amount ->
    [one] 1 servant
   *[other] { $amount } servants
 } less.
gugong-decree-cheap-travel = Relay Horses
gugong-decree-cheap-travel-effect = Travelling twice costs you { $amount ->
    [one] 1 servant
   *[other] { $amount } servants
 } less.
gugong-decree-more-wall = Call-up for the Wall
gugong-decree-more-wall-effect = Each Wall action of yours adds { $amount ->
    [one] 1 servant
   *[other] { $amount } servants
 } of your supply.
gugong-decree-cheap-jade = Jade Warrant
gugong-decree-cheap-jade-effect = A Jade costs you { $amount ->
    [one] 1 servant
   *[other] { $amount } servants
 } less.
gugong-decree-evening-servant = Good Omens
gugong-decree-evening-servant-effect = Every Evening with a match: { $amount ->
    [one] 1 more servant.
   *[other] { $amount } more servants.
 }
gugong-decree-final-jade = Jade Collection
gugong-decree-final-jade-effect = At the end: { $amount ->
    [one] 1 point
   *[other] { $amount } points
 } for each of your Jade.
gugong-decree-final-rewards = Lord of the Canal
gugong-decree-final-rewards-effect = At the end: { $amount ->
    [one] 1 point
   *[other] { $amount } points
 } for each harbor reward you claimed.
gugong-decree-final-intrigue = Power behind the Throne
gugong-decree-final-intrigue-effect = At the end: { $amount ->
    [one] 1 point
   *[other] { $amount } points
 } for every { $each ->
    [one] Intrigue step.
   *[other] { $each } Intrigue steps.
 }
gugong-decree-final-decrees = Keeper of the Seals
gugong-decree-final-decrees-effect = At the end: { $amount ->
    [one] 1 point
   *[other] { $amount } points
 } for each of your Decrees, this one too.
gugong-decree-final-tokens = Travel Journal
gugong-decree-final-tokens-effect = At the end: { $amount ->
    [one] 1 point
   *[other] { $amount } points
 } for each Travel token you still have.

# == Travel, tokens, swap, Wall and benefits, Jade, Decrees, Canal ==

# Travel
gugong-travel-to = Travel to { $city }
gugong-travel-to-note = { $token } token: { $effect }
gugong-travel-two = Two moves
gugong-travel-two-note = { $cost ->
    [0] Free
    [one] Costs 1 servant
   *[other] Costs { $cost } servants
 }. Two tokens, one after the other, with their benefits.
gugong-did-travel = { $who } travels to { $city } and collects the { $token } token.
gugong-why-here = Your Traveller is there.
gugong-why-no-token = There is no token. A move must end in a city with one.
gugong-why-token-between = On every road there lies a city with a token, where you would have to stop.
gugong-why-last-token = Two moves need two tokens on the map.

# What tokens bring
gugong-did-token-points = { $who } scores { $points ->
    [one] 1 point
   *[other] { $points } points
 } for the token.
gugong-rich-gift = Discard { $gift }
gugong-rich-gift-note = Brings 1 Jade. The card goes to your discard pile: one turn less today.
gugong-rich-gift-none = Discard nothing
gugong-did-rich-gift = { $who } discards a rich gift and takes 1 Jade.
gugong-did-rich-gift-own = The gift is { $gift }.
gugong-jade-trade = Pay { $cost ->
    [one] 1 servant
   *[other] { $cost } servants
 } for a Jade
gugong-jade-trade-note = The Jade comes from the supply, not from a house.
gugong-jade-trade-none = No trade
gugong-did-jade-trade = { $who } trades servants for 1 Jade.
gugong-decline-note = You get nothing instead.

# Swapping and taking back
gugong-swap-any = Swap a card
gugong-swap-any-note = A card of yours (hand or discard pile) for one on the board, whatever their values.
gugong-swap = { $given } for { $taken }
gugong-swap-hand-note = At { $location }; what you take goes into your hand.
gugong-swap-pile-note = At { $location }; what you take goes to your discard pile.
gugong-swap-none = Swap nothing
gugong-did-swap = { $who } swaps { $given } for { $taken } at { $location }.
gugong-did-swap-own = { $gift } { $hand ->
    [0] goes to your discard pile.
   *[other] goes into your hand.
 }
gugong-recall-any = Take a card back
gugong-recall = Take back { $gift }
gugong-recall-note = From your discard pile into your hand: one more turn today.
gugong-recall-none = Take nothing back
gugong-did-recall = { $who } takes a card of the discard pile back into the hand.
gugong-did-recall-own = It is { $gift }.

# Great Wall
gugong-wall-servant = 1 servant on the Wall
gugong-wall-foreman = The Foreman upright on the Wall
gugong-wall-lying = The Foreman lying on the Wall
gugong-wall-note = { $completes ->
    [0] { $servants ->
        [one] Counts as 1 servant there.
       *[other] Counts as { $servants } servants there.
     }
   *[other] Completes the Wall: points for the most, then Intrigue benefits.
 }
gugong-wall-two = Two pieces on the Wall
gugong-wall-two-note = { $cost ->
    [0] Free
    [one] Costs 1 servant
   *[other] Costs { $cost } servants
 }{ $foreman ->
    [0] .
   *[other] . Two servants, or one and the Foreman.
 }
gugong-wall-two-completes = { $price } Completes the Wall: points for the most, then Intrigue benefits.
gugong-wall-pieces-servants = 2 servants
gugong-wall-pieces-foreman = 1 servant and the Foreman upright
gugong-wall-pieces-lying = 1 servant and the Foreman lying
gugong-wall-token = 1 servant of your supply on the Wall
gugong-wall-token-none = Nothing on the Wall
gugong-did-wall-none = { $who } puts { $servants ->
    [one] 1 servant
   *[other] { $servants } servants
 } on the Great Wall.
gugong-did-wall-foreman = { $who } puts { $servants ->
    [0] { "" }
   *[other] a servant and{ " " }
 }the Foreman, upright, on the Great Wall.
gugong-did-wall-lying = { $who } puts { $servants ->
    [0] { "" }
   *[other] a servant and{ " " }
 }the Foreman, lying, on the Great Wall.
gugong-did-wall-decree = Call-up for the Wall: { $servants ->
    [one] 1 more servant
   *[other] { $servants } more servants
 } of { $who } on the Great Wall.
gugong-did-wall-complete = The Great Wall is complete. { $who } has the most there ({ $servants }): { $points ->
    [one] 1 point
   *[other] { $points } points
 } and an Envoy step.
gugong-did-wall-final = { $who } has the most on the Great Wall at the end ({ $servants }): { $points ->
    [one] 1 point
   *[other] { $points } points
 } and an Envoy step.
gugong-why-one-servant = You have only one servant in your pool.
gugong-why-pool = You have no servant in your pool.
gugong-why-foreman-locked = Your Foreman is still locked: he is a harbor reward.
gugong-why-foreman-away = Your Foreman is not in your pool.
gugong-why-two-pieces = { $cost ->
    [0] You need two pieces in your pool
    [one] You need two pieces in your pool besides the servant that it costs
   *[other] You need two pieces in your pool besides the { $cost } servants that it costs
 }; the Foreman is one piece.

# Intrigue benefits
gugong-benefit-none = No benefit
gugong-benefit-none-note = Your Intrigue marker stays where it is.
gugong-benefit-one = 1 servant
gugong-benefit-three = 2 servants
gugong-benefit-die = Turn a die from { $before } to { $after }
gugong-benefit-die-any = Turn a die
gugong-benefit-seven = 1 Jade
gugong-benefit-note = Your Intrigue marker goes down { $steps ->
    [one] 1 step.
   *[other] { $steps } steps.
 }
gugong-did-turn-die = { $who } turns a Destiny die from { $before } to { $after }.
gugong-did-benefit-none = { $who } takes no Intrigue benefit.
gugong-did-benefit-jade = { $who } takes 1 Jade from the supply.
gugong-why-marker = It costs { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }; your marker is on step { $step }.
gugong-why-same-face = The die shows it already.

# Jade
gugong-jade-house = { $cost ->
    [0] Jade from a house, free
    [one] Jade from a house for 1 servant
   *[other] Jade from a house for { $cost } servants
 }
gugong-jade-square = { $cost ->
    [0] Jade from the square, free
    [one] Jade from the square for 1 servant
   *[other] Jade from the square for { $cost } servants
 }
gugong-jade-note = It scores at the end: the more Jade you have, the more.
gugong-did-jade-house = { $who } takes 1 Jade from a house.
gugong-did-jade-square = { $who } takes 1 Jade from the square.
gugong-why-houses-empty = The houses with this price are empty.
gugong-why-houses-first = The square sells only when all houses are empty.

# Decrees
gugong-ask-piece = Which piece stays on the Decree?
gugong-decree-take = { $decree }
gugong-decree-note = { $cost ->
    [0] Free, but 1 servant stays there.
    [one] Costs 1 servant + 1 who stays.
   *[other] Costs { $cost } servants + 1 who stays.
 } { $points ->
    [0] { "" }
    [one] 1 point.{ " " }
   *[other] { $points } points.{ " " }
 }{ $effect }
gugong-piece-servant = A servant
gugong-piece-servant-note = He stays there to the end of the game.
gugong-piece-foreman = The Foreman
gugong-piece-foreman-note = He counts as 1 servant there and stays to the end of the game.
gugong-did-decree = { $who } gets the Decree { $decree }{ $points ->
    [0] .
    [one] { "" }: 1 point.
   *[other] { "" }: { $points } points.
 }
gugong-why-decree-owned = You have this Decree already.
gugong-why-decree-servants = It costs { $cost ->
    [one] 1 servant
   *[other] { $cost } servants
 }, and 1 more has to stay there; you have { $have }.

# Grand Canal
gugong-group-sail = Move a ship
gugong-group-claim = Claim a reward
gugong-harbor-on-route = { $harbor } (route { $route })
gugong-load-any = Load a ship
gugong-load-servant = A servant onto your ship at { $harbor }
gugong-load-foreman = The Foreman upright onto your ship at { $harbor }
gugong-load-lying = The Foreman lying onto your ship at { $harbor }
gugong-load-note = { $full ->
    [0] The ship still has room then.
   *[other] The ship is full then, and ready for a reward.
 }
gugong-load-none = Load nothing
gugong-launch-any = A new ship
gugong-launch-route = A new ship on route { $route }
gugong-launch-servant = A new ship with a servant, at { $harbor }
gugong-launch-foreman = A new ship with the Foreman upright, at { $harbor }
gugong-launch-lying = A new ship with the Foreman lying, at { $harbor }
gugong-launch-note = It begins at the first free harbor.
gugong-load-two = Load two pieces
gugong-load-two-note = { $cost ->
    [0] Free
    [one] Costs 1 servant
   *[other] Costs { $cost } servants
 }. Two servants, or one and the Foreman, onto one ship or two.
gugong-sail = Move your ship from { $before } to { $after }
gugong-sail-note = { $skipped ->
    [0] To the next harbor.
    [one] Passes 1 occupied harbor.
   *[other] Passes { $skipped } occupied harbors.
 }
gugong-sail-any = Move your ship at { $harbor }
gugong-sail-done = Done
gugong-sail-done-note = Nothing more on the Canal for now.
gugong-claim-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 } at { $harbor }
gugong-claim-card = A Gift card at { $harbor }
gugong-claim-foreman = The Foreman at { $harbor }
gugong-claim-any = A reward at { $harbor }
gugong-claim-note = 1 servant stays, the others go to your supply; the ship comes home.
gugong-claim-foreman-note = The Foreman stays, the others go to your supply; the ship comes home.
gugong-claim-none = Claim nothing
gugong-claim-none-note = The ship stays on the Canal, and can claim again once it has moved.
gugong-did-load-servant = { $who } loads a servant onto the ship at { $harbor }.
gugong-did-load-foreman = { $who } loads the Foreman, upright, onto the ship at { $harbor }.
gugong-did-load-lying = { $who } loads the Foreman, lying, onto the ship at { $harbor }.
gugong-did-launch-servant = { $who } launches a ship with a servant at { $harbor }.
gugong-did-launch-foreman = { $who } launches a ship with the Foreman, upright, at { $harbor }.
gugong-did-launch-lying = { $who } launches a ship with the Foreman, lying, at { $harbor }.
gugong-did-sail = { $who }’s ship sails from { $before } to { $after }.
gugong-did-sail-all = Evening: all ships on the Canal sail on.
gugong-did-lose-ship = { $who }’s ship leaves the last harbor and is lost, without a reward.
gugong-did-claim-points = { $who } claims { $points ->
    [one] 1 point
   *[other] { $points } points
 } at { $harbor }.
gugong-did-claim-card = { $who } claims a Gift card at { $harbor }.
gugong-did-claim-foreman = { $who } claims the Foreman at { $harbor }.
gugong-did-draw = You draw { $gift }.
gugong-why-ship-full = The ship is full.
gugong-why-lying = Lying, the Foreman needs two spaces.
gugong-why-ships = All { $ships } of your ships are on the Canal.
gugong-why-no-harbor = No harbor is free there.
gugong-why-second-piece = No ship would have room for the second piece.
gugong-why-room = Your ships have room for one piece only.
gugong-why-no-harbor-ahead = No harbor ahead of it is free.
gugong-why-no-reward = There is no reward in this harbor.
gugong-why-not-full = It carries { $servants } of the { $wanted } servants that a claim needs.
gugong-why-reward-full = All your spaces beside this reward are taken.
gugong-why-not-arrived = It did not arrive there just now, nor get its third servant.

# == Exchange of gifts, actions, Intrigue, Palace, servants, trades, Morning, Evening, the end ==

# Exchange of gifts
gugong-give = { $place }: { $gift } for { $taken }
gugong-give-note = { $twice ->
    [0] { "" }
   *[other] Its action twice.{ " " }
 }{ $price }{ $matches ->
    [0] { "" }
    [one] { " " }1 match.
   *[other] { " " }{ $matches } matches.
 }
gugong-give-card = Give { $gift }
gugong-price-free = Higher: free.
gugong-price-all = The lowest beats the highest: free.
gugong-price-pay-discard = Equal or lower: { $servants ->
    [0] pay nothing
    [one] 1 servant
   *[other] { $servants } servants
 }, a card, or no actions.
gugong-price-pay = Equal or lower: { $servants ->
    [0] pay nothing
    [one] 1 servant
   *[other] { $servants } servants
 }, or no actions.
gugong-price-discard = Equal or lower: discard a card, or no actions.
gugong-price-none = Equal or lower: no actions, you have nothing to add.
gugong-way-discard = Discard { $gift }
gugong-way-discard-any = Discard another card
gugong-way-discard-note = One turn less today; counts in the Evening, back tomorrow.
gugong-way-none = No actions
gugong-way-none-note = Costs nothing, and your turn brings nothing more.
gugong-did-give = { $who } gives { $gift } to the { $official } ({ $place }) and takes { $taken }.
gugong-did-forgo = { $who } does without actions.
gugong-did-discard = { $who } discards a card.
gugong-did-discard-own = It is { $gift }.
gugong-pass = Pass
gugong-why-discarded = It lies in your discard pile until tomorrow.
gugong-why-pass = Whoever has a card in hand must take a turn.
gugong-why-last-card = You have no other card in hand.
gugong-why-servants = Costs { $cost ->
    [one] 1 servant
   *[other] { $cost } servants
 }; you can pay { $have }.

# Parts of a replay
gugong-chapter = Day { $day }

# Actions
gugong-ask-act-both = Which action do you perform? First the card’s ({ $card }), then the location’s ({ $place }). Beginning with the location’s gives up the card’s.
gugong-ask-act-twice = Which action do you perform? Card and location are the same ({ $place }), so you may do it twice.
gugong-ask-act-place = { $place }: which action do you perform?
gugong-card-servants = Gain { $servants ->
    [one] 1 servant
   *[other] { $servants } servants
 }
gugong-done = Done
gugong-done-note = No more actions this turn.
gugong-end-turn = End the turn
gugong-end-turn-note = You keep your tokens.
gugong-cost-note = Costs { $servants ->
    [one] 1 servant.
   *[other] { $servants } servants.
 }
gugong-why-card-without = The card you gave has no action.
gugong-why-card-first = The card’s action comes first, and only once.
gugong-why-supply = Your supply is empty.

# Intrigue and the Palace
gugong-intrigue-one = { $steps ->
    [0] Take the Medal
    [one] 1 Intrigue step
   *[other] { $steps } Intrigue steps
 }
gugong-intrigue-one-note = { $medal ->
    [0] Free. The Medal is taken already today.
   *[other] Free. You also take the Medal, and are start player tomorrow.
 }
gugong-intrigue-three = { $steps ->
    [one] 1 Intrigue step for a servant
   *[other] { $steps } Intrigue steps for a servant
 }
gugong-palace = { $steps ->
    [one] 1 Envoy step
   *[other] { $steps } Envoy steps
 }
gugong-palace-one-note = Free. { $left ->
    [0] Your Envoy is in the Palace: 1 point instead.
    [one] Your Envoy arrives in the Palace.
   *[other] The Palace is { $left } steps away.
 }
gugong-palace-two-note = Costs { $servants ->
    [one] 1 servant
   *[other] { $servants } servants
 }. Also { $intrigue ->
    [one] 1 Intrigue step
   *[other] { $intrigue } Intrigue steps
 }. { $left ->
    [0] In the Palace already: { $points } points instead.
    [one] Arrives in the Palace, and 1 point.
    [2] Your Envoy arrives in the Palace.
   *[other] The Palace is { $left } steps away.
 }
gugong-did-medal = { $who } takes the Medal and starts tomorrow.
gugong-did-intrigue-up = { $who } climbs to Intrigue step { $step }.
gugong-did-intrigue-down = { $who } goes down to Intrigue step { $step }.
gugong-did-envoy = { $who }’s Envoy is on step { $step } of { $top } now.
gugong-did-arrive = { $who }’s Envoy arrives in the Palace and takes the place worth { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
gugong-did-beyond = { $who } gets { $points ->
    [one] 1 point
   *[other] { $points } points
 } for the Envoy in the Palace.
gugong-why-top = Your marker is on the last step.

# Servants and the Foreman
gugong-pay-servants = Pay { $servants ->
    [one] 1 servant
   *[other] { $servants } servants
 }
gugong-pay-foreman = Pay with the Foreman{ $servants ->
    [0] { "" } alone
    [one] , lying, and 1 servant
   *[other] , lying, and { $servants } servants
 }
gugong-pay-upright = Pay with the Foreman, upright, and { $servants ->
    [one] 1 servant
   *[other] { $servants } servants
 }
gugong-pay-note = { $left ->
    [0] Your pool is empty then.
    [one] 1 servant is left in your pool.
   *[other] { $left } servants are left in your pool.
 }
gugong-foreman-note = He counts as 1 here; at work he may lie down, and counts as 2.
gugong-gain-servants = Gain { $servants ->
    [one] 1 servant
   *[other] { $servants } servants
 }
gugong-gain-foreman = Gain the Foreman{ $servants ->
    [0] { "" }
    [one] { " " }and 1 servant
   *[other] { " " }and { $servants } servants
 }
gugong-did-pay = { $who } pays { $foreman ->
    [0] { $servants ->
        [one] 1 servant.
       *[other] { $servants } servants.
     }
   *[other] { $servants ->
        [0] with the Foreman.
        [one] with the Foreman and 1 servant.
       *[other] with the Foreman and { $servants } servants.
     }
 }
gugong-did-gain = { $who } gains { $foreman ->
    [0] { $servants ->
        [0] nothing: the supply is empty.
        [one] 1 servant.
       *[other] { $servants } servants.
     }
   *[other] { $servants ->
        [0] the Foreman.
        [one] the Foreman and 1 servant.
       *[other] the Foreman and { $servants } servants.
     }
 }

# Exchanging Travel tokens
gugong-trade-2 = Exchange 2 tokens for { $amount ->
    [one] a servant
   *[other] { $amount } servants
 }
gugong-trade-4 = Exchange 4 tokens for { $amount ->
    [one] 1 point
   *[other] { $amount } points
 }
gugong-trade-6 = Exchange 6 tokens for { $amount ->
    [one] a Jade
   *[other] { $amount } Jade
 }
gugong-trade-double = { $trade } ({ $over ->
    [0] with the double token
   *[other] with the double token, one too many
 })
gugong-trade-note = Uses { $doubles ->
    [0] { $plain } tokens.
    [one] the double token{ $plain ->
        [0] { "" } alone.
        [one] { " " }and 1 other.
       *[other] { " " }and { $plain } others.
     }
   *[other] { $doubles } double tokens{ $plain ->
        [0] .
        [one] { " " }and 1 other.
       *[other] { " " }and { $plain } others.
     }
 }{ $over ->
    [0] { "" }
   *[other] { " " }The surplus is lost.
 }
gugong-did-trade-2 = { $who } exchanges { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 } for { $amount ->
    [one] a servant.
   *[other] { $amount } servants.
 }
gugong-did-trade-4 = { $who } exchanges { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 } for { $amount ->
    [one] 1 point.
   *[other] { $amount } points.
 }
gugong-did-trade-6 = { $who } exchanges { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 } for { $amount ->
    [one] a Jade.
   *[other] { $amount } Jade.
 }
gugong-why-tokens = It takes { $number } tokens; { $have ->
    [0] you have none.
   *[other] yours count as { $have }.
 }

# Morning
gugong-did-morning = Day { $day } begins. { $who } is start player.
gugong-token-at = { $city } ({ $token })
gugong-did-refill = New Travel tokens: { $tokens }.
gugong-did-shuffle-tokens = The exchanged Travel tokens are shuffled into new piles.
gugong-did-roll = The Destiny dice show { $first }, { $second } and { $third }.
gugong-did-morning-decree = Decree of { $who }: { $decree }.
gugong-did-score = { $who } scores { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }

# Evening
gugong-evening = { $foreman ->
    [0] { $servants ->
        [0] No servants
        [one] 1 servant
       *[other] { $servants } servants
     }
   *[other] { $servants ->
        [0] The Foreman
        [one] The Foreman and 1 servant
       *[other] The Foreman and { $servants } servants
     }
 }
gugong-did-match-nothing = Evening: nobody’s gifts match the Destiny dice.
gugong-did-match = Evening: { $who } shows { $gifts }: { $pairs ->
    [one] 1 match.
   *[other] { $pairs } matches.
 }
gugong-did-take-none = { $who } takes no servants.
gugong-did-destiny = { $who } has the most matches ({ $matches }): { $points ->
    [one] 1 point
   *[other] { $points } points
 } and an Envoy step.

# The end
gugong-did-final = { $who } scores { $points ->
    [one] 1 point
   *[other] { $points } points
 } at the end: Palace { $places }, Decrees { $final_decrees }, Jade { $jade }.
gugong-end = { $days } Days are over. Of those whose Envoy is in the Palace, the one with the most points wins.
gugong-end-nobody = { $days } Days are over, and nobody’s Envoy is in the Palace: nobody wins.
gugong-score-wall = Great Wall
gugong-score-destiny = Destiny dice
gugong-score-tokens = Travel tokens
gugong-score-trades = Exchanged tokens
gugong-score-harbors = Harbor rewards
gugong-score-decrees = Decrees
gugong-score-palace = Envoy steps beyond the Palace
gugong-score-places = Place in the Palace
gugong-score-final-decrees = Decrees at the end
gugong-score-jade = Jade
gugong-score-intrigue = Place { $place } in Intrigue order, which only breaks ties
