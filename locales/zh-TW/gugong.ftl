# 故宮

gugong-name = 故宮
gugong-summary = 以禮物打點紫禁城的官員，並把使臣送進乾清宮：唯有入宮者才能獲勝。

gugong-howto =
    你在紫禁城中拜訪官員，與他們交換禮物。四天之後分數最高的玩家獲勝，但**使臣必須已經抵達乾清宮**，否則分數再高也不能獲勝。

    { "**" }輪到你時**，將一張手牌送給七位官員之一，並換得放在那裡的牌。換得的牌放入你的棄牌堆，隔天成為手牌。
    • 你送出的牌**數值較高**，或是以 1 換 9：免費交換。
    • **相同或較低**：支付 2 名僕役，或棄掉另一張手牌（今天少一個回合），或放棄行動。
    接著可以執行你**送出**的那張牌上的行動，再執行該地點的行動；兩者相同時可以執行兩次。許多行動只要支付僕役，效果就更大。所有人的手牌都用完時，這一天結束。

    { "**" }七個地點**
    • **出巡**：移動到一座城市，拿取那裡的出巡板塊並獲得其好處。2 枚板塊可兌換 1 名僕役，4 枚換 2 分，6 枚換 1 塊玉。
    • **長城**：把僕役放上長城。完工時，在長城上最多的玩家得 3 分並讓使臣前進 1 步；長城上的每位玩家都可以使用權謀好處。
    • **玉**：購買玉。第五塊以前，每多一塊就比前一塊更值錢。
    • **權謀**：提升權謀標記。順位較高者贏得一切平手；長城完工時，用格數換取好處。每天第一位以免費方式提升的玩家，隔天成為起始玩家。
    • **乾清宮**：移動使臣，共 8 步。越早抵達，得分越高。
    • **聖旨**：取得持續到終局的效益。
    • **大運河**：裝載並航行你的船。載有 3 名僕役的船可以領取所在港口的獎勵：4 分、一張禮物牌，或是一個抵兩名僕役的工頭。

    { "**" }傍晚**時，棄牌堆中的每張牌，每有一顆天命骰與其數值相同，就帶來 1 名僕役；相符最多的玩家得 3 分並讓使臣前進 1 步。骰子整天公開，所以不只要看能做什麼，也要看**換得**的是哪張牌。

    { "**" }小提示。** 數值低的牌往往附有較好的行動，但也較難送出。僕役永遠不夠用。前往乾清宮要趁早。

# 提問
gugong-ask-gift = 要把哪張牌送給哪位官員？
gugong-ask-way = 送出的牌相同或較低，要怎麼補足？
gugong-ask-pay = 要如何支付 { $servants } 名僕役？
gugong-ask-gain = 獲得 { $servants } 名僕役，要以工頭代替其中 1 名嗎？
gugong-ask-pieces = 要把哪兩個棋子放上長城？
gugong-ask-load = 要把什麼裝上哪艘船？
gugong-ask-city = 旅人要前往哪座城市？
gugong-ask-swap = 要用自己的哪張牌，換版圖上的哪張牌？
gugong-ask-recall = 要把哪張棄牌收回手中？
gugong-ask-rich-gift = 厚禮：要棄掉一張高數值的手牌，換取 1 塊玉嗎？
gugong-ask-jade-trade = 換玉：要支付僕役換取 1 塊玉嗎？
gugong-ask-wall-token = 要從儲備區把 1 名僕役放上長城嗎？
gugong-ask-exchange = 出巡板塊太多，要兌換什麼？
gugong-ask-sail = 要移動船，或是領取獎勵嗎？
gugong-ask-claim = 要領取港口獎勵嗎？
gugong-ask-benefit = 長城完工，要使用哪一項權謀好處？
gugong-ask-evening = 你的牌與天命骰相符，最多可獲得 { $servants } 名僕役，要獲得幾名？
gugong-ask-end = 回合結束前，要兌換出巡板塊嗎？
gugong-group-give-1 = 送出 1・{ gugong-present-1 }
gugong-group-give-2 = 送出 2・{ gugong-present-2 }
gugong-group-give-3 = 送出 3・{ gugong-present-3 }
gugong-group-give-4 = 送出 4・{ gugong-present-4 }
gugong-group-give-5 = 送出 5・{ gugong-present-5 }
gugong-group-give-6 = 送出 6・{ gugong-present-6 }
gugong-group-give-7 = 送出 7・{ gugong-present-7 }
gugong-group-give-8 = 送出 8・{ gugong-present-8 }
gugong-group-give-9 = 送出 9・{ gugong-present-9 }
gugong-group-card = 牌面行動（你送出的牌）
gugong-group-place = 地點行動
gugong-group-trade = 兌換出巡板塊
gugong-group-swap-hand = 用手牌換牌
gugong-group-swap-pile = 用棄牌堆的牌換牌
gugong-group-die = 轉動一顆天命骰
gugong-group-pay = 支付僕役
gugong-group-discard = 棄掉另一張手牌
gugong-group-none = 或者
gugong-group-gain = 獲得僕役
gugong-group-done = 或者

# 輸入指令
gugong-command-name = 故宮
gugong-command-gift-name = 送禮
gugong-command-gift = 送一張牌給官員，並執行行動
gugong-command-act-name = 行動
gugong-command-act = 交換禮物之後執行行動
gugong-command-exchange-name = 兌換
gugong-command-exchange = 兌換出巡板塊
gugong-command-benefit-name = 好處
gugong-command-benefit = 長城完工時使用一項權謀好處
gugong-command-claim-name = 領獎
gugong-command-claim = 領取港口獎勵
gugong-command-evening-name = 傍晚
gugong-command-evening = 依相符的天命骰獲得僕役
gugong-param-card-name = 牌
gugong-param-card = 要送出的牌
gugong-param-official-name = 官員
gugong-param-official = 送給哪個地點的官員
gugong-param-way-name = 方式
gugong-param-way = 送出的牌相同或較低時：支付僕役、棄掉一張牌，或放棄行動
gugong-param-action-name = 行動
gugong-param-action = 先執行的行動
gugong-param-second-name = 第二行動
gugong-param-second = 接著執行的行動
gugong-param-what-name = 內容
gugong-param-what = 要兌換什麼
gugong-param-benefit-name = 好處
gugong-param-benefit = 要使用的好處，或不使用
gugong-param-claim-name = 獎勵
gugong-param-claim = 哪艘船領取哪項獎勵，或不領取
gugong-param-servants-name = 僕役
gugong-param-servants = 要獲得幾名僕役

# 牌桌選項
gugong-variant-canal-move = 大運河的船可以移動
gugong-variant-canal-move-one = 僅限裝載一個棋子之後
gugong-variant-canal-move-both = 裝載一個或兩個棋子之後
gugong-variant-matches = 傍晚的相符數
gugong-variant-matches-pairs = 以骰子計（兩顆骰子同值算兩次）
gugong-variant-matches-cards = 以牌計

# 桌面各部分（選單用）
gugong-area-board = 整張版圖
gugong-area-map = 地圖、長城與大運河
gugong-area-palace = 乾清宮、權謀、聖旨與玉
gugong-area-player = { $seat } 的玩家版圖

# 地點與官員
gugong-location-travel = 出巡
gugong-location-wall = 長城
gugong-location-jade = 玉
gugong-location-intrigue = 權謀
gugong-location-palace = 乾清宮
gugong-location-decree = 聖旨
gugong-location-canal = 大運河
gugong-official-travel = 巡按御史
gugong-official-wall = 邊鎮總兵
gugong-official-jade = 御用監太監
gugong-official-intrigue = 東廠提督
gugong-official-palace = 鴻臚寺卿
gugong-official-decree = 內閣大學士
gugong-official-canal = 漕運總督

# 禮物牌
gugong-gift = { $value }（{ $action }）
gugong-action-none = 無行動
gugong-action-travel = 出巡
gugong-action-wall = 長城
gugong-action-jade = 玉
gugong-action-intrigue = 權謀
gugong-action-palace = 乾清宮
gugong-action-decree = 聖旨
gugong-action-canal = 大運河
gugong-action-swap = 換牌
gugong-action-recall = 召回
gugong-action-servants = { $count } 名僕役
gugong-action-and-servants = { $action } + { $count } 名僕役
gugong-present-1 = 果盤
gugong-present-2 = 茶葉
gugong-present-3 = 摺扇
gugong-present-4 = 筆墨
gugong-present-5 = 絲綢
gugong-present-6 = 瓷瓶
gugong-present-7 = 漆盒
gugong-present-8 = 青銅鼎
gugong-present-9 = 龍袍

# 地圖上的城市與大運河的港口
gugong-city-taiyuan = 太原
gugong-city-xian = 西安
gugong-city-chengdu = 成都
gugong-city-guilin = 桂林
gugong-city-guangzhou = 廣州
gugong-city-hangzhou = 杭州
gugong-city-nanjing = 南京
gugong-city-jinan = 濟南
gugong-city-wuchang = 武昌
gugong-city-lanzhou = 蘭州
gugong-harbor-1 = 北京
gugong-harbor-2 = 滄州
gugong-harbor-3 = 濟寧
gugong-harbor-4 = 淮安
gugong-harbor-5 = 杭州
gugong-reward-points = 分數
gugong-reward-card = 禮物牌
gugong-reward-foreman = 工頭

# 出巡板塊
gugong-token-servant = 僕役
gugong-token-servants = 兩名僕役
gugong-token-palace = 乾清宮
gugong-token-intrigue = 權謀
gugong-token-gift = 厚禮
gugong-token-recall = 召回
gugong-token-swap = 換牌
gugong-token-points = 分數
gugong-token-canal = 運河
gugong-token-jade = 換玉
gugong-token-wall = 長城
gugong-token-double = 雙倍
gugong-token-servant-effect = 獲得 { $amount } 名僕役。
gugong-token-servants-effect = 獲得 { $amount } 名僕役。
gugong-token-palace-effect = 使臣前進 { $amount } 步。
gugong-token-intrigue-effect = 權謀標記上升 { $amount } 格。
gugong-token-gift-effect = 可以棄掉一張數值 { $amount } 以上的手牌，換取 1 塊玉。
gugong-token-recall-effect = 可以將一張棄牌收回手中。
gugong-token-swap-effect = 可以用自己的一張牌換版圖上的一張牌。
gugong-token-points-effect = 得 { $amount } 分。
gugong-token-canal-effect = 可以從儲備區將 1 名僕役裝上船。
gugong-token-jade-effect = 可以支付 { $amount } 名僕役，換取 1 塊玉。
gugong-token-wall-effect = 可以從儲備區將 1 名僕役放上長城。
gugong-token-double-effect = 沒有立即效果；兌換時算作兩枚。

# 聖旨
gugong-decree-morning-servants = 徵調僕役
gugong-decree-morning-servants-effect = 每個清晨：獲得 { $amount } 名僕役。
gugong-decree-morning-intrigue = 密疏奏事
gugong-decree-morning-intrigue-effect = 每個清晨：權謀標記上升 { $amount } 格。
gugong-decree-morning-envoy = 通關文牒
gugong-decree-morning-envoy-effect = 每個清晨：使臣前進 { $amount } 步。
gugong-decree-morning-canal = 漕糧起運
gugong-decree-morning-canal-effect = 每個清晨：從儲備區將 { $amount } 名僕役裝上船。
gugong-decree-morning-points = 皇恩浩蕩
gugong-decree-morning-points-effect = 每個清晨：得 { $amount } 分。
gugong-decree-cheap-gifts = 禮數從寬
gugong-decree-cheap-gifts-effect = 送出相同或較低的牌時，少支付 { $amount } 名僕役。
gugong-decree-cheap-travel = 驛馬馳騁
gugong-decree-cheap-travel-effect = 出巡移動兩次時，少支付 { $amount } 名僕役。
gugong-decree-more-wall = 徵夫築城
gugong-decree-more-wall-effect = 每次長城行動，都再從儲備區放 { $amount } 名僕役到長城。
gugong-decree-cheap-jade = 採玉令
gugong-decree-cheap-jade-effect = 購買玉時，少支付 { $amount } 名僕役。
gugong-decree-evening-servant = 天降祥瑞
gugong-decree-evening-servant-effect = 每個傍晚，有牌相符時多獲得 { $amount } 名僕役。
gugong-decree-final-jade = 藏玉滿堂
gugong-decree-final-jade-effect = 終局時：你每有 1 塊玉，得 { $amount } 分。
gugong-decree-final-rewards = 漕運有功
gugong-decree-final-rewards-effect = 終局時：你每領取過 1 項港口獎勵，得 { $amount } 分。
gugong-decree-final-intrigue = 權傾朝野
gugong-decree-final-intrigue-effect = 終局時：你的權謀標記每 { $each } 格，得 { $amount } 分。
gugong-decree-final-decrees = 掌印尚寶
gugong-decree-final-decrees-effect = 終局時：你每有 1 張聖旨（包含這張），得 { $amount } 分。
gugong-decree-final-tokens = 出巡遊記
gugong-decree-final-tokens-effect = 終局時：你每保有 1 枚出巡板塊，得 { $amount } 分。

# == 出巡、板塊、換牌、長城與好處、玉、聖旨、大運河 ==

# 出巡
gugong-travel-to = 前往{ $city }
gugong-travel-to-note = { $token }板塊：{ $effect }
gugong-travel-two = 移動兩次
gugong-travel-two-note = { $cost ->
    [0] 免費
   *[other] 支付 { $cost } 名僕役
 }。依序取得兩枚板塊及其好處。
gugong-did-travel = { $who } 前往{ $city }，取得{ $token }板塊。
gugong-why-here = 你的旅人就在這裡。
gugong-why-no-token = 那裡沒有板塊；移動必須停在有板塊的城市。
gugong-why-token-between = 每條路上都有一座有板塊的城市，到了那裡就必須停下。
gugong-why-last-token = 移動兩次需要地圖上有兩枚板塊。

# 板塊的好處
gugong-did-token-points = { $who } 因板塊得 { $points } 分。
gugong-rich-gift = 棄掉 { $gift }
gugong-rich-gift-note = 換得 1 塊玉。該牌放入你的棄牌堆：今天少一個回合。
gugong-rich-gift-none = 不棄牌
gugong-did-rich-gift = { $who } 棄掉一份厚禮，取得 1 塊玉。
gugong-did-rich-gift-own = 厚禮是 { $gift }。
gugong-jade-trade = 支付 { $cost } 名僕役，換取 1 塊玉
gugong-jade-trade-note = 取自玉的儲備區，不取自玉舖。
gugong-jade-trade-none = 不換
gugong-did-jade-trade = { $who } 以僕役換得 1 塊玉。
gugong-decline-note = 不會得到其他東西。

# 換牌與召回
gugong-swap-any = 換牌
gugong-swap-any-note = 用自己的一張牌（手牌或棄牌堆）換版圖上的一張牌，不論數值。
gugong-swap = 以 { $given }換 { $taken }
gugong-swap-hand-note = 「{ $location }」的牌，換得後加入手牌。
gugong-swap-pile-note = 「{ $location }」的牌，換得後放入棄牌堆。
gugong-swap-none = 不換牌
gugong-did-swap = { $who } 換牌：以 { $given }換得「{ $location }」的 { $taken }。
gugong-did-swap-own = { $gift }{ $hand ->
    [0] 放入你的棄牌堆。
   *[other] 加入你的手牌。
 }
gugong-recall-any = 收回一張牌
gugong-recall = 收回 { $gift }
gugong-recall-note = 由棄牌堆回到手中：今天多一個回合。
gugong-recall-none = 不收回
gugong-did-recall = { $who } 將一張棄牌收回手中。
gugong-did-recall-own = 收回的是 { $gift }。

# 長城
gugong-wall-servant = 放 1 名僕役到長城
gugong-wall-foreman = 將工頭直立放到長城
gugong-wall-lying = 將工頭橫放到長城
gugong-wall-note = { $completes ->
    [0] 算作 { $servants } 名僕役。
   *[other] 長城就此完工：最多者得分，接著是權謀好處。
 }
gugong-wall-two = 放兩個棋子到長城
gugong-wall-two-note = { $cost ->
    [0] 免費
   *[other] 支付 { $cost } 名僕役
 }{ $foreman ->
    [0] 。
   *[other] 。兩名僕役，或一名僕役與工頭。
 }
gugong-wall-two-completes = { $price }長城就此完工：最多者得分，接著是權謀好處。
gugong-wall-pieces-servants = 2 名僕役
gugong-wall-pieces-foreman = 1 名僕役與直立的工頭
gugong-wall-pieces-lying = 1 名僕役與橫放的工頭
gugong-wall-token = 從儲備區放 1 名僕役到長城
gugong-wall-token-none = 不放
gugong-did-wall-none = { $who } 放 { $servants } 名僕役到長城。
gugong-did-wall-foreman = { $who } 將{ $servants ->
    [0] { "" }
   *[other] 一名僕役與
 }直立的工頭放到長城。
gugong-did-wall-lying = { $who } 將{ $servants ->
    [0] { "" }
   *[other] 一名僕役與
 }橫放的工頭放到長城。
gugong-did-wall-decree = 徵夫築城：{ $who } 再放 { $servants } 名僕役到長城。
gugong-did-wall-complete = 長城完工。{ $who } 在長城上最多（{ $servants }），得 { $points } 分，使臣前進 1 步。
gugong-did-wall-final = 終局時 { $who } 在長城上最多（{ $servants }），得 { $points } 分，使臣前進 1 步。
gugong-why-one-servant = 你的可用區只有 1 名僕役。
gugong-why-pool = 你的可用區沒有僕役。
gugong-why-foreman-locked = 你的工頭尚未解鎖；他是港口獎勵。
gugong-why-foreman-away = 你的工頭不在可用區。
gugong-why-two-pieces = { $cost ->
    [0] 可用區需要有兩個棋子
   *[other] 除了支付的 { $cost } 名僕役，可用區還需要有兩個棋子
 }；工頭算一個。

# 權謀好處
gugong-benefit-none = 不使用好處
gugong-benefit-none-note = 你的權謀標記留在原處。
gugong-benefit-one = 1 名僕役
gugong-benefit-three = 2 名僕役
gugong-benefit-die = 將骰子由 { $before } 轉為 { $after }
gugong-benefit-die-any = 轉動一顆骰子
gugong-benefit-seven = 1 塊玉
gugong-benefit-note = 你的權謀標記下降 { $steps } 格。
gugong-did-turn-die = { $who } 將一顆天命骰由 { $before } 轉為 { $after }。
gugong-did-benefit-none = { $who } 不使用權謀好處。
gugong-did-benefit-jade = { $who } 從儲備區取得 1 塊玉。
gugong-why-marker = 需要下降 { $steps } 格，你的標記在第 { $step } 格。
gugong-why-same-face = 骰子已經是這一面。

# 玉
gugong-jade-house = { $cost ->
    [0] 免費取得玉舖的玉
   *[other] 以 { $cost } 名僕役購買玉舖的玉
 }
gugong-jade-square = { $cost ->
    [0] 免費取得玉石廣場的玉
   *[other] 以 { $cost } 名僕役購買玉石廣場的玉
 }
gugong-jade-note = 終局計分：玉越多，得分越高。
gugong-did-jade-house = { $who } 從玉舖取得 1 塊玉。
gugong-did-jade-square = { $who } 從玉石廣場取得 1 塊玉。
gugong-why-houses-empty = 這個價格的玉舖已無玉。
gugong-why-houses-first = 所有玉舖都無玉之後，玉石廣場才出售。

# 聖旨
gugong-ask-piece = 要將哪個棋子留在聖旨上？
gugong-decree-take = { $decree }
gugong-decree-note = { $cost ->
    [0] 免費，但留下 1 名僕役。
   *[other] 支付 { $cost } 名僕役，另留下 1 名。
 }{ $points ->
    [0] { "" }
   *[other] 得 { $points } 分。
 }{ $effect }
gugong-piece-servant = 1 名僕役
gugong-piece-servant-note = 留在那裡直到終局。
gugong-piece-foreman = 工頭
gugong-piece-foreman-note = 在那裡算作 1 名僕役，留到終局。
gugong-did-decree = { $who } 取得聖旨「{ $decree }」{ $points ->
    [0] 。
   *[other] ，得 { $points } 分。
 }
gugong-why-decree-owned = 你已有這張聖旨。
gugong-why-decree-servants = 需支付 { $cost } 名僕役，另留下 1 名；你有 { $have } 名。

# 大運河
gugong-group-sail = 移動船
gugong-group-claim = 領取獎勵
gugong-harbor-on-route = { $harbor }（{ $route } 號航線）
gugong-load-any = 裝載船
gugong-load-servant = 將 1 名僕役裝上在{ $harbor }的船
gugong-load-foreman = 將工頭直立裝上在{ $harbor }的船
gugong-load-lying = 將工頭橫放裝上在{ $harbor }的船
gugong-load-note = { $full ->
    [0] 船上還有空位。
   *[other] 船就此滿載，可以領取獎勵。
 }
gugong-load-none = 不裝載
gugong-launch-any = 一艘新船
gugong-launch-route = { $route } 號航線上的一艘新船
gugong-launch-servant = 在{ $harbor }派出新船，載 1 名僕役
gugong-launch-foreman = 在{ $harbor }派出新船，載直立的工頭
gugong-launch-lying = 在{ $harbor }派出新船，載橫放的工頭
gugong-launch-note = 新船從第一個空的港口出發。
gugong-load-two = 裝載兩個棋子
gugong-load-two-note = { $cost ->
    [0] 免費
   *[other] 支付 { $cost } 名僕役
 }。兩名僕役，或一名僕役與工頭，裝上一艘或兩艘船。
gugong-sail = 將船由{ $before }移到{ $after }
gugong-sail-note = { $skipped ->
    [0] 前往下一個港口。
   *[other] 越過 { $skipped } 個有船的港口。
 }
gugong-sail-any = 移動在{ $harbor }的船
gugong-sail-done = 完成
gugong-sail-done-note = 這次在大運河不再做別的事。
gugong-claim-points = 在{ $harbor }領取 { $points } 分
gugong-claim-card = 在{ $harbor }領取禮物牌
gugong-claim-foreman = 在{ $harbor }領取工頭
gugong-claim-any = 在{ $harbor }領取獎勵
gugong-claim-note = 船上 1 名僕役留在獎勵旁，其餘放回儲備區；船回到玩家版圖旁。
gugong-claim-foreman-note = 工頭從此留在獎勵旁，其餘放回儲備區；船回到玩家版圖旁。
gugong-claim-none = 不領取
gugong-claim-none-note = 船留在大運河上，移動之後可以再領取。
gugong-did-load-servant = { $who } 將 1 名僕役裝上在{ $harbor }的船。
gugong-did-load-foreman = { $who } 將工頭直立裝上在{ $harbor }的船。
gugong-did-load-lying = { $who } 將工頭橫放裝上在{ $harbor }的船。
gugong-did-launch-servant = { $who } 在{ $harbor }派出載有 1 名僕役的新船。
gugong-did-launch-foreman = { $who } 在{ $harbor }派出載有直立工頭的新船。
gugong-did-launch-lying = { $who } 在{ $harbor }派出載有橫放工頭的新船。
gugong-did-sail = { $who } 的船由{ $before }航行到{ $after }。
gugong-did-sail-all = 傍晚：大運河上所有的船繼續航行。
gugong-did-lose-ship = { $who } 的船駛出最後一個港口，就此失去，沒有獎勵。
gugong-did-claim-points = { $who } 在{ $harbor }領取 { $points } 分。
gugong-did-claim-card = { $who } 在{ $harbor }領取一張禮物牌。
gugong-did-claim-foreman = { $who } 在{ $harbor }領取工頭。
gugong-did-draw = 你抽到 { $gift }。
gugong-why-ship-full = 這艘船已滿。
gugong-why-lying = 橫放的工頭需要兩個空位。
gugong-why-ships = 你的 { $ships } 艘船都在大運河上。
gugong-why-no-harbor = 那裡沒有空的港口。
gugong-why-second-piece = 這樣就沒有船裝得下第二個棋子了。
gugong-why-room = 你的船只裝得下一個棋子。
gugong-why-no-harbor-ahead = 前方沒有空的港口。
gugong-why-no-reward = 這個港口沒有獎勵。
gugong-why-not-full = 船上有 { $servants } 名僕役，領取獎勵需要 { $wanted } 名。
gugong-why-reward-full = 你在這項獎勵旁的空位都已用完。
gugong-why-not-arrived = 這艘船不是剛抵達，也不是剛載到第三名僕役。

# == 交換禮物、行動、權謀、乾清宮、僕役、兌換、清晨、傍晚、終局 ==

# 交換禮物
gugong-give = { $place }：以 { $gift }換 { $taken }
gugong-give-note = { $twice ->
    [0] { "" }
   *[other] 行動可執行兩次。
 }{ $price }{ $matches ->
    [0] { "" }
   *[other] 與 { $matches } 顆天命骰相符。
 }
gugong-give-card = 送出 { $gift }
gugong-price-free = 較高：免費。
gugong-price-all = 最低的勝過最高的：免費。
gugong-price-pay-discard = 相同或較低：支付 { $servants } 名僕役、棄掉另一張手牌，或放棄行動。
gugong-price-pay = 相同或較低：支付 { $servants } 名僕役，或放棄行動。
gugong-price-discard = 相同或較低：棄掉另一張手牌，或放棄行動。
gugong-price-none = 相同或較低：無法補足，只能放棄行動。
gugong-way-discard = 棄掉 { $gift }
gugong-way-discard-any = 棄掉另一張手牌
gugong-way-discard-note = 今天少一個回合；該牌在傍晚仍然計算，明天回到手中。
gugong-way-none = 放棄行動
gugong-way-none-note = 沒有費用，但這個回合不執行任何行動。
gugong-did-give = { $who } 將 { $gift }送給{ $official }（{ $place }），換得 { $taken }。
gugong-did-forgo = { $who } 放棄行動。
gugong-did-discard = { $who } 棄掉一張牌。
gugong-did-discard-own = 棄掉的是 { $gift }。
gugong-pass = 跳過
gugong-why-discarded = 這張牌在你的棄牌堆，明天才回到手中。
gugong-why-pass = 有手牌的玩家必須進行回合。
gugong-why-last-card = 你沒有其他手牌。
gugong-why-servants = 需要 { $cost } 名僕役，你能支付 { $have } 名。

# 重播的段落
gugong-chapter = 第 { $day } 天

# 行動
gugong-ask-act-both = 要執行哪個行動？牌面行動（{ $card }）在先，地點行動（{ $place }）在後；先執行地點行動，就放棄牌面行動。
gugong-ask-act-twice = 要執行哪個行動？牌面與地點同為「{ $place }」，可以執行兩次。
gugong-ask-act-place = 要如何執行地點行動（{ $place }）？
gugong-card-servants = 獲得 { $servants } 名僕役
gugong-done = 完成
gugong-done-note = 這個回合不再執行行動。
gugong-end-turn = 結束回合
gugong-end-turn-note = 板塊留著。
gugong-cost-note = 支付 { $servants } 名僕役。
gugong-why-card-without = 你送出的牌沒有行動。
gugong-why-card-first = 牌面行動要先執行，而且只有一次。
gugong-why-supply = 你的儲備區是空的。

# 權謀與乾清宮
gugong-intrigue-one = { $steps ->
    [0] 取得勳章
   *[other] 權謀標記上升 { $steps } 格
 }
gugong-intrigue-one-note = { $medal ->
    [0] 免費。今天的勳章已被取走。
   *[other] 免費。並取得勳章，明天成為起始玩家。
 }
gugong-intrigue-three = 支付僕役，權謀標記上升 { $steps } 格
gugong-palace = 使臣前進 { $steps } 步
gugong-palace-one-note = 免費。{ $left ->
    [0] 使臣已在乾清宮：改得 1 分。
    [1] 使臣抵達乾清宮。
   *[other] 距離乾清宮 { $left } 步。
 }
gugong-palace-two-note = 支付 { $servants } 名僕役；權謀標記另上升 { $intrigue } 格。{ $left ->
    [0] 使臣已在乾清宮：改得 { $points } 分。
    [1] 使臣抵達乾清宮，另得 1 分。
    [2] 使臣抵達乾清宮。
   *[other] 距離乾清宮 { $left } 步。
 }
gugong-did-medal = { $who } 取得勳章，明天成為起始玩家。
gugong-did-intrigue-up = { $who } 的權謀標記上升到第 { $step } 格。
gugong-did-intrigue-down = { $who } 的權謀標記下降到第 { $step } 格。
gugong-did-envoy = { $who } 的使臣來到第 { $step } 步（共 { $top } 步）。
gugong-did-arrive = { $who } 的使臣抵達乾清宮，佔得 { $points } 分的宮位。
gugong-did-beyond = { $who } 的使臣已在乾清宮，得 { $points } 分。
gugong-why-top = 你的標記已在最後一格。

# 僕役與工頭
gugong-pay-servants = 支付 { $servants } 名僕役
gugong-pay-foreman = { $servants ->
    [0] 以工頭支付
   *[other] 以橫放的工頭與 { $servants } 名僕役支付
 }
gugong-pay-upright = 以直立的工頭與 { $servants } 名僕役支付
gugong-pay-note = { $left ->
    [0] 可用區就沒有僕役了。
   *[other] 可用區還剩 { $left } 名僕役。
 }
gugong-foreman-note = 在這裡算作 1 名；工作時可以橫放，算作 2 名。
gugong-gain-servants = 獲得 { $servants } 名僕役
gugong-gain-foreman = { $servants ->
    [0] 獲得工頭
   *[other] 獲得工頭與 { $servants } 名僕役
 }
gugong-did-pay = { $who } { $foreman ->
    [0] 支付 { $servants } 名僕役。
   *[other] { $servants ->
        [0] 以工頭支付。
       *[other] 以工頭與 { $servants } 名僕役支付。
     }
 }
gugong-did-gain = { $who } { $foreman ->
    [0] { $servants ->
        [0] 沒有獲得僕役：儲備區是空的。
       *[other] 獲得 { $servants } 名僕役。
     }
   *[other] { $servants ->
        [0] 獲得工頭。
       *[other] 獲得工頭與 { $servants } 名僕役。
     }
 }

# 兌換出巡板塊
gugong-trade-2 = 以 2 枚板塊兌換 { $amount } 名僕役
gugong-trade-4 = 以 4 枚板塊兌換 { $amount } 分
gugong-trade-6 = 以 6 枚板塊兌換 { $amount } 塊玉
gugong-trade-double = { $trade }（{ $over ->
    [0] 含雙倍板塊
   *[other] 含雙倍板塊，多出一枚
 }）
gugong-trade-note = { $doubles ->
    [0] 使用 { $plain } 枚板塊。
   *[other] { $plain ->
        [0] 只使用 { $doubles } 枚雙倍板塊。
       *[other] 使用 { $doubles } 枚雙倍板塊與 { $plain } 枚其他板塊。
     }
 }{ $over ->
    [0] { "" }
   *[other] 比所需多，多出的部分作廢。
 }
gugong-did-trade-2 = { $who } 以 { $tokens } 枚板塊兌換 { $amount } 名僕役。
gugong-did-trade-4 = { $who } 以 { $tokens } 枚板塊兌換 { $amount } 分。
gugong-did-trade-6 = { $who } 以 { $tokens } 枚板塊兌換 { $amount } 塊玉。
gugong-why-tokens = 需要 { $number } 枚板塊，{ $have ->
    [0] 你沒有板塊。
   *[other] 你的板塊算作 { $have } 枚。
 }

# 清晨
gugong-did-morning = 第 { $day } 天開始。起始玩家是 { $who }。
gugong-token-at = { $city }（{ $token }）
gugong-did-refill = 新的出巡板塊：{ $tokens }。
gugong-did-shuffle-tokens = 兌換掉的出巡板塊洗成新的板塊堆。
gugong-did-roll = 天命骰擲出 { $first }、{ $second }、{ $third }。
gugong-did-morning-decree = { $who } 的聖旨：{ $decree }。
gugong-did-score = { $who } 得 { $points } 分。

# 傍晚
gugong-evening = { $foreman ->
    [0] { $servants ->
        [0] 不獲得僕役
       *[other] { $servants } 名僕役
     }
   *[other] { $servants ->
        [0] 工頭
       *[other] 工頭與 { $servants } 名僕役
     }
 }
gugong-did-match-nothing = 傍晚：沒有人的牌與天命骰相符。
gugong-did-match = 傍晚：{ $who } 展示 { $gifts }，相符數 { $pairs }。
gugong-did-take-none = { $who } 不獲得僕役。
gugong-did-destiny = { $who } 的相符數最多（{ $matches }），得 { $points } 分，使臣前進 1 步。

# 終局
gugong-did-final = { $who } 終局得 { $points } 分：宮位 { $places }、聖旨 { $final_decrees }、玉 { $jade }。
gugong-end = { $days } 天結束。使臣在乾清宮的玩家之中，分數最高者獲勝。
gugong-end-nobody = { $days } 天結束，沒有任何使臣在乾清宮：無人獲勝。
gugong-score-wall = 長城
gugong-score-destiny = 天命骰
gugong-score-tokens = 出巡板塊
gugong-score-trades = 兌換板塊
gugong-score-harbors = 港口獎勵
gugong-score-decrees = 聖旨
gugong-score-palace = 入宮之後的使臣步數
gugong-score-places = 宮位
gugong-score-final-decrees = 終局的聖旨
gugong-score-jade = 玉
gugong-score-intrigue = 權謀順位第 { $place }（僅供平手判定）
