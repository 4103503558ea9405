# Words drawn on the pictures of Mount Tai; keep them short

mount-tai-picture-name = { $who }
mount-tai-picture-changed = changed since the last card
mount-tai-picture-option = may be chosen now
mount-tai-picture-state = Year { $year } · { $season } · round { $round }
mount-tai-picture-ended = The game is over
mount-tai-picture-phase-begin = Before the first round
mount-tai-picture-phase-policy = Policy decisions
mount-tai-picture-phase-order = Turn order change
mount-tai-picture-phase-events = Events
mount-tai-picture-phase-settlement = Settlement
mount-tai-picture-phase-close = Settlement
mount-tai-picture-phase-last = Last decisions
mount-tai-picture-phase-copy = Last decisions
mount-tai-picture-phase-final = Final scoring
mount-tai-picture-challenge = Challenge { $game }: { $goal }
mount-tai-picture-blueprint = Blueprints
mount-tai-picture-wilderness = Wilderness
mount-tai-picture-supply = { $count } in the supply
mount-tai-picture-virtual-gone = { $count ->
    [one] 1 edict tile used
   *[other] { $count } edict tiles used
 }

# Buildings and talents in a word
mount-tai-picture-building-granary = Granary
mount-tai-picture-building-mint = Mint
mount-tai-picture-building-works-office = Works
mount-tai-picture-building-free-market = Market
mount-tai-picture-building-academy = Academy
mount-tai-picture-building-yufu = Yufu
mount-tai-picture-building-garrison = Garrison
mount-tai-picture-building-observatory = Star tower
mount-tai-picture-talent-agricultural = Farming
mount-tai-picture-talent-commercial = Commerce
mount-tai-picture-talent-sacrifice = Rites
mount-tai-picture-talent-brewer = Brewer
mount-tai-picture-talent-administrative = Order
mount-tai-picture-talent-pioneer = Pioneer
mount-tai-picture-talent-publicist = Publicist
mount-tai-picture-talent-trader = Trader
mount-tai-picture-talent-yinyang = Yin-Yang
mount-tai-picture-talent-architect = Architect
mount-tai-picture-talent-duhu = Duhu Wei
mount-tai-picture-talent-firstborn = Firstborn
mount-tai-picture-talent-vanguard = Vanguard
mount-tai-picture-talent-elder = Elder
mount-tai-picture-talent-secretary = Secretary
mount-tai-picture-talent-zheng = Zheng heir

# The seasons large: what the Praises ask
mount-tai-picture-praise-year = { $praise } · year { $year }
mount-tai-picture-first-second-layer = At least { $need } own on layer 2
mount-tai-picture-first-layers = Own tiles on { $need } layers
mount-tai-picture-first-farmlands = At least { $need } farmlands
mount-tai-picture-first-towns = At least { $need } towns
mount-tai-picture-first-buildings = At least { $need } buildings
mount-tai-picture-first-money = At least { $need } money
mount-tai-picture-first-grain = At least { $need } grain
mount-tai-picture-first-wine = At least { $need } wine
mount-tai-picture-first-talents-2 = A talent of level 2 or 3
mount-tai-picture-first-talents-3 = A talent of level 3
mount-tai-picture-again-second-layer = For every { $per } own on layer 2
mount-tai-picture-again-layers = For each layer with an own tile
mount-tai-picture-again-farmlands = For each farmland
mount-tai-picture-again-towns = For each town
mount-tai-picture-again-buildings = For each building
mount-tai-picture-again-money = For every { $per } money
mount-tai-picture-again-grain = For every { $per } grain
mount-tai-picture-again-wine = For every { $per } wine
mount-tai-picture-again-talents-2 = For each talent of level 2 or 3
mount-tai-picture-again-talents-3 = For each talent of level 3

# What is seen on the mountain
mount-tai-picture-sign-settlement = Settlement
mount-tai-picture-sign-farmland = Farmland
mount-tai-picture-sign-town = Town
mount-tai-picture-sign-marker = On the summit
mount-tai-picture-sign-tribe = Tribe
mount-tai-picture-sign-water = Water
mount-tai-picture-sign-pond = Pond

# Alternative texts
mount-tai-picture-alt-board = Mount Tai, { $state }. { $active } Turn order: { $order }. { $players }. Events of this round: { $events }. Praise of the season: { $praise }. Buildings on offer: { $buildings }. Talents: { $talents }.
mount-tai-picture-alt-moment = year { $year }, { $season }, round { $round }
mount-tai-picture-alt-turn = It is the turn of { $who }.
mount-tai-picture-alt-won = The winner is { $who }.
mount-tai-picture-alt-none = none
mount-tai-picture-alt-over = The game is over.
mount-tai-picture-alt-between = Nobody’s turn.
mount-tai-picture-alt-place = { $who } ({ $number ->
    [0] no tile
   *[other] tile { $number }
 })
mount-tai-picture-alt-seat = { $who }: { $reputation } reputation, { $money } money, { $grain } grain, { $wine } wine, { $edicts } edict tiles left, { $farmlands } farmlands, { $towns } towns, { $settlements } settlements{ $ascended ->
    [0] { "" }
   *[other] , on the summit
 }
mount-tai-picture-alt-event = { $colour }: { $gives }
mount-tai-picture-alt-exchange = exchange of up to { $amount }
mount-tai-picture-alt-nothing = nothing
mount-tai-picture-alt-turned = { $colour }: activated
mount-tai-picture-alt-stack = { $what } ×{ $count }
mount-tai-picture-alt-mountain = The mountain. Water: { $water }. Tribes: { $tribes }. { $players }.
mount-tai-picture-alt-land = { $who }: { $land }
mount-tai-picture-alt-tile = { $land } { $cell }
mount-tai-picture-alt-season = The seasons. { $rounds }. Praises still to come: { $praises }.
mount-tai-picture-alt-round = Round { $round }: { $events }
mount-tai-picture-alt-offers = Buildings on offer: { $buildings }; { $supply } more in the supply. Talents: { $talents }.

# Parts of the table, in menus
mount-tai-area-mountain = The mountain
mount-tai-area-season = Seasons, events and Praises
mount-tai-area-offers = Buildings and talents on offer
