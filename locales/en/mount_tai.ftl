# Mount Tai

mount-tai-name = Mount Tai
mount-tai-summary = Cultivate your fief up the mountain with a pyramid of edicts, and win a name through harvests, rites and the Eight Praises.

mount-tai-howto =
    You are officials who cultivate your fiefs up the holy mountain. The game lasts two years of four seasons; a season is two rounds and a settlement. **Most reputation wins.**

    { "**" }Each round** everybody decides once:
    • **Use an edict**: your 29 edict tiles lie in a pyramid, 4 over 9 over 16, and you use one on which no other lies. Tier I has one effect, tier II one of two, tier III both.
    • **Tidy up**: remove one or two uncovered edicts without using them, to get at those below.
    Then a new turn order is made: **the lower your number, the earlier you are**. In that order everybody takes one of the round's events.

    { "**" }The effects**
    • **Cultivation**: settlement tiles beside your own: two on the same height, or one up or down the mountain, 1 money each.
    • **Farmland** (2 money, free next to water) and **town** (1 money): turn a settlement tile over.
    • **Recruitment**: hire a talent, or raise one of yours. **Building plan**: buy a building.
    • **Brewing**: grain becomes wine.
    • **Celebration** (3 grain, 3 wine): 6 reputation. So does the **sacrifice to heaven** (2 grain, 1 wine), for those whose marker stands on the summit.

    { "**" }In the settlement** farmland pays grain (spring and autumn), towns pay money (summer and winter), and one of the Eight Praises is checked: in the first year 5 reputation for whoever meets it, in the second reputation for each time. At the end talents of level 3 score.

    { "**" }Good to know.** All Praises lie open from the start: plan for them. An edict that is strong but has a high number makes you late for the events. Farmland beside water is free.

# == Questions ==
mount-tai-ask-policy = Your policy decision: which edict tile do you use, or do you tidy up?
mount-tai-ask-act = { $times ->
    [one] What do you do?{ $either ->
        [0] { " " }Open:
       *[other] { " " }One of these:
     } { $effects }.
   *[other] What do you do first? Both are open: { $effects }.
 }
mount-tai-ask-cultivate = Do you cultivate another cell?
mount-tai-ask-tribe = A primitive tribe joins you. Which edict tile do you remove?
mount-tai-ask-farmland = Do you reclaim more farmland?
mount-tai-ask-town = Do you build another town?
mount-tai-ask-brew = Do you brew a second time?
mount-tai-ask-tidy = Do you remove another edict tile?
mount-tai-ask-event = Which event do you activate?
mount-tai-ask-settle = Settlement: which skill do you use?

mount-tai-group-use = Use an edict tile
mount-tai-group-tidy = Tidy up
mount-tai-group-cultivation = Cultivation
mount-tai-group-farmland = Farmland
mount-tai-group-town = Town
mount-tai-group-recruitment = Recruitment and development
mount-tai-group-building = Building plan
mount-tai-group-brewing = Brewing
mount-tai-group-celebration = Celebration
mount-tai-group-sacrifice = Sacrifice to heaven
mount-tai-group-removal = Remove an edict tile
mount-tai-group-ferment = Grain into wine
mount-tai-group-event-yellow = Yellow event
mount-tai-group-event-green = Green event
mount-tai-group-event-blue = Blue event
mount-tai-group-event-red = Red event
mount-tai-group-done = No more

# == Typed commands ==
mount-tai-command-name = mount_tai
mount-tai-command-edict-name = edict
mount-tai-command-edict = Use an edict tile, with what you do with it
mount-tai-command-act-name = act
mount-tai-command-act = Say what you do with the edict tile that you use
mount-tai-command-tidy-name = tidy
mount-tai-command-tidy = Tidy up: remove edict tiles
mount-tai-command-event-name = event
mount-tai-command-event = Activate an event
mount-tai-command-settle-name = settle
mount-tai-command-settle = Use a talent’s skill in the settlement
mount-tai-param-number-name = number
mount-tai-param-number = The edict tile you use
mount-tai-param-action-name = action
mount-tai-param-action = What you do with it first
mount-tai-param-more-name = more
mount-tai-param-more = The next cell that you cultivate
mount-tai-param-tribe-name = tribe
mount-tai-param-tribe = The edict tile that you remove for a primitive tribe
mount-tai-param-second-name = second
mount-tai-param-second = What you do after that (tier III)
mount-tai-param-first-name = first
mount-tai-param-first = The edict tile you remove
mount-tai-param-next-name = next
mount-tai-param-next = Another one
mount-tai-param-third-name = third
mount-tai-param-third = And a third, with the Administrative Official
mount-tai-param-event-name = event
mount-tai-param-event = The event of this round
mount-tai-param-skill-name = skill
mount-tai-param-skill = The skill you use

# == Table options ==
mount-tai-variant-income = Farmland and towns pay
mount-tai-variant-income-seasons = in their own seasons
mount-tai-variant-income-every = in every season
mount-tai-variant-event-zero = Event tile 0
mount-tai-variant-event-zero-off = stays in the box
mount-tai-variant-event-zero-on = is mixed in
mount-tai-variant-buildings = Buildings
mount-tai-variant-buildings-base = the six basic kinds
mount-tai-variant-buildings-promo = with Garrison and Observatory
mount-tai-variant-talents = Red talents
mount-tai-variant-talents-base = the four basic ones
mount-tai-variant-talents-promo = with the promo ones
mount-tai-variant-talents-fan = with the fan-designed ones
mount-tai-variant-talents-all = with promo and fan-designed ones
mount-tai-variant-tutors = Grand Tutors (reconstructed)
mount-tai-variant-tutors-off = without
mount-tai-variant-tutors-on = one for each player

mount-tai-refuse-tutors = The Grand Tutors need at least two players.
mount-tai-refuse-challenge = The challenge is for one player.
mount-tai-refuse-kept = { $game ->
    [0] Talents and buildings are kept in the challenge only.
   *[other] Game { $game } of the challenge does not begin with this.
 }
mount-tai-refuse-talent = { $talent } is not in play with these options, and cannot be kept.
mount-tai-refuse-building = { $building } is not in play with these options, and cannot be kept.
mount-tai-refuse-second = There is a second building to keep, but no first.
mount-tai-refuse-twice = { $building } cannot be kept twice.

# == Things ==
mount-tai-virtual = the virtual player
mount-tai-party = { $who }
mount-tai-cell = { $cell }
mount-tai-land-settlement = Settlement
mount-tai-land-farmland = Farmland
mount-tai-land-town = Town
mount-tai-land-marker = Ascent marker
mount-tai-effect-cultivation = Cultivation
mount-tai-effect-farmland = Farmland
mount-tai-effect-town = Town
mount-tai-effect-recruitment = Recruitment
mount-tai-effect-building = Building plan
mount-tai-effect-brewing = Brewing
mount-tai-effect-celebration = Celebration
mount-tai-effect-sacrifice = Sacrifice
mount-tai-tile-1 = { $one }
mount-tai-tile-2 = { $one } or { $two }
mount-tai-tile-3 = { $one } and { $two }
mount-tai-money = { $amount } money
mount-tai-grain = { $amount } grain
mount-tai-wine = { $amount } wine
mount-tai-reputation = { $amount } reputation
mount-tai-good-money = money
mount-tai-good-grain = grain
mount-tai-good-wine = wine
mount-tai-good-reputation = reputation
mount-tai-good-exchange = exchange
mount-tai-season-spring = Spring
mount-tai-season-summer = Summer
mount-tai-season-autumn = Autumn
mount-tai-season-winter = Winter
mount-tai-colour-yellow = Yellow
mount-tai-colour-green = Green
mount-tai-colour-blue = Blue
mount-tai-colour-red = Red

mount-tai-building-granary = Granary
mount-tai-building-granary-effect = { $amount } grain in each settlement.
mount-tai-building-mint = Mint
mount-tai-building-mint-effect = { $amount } money in each settlement.
mount-tai-building-works-office = Works Office
mount-tai-building-works-office-effect = { $amount } grain for each farmland in spring and autumn, in place of the normal income.
mount-tai-building-free-market = Free Market
mount-tai-building-free-market-effect = { $amount } money for each town in summer and winter, in place of the normal income.
mount-tai-building-academy = Imperial Academy
mount-tai-building-academy-effect = Recruitment costs { $amount } money less.
mount-tai-building-yufu = Yufu
mount-tai-building-yufu-effect = Cultivation costs nothing.
mount-tai-building-garrison = Military Garrison
mount-tai-building-garrison-effect = { $amount } grain for each farmland in summer and winter.
mount-tai-building-observatory = Observatory
mount-tai-building-observatory-effect = Once, a red talent for 1 money; you may hold { $amount } red talents.

mount-tai-talent-agricultural = Agricultural Official
mount-tai-talent-commercial = Commercial Official
mount-tai-talent-sacrifice = Sacrifice Official
mount-tai-talent-brewer = Brewer
mount-tai-talent-administrative = Administrative Official
mount-tai-talent-pioneer = Pioneer
mount-tai-talent-publicist = Publicist
mount-tai-talent-trader = Trader
mount-tai-talent-yinyang = Yin-Yang Master
mount-tai-talent-architect = Architect
mount-tai-talent-duhu = Duhu Wei
mount-tai-talent-firstborn = Firstborn Grandchild
mount-tai-talent-vanguard = Vanguard
mount-tai-talent-elder = Village Elder
mount-tai-talent-secretary = Secretary
mount-tai-talent-zheng = Descendant of Zheng

mount-tai-skills = { $skills }
mount-tai-skill-ferment-reclaiming = { $amount } grain into wine with each reclamation
mount-tai-skill-three-farmlands = up to { $amount } reclamations in one effect
mount-tai-skill-farmland-points = at the end { $amount } reputation for each farmland
mount-tai-skill-grain-for-town = { $amount } grain for each town built
mount-tai-skill-two-towns = up to { $amount } towns in one effect
mount-tai-skill-town-points = at the end { $amount } reputation for every { $per } towns
mount-tai-skill-greater-celebration = { $amount } more reputation for a celebration
mount-tai-skill-greater-sacrifice = { $amount } more reputation for a sacrifice
mount-tai-skill-level-points = at the end { $amount } reputation for each level of all your talents
mount-tai-skill-two-brewings = up to { $amount } brewings in one effect
mount-tai-skill-ferment = { $amount } grain into wine in each settlement
mount-tai-skill-wine-points = at the end { $amount } reputation for each wine
mount-tai-skill-more-removals = { $amount } more edict tile removed in a tidy-up and at a tribe
mount-tai-skill-settlement-removal = { $amount } edict tile removed in each settlement
mount-tai-skill-edict-points = at the end { $amount } reputation for each tier III tile that is gone
mount-tai-skill-grain-for-cultivation = { $amount } grain for each cultivation action
mount-tai-skill-two-climbs = up to { $amount } placements up or down the mountain in one action
mount-tai-skill-slope-points = at the end { $amount } reputation for each own tile on layers 2 and 3
mount-tai-skill-blue-reputation = { $amount } more reputation for a blue event
mount-tai-skill-greater-events = { $amount } more from yellow, green and red events
mount-tai-skill-track-points = at the end as much reputation as there are players for each resource of which you have most
mount-tai-skill-settlement-swap = { $amount } money into grain, or grain into money, in each settlement
mount-tai-skill-money-for-event = { $amount } money whenever anybody activates an event of the kind “{ $event }”
mount-tai-skill-pair-points = at the end { $amount } reputation for each pair of grain and money
mount-tai-skill-first-of-equals = before others with the same edict number
mount-tai-skill-conversion = if first, the reward of your event as another good
mount-tai-skill-copy = at the end a skill of level 3 of somebody else’s talent
mount-tai-skill-cheaper-building = a building plan costs { $amount } money less
mount-tai-skill-settlement-building = a town in spring and autumn, a reclamation in summer and winter
mount-tai-skill-building-pair-points = at the end { $amount } reputation for every { $per } buildings
mount-tai-skill-first-reputation = { $amount } reputation for being first after a turn order change
mount-tai-skill-sole-leader = after each settlement { $amount } of each resource of which you alone have most
mount-tai-skill-only-talent-points = at the end { $amount } reputation if it is your only talent
mount-tai-skill-arrival-gift = at once { $amount } reputation, money, grain and wine each
mount-tai-skill-praise-reputation = { $amount } more reputation where you meet a Praise
mount-tai-skill-winter-praise = at the end the last Praise once more
mount-tai-skill-lower-number = your edict number counts { $amount } lower
mount-tai-skill-lower-still = your edict number counts a further { $amount } lower
mount-tai-skill-first-event = { $amount } more from your event if you are first
mount-tai-skill-first-points = at the end { $amount } reputation for each time you came first
mount-tai-skill-money-for-celebration = in a celebration up to { $amount } money in place of wine
mount-tai-skill-money-for-sacrifice = in a sacrifice { $amount } money in place of wine
mount-tai-skill-building-points = at the end { $amount } reputation for each building
mount-tai-skill-building-discard = with a building plan { $amount } edict tile discarded
mount-tai-skill-settlement-places = in each settlement { $amount } uncovered edict tiles change places
mount-tai-skill-last-decision = at the end one more policy decision
mount-tai-skill-pond = after a cultivation an artificial water source beside the new tile
mount-tai-skill-across-water = cultivation across a water source
mount-tai-skill-waterside-points = at the end { $amount } reputation for every { $per } own tiles next to water

mount-tai-praise-high = How High!
mount-tai-praise-mighty = How Mighty!
mount-tai-praise-supreme = How Supreme!
mount-tai-praise-brilliant = How Brilliant!
mount-tai-praise-singular = How Singular!
mount-tai-praise-startling = How Startling!
mount-tai-praise-great = How Great!
mount-tai-praise-bewildering = How Bewildering!

# == Policy decisions ==
mount-tai-use = Use { $number }: { $tile }
mount-tai-use-note = { $tier ->
    [1] Tier I
    [2] Tier II: one of the two
   *[other] Tier III: both, in either order
 }
mount-tai-tidy = Tidy up: remove { $number }
mount-tai-remove = Remove { $number }
mount-tai-remove-none = Remove none
mount-tai-tidy-done = That is enough
mount-tai-no-decision = No further decision
mount-tai-pass = Pass
mount-tai-covered = { $number }: { $tile }
mount-tai-covered-tiles = Tiles that lie face down
mount-tai-done = Nothing more of this tile
mount-tai-done-note = What is left of the tile is forgone.
mount-tai-did-use = { $who } uses edict { $number }: { $tile }.
mount-tai-did-tidy = { $who } tidies up and removes edict { $number }.
mount-tai-did-remove = { $who } removes edict { $number }.
mount-tai-did-turn-up = Edict { $number } of { $who } is turned up: { $tile }.
mount-tai-did-pass = { $who } has no edict tile left and passes.
mount-tai-why-covered = Other tiles lie on it.
mount-tai-why-pass = Whoever has an edict tile must use or remove one.

# == Cultivation ==
mount-tai-flat = Flat land { $cell } (layer { $layer })
mount-tai-mountain = Mountain { $cell } (layer { $layer })
mount-tai-ascent = Ascent: { $cell }
mount-tai-site-note = { $cost ->
    [0] Free
   *[other] Costs { $cost } money
 }{ $tribe ->
    [0] { "" }
   *[other] ; primitive tribe
 }{ $water ->
    [0] { "" }
   *[other] ; next to water
 }
mount-tai-cultivate-done = No more placements
mount-tai-did-cultivate = { $who } cultivates { $cell } on layer { $layer } ({ $cost ->
    [0] free
   *[other] { $cost } money
 }).
mount-tai-did-ascend = { $who } climbs the summit ({ $cost ->
    [0] free
   *[other] { $cost } money
 }).
mount-tai-why-money = It costs { $cost } money; you have { $have }.
mount-tai-why-grain = It takes { $cost } grain; you have { $have }.
mount-tai-why-water = There is water.
mount-tai-why-apart = None of your tiles shares a side with it.
mount-tai-why-mixed = One cultivation is all flat land or all mountain.

# == Farmland and towns ==
mount-tai-reclaim = Farmland on { $cell }
mount-tai-reclaim-wine = Farmland on { $cell }, and { $wine } grain into wine
mount-tai-land-note = { $cost ->
    [0] Free{ $water ->
        [0] { "" }
       *[other] , next to water
     }
   *[other] Costs { $cost } money
 }
mount-tai-build-town = Town on { $cell }
mount-tai-enough = That is enough
mount-tai-did-reclaim = { $who } reclaims farmland on { $cell } ({ $cost ->
    [0] free
   *[other] { $cost } money
 }).
mount-tai-did-town = { $who } builds a town on { $cell } ({ $cost } money).
mount-tai-did-ferment = { $who } turns { $grain } into { $wine }.
mount-tai-did-skill = { $who } gains { $gain } ({ $skill }).
mount-tai-why-no-settlement = You have no settlement tile to turn over.
mount-tai-why-dry = It is not next to water, so it costs { $cost } money; you have { $have }.

# == Talents ==
mount-tai-recruit = Recruit: { $talent }
mount-tai-recruit-note = { $cost ->
    [0] Free
   *[other] Costs { $cost } money
 }; { $skill }.{ $rest ->
    [0] { "" }
    [one] { " " }1 card lies under it.
   *[other] { " " }{ $rest } cards lie under it.
 }
mount-tai-raise = { $talent } to level { $level }
mount-tai-raise-note = Costs { $cost } money; { $skill }.
mount-tai-did-recruit = { $who } recruits: { $talent } ({ $cost ->
    [0] free
   *[other] { $cost } money
 }).
mount-tai-did-raise = { $who } develops: { $talent } to level { $level } ({ $cost } money).
mount-tai-did-arrive = { $talent } comes to { $who } with { $amount } reputation, money, grain and wine each.
mount-tai-did-turn-talent = Turned up in the wilderness: { $talent }.
mount-tai-why-colour = You may not hold another talent of this colour ({ $colour }).
mount-tai-why-top = Level 3 is the highest.

# == Buildings ==
mount-tai-build = Build: { $building }
mount-tai-build-note = { $cost ->
    [0] Free
   *[other] Costs { $cost } money
 }. { $effect } { $copies ->
    [one] The only one on offer.
   *[other] { $copies } are on offer.
 }
mount-tai-did-build = { $who } builds: { $building } ({ $cost ->
    [0] free
   *[other] { $cost } money
 }).
mount-tai-did-turn-building = Turned up in the blueprint area: { $building }.
mount-tai-why-built = You have this building.
mount-tai-why-no-building = There are no buildings left.

# == Brewing, celebration, sacrifice ==
mount-tai-brew = Brew { $amount } wine from { $amount } grain
mount-tai-celebrate = Celebrate{ $money ->
    [0] { "" }
   *[other] { " " }with { $money } money for wine
 }: { $reputation } reputation
mount-tai-sacrifice = Sacrifice to heaven{ $money ->
    [0] { "" }
   *[other] { " " }with { $money } money for wine
 }: { $reputation } reputation
mount-tai-rite-note = Costs { $grain } grain, { $wine } wine{ $money ->
    [0] { "" }
   *[other] { " " }and { $money } money in place of wine
 }.
mount-tai-did-brew = { $who } brews { $amount } wine.
mount-tai-did-celebrate = { $who } celebrates: { $reputation } reputation{ $money ->
    [0] .
   *[other] , with { $money } money in place of wine.
 }
mount-tai-did-sacrifice = { $who } sacrifices to heaven: { $reputation } reputation{ $money ->
    [0] .
   *[other] , with { $money } money in place of wine.
 }
mount-tai-why-summit = Only who stands on the summit may sacrifice to heaven.
mount-tai-why-rite = It takes { $grain } grain and { $wine } wine; you have { $have_grain } and { $have_wine }.

# == Turn order and events ==
mount-tai-did-order = The new turn order: { $order }.
mount-tai-did-record = { $who } comes first: the Vanguard has done so { $firsts ->
    [one] once
   *[other] { $firsts } times
 }.
mount-tai-event = { $colour }: gain { $gain }
mount-tai-event-note = { $printed } on the tile, and { $more } more.
mount-tai-event-loss = { $colour }: lose { $loss }
mount-tai-event-nothing = { $colour }: nothing (tile 0)
mount-tai-event-exchange = { $colour }: { $pay } for { $gain }
mount-tai-event-no-exchange = { $colour }: exchange nothing
mount-tai-event-tile = The event: { $colour }
mount-tai-did-event = { $who } activates the event “{ $colour }”: { $gain }.
mount-tai-did-event-loss = { $who } activates the event “{ $colour }” and loses { $loss }.
mount-tai-did-event-nothing = { $who } activates the event “{ $colour }”: nothing.
mount-tai-did-event-exchange = { $who } exchanges { $pay } for { $gain } (red event).
mount-tai-why-turned = It has been activated this year.

# == Settlement ==
mount-tai-did-season = Settlement: { $season }, year { $year }.
mount-tai-did-income = { $who } gains { $gain } ({ $source }).
mount-tai-did-praise = { $who } meets “{ $praise }”: { $reputation } reputation.
mount-tai-ferment = Turn { $amount } grain into wine
mount-tai-settle-done = No further skill

# == Solo and challenge ==
mount-tai-ask-dismiss = The virtual player’s edict shows recruitment. Which talent leaves the game?
mount-tai-ask-observatory = Observatory: which red talent do you take?
mount-tai-group-dismiss = A talent leaves the game
mount-tai-dismiss = Remove: { $talent }
mount-tai-dismiss-note = On level 1: { $skill }.
mount-tai-observatory-none = Take none
mount-tai-did-virtual-draw = The virtual player draws edict { $number }: { $tile }.
mount-tai-did-virtual-building = Because of the virtual player all tiles of a kind leave the blueprint area: { $building }.
mount-tai-did-virtual-dismiss = Because of the virtual player a talent leaves the game: { $talent }.
mount-tai-did-virtual-event = The virtual player turns an event over: { $colour }.
mount-tai-did-lose = { $who } loses { $loss } after the settlement.
mount-tai-did-idle = { $who } is not first, and activates no event.
mount-tai-why-repeated = It was executed in the last round.

# == Promo and fan talents ==
mount-tai-ask-pond = Descendant of Zheng: where do you create a water source?
mount-tai-ask-discard = Secretary: which edict tile do you discard?
mount-tai-ask-places = Secretary: with which tile does it change places?
mount-tai-ask-convert = Yin-Yang Master: do you take the reward as something else?
mount-tai-ask-copy = Yin-Yang Master: which skill of level 3 do you copy?
mount-tai-group-pond = Artificial water source
mount-tai-group-swap = Money and grain
mount-tai-group-places = Change places
mount-tai-group-convert-money = For money
mount-tai-group-convert-grain = For grain
mount-tai-group-convert-wine = For wine
mount-tai-group-convert-reputation = For reputation
mount-tai-group-copy = Copy a skill
mount-tai-pond = Water on { $cell } (layer { $layer })
mount-tai-pond-note = Nothing can be cultivated there any more; farmland beside it and below it is free.
mount-tai-pond-none = No water source
mount-tai-places = Move { $number }
mount-tai-places-with = With { $number }
mount-tai-places-none = Leave them where they are
mount-tai-swap = { $pay } for { $gain }
mount-tai-convert = { $pay } for { $gain }
mount-tai-convert-none = Keep the reward
mount-tai-copy = { $talent } of { $who }
mount-tai-copy-note = On level 3: { $skill }. Now worth { $reputation } reputation.
mount-tai-copy-none = Copy nothing
mount-tai-did-pond = { $who } creates a water source on { $cell }.
mount-tai-did-places = { $who }: the edicts { $one } and { $two } change places.
mount-tai-did-swap = { $who } swaps { $pay } for { $gain }.
mount-tai-did-convert = { $who } takes { $gain } in place of { $pay }.
mount-tai-did-copy = { $who } copies the highest skill of this talent: { $talent }.

# == Grand Tutors ==
mount-tai-tutor-builder = Master Builder
mount-tai-tutor-scholar = Scholar
mount-tai-tutor-conspirator = Conspirator
mount-tai-tutor-philanthropist = Philanthropist
mount-tai-tutor-commander = Commander
mount-tai-tutor-executive = Executive Officer
mount-tai-target-farmland = farmland
mount-tai-target-towns = towns
mount-tai-target-buildings = buildings
mount-tai-target-levels = levels of talents
mount-tai-target-money = money
mount-tai-ask-mark-builder = Master Builder: which kind of building do you mark? Others who use it pay you reputation.
mount-tai-ask-mark-conspirator = Conspirator: which target do you take? At the end all are ranked by it, and your share counts more.
mount-tai-ask-master = Do you use the marked building ({ $building })?
mount-tai-ask-study = Scholar: you decide the tie. Who takes the study marker?
mount-tai-ask-donate = Philanthropist: what do you donate? Steps on the track bring reputation, on the way and at the end.
mount-tai-ask-command = Commander: from whom do you take reputation?
mount-tai-group-mark = Mark
mount-tai-group-master = Use it
mount-tai-group-study = The study marker
mount-tai-group-donate = Donate
mount-tai-group-command = Take reputation
mount-tai-mark = Mark: { $what }
mount-tai-master-use = Use: { $building }
mount-tai-master-note = Costs { $cost } reputation, which { $owner } gains.
mount-tai-master-decline = Do without it
mount-tai-donate = { $gifts }
mount-tai-donate-note = { $steps ->
    [one] 1 step on the donation track.
   *[other] { $steps } steps on the donation track.
 }
mount-tai-donate-none = Donate nothing
mount-tai-command = { $who }
mount-tai-command-note = { $loses ->
    [0] Has no reputation: you gain { $gained } from the supply.
   *[other] Loses reputation: you gain { $gained }.
 }
mount-tai-command-none = Take none
mount-tai-did-mark = { $who } marks as { $tutor }: { $what }.
mount-tai-did-master = { $who } uses the marked building ({ $building }): { $reputation } reputation goes to { $owner }.
mount-tai-did-study = { $who } takes a study marker.
mount-tai-did-donate = { $who } donates { $gifts } and stands on { $place } of the donation track.
mount-tai-did-threshold = { $who } reaches { $place } on the donation track: { $reputation } reputation, and { $more } for { $owner }.
mount-tai-did-command = { $who } commands { $other }, who { $lost ->
    [0] has no reputation to lose
   *[other] loses { $lost } reputation
 }, and gains { $gained }.
mount-tai-did-tutor = { $tutor }: { $reputation } reputation for { $who }.

# == Parts of a replay ==
mount-tai-chapter = Year { $year } · { $season } · round { $round }
mount-tai-chapter-end = After the last round

# == The end ==
mount-tai-score-start = Start
mount-tai-score-praise-1 = Praises, year 1
mount-tai-score-praise-2 = Praises, year 2
mount-tai-score-celebration = Celebrations
mount-tai-score-sacrifice = Sacrifices to heaven
mount-tai-score-event = Events
mount-tai-score-talent = Talents during the game
mount-tai-score-tutor = Grand Tutors
mount-tai-score-level-3 = Talents of level 3
mount-tai-score-stock = Left over, in the order that breaks ties: { $held }
mount-tai-end = { $years ->
    [one] One year is over.
   *[other] { $years } years are over.
 } The highest reputation wins.
mount-tai-end-solo = The solo game is over: { $reputation } reputation.
mount-tai-end-won = Game { $game } of the challenge is won: { $reputation } reputation, the goal was { $goal }.
mount-tai-end-missed = Game { $game } of the challenge is not won: { $reputation } reputation, the goal was { $goal }.
