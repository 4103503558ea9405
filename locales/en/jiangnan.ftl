# Jiangnan: Life of Gentry

jiangnan-name = Jiangnan: Life of Gentry
jiangnan-summary = Six rounds as a scholar of Jiangnan: publish novels, dramas and paintings, travel, win muses as assistants, and crowd the boats with your servants.
jiangnan-howto =
    You are a scholar of Jiangnan. In each of six rounds you have three turns; then comes Upkeep. Most VP win.

    { "**" }Your turn.** Use one of the action tiles on your track: it says which district you may visit. Then the **rightmost** tile that is left is discarded for good, and you gain its icons. So look at the order of your tiles, too. Your scholar stands in the district (four fit) and acts; the track is refilled from your bag. With any tile you may **rest** instead: 2 coins and 4 spirit.

    { "**" }The districts**
    • **Society**: take two portfolios, or one and an idea, or two ideas. Who comes first also comes first in the next round’s turn order.
    • **Teahouse**, **Tavern**: publish a portfolio for ideas of its type, and put a servant on the Display Track; or gain the ideas shown there. Servants there bring you coins (Teahouse) or VP (Tavern) at each visit and in each Upkeep. The Tavern costs 1 coin and gives 1 spirit.
    • **Parlour**: pay 1 coin, gain 1 spirit, put a servant on a muse and gain the muse’s bonus. Your second servant there makes the muse your **assistant**.
    • **Travel**: pay to visit a city next to Jinling or to one of your cities; gain 1 spirit and the city’s bonus.
    • **Temple Fair**: walk 1 to 3 shops on (the second and third space cost 1 coin each), gain what lies on the way and use the shop.

    { "**" }Works.** Dramas pay VP, and coins in every Upkeep. Novels pay coins, and VP in every Upkeep for 1 idea each. Paintings pay more, but only once.

    { "**" }Upkeep.** Income comes from works, servants and assistants. Each scholar puts a servant on the **boat** below; the boats move on, and whoever has most servants on the one that arrives picks the **trend** that it brings. Trends score for everybody in Rounds 2, 4 and 6, each time for more. The boat sets out again with a **goal**, which scores at the end for first and second place on it. Then the scholars, from left to right, draft new action tiles. Last you lose 1 spirit, and 1 more for each unpublished portfolio and each assistant. At spirit 0 you must rest at once, and have one turn less in the next round.

    { "**" }At the end** goals, sets of the three types, assistants, cities and ideas score.

    { "**" }Good to know.** Publish what the trends want. Do not collect portfolios that you cannot publish soon. Two players each lead a vassal, whose servants count on boats; one player meets the Bot. In most chapters everybody has a talent, too.

# == Two players and the Bot ==
jiangnan-bot = Bot
jiangnan-the-bot = The Bot
jiangnan-vassal = { $who }’s vassal
jiangnan-ask-discard = Which tile do you discard for its bonus?
jiangnan-ask-vassal = Where does your vassal’s scholar go?
jiangnan-group-discard = Discard
jiangnan-group-vassal = Vassal
jiangnan-discard = { $tile }, { $place ->
    [1] on the right
    [2] second from the right
   *[other] third from the right
 }
jiangnan-vassal-to = { $district }
jiangnan-vassal-to-note = { $full ->
    [0] The vassal’s scholar takes a space there.
   *[1] It is full: the vassal’s scholar goes to the Rest Area.
 }
jiangnan-did-vassal = { $who }’s vassal goes to { $place }.
jiangnan-did-vassal-rest = { $who }’s vassal finds no space ({ $district }) and goes to the Rest Area.
jiangnan-did-bot-visit = The Bot goes to { $place }.
jiangnan-did-bot-rest = The Bot finds no space with { $tile } and goes to the Rest Area.
jiangnan-did-bot-publish = The Bot publishes { $work }.
jiangnan-did-bot-hire = The Bot hires { $person }.
jiangnan-did-bot-travel = The Bot travels to { $cities }.
jiangnan-did-bot-gain = The Bot gains { $bonus }.
jiangnan-did-bot-draft = The Bot drafts { $tile }.
# == End of: two players and the Bot ==

# == Table options, typed commands, the result ==
jiangnan-variant-chapter = Chapter
jiangnan-variant-chapter-1 = 1 · Welcome to Jiangnan (for a first game)
jiangnan-variant-chapter-2 = 2 · The Four Great Talents
jiangnan-variant-chapter-3 = 3 · The Imperial Exams
jiangnan-variant-chapter-4 = 4 · Traveling Artisans
jiangnan-variant-chapter-5 = 5 · Charming Scholar
jiangnan-variant-chapter-6 = 6 · Life of Gentry (everything)
jiangnan-variant-chapter-custom = Custom: your own mix
jiangnan-variant-bot = The Bot’s level (1 player)
jiangnan-variant-bot-easy = Easy
jiangnan-variant-bot-normal = Normal
jiangnan-variant-bot-hard = Hard
jiangnan-variant-bot-expert = Expert
jiangnan-variant-bot-master = Master
jiangnan-variant-bot-nightmare = Nightmare
jiangnan-variant-bot-inferno = Inferno
jiangnan-variant-advance = Advance Variant (2 players)
jiangnan-variant-advance-off = Off: the rightmost tile is discarded
jiangnan-variant-advance-on = On: any tile is discarded
jiangnan-variant-map = Boards from left to right
jiangnan-variant-map-123 = Society, Fair, Tavern
jiangnan-variant-map-132 = Society, Tavern, Fair
jiangnan-variant-map-213 = Fair, Society, Tavern
jiangnan-variant-map-231 = Fair, Tavern, Society
jiangnan-variant-map-312 = Tavern, Society, Fair
jiangnan-variant-map-321 = Tavern, Fair, Society
jiangnan-variant-society = Society
jiangnan-variant-society-a = Side A: no exams
jiangnan-variant-society-b = Side B: Imperial Exams
jiangnan-variant-travel = Travel
jiangnan-variant-travel-a = Side A: trips cost coins
jiangnan-variant-travel-b = Side B: publishing may pay for a trip
jiangnan-variant-parlour = Parlour
jiangnan-variant-parlour-a = Side A: one servant a visit
jiangnan-variant-parlour-b = Side B: charm, a second servant
jiangnan-variant-talents = Talents
jiangnan-variant-talents-none = None
jiangnan-variant-talents-four = The Four Great Talents
jiangnan-variant-talents-all = All
jiangnan-variant-characters = Characters
jiangnan-variant-characters-16 = 1 to 16
jiangnan-variant-characters-20 = All 20
jiangnan-variant-shops = Shops
jiangnan-variant-shops-a = Side A
jiangnan-variant-shops-b = Side B
jiangnan-variant-shops-random = Each at random
jiangnan-variant-pointer = Pointer
jiangnan-variant-pointer-a = A: one shop
jiangnan-variant-pointer-b = B: two neighbouring shops
jiangnan-variant-pointer-c = C: two opposite shops
jiangnan-variant-pointer-random = B or C at random
jiangnan-variant-tiles = Action tiles on offer
jiangnan-variant-tiles-basic = Basic
jiangnan-variant-tiles-advanced = Basic and advanced
jiangnan-variant-ages = Ages of the tiles on offer
jiangnan-variant-ages-sorted = One after the other
jiangnan-variant-ages-mixed = Two Ages mixed
jiangnan-variant-upkeep = Upkeep Board
jiangnan-variant-upkeep-a = Side A: 6, 9 or 12 tiles on offer
jiangnan-variant-upkeep-b = Side B: 8, 12 or 15 tiles on offer
jiangnan-variant-upkeep-random = Random
jiangnan-variant-overlay = Final Scoring
jiangnan-variant-overlay-a = Side A: normal
jiangnan-variant-overlay-b = Side B: advanced
jiangnan-variant-overlay-random = Random
jiangnan-variant-goals = Goals
jiangnan-variant-goals-first = A to F
jiangnan-variant-goals-second = G to L
jiangnan-variant-goals-all = All 12
jiangnan-refuse-bot = Only one player meets the Bot: with more, its level must be “Normal”.
jiangnan-refuse-advance = The Advance Variant is for two players.
jiangnan-refuse-tiles = There are not enough action tiles for { $seats } players: { $offers ->
    [one] { $offered } are offered
   *[other] { $offered } are offered { $offers } times
 }, but there are only { $tiles }. Choose advanced tiles, or side A of the Upkeep Board.

jiangnan-command-name = jiangnan
jiangnan-command-begin-name = begin
jiangnan-command-begin = Choose your first portfolio and your talent
jiangnan-command-visit-name = visit
jiangnan-command-visit = Visit a district with an action tile
jiangnan-command-rest-name = rest
jiangnan-command-rest = Rest with an action tile
jiangnan-command-act-name = act
jiangnan-command-act = Answer the questions that are open now
jiangnan-command-upkeep-name = upkeep
jiangnan-command-upkeep = In Upkeep: income, a trend, the draft
jiangnan-command-spirits-name = spirits
jiangnan-command-spirits = Use a Spirits tile
jiangnan-param-portfolio-name = portfolio
jiangnan-param-portfolio = The portfolio you take
jiangnan-param-talent-name = talent
jiangnan-param-talent = The talent you choose
jiangnan-param-tile-name = tile
jiangnan-param-tile = Which action tile of your track
jiangnan-param-district-name = district
jiangnan-param-district = The district to which the tile leads
jiangnan-param-discard-name = discard
jiangnan-param-discard = The tile you discard (Advance Variant)
jiangnan-param-action-name = action
jiangnan-param-action = What you do there, or your next answer
jiangnan-param-more-name = more
jiangnan-param-more = Your answer to the question after that
jiangnan-param-then-name = then
jiangnan-param-then = Your answer to the question after that
jiangnan-param-income-name = income
jiangnan-param-income = What you use first
jiangnan-param-trend-name = trend
jiangnan-param-trend = The trend that your boat brings
jiangnan-param-draft-name = draft
jiangnan-param-draft = The action tile you draft
jiangnan-param-next-name = next
jiangnan-param-next = What you use after that
jiangnan-param-third-name = third
jiangnan-param-third = What you use third
jiangnan-param-use-name = use
jiangnan-param-use = How you use Spirits tiles

jiangnan-score-tavern = Servants in the Tavern
jiangnan-score-publishing = Publishing
jiangnan-score-novels = Income from novels
jiangnan-score-muses = Muse bonuses
jiangnan-score-fair = Temple Fair
jiangnan-score-assistants = Powers of assistants
jiangnan-score-boats = First places on boats (talent)
jiangnan-score-public-2 = Public Scoring, Round 2
jiangnan-score-public-4 = Public Scoring, Round 4
jiangnan-score-public-6 = Public Scoring, Round 6
jiangnan-score-goals = Goals
jiangnan-score-sets = Sets
jiangnan-score-hired = Assistants at the end
jiangnan-score-scenery = Cities
jiangnan-score-ideas = Ideas left
jiangnan-score-coins = Coins at the end
jiangnan-end = The six rounds are over.
jiangnan-end-tied = The six rounds are over; the tie goes to whoever comes first in the turn order of Round 6.

jiangnan-why-full = The Scholar Track is full: { $scholars } scholars are there.
jiangnan-why-no-tile = No tile on your track leads there.
jiangnan-why-every-city = You have travelled to every city.
jiangnan-why-coins = It costs at least { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
 }; you have { $have }{ $bonus ->
    [0] { "" }
   *[other] , and the discard brings at most { $bonus }
 }.{ $works ->
    [0] { "" }
   *[other] { " " }Nor could you publish a portfolio instead.
 }
# == End of: table options, typed commands, the result ==

# == The flow of the game ==

# == Names of places, works and people ==
jiangnan-district-society = Society
jiangnan-district-parlour = Parlour
jiangnan-district-teahouse = Teahouse
jiangnan-district-tavern = Tavern
jiangnan-district-travel = Travel
jiangnan-district-fair = Temple Fair
jiangnan-district-rest = Rest Area
jiangnan-place-society = the Society
jiangnan-place-parlour = the Parlour
jiangnan-place-teahouse = the Teahouse
jiangnan-place-tavern = the Tavern
jiangnan-place-travel = Travel
jiangnan-place-fair = the Temple Fair
jiangnan-place-rest = the Rest Area
jiangnan-work-novel-1 = Stories to Alert the World
jiangnan-work-novel-2 = Stories to Admonish the World
jiangnan-work-novel-3 = Stories to Awaken the World
jiangnan-work-novel-4 = Astonishing Tales – First Hour
jiangnan-work-novel-5 = A Marriage to Awaken the World
jiangnan-work-novel-6 = Astonishing Tales – Second Hour
jiangnan-work-novel-7 = Hundreds Judged by Dragon Bao
jiangnan-work-novel-8 = Investigations of Judge Hai Rui
jiangnan-work-novel-9 = Chronicles of Literati Scholars
jiangnan-work-novel-10 = The Investiture of the Gods
jiangnan-work-novel-11 = The Plum in the Golden Vase
jiangnan-work-novel-12 = Romance of the Three Kingdoms
jiangnan-work-novel-13 = Journey to the West
jiangnan-work-novel-14 = Outlaws of the Marsh
jiangnan-work-novel-15 = The Valiant Emperors of Ming
jiangnan-work-drama-1 = Story of the Jade Hairpin
jiangnan-work-drama-2 = Dream of the Southern Bough
jiangnan-work-drama-3 = Story of the Purple Hairpin
jiangnan-work-drama-4 = The Red Line Women
jiangnan-work-drama-5 = Story of the Red Plum
jiangnan-work-drama-6 = Jade Dream of a Zen Master
jiangnan-work-drama-7 = History of the Mad Drum
jiangnan-work-drama-8 = The Wolf of Zhongshan
jiangnan-work-drama-9 = Dufu’s Journey to Spring
jiangnan-work-drama-10 = Story of the Sword
jiangnan-work-drama-11 = The Female Top Scholar
jiangnan-work-drama-12 = Cries of the Phoenix
jiangnan-work-drama-13 = Washing the Silken Gauze
jiangnan-work-drama-14 = The Peony Pavilion
jiangnan-work-drama-15 = Legend of Heroine Mulan
jiangnan-work-painting-1 = The Coming of Storms
jiangnan-work-painting-2 = Drunken Chant Under the Peak
jiangnan-work-painting-3 = Literary Gathering at a Mountain Pavilion
jiangnan-work-painting-4 = Returning Home
jiangnan-work-painting-5 = Chang’e’s Ascent to the Moon
jiangnan-work-painting-6 = Spring in Jiangnan
jiangnan-work-painting-7 = Lofty Mount Lu
jiangnan-work-painting-8 = Xiang River Goddesses and Madam Xiang
jiangnan-work-painting-9 = Spring Branches and Autumn Frost
jiangnan-work-painting-10 = Snow Accumulating in Winter
jiangnan-work-painting-11 = Travelers in a Mountain Pass
jiangnan-work-painting-12 = Spring Dawn in the Han Palace
jiangnan-work-painting-13 = Two Pines and a Flying Cascade
jiangnan-work-painting-14 = Phoenix the Sacred Bird
jiangnan-work-painting-15 = Autumn Intention in Xiaoxiang
jiangnan-character-1 = Tang Bohu
jiangnan-character-2 = Xu Zhenqing
jiangnan-character-3 = Zhu Zhishan
jiangnan-character-4 = Wen Zhengming
jiangnan-character-5 = Dong Xiaowan
jiangnan-character-6 = Liu Rushi
jiangnan-character-7 = Gu Hengbo
jiangnan-character-8 = Bian Yujing
jiangnan-character-9 = Li Xiangjun
jiangnan-character-10 = Kou Baimen
jiangnan-character-11 = Chen Yuanyuan
jiangnan-character-12 = Ma Xianglan
jiangnan-character-13 = Chun Mei
jiangnan-character-14 = Xia Qing
jiangnan-character-15 = Qiu Xiang
jiangnan-character-16 = Dong Rui
jiangnan-character-17 = Lin Daiyu
jiangnan-character-18 = Xue Baochai
jiangnan-character-19 = Qin Keqing
jiangnan-character-20 = Jia Baoyu
jiangnan-city-a1 = Yangzhou City
jiangnan-city-a2 = Twenty-Four Bridges
jiangnan-city-a3 = Tomb of Emperor Yang
jiangnan-city-b1 = Huangshan Mountains
jiangnan-city-b2 = Jingdezhen Town
jiangnan-city-c1 = Hangzhou City
jiangnan-city-c2 = Lake Xihu
jiangnan-city-c3 = Qiantang Tidal Bore
jiangnan-city-d1 = Lake Taihu
jiangnan-city-d2 = Suzhou City
jiangnan-shop-a1 = A1 Printing Press
jiangnan-shop-a2 = A2 Peddler
jiangnan-shop-a3 = A3 Gift Shop
jiangnan-shop-a4 = A4 Boatman
jiangnan-shop-a5 = A5 Liquor Shop
jiangnan-shop-a6 = A6 Calligraphy Shop
jiangnan-shop-b1 = B1 Printing Press
jiangnan-shop-b2 = B2 Peddler
jiangnan-shop-b3 = B3 Gift Shop
jiangnan-shop-b4 = B4 Boatman
jiangnan-shop-b5 = B5 Liquor Shop
jiangnan-shop-b6 = B6 Calligraphy Shop
jiangnan-hour = { $hour } o’clock
jiangnan-idea-novel = novel
jiangnan-idea-drama = drama
jiangnan-idea-painting = painting

# == Amounts ==
jiangnan-novel = { $amount ->
    [one] { $amount } novel idea
   *[other] { $amount } novel ideas
 }
jiangnan-drama = { $amount ->
    [one] { $amount } drama idea
   *[other] { $amount } drama ideas
 }
jiangnan-painting = { $amount ->
    [one] { $amount } painting idea
   *[other] { $amount } painting ideas
 }
jiangnan-any = { $amount ->
    [one] { $amount } idea of any type
   *[other] { $amount } ideas of any type
 }
jiangnan-coin = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
 }
jiangnan-portfolio = { $amount ->
    [one] { $amount } portfolio
   *[other] { $amount } portfolios
 }
jiangnan-shop = { $amount ->
    [one] { $amount } shop action
   *[other] { $amount } shop actions
 }
jiangnan-spirits = { $amount ->
    [one] { $amount } Spirits tile
   *[other] { $amount } Spirits tiles
 }
jiangnan-spirit = { $amount } spirit
jiangnan-vp = { $amount } VP
jiangnan-bonus = { $items }
jiangnan-list = { $items }
jiangnan-party = { $who }
jiangnan-tile = { $districts } ({ $bonus })
jiangnan-either = { $one }/{ $two }
jiangnan-round = Round { $round }
jiangnan-drama-note = Costs { $cost ->
    [one] 1 drama idea
   *[other] { $cost } drama ideas
 }; pays { $vp } VP; income { $income ->
    [one] 1 coin
   *[other] { $income } coins
 }.
jiangnan-novel-note = Costs { $cost ->
    [one] 1 novel idea
   *[other] { $cost } novel ideas
 }; pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }; income { $income } VP for 1 idea.
jiangnan-painting-note = Costs { $cost ->
    [one] 1 painting idea
   *[other] { $cost } painting ideas
 }; pays { $vp } VP and { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }.

# == Trends, goals, charms ==
jiangnan-trend-dramas = Dramas
jiangnan-trend-dramas-effect = Every published drama counts.
jiangnan-trend-assistants = Assistants
jiangnan-trend-assistants-effect = Every hired assistant counts.
jiangnan-trend-novels = Novels
jiangnan-trend-novels-effect = Every published novel counts.
jiangnan-trend-gold = Gold
jiangnan-trend-gold-effect = Every full 5 coins count.
jiangnan-trend-paintings = Paintings
jiangnan-trend-paintings-effect = Every published painting counts.
jiangnan-trend-scenery = Scenery
jiangnan-trend-scenery-effect = Every city travelled to counts.
jiangnan-goal-a = A Dramas
jiangnan-goal-b = B Gold
jiangnan-goal-c = C Paintings
jiangnan-goal-d = D Novels
jiangnan-goal-e = E Assistants
jiangnan-goal-f = F Scenery
jiangnan-goal-g = G Spirit
jiangnan-goal-h = H Own servants
jiangnan-goal-i = I Most numerous type
jiangnan-goal-j = J Least numerous type
jiangnan-goal-k = K All servants
jiangnan-goal-l = L All portfolios
jiangnan-charm-a = A: a servant in the Teahouse
jiangnan-charm-b = B: a servant in the Tavern
jiangnan-charm-c = C: a servant on the boat under the Parlour
jiangnan-charm-d = D: the Temple Fair servant where the pointer points
jiangnan-charm-e = E: a city travelled to
jiangnan-charm-f = F: 2 unpublished portfolios

# == Talents ==
jiangnan-talent-free-assistants = Your assistants cost no spirit in Upkeep.
jiangnan-talent-double-tracks = Your servants in the Teahouse and the Tavern bring twice as much.
jiangnan-talent-double-journeys = On your visits to Travel and the Temple Fair, coins, ideas, spirit and VP of city and passing bonuses are doubled.
jiangnan-talent-double-payout = Whatever you publish pays twice as much.
jiangnan-talent-double-income = Your dramas and novels bring twice the income.
jiangnan-talent-wins-ties = You win ties on boats. Each first place on a boat brings { $amount } VP.
jiangnan-talent-free-visits = District actions cost you no coins.
jiangnan-talent-rich-start = You start with { $amount } times as many coins and ideas.
jiangnan-talent-one-more = At the Society you may take { $amount } portfolio or idea more, at the Parlour place { $amount } servant more.

# == Questions ==
jiangnan-ask-work = Which portfolio do you begin with?
jiangnan-ask-talent = Which talent do you choose?
jiangnan-ask-turn = Your turn: which tile do you use, and where?
jiangnan-ask-bonus = How do you use your bonus?
jiangnan-ask-idea = Which idea do you gain?
jiangnan-ask-society = What do you do at the Society?
jiangnan-ask-more = What else do you take at the Society?
jiangnan-ask-teahouse = What do you do at the Teahouse?
jiangnan-ask-tavern = What do you do at the Tavern?
jiangnan-ask-income = Income: what do you use?
jiangnan-ask-trend = You win the boat: which of its trends is to score?
jiangnan-ask-draft = Which action tile do you draft?
jiangnan-ask-spirits = Do you use Spirits tiles?
jiangnan-ask-rest = Spirit 0, Mandatory Rest: which tile do you use up?
jiangnan-group-tile-1 = Tile on the right
jiangnan-group-tile-2 = Tile second from the right
jiangnan-group-tile-3 = Tile third from the right
jiangnan-group-tile-4 = Tile on the left
jiangnan-group-spirits = Spirits tiles
jiangnan-group-portfolio = Take a portfolio
jiangnan-group-shop = Use a shop
jiangnan-group-refresh = First new portfolios
jiangnan-group-two = Two portfolios
jiangnan-group-one = A portfolio and an idea
jiangnan-group-ideas = Two ideas
jiangnan-group-exam = Imperial Exam
jiangnan-group-idea = Ideas
jiangnan-group-publish = Publish
jiangnan-group-inspire = Draw inspiration
jiangnan-group-novels = Novels
jiangnan-group-servants = Servants
jiangnan-group-assistant = Assistants
jiangnan-group-trend = Trends
jiangnan-group-talent = Talents
jiangnan-group-work = Portfolios
jiangnan-group-age-1 = Age 1
jiangnan-group-age-2 = Age 2
jiangnan-group-age-3 = Age 3
jiangnan-group-age-4 = Age 4
jiangnan-group-advanced = Advanced
jiangnan-group-done = Skip

# == Options ==
jiangnan-visit = { $district }
jiangnan-rest = Rest: { $tile }
jiangnan-rest-note = Gain { $bonus }. { $discard }
jiangnan-discard-nothing = No tile is left to discard.
jiangnan-discard-note = Discard bonus: { $bonus }{ $vassal ->
    [0] { "" }
   *[1] { "; " }vassal to { $districts }
 }.
jiangnan-discard-one-note = You discard one of: { $tiles }.
jiangnan-take = { $work }
jiangnan-take-two = { $works }
jiangnan-take-two-note = { $notes ->
    [one] { $first }
   *[other] { $first } { $second }
 }
jiangnan-take-one = { $work } and { $idea }
jiangnan-refresh = Lay out new portfolios
jiangnan-refresh-note = { $coins ->
    [0] Free.
    [one] Costs 1 coin.
   *[other] Costs { $coins } coins.
 } Then you choose.
jiangnan-exam = { $degree ->
    [1] The Juren exam
   *[other] The Gongshi exam
 }
jiangnan-exam-note = Costs { $works } portfolios and { $ideas } ideas; then counts as { $counts ->
    [one] 1 work
   *[other] { $counts } works
 } of each type.
jiangnan-publish = Publish { $work }
jiangnan-inspire = Draw inspiration
jiangnan-novels = { $novels ->
    [one] Income of your best novel
   *[other] Income of your { $novels } best novels
 }
jiangnan-novels-note = Pays { $bonus } for { $cost }.
jiangnan-servants = Count the Teahouse servants now
jiangnan-servants-note = { $bonus } now; servants who come later no longer count.
jiangnan-draft = { $districts }
jiangnan-use-spirits = Use a Spirits tile
jiangnan-use-spirits-note = +3 spirit, at most 6.
jiangnan-use-spirits-tiles = { $tiles ->
    [one] Use 1 Spirits tile
   *[other] Use { $tiles } Spirits tiles
 }
jiangnan-none = Nothing
jiangnan-none-note = You do without.
jiangnan-done = Done
jiangnan-done-note = You do without the rest.
jiangnan-why-ideas = Costs { $cost }; you have { $have }.

# == What happened ==
jiangnan-did-visit = { $who } goes to { $place }.
jiangnan-did-stay = { $who } rests with { $tile }.
jiangnan-did-discard = { $who } discards { $districts } for { $bonus }.
jiangnan-did-rest = { $who } gains { $bonus } by resting; spirit is { $spirit } now.
jiangnan-did-gain = { $who } gains { $bonus }.
jiangnan-did-take = { $who } takes { $works }.
jiangnan-did-refresh = { $who } lays out new portfolios at the Society.
jiangnan-did-servants = { $who }’s servants on Display Tracks bring { $bonus }.
jiangnan-did-publish = { $who } publishes { $work } and gains { $bonus }.
jiangnan-did-inspire = { $who } draws inspiration: { $bonus }.
jiangnan-did-spirits = { $tiles ->
    [one] { $who } uses a Spirits tile
   *[other] { $who } uses { $tiles } Spirits tiles
 }; spirit is { $spirit } now.
jiangnan-did-talent = { $who } chooses the talent of { $person }.
jiangnan-did-upkeep = Upkeep of Round { $round } begins.
jiangnan-did-dramas = { $who }’s dramas bring { $bonus }.
jiangnan-did-novels = { $novels ->
    [one] A novel brings { $who } { $bonus }.
   *[other] { $novels } novels bring { $who } { $bonus }.
 }
jiangnan-did-boat = { $who } wins the boat that arrives.
jiangnan-did-first-place = { $who }’s talent brings { $vp } VP for first place on a boat.
jiangnan-did-trend = A trend that will score: { $trend }.
jiangnan-did-goal = The boat sets out again, with the goal { $goal }.
jiangnan-did-draft = { $who } drafts { $tile }.
jiangnan-did-offer = { $tiles } new action tiles are on offer.
jiangnan-did-public = Public Scoring: { $who } scores { $vp } VP for { $matches ->
    [one] 1 match.
   *[other] { $matches } matches.
 }
jiangnan-did-bags = Everybody’s used and drafted tiles go back into the bag.
jiangnan-did-swap = The Society now has portfolios of Age 2.
jiangnan-did-status = The pointer points to { $shops }. Turn order: { $order }.
jiangnan-did-charm = A new Charm tile, { $charm }.
jiangnan-did-consume = { $who } loses { $loss } spirit and has { $spirit } left.
jiangnan-did-round = Round { $round } begins.
jiangnan-did-queue = { $who } takes place { $place } in the next turn order.
jiangnan-did-goal-place = { $place ->
    [1] Goal { $goal }: { $who } is first, { $vp } VP.
   *[other] Goal { $goal }: { $who } is second, { $vp } VP.
 }
# == End of: the flow of the game ==

# == Parlour, Travel, Temple Fair, shops, exams, assistants ==

# What shops do
jiangnan-shop-a1-effect = Gain an idea of any type; then you may publish.
jiangnan-shop-a2-effect = Travel to a new city for free; of its bonus you gain only the ideas.
jiangnan-shop-a3-effect = You may put a servant on a muse, without the muse bonus, and use that muse’s power once.
jiangnan-shop-a4-effect = You may pay 1 coin to put a servant on a boat.
jiangnan-shop-a5-effect = Gain a Spirits tile, which gives 3 spirit whenever you like.
jiangnan-shop-a6-effect = You may lay out new portfolios; then you may take one.
jiangnan-shop-b1-effect = You may pay 1 coin to publish, with a servant in the Teahouse or the Tavern.
jiangnan-shop-b2-effect = You may exchange up to 2 tiles of your track for used or drafted ones.
jiangnan-shop-b3-effect = You may change the type of up to 3 ideas.
jiangnan-shop-b4-effect = You may move a servant of yours from one boat to another.
jiangnan-shop-b5-effect = Gain 5 coins.
jiangnan-shop-b6-effect = You may take 1 or 2 portfolios from the stack, unseen.

# What assistants do
jiangnan-assistant-gain = Gain { $gains }.
jiangnan-assistant-teahouse = Gain { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
 } and 1 more for each servant of yours in the Teahouse.
jiangnan-assistant-tavern = Gain { $amount } VP and 1 more for each servant of yours in the Tavern.
jiangnan-assistant-shop = Pay { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
 } to use a shop to which the pointer points.
jiangnan-assistant-stroll = Move your Temple Fair servant 1 space; gain the passing bonus.
jiangnan-assistant-board-boat = Pay { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
 } to put a servant on any boat.
jiangnan-assistant-exchange-ideas = Change the type of { $amount } of your ideas.
jiangnan-assistant-exchange-tile = Exchange a tile of your track for a used or drafted one.
jiangnan-assistant-journey = Pay { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
 } to travel to a new city, without its bonus.
jiangnan-assistant-change-boats = Pay { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
 } to move a servant of yours from one boat to another.
jiangnan-assistant-visit-muse = Pay { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
 } to put a servant on a muse, without the muse bonus.
jiangnan-assistant-portfolio = Pay { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
 } to take a portfolio on display.
jiangnan-assistant-top-portfolio = Take the top portfolio of the stack, unseen.
jiangnan-assistant-publish = Pay { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
 } to publish a portfolio, without a Display tile.

# Questions
jiangnan-ask-parlour = On which muse do you put your servant?
jiangnan-ask-servant = Do you put another servant on a muse, without the muse bonus?
jiangnan-ask-travel = Where do you travel?
jiangnan-ask-city = Which city do you travel to?
jiangnan-ask-fair = How do you walk round the Temple Fair?
jiangnan-ask-stroll = Which way does your servant walk?
jiangnan-ask-exam-works = Which portfolios do you give for the exam?
jiangnan-ask-exam-ideas = How many of the { $due } ideas still due are { $idea } ideas?
jiangnan-ask-publish = Do you publish a portfolio?
jiangnan-ask-boat = Which boat does your servant get on?
jiangnan-ask-boat-from = Which boat does your servant leave?
jiangnan-ask-calligraphy = Calligraphy Shop: new portfolios, or one of these?
jiangnan-ask-fetch = Which used or drafted tile do you bring back?
jiangnan-ask-replace = Which tile of your track do you give for it?
jiangnan-ask-swap = Which idea do you change?
jiangnan-ask-draw = Do you take the top portfolio of the stack?
jiangnan-ask-portfolio = Which portfolio do you take?
jiangnan-group-muse = Muses
jiangnan-group-city = Pay coins
jiangnan-group-trip = Publish instead of paying
jiangnan-group-cw = Clockwise
jiangnan-group-ccw = Counter-clockwise
jiangnan-group-teahouse = Publish at the Teahouse
jiangnan-group-tavern = Publish at the Tavern
jiangnan-group-boat = Boats
jiangnan-group-from = Boats to leave
jiangnan-group-used = Used tiles
jiangnan-group-drafted = Drafted tiles
jiangnan-group-place = Tiles of your track
jiangnan-group-give-novel = Give a novel idea
jiangnan-group-give-drama = Give a drama idea
jiangnan-group-give-painting = Give a painting idea
jiangnan-group-draw = Top of the stack

# Options
jiangnan-muse = { $muse }
jiangnan-hire-muse = Hire { $muse }
jiangnan-muse-bonus-note = Brings { $bonus }. As an assistant: { $effect }
jiangnan-muse-note = As an assistant: { $effect }
jiangnan-city-note = { $coins ->
    [0] Free
    [one] Costs 1 coin
   *[other] Costs { $coins } coins
 }; brings { $bonus }.
jiangnan-city-free-note = { $count ->
    [0] Brings no city bonus.
   *[other] Brings { $bonus }.
 }
jiangnan-trip = Publish { $work } for a trip
jiangnan-move = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
 } { $direction ->
    [cw] clockwise
   *[ccw] counter-clockwise
 }: { $shop }
jiangnan-move-note = { $coins ->
    [0] Free
    [one] Costs 1 coin
   *[other] Costs { $coins } coins
 }; on the way { $bonus }. { $effect }
jiangnan-stroll-note = On the way { $bonus }; the shop is not used.
jiangnan-spaces = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
 }
jiangnan-publish-at = { $work } ({ $district })
jiangnan-boat = Boat below: { $district }
jiangnan-boat-note = Servants: { $own } of yours, at most { $others } of anybody else. It carries: { $about }.
jiangnan-swap = { $give } into { $get }
jiangnan-draw = Take the top portfolio
jiangnan-draw-note = You see it only then, and you keep it.
jiangnan-refresh-free-note = Free. Then you may take one.
jiangnan-exams = Imperial Exam
jiangnan-second-servant = A second servant

# Why not
jiangnan-why-price = Costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
 }; you have { $have }.
jiangnan-why-been = You have been there.
jiangnan-why-far = Next neither to Jinling nor to a city of yours.
jiangnan-why-charm = After placing your first servant you must meet the Charm tile ({ $charm }).
jiangnan-why-both-exams = You have passed both exams.
jiangnan-why-refreshed = Once in a turn; you have done it.
jiangnan-why-no-works = There are no portfolios left.
jiangnan-why-exam = It takes { $works } unpublished portfolios and { $ideas } ideas; you have { $own_works } and { $own_ideas }.

# What happened
jiangnan-did-muse = { $who } puts a servant on { $muse }.
jiangnan-did-hire = { $who } hires { $muse }.
jiangnan-did-travel = { $who } travels to { $city }.
jiangnan-did-move = { $who } walks { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
 } { $direction ->
    [cw] clockwise
   *[ccw] counter-clockwise
 } to { $shop }.
jiangnan-did-shop = { $who } uses { $shop }.
jiangnan-did-shop-nothing = { $who } can do nothing at { $shop }.
jiangnan-did-board = { $who } puts a servant on a boat ({ $boat }).
jiangnan-did-change-boats = A servant of { $who } changes boats ({ $origin } → { $boat }).
jiangnan-did-swap-ideas = { $who } changes { $give } into { $get }.
jiangnan-did-move-tile = { $who } puts { $tile } back on the track.
jiangnan-did-exchange-tile = { $who } brings back { $tile } for { $other }.
jiangnan-did-draw = { $who } takes { $work } from the stack.
jiangnan-did-assistant = { $who } uses the power of { $muse }.
jiangnan-did-exam = { $degree ->
    [1] { $who } becomes a Juren
   *[other] { $who } becomes a Gongshi
 }, for { $works } and { $ideas } ideas.
# == End of: Parlour, Travel, Temple Fair, shops, exams, assistants ==
