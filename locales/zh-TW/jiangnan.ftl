# 江南：士紳生活

jiangnan-name = 江南：士紳生活
jiangnan-summary = 在江南士紳間度過六輪：發表小說、戲曲與繪畫，出遊四方，聘知音為助手，並派僕役登船。
jiangnan-howto =
    你是江南的一位書生。遊戲有六輪，每輪你有三個回合，之後是整備。分數最高者獲勝。

    { "**" }你的回合。** 使用行動軌上的一片行動板塊：上面標示可以造訪哪個地區。接著，剩下的板塊中**最右側**的一片會永遠棄置，你獲得它的圖示，所以也要留意板塊的順序。你的書生站進該地區（最多四位）並執行行動，行動軌再從布袋補充。也可以用任一片板塊**休息**：得 2 兩與 4 精神。

    { "**" }地區**
    • **文社**：拿 2 件作品，或 1 件作品與 1 個靈感，或 2 個靈感。先來的人，下一輪的行動順序也在前。
    • **茶館**、**酒樓**：支付同類型的靈感發表作品，並在展示軌放 1 名僕役；或獲得展示軌上的靈感。每次造訪與每次整備，茶館的僕役帶來銀兩，酒樓的僕役帶來分數。酒樓要付 1 兩，得 1 精神。
    • **花廳**：付 1 兩，得 1 精神，把 1 名僕役放到一位知音上並獲得其獎勵。同一位知音上有你的第二名僕役時，該知音就成為你的**助手**。
    • **出遊**：支付旅費，前往與金陵或你遊歷過的城市相鄰的城市，得 1 精神與城市獎勵。
    • **廟會**：走過 1 至 3 間店鋪（第二、第三格各付 1 兩），獲得途經獎勵並使用停下的店鋪。

    { "**" }作品。** 戲曲發表時得分，每次整備再得銀兩。小說發表時得銀兩，每次整備各支付 1 個靈感得分。繪畫一次付清，所得較多。

    { "**" }整備。** 作品、僕役與助手帶來收入。每位書生派 1 名僕役登上下方的**船**；船向右移動，抵達的船上僕役最多的玩家選擇它帶來的**風潮**。風潮在第 2、4、6 輪讓所有人計分，一次比一次高。那艘船再載著一片**目標**出發，終局時船上的第一名與第二名得分。接著，書生由左至右選取新的行動板塊。最後你失去 1 精神，每件未發表的作品與每位助手再各失去 1 精神。精神為 0 時必須立即休息，下一輪少一個回合。

    { "**" }終局**計算目標、成套的三種類型、助手、城市與靈感。

    { "**" }小提示。** 發表風潮想要的作品。不要囤積短期內發表不了的作品。雙人遊戲中，兩位玩家各有一位家臣，其僕役在船上也算數；單人遊戲則與虛擬玩家對戰。多數的篇中，每人還有一項才藝。

# == 雙人與虛擬玩家 ==
jiangnan-bot = 虛擬玩家
jiangnan-the-bot = 虛擬玩家
jiangnan-vassal = { $who } 的家臣
jiangnan-ask-discard = 要棄置哪一片板塊，獲得其獎勵？
jiangnan-ask-vassal = 你的家臣書生要去哪裡？
jiangnan-group-discard = 棄置
jiangnan-group-vassal = 家臣
jiangnan-discard = { $tile }，{ $place ->
    [1] 最右側
    [2] 右起第二片
   *[other] 右起第三片
 }
jiangnan-vassal-to = { $district }
jiangnan-vassal-to-note = { $full ->
    [0] 家臣書生在那裡占一格。
   *[1] 已額滿：家臣書生前往休息區。
 }
jiangnan-did-vassal = { $who } 的家臣前往{ $place }。
jiangnan-did-vassal-rest = { $district }已額滿，{ $who } 的家臣前往休息區。
jiangnan-did-bot-visit = 虛擬玩家前往{ $place }。
jiangnan-did-bot-rest = { $tile }所示的地區已額滿，虛擬玩家前往休息區。
jiangnan-did-bot-publish = 虛擬玩家發表{ $work }。
jiangnan-did-bot-hire = 虛擬玩家聘用{ $person }。
jiangnan-did-bot-travel = 虛擬玩家前往{ $cities }。
jiangnan-did-bot-gain = 虛擬玩家獲得 { $bonus }。
jiangnan-did-bot-draft = 虛擬玩家選取{ $tile }。
# == 雙人與虛擬玩家到此 ==

# == 牌桌選項、輸入指令、結果 ==
jiangnan-variant-chapter = 篇
jiangnan-variant-chapter-1 = 1 · 初到江南（適合第一次遊玩）
jiangnan-variant-chapter-2 = 2 · 江南四大才子
jiangnan-variant-chapter-3 = 3 · 科舉功名
jiangnan-variant-chapter-4 = 4 · 遊藝四方
jiangnan-variant-chapter-5 = 5 · 風雅書生
jiangnan-variant-chapter-6 = 6 · 士紳生活（全部內容）
jiangnan-variant-chapter-custom = 自訂：自行搭配
jiangnan-variant-bot = 虛擬玩家難度（單人）
jiangnan-variant-bot-easy = 簡單
jiangnan-variant-bot-normal = 普通
jiangnan-variant-bot-hard = 困難
jiangnan-variant-bot-expert = 專家
jiangnan-variant-bot-master = 大師
jiangnan-variant-bot-nightmare = 夢魘
jiangnan-variant-bot-inferno = 煉獄
jiangnan-variant-advance = 進階變體（雙人）
jiangnan-variant-advance-off = 不使用：棄置最右側的板塊
jiangnan-variant-advance-on = 使用：可棄置任一片板塊
jiangnan-variant-map = 版圖由左至右
jiangnan-variant-map-123 = 文社、廟會、酒樓
jiangnan-variant-map-132 = 文社、酒樓、廟會
jiangnan-variant-map-213 = 廟會、文社、酒樓
jiangnan-variant-map-231 = 廟會、酒樓、文社
jiangnan-variant-map-312 = 酒樓、文社、廟會
jiangnan-variant-map-321 = 酒樓、廟會、文社
jiangnan-variant-society = 文社
jiangnan-variant-society-a = A 面：無科舉
jiangnan-variant-society-b = B 面：科舉考試
jiangnan-variant-travel = 出遊
jiangnan-variant-travel-a = A 面：支付旅費
jiangnan-variant-travel-b = B 面：可以發表抵旅費
jiangnan-variant-parlour = 花廳
jiangnan-variant-parlour-a = A 面：每次 1 名僕役
jiangnan-variant-parlour-b = B 面：風雅，可放第二名僕役
jiangnan-variant-talents = 才藝
jiangnan-variant-talents-none = 無
jiangnan-variant-talents-four = 江南四大才子
jiangnan-variant-talents-all = 全部
jiangnan-variant-characters = 角色
jiangnan-variant-characters-16 = 1 至 16
jiangnan-variant-characters-20 = 全部 20 位
jiangnan-variant-shops = 店鋪
jiangnan-variant-shops-a = A 面
jiangnan-variant-shops-b = B 面
jiangnan-variant-shops-random = 各自隨機
jiangnan-variant-pointer = 指針
jiangnan-variant-pointer-a = A：一間店鋪
jiangnan-variant-pointer-b = B：相鄰兩間店鋪
jiangnan-variant-pointer-c = C：相對兩間店鋪
jiangnan-variant-pointer-random = B 或 C 隨機
jiangnan-variant-tiles = 可選的行動板塊
jiangnan-variant-tiles-basic = 基本
jiangnan-variant-tiles-advanced = 基本與進階
jiangnan-variant-ages = 可選板塊的時代
jiangnan-variant-ages-sorted = 分開
jiangnan-variant-ages-mixed = 兩個時代混合
jiangnan-variant-upkeep = 整備版圖
jiangnan-variant-upkeep-a = A 面：6／9／12 片可選
jiangnan-variant-upkeep-b = B 面：8／12／15 片可選
jiangnan-variant-upkeep-random = 隨機
jiangnan-variant-overlay = 終局計分
jiangnan-variant-overlay-a = A 面：一般
jiangnan-variant-overlay-b = B 面：進階
jiangnan-variant-overlay-random = 隨機
jiangnan-variant-goals = 目標
jiangnan-variant-goals-first = A 至 F
jiangnan-variant-goals-second = G 至 L
jiangnan-variant-goals-all = 全部 12 片
jiangnan-refuse-bot = 單人遊戲才有虛擬玩家：人數較多時，難度須為「普通」。
jiangnan-refuse-advance = 進階變體只供 2 人使用。
jiangnan-refuse-tiles = { $seats } 人遊戲的行動板塊不夠：{ $offers ->
    [1] 需擺出 { $offered } 片
   *[other] 需擺出 { $offers } 次，每次 { $offered } 片
 }，但只有 { $tiles } 片。請選用進階板塊，或整備版圖 A 面。

jiangnan-command-name = 江南
jiangnan-command-begin-name = 起始
jiangnan-command-begin = 選擇第一件作品與才藝
jiangnan-command-visit-name = 造訪
jiangnan-command-visit = 用一片行動板塊造訪地區
jiangnan-command-rest-name = 休息
jiangnan-command-rest = 用一片行動板塊休息
jiangnan-command-act-name = 行動
jiangnan-command-act = 回答目前的問題
jiangnan-command-upkeep-name = 整備
jiangnan-command-upkeep = 整備：收入、風潮、選取
jiangnan-command-spirits-name = 美酒
jiangnan-command-spirits = 使用美酒
jiangnan-param-portfolio-name = 作品
jiangnan-param-portfolio = 要拿取的作品
jiangnan-param-talent-name = 才藝
jiangnan-param-talent = 要選擇的才藝
jiangnan-param-tile-name = 板塊
jiangnan-param-tile = 行動軌上的哪一片板塊
jiangnan-param-district-name = 地區
jiangnan-param-district = 板塊通往的地區
jiangnan-param-discard-name = 棄置
jiangnan-param-discard = 要棄置的板塊（進階變體）
jiangnan-param-action-name = 行動
jiangnan-param-action = 在那裡做什麼，或下一個回答
jiangnan-param-more-name = 接著
jiangnan-param-more = 再下一個問題的回答
jiangnan-param-then-name = 然後
jiangnan-param-then = 再下一個問題的回答
jiangnan-param-income-name = 收入
jiangnan-param-income = 先使用什麼
jiangnan-param-trend-name = 風潮
jiangnan-param-trend = 你的船帶來的風潮
jiangnan-param-draft-name = 選取
jiangnan-param-draft = 你選取的行動板塊
jiangnan-param-next-name = 其次
jiangnan-param-next = 接著使用的
jiangnan-param-third-name = 再次
jiangnan-param-third = 第三個使用的
jiangnan-param-use-name = 用法
jiangnan-param-use = 如何使用美酒

jiangnan-score-tavern = 酒樓的僕役
jiangnan-score-publishing = 發表
jiangnan-score-novels = 小說收入
jiangnan-score-muses = 知音獎勵
jiangnan-score-fair = 廟會
jiangnan-score-assistants = 助手能力
jiangnan-score-boats = 船的第一名（才藝）
jiangnan-score-public-2 = 第 2 輪公開計分
jiangnan-score-public-4 = 第 4 輪公開計分
jiangnan-score-public-6 = 第 6 輪公開計分
jiangnan-score-goals = 目標
jiangnan-score-sets = 成套
jiangnan-score-hired = 終局的助手
jiangnan-score-scenery = 城市
jiangnan-score-ideas = 剩餘的靈感
jiangnan-score-coins = 終局的銀兩
jiangnan-end = 六輪結束。
jiangnan-end-tied = 六輪結束；平手時，第 6 輪行動順序在前者勝出。

jiangnan-why-full = 書生軌已額滿：已有 { $scholars } 位書生。
jiangnan-why-no-tile = 行動軌上沒有通往那裡的板塊。
jiangnan-why-every-city = 你已遊歷過每一座城市。
jiangnan-why-coins = 至少需要 { $cost } 兩；你有 { $have } 兩{ $bonus ->
    [0] { "" }
   *[other] ，棄置最多再得 { $bonus } 兩
 }。{ $works ->
    [0] { "" }
   *[other] 也沒有能發表的作品來抵旅費。
 }
# == 牌桌選項、輸入指令、結果到此 ==

# == 遊戲流程 ==

# == 地點、作品與人物的名稱 ==
jiangnan-district-society = 文社
jiangnan-district-parlour = 花廳
jiangnan-district-teahouse = 茶館
jiangnan-district-tavern = 酒樓
jiangnan-district-travel = 出遊
jiangnan-district-fair = 廟會
jiangnan-district-rest = 休息區
jiangnan-place-society = 文社
jiangnan-place-parlour = 花廳
jiangnan-place-teahouse = 茶館
jiangnan-place-tavern = 酒樓
jiangnan-place-travel = 出遊
jiangnan-place-fair = 廟會
jiangnan-place-rest = 休息區
jiangnan-work-novel-1 = 《警世通言》
jiangnan-work-novel-2 = 《喻世明言》
jiangnan-work-novel-3 = 《醒世恆言》
jiangnan-work-novel-4 = 《初刻拍案驚奇》
jiangnan-work-novel-5 = 《醒世姻緣傳》
jiangnan-work-novel-6 = 《二刻拍案驚奇》
jiangnan-work-novel-7 = 《包龍圖判百家公案》
jiangnan-work-novel-8 = 《海剛峰先生居官公案傳》
jiangnan-work-novel-9 = 《儒林外史》
jiangnan-work-novel-10 = 《封神演義》
jiangnan-work-novel-11 = 《金瓶梅》
jiangnan-work-novel-12 = 《三國演義》
jiangnan-work-novel-13 = 《西遊記》
jiangnan-work-novel-14 = 《水滸傳》
jiangnan-work-novel-15 = 《皇明英烈傳》
jiangnan-work-drama-1 = 《玉簪記》
jiangnan-work-drama-2 = 《南柯記》
jiangnan-work-drama-3 = 《紫釵記》
jiangnan-work-drama-4 = 《紅線女》
jiangnan-work-drama-5 = 《紅梅記》
jiangnan-work-drama-6 = 《玉禪師》
jiangnan-work-drama-7 = 《狂鼓史》
jiangnan-work-drama-8 = 《中山狼》
jiangnan-work-drama-9 = 《杜甫遊春》
jiangnan-work-drama-10 = 《寶劍記》
jiangnan-work-drama-11 = 《女狀元》
jiangnan-work-drama-12 = 《鳴鳳記》
jiangnan-work-drama-13 = 《浣紗記》
jiangnan-work-drama-14 = 《牡丹亭》
jiangnan-work-drama-15 = 《雌木蘭》
jiangnan-work-painting-1 = 〈山雨欲來圖〉
jiangnan-work-painting-2 = 〈峰下醉吟圖〉
jiangnan-work-painting-3 = 〈山亭文會圖〉
jiangnan-work-painting-4 = 〈歸去來兮圖〉
jiangnan-work-painting-5 = 〈嫦娥圖〉
jiangnan-work-painting-6 = 〈江南春圖〉
jiangnan-work-painting-7 = 〈廬山高圖〉
jiangnan-work-painting-8 = 〈湘君夫人圖〉
jiangnan-work-painting-9 = 〈春樹秋霜圖〉
jiangnan-work-painting-10 = 〈瑞雪凝冬圖〉
jiangnan-work-painting-11 = 〈關山行旅圖〉
jiangnan-work-painting-12 = 〈漢宮春曉圖〉
jiangnan-work-painting-13 = 〈雙松飛瀑圖〉
jiangnan-work-painting-14 = 〈神鳥鳳凰圖〉
jiangnan-work-painting-15 = 〈瀟湘秋意圖〉
jiangnan-character-1 = 唐伯虎
jiangnan-character-2 = 徐禎卿
jiangnan-character-3 = 祝枝山
jiangnan-character-4 = 文徵明
jiangnan-character-5 = 董小宛
jiangnan-character-6 = 柳如是
jiangnan-character-7 = 顧橫波
jiangnan-character-8 = 卞玉京
jiangnan-character-9 = 李香君
jiangnan-character-10 = 寇白門
jiangnan-character-11 = 陳圓圓
jiangnan-character-12 = 馬湘蘭
jiangnan-character-13 = 春媚
jiangnan-character-14 = 夏清
jiangnan-character-15 = 秋香
jiangnan-character-16 = 冬瑞
jiangnan-character-17 = 林黛玉
jiangnan-character-18 = 薛寶釵
jiangnan-character-19 = 秦可卿
jiangnan-character-20 = 賈寶玉
jiangnan-city-a1 = 揚州府
jiangnan-city-a2 = 二十四橋
jiangnan-city-a3 = 隋煬帝陵
jiangnan-city-b1 = 黃山
jiangnan-city-b2 = 景德鎮
jiangnan-city-c1 = 杭州府
jiangnan-city-c2 = 西湖
jiangnan-city-c3 = 錢塘江潮
jiangnan-city-d1 = 太湖
jiangnan-city-d2 = 蘇州府
jiangnan-shop-a1 = A1 書坊
jiangnan-shop-a2 = A2 貨郎
jiangnan-shop-a3 = A3 禮品鋪
jiangnan-shop-a4 = A4 船家
jiangnan-shop-a5 = A5 酒坊
jiangnan-shop-a6 = A6 書畫鋪
jiangnan-shop-b1 = B1 書坊
jiangnan-shop-b2 = B2 貨郎
jiangnan-shop-b3 = B3 禮品鋪
jiangnan-shop-b4 = B4 船家
jiangnan-shop-b5 = B5 酒坊
jiangnan-shop-b6 = B6 書畫鋪
jiangnan-hour = { $hour } 點鐘
jiangnan-idea-novel = 小說
jiangnan-idea-drama = 戲曲
jiangnan-idea-painting = 繪畫

# == 數量 ==
jiangnan-novel = { $amount } 個小說靈感
jiangnan-drama = { $amount } 個戲曲靈感
jiangnan-painting = { $amount } 個繪畫靈感
jiangnan-any = { $amount } 個任意靈感
jiangnan-coin = { $amount } 兩
jiangnan-portfolio = { $amount } 件作品
jiangnan-shop = { $amount } 次店鋪行動
jiangnan-spirits = { $amount } 瓶美酒
jiangnan-spirit = { $amount } 精神
jiangnan-vp = { $amount } 分
jiangnan-bonus = { $items }
jiangnan-list = { $items }
jiangnan-party = { $who }
jiangnan-tile = { $districts }（{ $bonus }）
jiangnan-either = { $one }／{ $two }
jiangnan-round = 第 { $round } 輪
jiangnan-drama-note = 費用：{ $cost } 個戲曲靈感；報酬：{ $vp } 分；收入：{ $income } 兩。
jiangnan-novel-note = 費用：{ $cost } 個小說靈感；報酬：{ $coins } 兩；收入：以 1 個靈感得 { $income } 分。
jiangnan-painting-note = 費用：{ $cost } 個繪畫靈感；報酬：{ $vp } 分、{ $coins } 兩。

# == 風潮、目標、風雅 ==
jiangnan-trend-dramas = 戲曲
jiangnan-trend-dramas-effect = 每部已發表的戲曲計 1 次。
jiangnan-trend-assistants = 助手
jiangnan-trend-assistants-effect = 每位聘得的助手計 1 次。
jiangnan-trend-novels = 小說
jiangnan-trend-novels-effect = 每部已發表的小說計 1 次。
jiangnan-trend-gold = 財富
jiangnan-trend-gold-effect = 每滿 5 兩計 1 次。
jiangnan-trend-paintings = 繪畫
jiangnan-trend-paintings-effect = 每幅已發表的繪畫計 1 次。
jiangnan-trend-scenery = 風景
jiangnan-trend-scenery-effect = 每座遊歷過的城市計 1 次。
jiangnan-goal-a = A 戲曲
jiangnan-goal-b = B 財富
jiangnan-goal-c = C 繪畫
jiangnan-goal-d = D 小說
jiangnan-goal-e = E 助手
jiangnan-goal-f = F 風景
jiangnan-goal-g = G 精神
jiangnan-goal-h = H 自家僕役
jiangnan-goal-i = I 專精
jiangnan-goal-j = J 兼備
jiangnan-goal-k = K 滿船
jiangnan-goal-l = L 著作等身
jiangnan-charm-a = A：茶館有僕役
jiangnan-charm-b = B：酒樓有僕役
jiangnan-charm-c = C：花廳的船上有僕役
jiangnan-charm-d = D：廟會僕役在指針所指的店鋪
jiangnan-charm-e = E：遊歷過城市
jiangnan-charm-f = F：2 件未發表的作品

# == 才藝 ==
jiangnan-talent-free-assistants = 整備時你的助手不消耗精神。
jiangnan-talent-double-tracks = 你在茶館與酒樓的僕役所得加倍。
jiangnan-talent-double-journeys = 造訪出遊與廟會時，城市獎勵與途經獎勵的銀兩、靈感、精神與分數加倍。
jiangnan-talent-double-payout = 你發表作品的報酬加倍。
jiangnan-talent-double-income = 你的戲曲與小說的收入加倍。
jiangnan-talent-wins-ties = 你在船上平手時勝出；每次在船上得第一名得 { $amount } 分。
jiangnan-talent-free-visits = 地區行動不花費銀兩。
jiangnan-talent-rich-start = 起始的銀兩與靈感為 { $amount } 倍。
jiangnan-talent-one-more = 在文社可多拿 { $amount } 件作品或 { $amount } 個靈感，在花廳可多放 { $amount } 名僕役。

# == 提問 ==
jiangnan-ask-work = 你以哪件作品開始？
jiangnan-ask-talent = 你選擇哪項才藝？
jiangnan-ask-turn = 輪到你：使用哪片行動板塊，去哪裡？
jiangnan-ask-bonus = 如何使用獎勵？
jiangnan-ask-idea = 你獲得哪種靈感？
jiangnan-ask-society = 你在文社做什麼？
jiangnan-ask-more = 你在文社還要拿什麼？
jiangnan-ask-teahouse = 你在茶館做什麼？
jiangnan-ask-tavern = 你在酒樓做什麼？
jiangnan-ask-income = 收入：要使用什麼？
jiangnan-ask-trend = 這艘船由你勝出：要選哪個風潮來計分？
jiangnan-ask-draft = 你選取哪片行動板塊？
jiangnan-ask-spirits = 要使用美酒嗎？
jiangnan-ask-rest = 精神為 0，強制休息：要用掉哪片行動板塊？
jiangnan-group-tile-1 = 最右側的板塊
jiangnan-group-tile-2 = 右起第二片板塊
jiangnan-group-tile-3 = 右起第三片板塊
jiangnan-group-tile-4 = 最左側的板塊
jiangnan-group-spirits = 美酒
jiangnan-group-portfolio = 拿作品
jiangnan-group-shop = 使用店鋪
jiangnan-group-refresh = 先更換作品
jiangnan-group-two = 兩件作品
jiangnan-group-one = 一件作品與一個靈感
jiangnan-group-ideas = 兩個靈感
jiangnan-group-exam = 科舉
jiangnan-group-idea = 靈感
jiangnan-group-publish = 發表
jiangnan-group-inspire = 尋找靈感
jiangnan-group-novels = 小說
jiangnan-group-servants = 僕役
jiangnan-group-assistant = 助手
jiangnan-group-trend = 風潮
jiangnan-group-talent = 才藝
jiangnan-group-work = 作品
jiangnan-group-age-1 = 第 1 時代
jiangnan-group-age-2 = 第 2 時代
jiangnan-group-age-3 = 第 3 時代
jiangnan-group-age-4 = 第 4 時代
jiangnan-group-advanced = 進階
jiangnan-group-done = 略過

# == 選項 ==
jiangnan-visit = { $district }
jiangnan-rest = 休息：{ $tile }
jiangnan-rest-note = 得 { $bonus }。{ $discard }
jiangnan-discard-nothing = 沒有板塊可棄置。
jiangnan-discard-note = 棄置獎勵：{ $bonus }{ $vassal ->
    [0] { "" }
   *[1] ；家臣往{ $districts }
 }。
jiangnan-discard-one-note = 棄置其中一片：{ $tiles }。
jiangnan-take = { $work }
jiangnan-take-two = { $works }
jiangnan-take-two-note = { $notes ->
    [1] { $first }
   *[other] { $first }{ $second }
 }
jiangnan-take-one = { $work }與 { $idea }
jiangnan-refresh = 更換展示的作品
jiangnan-refresh-note = { $coins ->
    [0] 免費。
   *[other] 支付 { $coins } 兩。
 }然後再選擇。
jiangnan-exam = { $degree ->
    [1] 應考舉人
   *[other] 應考貢士
 }
jiangnan-exam-note = 支付 { $works } 件作品與 { $ideas } 個靈感；之後視為每種類型各 { $counts } 件作品。
jiangnan-publish = 發表{ $work }
jiangnan-inspire = 尋找靈感
jiangnan-novels = { $novels ->
    [1] 收入最高的小說
   *[other] 收入最高的 { $novels } 部小說
 }
jiangnan-novels-note = 支付 { $cost }，得 { $bonus }。
jiangnan-servants = 先結算茶館的僕役
jiangnan-servants-note = 現在得 { $bonus }；之後才來的僕役不再計算。
jiangnan-draft = { $districts }
jiangnan-use-spirits = 使用 1 瓶美酒
jiangnan-use-spirits-note = +3 精神，最多 6。
jiangnan-use-spirits-tiles = 使用 { $tiles } 瓶美酒
jiangnan-none = 不做
jiangnan-none-note = 放棄這項。
jiangnan-done = 完成
jiangnan-done-note = 放棄其餘的。
jiangnan-why-ideas = 需要 { $cost }；你有 { $have } 個。

# == 經過 ==
jiangnan-did-visit = { $who } 前往{ $place }。
jiangnan-did-stay = { $who } 用{ $tile }休息。
jiangnan-did-discard = { $who } 棄置{ $districts }，獲得 { $bonus }。
jiangnan-did-rest = { $who } 休息獲得 { $bonus }；精神值為 { $spirit }。
jiangnan-did-gain = { $who } 獲得 { $bonus }。
jiangnan-did-take = { $who } 拿取{ $works }。
jiangnan-did-refresh = { $who } 更換文社展示的作品。
jiangnan-did-servants = { $who } 的僕役在展示軌上帶來 { $bonus }。
jiangnan-did-publish = { $who } 發表{ $work }，獲得 { $bonus }。
jiangnan-did-inspire = { $who } 尋找靈感：{ $bonus }。
jiangnan-did-spirits = { $who } 使用 { $tiles } 瓶美酒；精神值為 { $spirit }。
jiangnan-did-talent = { $who } 選擇{ $person }的才藝。
jiangnan-did-upkeep = 第 { $round } 輪的整備開始。
jiangnan-did-dramas = { $who } 的戲曲帶來 { $bonus }。
jiangnan-did-novels = { $who } 的 { $novels } 部小說帶來 { $bonus }。
jiangnan-did-boat = { $who } 贏得抵達的船。
jiangnan-did-first-place = { $who } 在船上得第一名，才藝帶來 { $vp } 分。
jiangnan-did-trend = 新的計分風潮：{ $trend }。
jiangnan-did-goal = 這艘船載著目標「{ $goal }」再度出發。
jiangnan-did-draft = { $who } 選取{ $tile }。
jiangnan-did-offer = { $tiles } 片新的行動板塊可供選取。
jiangnan-did-public = 公開計分：{ $who } 符合 { $matches } 次，得 { $vp } 分。
jiangnan-did-bags = 所有人已用與選取的板塊都放回布袋。
jiangnan-did-swap = 文社換成第 2 時代的作品。
jiangnan-did-status = 指針指向 { $shops }。行動順序：{ $order }。
jiangnan-did-charm = 新的風雅板塊 { $charm }。
jiangnan-did-consume = { $who } 失去 { $loss } 精神，剩 { $spirit }。
jiangnan-did-round = 第 { $round } 輪開始。
jiangnan-did-queue = { $who } 取得下輪行動順序的第 { $place } 位。
jiangnan-did-goal-place = 目標「{ $goal }」：{ $who } 第 { $place } 名，得 { $vp } 分。
# == 遊戲流程完 ==

# == 花廳、出遊、廟會、店鋪、科舉、助手 ==

# 店鋪的效果
jiangnan-shop-a1-effect = 獲得 1 個任意靈感；然後可以發表 1 件作品。
jiangnan-shop-a2-effect = 免費前往一座新城市；城市獎勵中只獲得靈感。
jiangnan-shop-a3-effect = 可以把 1 名僕役放到一位知音上（無知音獎勵），並使用其能力一次。
jiangnan-shop-a4-effect = 可以支付 1 兩，將 1 名僕役放上一艘船。
jiangnan-shop-a5-effect = 獲得 1 瓶美酒，之後隨時可換 3 精神。
jiangnan-shop-a6-effect = 可以更換展示的作品，然後可以拿 1 件。
jiangnan-shop-b1-effect = 可以支付 1 兩發表 1 件作品，並在茶館或酒樓放 1 名僕役。
jiangnan-shop-b2-effect = 可以把最多 2 片已用或選取的板塊與行動軌上的板塊交換。
jiangnan-shop-b3-effect = 可以改變最多 3 個靈感的類型。
jiangnan-shop-b4-effect = 可以把自己的 1 名僕役從一艘船移到另一艘。
jiangnan-shop-b5-effect = 獲得 5 兩。
jiangnan-shop-b6-effect = 可以從作品堆頂拿 1 或 2 件作品（事先看不到）。

# 助手的能力
jiangnan-assistant-gain = 獲得 { $gains }。
jiangnan-assistant-teahouse = 獲得 { $amount } 兩，茶館中每有 1 名自己的僕役再加 1 兩。
jiangnan-assistant-tavern = 獲得 { $amount } 分，酒樓中每有 1 名自己的僕役再加 1 分。
jiangnan-assistant-shop = 支付 { $cost } 兩，使用指針所指的一間店鋪。
jiangnan-assistant-stroll = 把自己在廟會的僕役移動 1 格，並獲得途經獎勵。
jiangnan-assistant-board-boat = 支付 { $cost } 兩，將 1 名僕役放上任一艘船。
jiangnan-assistant-exchange-ideas = 改變自己 { $amount } 個靈感的類型。
jiangnan-assistant-exchange-tile = 把 1 片已用或選取的板塊與行動軌上的 1 片交換。
jiangnan-assistant-journey = 支付 { $cost } 兩前往一座新城市（無城市獎勵）。
jiangnan-assistant-change-boats = 支付 { $cost } 兩，把自己的 1 名僕役從一艘船移到另一艘。
jiangnan-assistant-visit-muse = 支付 { $cost } 兩，將 1 名僕役放到任一位知音上（無知音獎勵）。
jiangnan-assistant-portfolio = 支付 { $cost } 兩，拿取展示的 1 件作品。
jiangnan-assistant-top-portfolio = 拿取作品堆頂的 1 件作品（事先看不到）。
jiangnan-assistant-publish = 支付 { $cost } 兩發表 1 件作品（不放展示板塊）。

# 提問
jiangnan-ask-parlour = 要把僕役放到哪一位知音上？
jiangnan-ask-servant = 要再放 1 名僕役到知音上嗎（無知音獎勵）？
jiangnan-ask-travel = 要前往哪裡？
jiangnan-ask-city = 要前往哪一座城市？
jiangnan-ask-fair = 要怎麼在廟會移動？
jiangnan-ask-stroll = 僕役要往哪個方向移動？
jiangnan-ask-exam-works = 要交出哪些作品應考？
jiangnan-ask-exam-ideas = 還需要 { $due } 個靈感，其中幾個用{ $idea }靈感？
jiangnan-ask-publish = 要發表 1 件作品嗎？
jiangnan-ask-boat = 僕役要登上哪一艘船？
jiangnan-ask-boat-from = 僕役要離開哪一艘船？
jiangnan-ask-calligraphy = 書畫鋪：要更換作品，還是拿取其中 1 件？
jiangnan-ask-fetch = 要取回哪一片已用或選取的板塊？
jiangnan-ask-replace = 要用行動軌上的哪一片板塊交換？
jiangnan-ask-swap = 要改變哪個靈感？
jiangnan-ask-draw = 要拿取作品堆頂的作品嗎？
jiangnan-ask-portfolio = 要拿取哪一件作品？
jiangnan-group-muse = 知音
jiangnan-group-city = 支付旅費
jiangnan-group-trip = 以發表抵旅費
jiangnan-group-cw = 順時針方向
jiangnan-group-ccw = 逆時針方向
jiangnan-group-teahouse = 在茶館發表
jiangnan-group-tavern = 在酒樓發表
jiangnan-group-boat = 船
jiangnan-group-from = 要離開的船
jiangnan-group-used = 已用的板塊
jiangnan-group-drafted = 選取的板塊
jiangnan-group-place = 行動軌上的板塊
jiangnan-group-give-novel = 交出小說靈感
jiangnan-group-give-drama = 交出戲曲靈感
jiangnan-group-give-painting = 交出繪畫靈感
jiangnan-group-draw = 作品堆頂

# 選項
jiangnan-muse = { $muse }
jiangnan-hire-muse = 聘用{ $muse }
jiangnan-muse-bonus-note = 帶來 { $bonus }。成為助手後：{ $effect }
jiangnan-muse-note = 成為助手後：{ $effect }
jiangnan-city-note = { $coins ->
    [0] 免費
   *[other] 支付 { $coins } 兩
 }；帶來 { $bonus }。
jiangnan-city-free-note = { $count ->
    [0] 沒有城市獎勵。
   *[other] 帶來 { $bonus }。
 }
jiangnan-trip = 發表{ $work }抵旅費
jiangnan-move = { $direction ->
    [cw] 順時針
   *[ccw] 逆時針
 } { $spaces } 格：{ $shop }
jiangnan-move-note = { $coins ->
    [0] 免費
   *[other] 支付 { $coins } 兩
 }；途經 { $bonus }。{ $effect }
jiangnan-stroll-note = 途經 { $bonus }；不使用店鋪。
jiangnan-spaces = { $spaces } 格
jiangnan-publish-at = { $work }（{ $district }）
jiangnan-boat = { $district }的船
jiangnan-boat-note = 僕役：自己 { $own } 名，他人最多 { $others } 名。船上載著：{ $about }。
jiangnan-swap = { $give }換成 { $get }
jiangnan-draw = 拿取堆頂的作品
jiangnan-draw-note = 拿了才看得到，而且必須留下。
jiangnan-refresh-free-note = 免費。然後可以拿取 1 件。
jiangnan-exams = 科舉
jiangnan-second-servant = 第二名僕役

# 為什麼不行
jiangnan-why-price = 需要 { $cost } 兩；你有 { $have } 兩。
jiangnan-why-been = 你已經去過。
jiangnan-why-far = 與金陵或你遊歷過的城市都不相鄰。
jiangnan-why-charm = 放好第一名僕役後，須符合風雅板塊（{ $charm }）。
jiangnan-why-both-exams = 你已考取兩次科舉。
jiangnan-why-refreshed = 每回合一次；你已經更換過了。
jiangnan-why-no-works = 沒有作品了。
jiangnan-why-exam = 需要 { $works } 件未發表的作品和 { $ideas } 個靈感；你有 { $own_works } 件和 { $own_ideas } 個。

# 發生的事
jiangnan-did-muse = { $who } 把 1 名僕役放到{ $muse }上。
jiangnan-did-hire = { $who } 聘用{ $muse }。
jiangnan-did-travel = { $who } 前往{ $city }。
jiangnan-did-move = { $who } { $direction ->
    [cw] 順時針
   *[ccw] 逆時針
 }移動 { $spaces } 格，到 { $shop }。
jiangnan-did-shop = { $who } 使用 { $shop }。
jiangnan-did-shop-nothing = { $who } 在 { $shop } 無事可做。
jiangnan-did-board = { $who } 把 1 名僕役放上{ $boat }。
jiangnan-did-change-boats = { $who } 的 1 名僕役換船（{ $origin } → { $boat }）。
jiangnan-did-swap-ideas = { $who } 把 { $give }換成 { $get }。
jiangnan-did-move-tile = { $who } 把{ $tile }放回行動軌。
jiangnan-did-exchange-tile = { $who } 用{ $other }換回{ $tile }。
jiangnan-did-draw = { $who } 從作品堆拿取{ $work }。
jiangnan-did-assistant = { $who } 使用{ $muse }的能力。
jiangnan-did-exam = { $who } 以{ $works }與 { $ideas } 個靈感成為{ $degree ->
    [1] 舉人
   *[other] 貢士
 }。
# == 花廳、出遊、廟會、店鋪、科舉、助手到此 ==
