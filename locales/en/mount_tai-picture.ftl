# Words drawn on the pictures of Mount Tai; keep them short

mount-tai-picture-name = { $who }
mount-tai-picture-state = Year { $year } · { $season } · round { $round }
mount-tai-picture-ended = The game is over
mount-tai-picture-won = Winner: { $who }
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
mount-tai-picture-talent-administrative = Admin
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
mount-tai-picture-again-second-layer = { $per ->
    [1] For each own tile on layer 2
   *[other] For every { $per } own on layer 2
 }
mount-tai-picture-again-layers = For each layer with an own tile
mount-tai-picture-again-farmlands = For each farmland
mount-tai-picture-again-towns = For each town
mount-tai-picture-again-buildings = For each building
mount-tai-picture-again-money = { $per ->
    [1] For each money
   *[other] For every { $per } money
 }
mount-tai-picture-again-grain = { $per ->
    [1] For each grain
   *[other] For every { $per } grain
 }
mount-tai-picture-again-wine = { $per ->
    [1] For each wine
   *[other] For every { $per } wine
 }
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
mount-tai-picture-alt-between = Between the turns.
mount-tai-picture-alt-place = { $who } ({ $number ->
    [0] no tile
   *[other] tile { $number }
 })
mount-tai-picture-alt-seat = { $who }: { $reputation } reputation, { $money } money, { $grain } grain, { $wine } wine, { $edicts } edict { $edicts ->
    [one] tile
   *[other] tiles
 } left, { $farmlands } { $farmlands ->
    [one] farmland
   *[other] farmlands
 }, { $towns } { $towns ->
    [one] town
   *[other] towns
 }, { $settlements } { $settlements ->
    [one] settlement
   *[other] settlements
 }{ $ascended ->
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
mount-tai-area-player = { $seat }’s board
mount-tai-area-mountain = The mountain
mount-tai-area-season = Seasons, events and Praises
mount-tai-area-offers = Buildings and talents on offer

# On the picture of a player's board
mount-tai-picture-pyramid = Edict tiles
mount-tai-picture-left = { $count } left
mount-tai-picture-gone = Gone
mount-tai-picture-aside = { $count } set aside
mount-tai-picture-recorded = Vanguard: { $numbers }
mount-tai-picture-played = Played
mount-tai-picture-talents = Talents
mount-tai-picture-no-talents = No talent recruited yet
mount-tai-picture-source-start = Start
mount-tai-picture-source-praise-1 = Praises, year 1
mount-tai-picture-source-praise-2 = Praises, year 2
mount-tai-picture-source-celebration = Celebrations
mount-tai-picture-source-sacrifice = Sacrifices
mount-tai-picture-source-event = Events
mount-tai-picture-source-talent = Talents
mount-tai-picture-source-tutor = Tutors
mount-tai-picture-source-level-3 = Level 3
mount-tai-picture-guide = At a glance
mount-tai-picture-tier-2 = one of the two
mount-tai-picture-tier-3 = both, in any order
mount-tai-picture-brought = brought along
mount-tai-picture-tutor-mark = { $tutor }: { $what }
mount-tai-picture-studies = { $tutor }: { $count } studied
mount-tai-picture-donated = donated: { $count }
mount-tai-picture-alt-player = { $seat }. Uncovered edict tiles: { $open }. Buildings: { $buildings }. Talents: { $talents }.
mount-tai-picture-alt-level = { $talent } { $level }
mount-tai-picture-alt-cover = Mount Tai: a stairway climbs from a red gate through pines and clouds to the temple on the summit.

# Skills in a few words, for a line of about 30 letters
mount-tai-picture-skill-ferment-reclaiming = reclaiming: { $amount } grain → wine
mount-tai-picture-skill-three-farmlands = up to { $amount } farmlands at once
mount-tai-picture-skill-farmland-points = end: { $amount } per farmland
mount-tai-picture-skill-grain-for-town = +{ $amount } grain per town built
mount-tai-picture-skill-two-towns = up to { $amount } towns at once
mount-tai-picture-skill-town-points = end: { $amount } per { $per } towns
mount-tai-picture-skill-greater-celebration = celebration: +{ $amount } reputation
mount-tai-picture-skill-greater-sacrifice = sacrifice: +{ $amount } reputation
mount-tai-picture-skill-level-points = end: { $amount } per talent level
mount-tai-picture-skill-two-brewings = up to { $amount } brewings at once
mount-tai-picture-skill-ferment = settlement: { $amount } grain → wine
mount-tai-picture-skill-wine-points = end: { $amount } per wine
mount-tai-picture-skill-more-removals = tidy-up, tribe: +{ $amount } tile
mount-tai-picture-skill-settlement-removal = settlement: remove { $amount } tile
mount-tai-picture-skill-edict-points = end: { $amount } per tier III gone
mount-tai-picture-skill-grain-for-cultivation = cultivation: +{ $amount } grain
mount-tai-picture-skill-two-climbs = mountain: up to { $amount } tiles
mount-tai-picture-skill-slope-points = end: { $amount } per tile, layers 2–3
mount-tai-picture-skill-blue-reputation = blue events: +{ $amount } reputation
mount-tai-picture-skill-greater-events = other events: +{ $amount }
mount-tai-picture-skill-track-points = end: points per track led
mount-tai-picture-skill-settlement-swap = settlement: { $amount } money ↔ grain
mount-tai-picture-skill-money-for-event = { $event } event: +{ $amount } money
mount-tai-picture-skill-pair-points = end: { $amount } per money + grain
mount-tai-picture-skill-first-of-equals = wins equal numbers
mount-tai-picture-skill-conversion = if first: event as other good
mount-tai-picture-skill-copy = end: copy a level 3 skill
mount-tai-picture-skill-cheaper-building = building plan: −{ $amount } money
mount-tai-picture-skill-settlement-building = settling: town or farmland
mount-tai-picture-skill-building-pair-points = end: { $amount } per { $per } buildings
mount-tai-picture-skill-first-reputation = first in order: +{ $amount } reputation
mount-tai-picture-skill-sole-leader = sole most: +{ $amount } of it
mount-tai-picture-skill-only-talent-points = end: { $amount } if the only talent
mount-tai-picture-skill-arrival-gift = at once: +{ $amount } of every good
mount-tai-picture-skill-praise-reputation = Praise met: +{ $amount } reputation
mount-tai-picture-skill-winter-praise = end: last Praise once more
mount-tai-picture-skill-lower-number = number counts { $amount } lower
mount-tai-picture-skill-lower-still = { $amount } lower
mount-tai-picture-skill-first-event = first: event +{ $amount }
mount-tai-picture-skill-first-points = end: { $amount } per time first
mount-tai-picture-skill-money-for-celebration = celebration: { $amount } money for wine
mount-tai-picture-skill-money-for-sacrifice = sacrifice: { $amount } money for wine
mount-tai-picture-skill-building-points = end: { $amount } per building
mount-tai-picture-skill-building-discard = building plan: discard { $amount } tile
mount-tai-picture-skill-settlement-places = settlement: swap { $amount } tiles
mount-tai-picture-skill-last-decision = end: one more decision
mount-tai-picture-skill-pond = cultivation: a pond beside it
mount-tai-picture-skill-across-water = cultivate across water
mount-tai-picture-skill-waterside-points = end: { $amount } per { $per } tiles at water
