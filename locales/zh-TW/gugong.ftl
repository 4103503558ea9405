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
gugong-ask-load = 接下來要把什麼裝上哪艘船？
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
gugong-ask-evening = 你的牌與天命骰相符，要獲得幾名僕役？
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
gugong-group-card = 送出的牌上的行動
gugong-group-place = 該地點的行動
gugong-group-trade = 兌換出巡板塊
gugong-group-swap-hand = 用手牌換牌
gugong-group-swap-pile = 用棄牌堆的牌換牌

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
gugong-decree-morning-intrigue = 密摺奏事
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
gugong-decree-cheap-travel-effect = 一次移動兩回時，少支付 { $amount } 名僕役。
gugong-decree-more-wall = 徵夫築城
gugong-decree-more-wall-effect = 你每次執行長城行動，都再從儲備區將 { $amount } 名僕役放上長城。
gugong-decree-cheap-jade = 採玉令
gugong-decree-cheap-jade-effect = 購買玉時，少支付 { $amount } 名僕役。
gugong-decree-evening-servant = 天降祥瑞
gugong-decree-evening-servant-effect = 每個傍晚，只要你有牌與天命骰相符，就多獲得 { $amount } 名僕役。
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

# == 交換禮物、行動、權謀、乾清宮、僕役、兌換、清晨、傍晚、終局 ==

# 交換禮物
gugong-give = 將 { $gift } 送給{ $place }
gugong-give-note = { $price }換得 { $taken }：今天放在棄牌堆，明天成為手牌。{ $twice ->
    [0] 這張牌的行動：{ $card }。
   *[other] 牌面行動與地點行動相同：可以執行兩次。
 }
gugong-give-card = 送出 { $gift }
gugong-price-free = 數值較高：免費。
gugong-price-all = 最低勝最高：免費。
gugong-price-pay-discard = 相同或較低：支付 { $servants } 名僕役，或棄掉另一張手牌，或放棄行動。
gugong-price-pay = 相同或較低：支付 { $servants } 名僕役，或放棄行動。
gugong-price-discard = 相同或較低：棄掉另一張手牌，或放棄行動。
gugong-price-none = 相同或較低：沒有行動，因為你無法補足。
gugong-way-discard = 棄掉 { $gift }
gugong-way-discard-any = 棄掉另一張手牌
gugong-way-discard-note = 今天少一個回合；這張牌在傍晚仍然算數，明天回到手中。
gugong-way-none = 放棄行動
gugong-way-none-note = 不需費用；本回合沒有行動。
gugong-did-give = { $who } 將 { $gift } 送給{ $place }，換得 { $taken }。
gugong-did-forgo = { $who } 放棄行動。
gugong-did-discard = { $who } 棄掉一張手牌。
gugong-did-discard-own = 你棄掉 { $gift }。
gugong-pass = 跳過
gugong-why-discarded = 這張牌明天以前都在棄牌堆裡。
gugong-why-pass = 有手牌的玩家必須進行回合。
gugong-why-last-card = 你沒有其他手牌。
gugong-why-servants = 費用為 { $cost } 名僕役；你付得起 { $have } 名。

# 行動
gugong-ask-act-both = 先執行牌面行動（{ $card }），再執行地點行動（{ $place }）。若先執行地點行動，就失去牌面行動。
gugong-ask-act-twice = 牌面與地點都是{ $place }：要執行哪個行動？可以執行兩次。
gugong-ask-act-place = { $place }：要執行哪個行動？
gugong-card-servants = 獲得 { $servants } 名僕役
gugong-done = 完成
gugong-done-note = 本回合不再行動。
gugong-end-turn = 結束回合
gugong-end-turn-note = 保留你的出巡板塊。
gugong-cost-note = 費用：{ $servants } 名僕役。
gugong-why-card-without = 你送出的牌沒有行動。
gugong-why-card-first = 牌面行動在地點行動之前執行，而且只有一次。
gugong-why-once = 你已經執行過了。
gugong-why-supply = 你的儲備區是空的。

# 權謀與乾清宮
gugong-intrigue-one = { $steps ->
    [0] 取得勳章
   *[other] 權謀前進 { $steps } 格
 }
gugong-intrigue-one-note = { $medal ->
    [0] 免費。今天的勳章已被取走。
   *[other] 免費，並取得勳章：明天由你擔任起始玩家。
 }
gugong-intrigue-three = 支付僕役，權謀前進 { $steps } 格
gugong-palace = 使臣前進 { $steps } 步
gugong-palace-one-note = 免費。{ $left ->
    [0] 使臣已在乾清宮：改得 1 分。
    [1] 使臣抵達乾清宮。
   *[other] 距離乾清宮還有 { $left } 步。
 }
gugong-palace-two-note = 費用：{ $servants } 名僕役；權謀也前進 { $intrigue } 格。{ $left ->
    [0] 使臣已在乾清宮：改得 { $points } 分。
    [1] 使臣抵達乾清宮，多出的一步得 1 分。
    [2] 使臣抵達乾清宮。
   *[other] 距離乾清宮還有 { $left } 步。
 }
gugong-did-medal = { $who } 取得勳章，明天先行動。
gugong-did-intrigue-up = { $who } 的權謀標記升到第 { $step } 格。
gugong-did-intrigue-down = { $who } 的權謀標記降到第 { $step } 格。
gugong-did-envoy = { $who } 的使臣走到第 { $step } 步（共 { $top } 步）。
gugong-did-arrive = { $who } 的使臣抵達乾清宮，佔得 { $points } 分的宮位。
gugong-did-beyond = { $who } 在乾清宮得 { $points } 分。
gugong-why-top = 你的標記已在最後一格。

# 僕役與工頭
gugong-pay-servants = 支付 { $servants } 名僕役
gugong-pay-foreman = { $servants ->
    [0] 以工頭支付
   *[other] 以橫放的工頭與 { $servants } 名僕役支付
 }
gugong-pay-upright = 以直立的工頭與 { $servants } 名僕役支付
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
gugong-trade-2 = 以 2 枚板塊兌換 1 名僕役
gugong-trade-4 = 以 4 枚板塊兌換 2 分
gugong-trade-6 = 以 6 枚板塊兌換 1 塊玉
gugong-trade-note = { $doubles ->
    [0] 使用 { $plain } 枚板塊。
   *[other] { $plain ->
        [0] 只使用 { $doubles } 枚雙倍板塊。
       *[other] 使用 { $doubles } 枚雙倍板塊與 { $plain } 枚其他板塊。
     }
 }{ $over ->
    [0] { "" }
   *[other] 比所需多 1，多出的部分作廢。
 }
gugong-did-trade-2 = { $who } 以 { $tokens } 枚板塊兌換 1 名僕役。
gugong-did-trade-4 = { $who } 以 { $tokens } 枚板塊兌換 2 分。
gugong-did-trade-6 = { $who } 以 { $tokens } 枚板塊兌換 1 塊玉。
gugong-why-tokens = 需要 { $number } 枚板塊；你的板塊可抵 { $have } 枚。

# 清晨
gugong-did-morning = 第 { $day } 天開始，起始玩家是 { $who }。
gugong-token-at = { $city }（{ $token }）
gugong-did-refill = 新的出巡板塊：{ $tokens }。
gugong-did-shuffle-tokens = 棄置的出巡板塊重新洗成兩堆。
gugong-did-roll = 天命骰擲出 { $first }、{ $second }、{ $third }。
gugong-did-morning-decree = 聖旨「{ $decree }」為 { $who } 生效。
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
gugong-did-match = 傍晚：{ $who } 展示 { $gifts }，相符 { $pairs } 次。
gugong-did-take-none = { $who } 不獲得僕役。
gugong-did-destiny = { $who } 相符最多（{ $matches }）：得 { $points } 分，使臣前進 1 步。

# 終局
gugong-did-final = { $who } 終局得 { $points } 分：宮位 { $places }、聖旨 { $final_decrees }、玉 { $jade }。
gugong-end = { $days } 天結束。使臣在乾清宮的玩家中，分數最高者獲勝。
gugong-end-nobody = { $days } 天結束，沒有任何使臣在乾清宮：無人獲勝。
gugong-score-wall = 長城
gugong-score-destiny = 天命骰
gugong-score-tokens = 出巡板塊
gugong-score-trades = 兌換板塊
gugong-score-harbors = 港口獎勵
gugong-score-decrees = 聖旨
gugong-score-palace = 在乾清宮的步數
gugong-score-places = 宮位
gugong-score-final-decrees = 終局聖旨
gugong-score-jade = 玉
gugong-score-intrigue = 權謀順位第 { $place }，平手時以此判定
