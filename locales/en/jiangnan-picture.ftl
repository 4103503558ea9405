# Words on the pictures of Jiangnan, and their alternative texts

## The overview
jiangnan-picture-name = { $who }
jiangnan-picture-round = Round { $round } of { $rounds }
jiangnan-picture-ended = The game is over
jiangnan-picture-won = { $who } has won
jiangnan-picture-phase-works = Choosing the first portfolio
jiangnan-picture-phase-talents = Choosing talents
jiangnan-picture-phase-action = Action Phase
jiangnan-picture-phase-income = Upkeep: income
jiangnan-picture-phase-boats = Upkeep: boats
jiangnan-picture-phase-draft = Upkeep: draft
jiangnan-picture-phase-events = Upkeep: events
jiangnan-picture-phase-rest = Upkeep: Mandatory Rest
jiangnan-picture-phase-spirits = Upkeep: spirits
jiangnan-picture-phase-final = Final scoring
jiangnan-picture-district-society = Society
jiangnan-picture-district-teahouse = Teahouse
jiangnan-picture-district-fair = Fair
jiangnan-picture-district-travel = Travel
jiangnan-picture-district-tavern = Tavern
jiangnan-picture-district-parlour = Parlour
jiangnan-picture-upkeep = Upkeep Board
jiangnan-picture-shops = What the shops do
jiangnan-picture-artisans = Publishing may pay for a trip
jiangnan-picture-jinling = Jinling
jiangnan-picture-offer = Action tiles on offer
jiangnan-picture-goals = Goals to come
jiangnan-picture-scoring = Public Scoring Track and events
jiangnan-picture-event-refill = Age { $age }
jiangnan-picture-event-mixed = Ages { $low } and { $high }
jiangnan-picture-event-scoring = a match
jiangnan-picture-event-bags = Bag refill
jiangnan-picture-event-swap = Age 2 works

## One player
jiangnan-picture-track = Action track: the rightmost tile is discarded
jiangnan-picture-used = Used
jiangnan-picture-drafted = Drafted
jiangnan-picture-bag = In your bag
jiangnan-picture-unpublished = Unpublished portfolios
jiangnan-picture-published = Published
jiangnan-picture-people = Talent and assistants
jiangnan-picture-cities = Cities

## Alternative texts
jiangnan-picture-alt-cover = The title picture of Jiangnan: Life of Gentry: an arched bridge over a canal between white houses.
jiangnan-picture-alt-none = none
jiangnan-picture-alt-board = Round { $round } of { $rounds }. { $active } Turn order: { $order }. { $players }. Scholars: { $districts }.
jiangnan-picture-alt-turn = It is { $who }’s turn.
jiangnan-picture-alt-between = Between the turns.
jiangnan-picture-alt-won = { $who } has won.
jiangnan-picture-alt-seat = { $who }: { $score } VP, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }, spirit { $spirit }, { $ideas }; published { $works }; { $assistants ->
    [one] 1 assistant
   *[other] { $assistants } assistants
    }, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
    }
jiangnan-picture-alt-bot = { $who }: { $score } VP, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }; published { $works }; { $assistants ->
    [one] 1 assistant
   *[other] { $assistants } assistants
    }, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
    }
jiangnan-picture-alt-published = { $count } × { $kind }
jiangnan-picture-alt-district = { $district } { $count }
jiangnan-picture-alt-districts = Scholars: { $districts }. { $boats }.
jiangnan-picture-alt-boat = Boat { $slot }: { $servants ->
    [one] 1 servant
   *[other] { $servants } servants
    }
jiangnan-picture-alt-upkeep = { $offer ->
    [one] 1 action tile is
   *[other] { $offer } action tiles are
    } on offer. Trends that score: { $trends }. Goals still to come: { $goals }. Turn order: { $order }.
jiangnan-picture-alt-works = The Society shows { $works }. Teahouse: { $teahouse }. Tavern: { $tavern }. Muses: { $muses }.
jiangnan-picture-alt-travel = Who has travelled where. { $players }.
jiangnan-picture-alt-cities = { $who }: { $cities }
jiangnan-picture-alt-fair = The shops from 12 o’clock on: { $shops }. The pointer shows { $pointed }. { $players }.
jiangnan-picture-alt-stands = { $who } stands at { $hour }
jiangnan-picture-alt-player = { $seat }. Unpublished: { $works }. Published: { $published }. Assistants: { $assistants }. { $track ->
    [one] 1 tile
   *[other] { $track } tiles
    } on the action track, { $bag } in the bag.
jiangnan-picture-alt-bag = The bag of { $who }: { $bag ->
    [one] 1 tile
   *[other] { $bag } tiles
    }.

## Works, Display tracks, muses and talents
jiangnan-picture-stack = { $count } in the stack
jiangnan-picture-own-works = Your portfolios
jiangnan-picture-talents = Talents

## Areas
jiangnan-area-districts = The districts and their boats
jiangnan-area-upkeep = Upkeep Board, scoring and goals
jiangnan-area-works = Portfolios, Display Tracks and muses
jiangnan-area-travel = The cities
jiangnan-area-fair = The Temple Fair and its shops
jiangnan-area-player = { $seat }’s board
