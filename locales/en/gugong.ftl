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
gugong-ask-act = Which action do you perform?
gugong-ask-pay = How do you pay { $servants ->
    [one] 1 servant?
   *[other] { $servants } servants?
 }
gugong-ask-gain = You gain { $servants ->
    [one] 1 servant: a servant, or the Foreman?
   *[other] { $servants } servants: is the Foreman one of them?
 }
gugong-ask-pieces = Which two pieces go on the Great Wall?
gugong-ask-load = Which ship is loaded next, and with what?
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
gugong-ask-evening = Your gifts match the dice. How many servants do you take?
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
gugong-official-wall = Commander of the Frontier
gugong-official-jade = Keeper of the Imperial Workshops
gugong-official-intrigue = Head of the Eastern Depot
gugong-official-palace = Master of Ceremonies
gugong-official-decree = Grand Secretary
gugong-official-canal = Commissioner of Grain Transport

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
gugong-decree-more-wall-effect = Each Great Wall action of yours also puts { $amount ->
    [one] 1 servant
   *[other] { $amount } servants
 } of your supply on the Wall.
gugong-decree-cheap-jade = Jade Warrant
gugong-decree-cheap-jade-effect = A Jade costs you { $amount ->
    [one] 1 servant
   *[other] { $amount } servants
 } less.
gugong-decree-evening-servant = Good Omens
gugong-decree-evening-servant-effect = Every Evening in which a gift of yours matches a die: { $amount ->
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
