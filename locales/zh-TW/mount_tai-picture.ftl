# 畫在泰山圖上的字；盡量簡短

mount-tai-picture-name = { $who }
mount-tai-picture-state = 第 { $year } 年・{ $season }・第 { $round } 輪
mount-tai-picture-ended = 遊戲結束
mount-tai-picture-won = 獲勝者：{ $who }
mount-tai-picture-phase-begin = 第一輪之前
mount-tai-picture-phase-policy = 決策階段
mount-tai-picture-phase-order = 順序變更
mount-tai-picture-phase-events = 事件觸發
mount-tai-picture-phase-settlement = 季節結算
mount-tai-picture-phase-close = 季節結算
mount-tai-picture-phase-last = 最後的決策
mount-tai-picture-phase-copy = 最後的決策
mount-tai-picture-phase-final = 最終計分
mount-tai-picture-challenge = 挑戰第 { $game } 局：{ $goal }
mount-tai-picture-blueprint = 設計圖區
mount-tai-picture-wilderness = 在野區
mount-tai-picture-supply = 供應堆 { $count } 張
mount-tai-picture-virtual-gone = 已用 { $count } 張政令

# 建築與人才的簡稱
mount-tai-picture-building-granary = 糧倉
mount-tai-picture-building-mint = 鑄幣所
mount-tai-picture-building-works-office = 工官
mount-tai-picture-building-free-market = 集貿所
mount-tai-picture-building-academy = 太學
mount-tai-picture-building-yufu = 虞府
mount-tai-picture-building-garrison = 軍屯
mount-tai-picture-building-observatory = 天文台
mount-tai-picture-talent-agricultural = 農事官
mount-tai-picture-talent-commercial = 商業官
mount-tai-picture-talent-sacrifice = 祭祀官
mount-tai-picture-talent-brewer = 釀酒工
mount-tai-picture-talent-administrative = 政事官
mount-tai-picture-talent-pioneer = 開拓者
mount-tai-picture-talent-publicist = 公關家
mount-tai-picture-talent-trader = 商易員
mount-tai-picture-talent-yinyang = 陰陽家
mount-tai-picture-talent-architect = 建築師
mount-tai-picture-talent-duhu = 獨弧威
mount-tai-picture-talent-firstborn = 長孫
mount-tai-picture-talent-vanguard = 先鋒
mount-tai-picture-talent-elder = 老村長
mount-tai-picture-talent-secretary = 中書通事
mount-tai-picture-talent-zheng = 鄭氏後裔

# 放大的四季：八讚的要求
mount-tai-picture-praise-year = { $praise }・第 { $year } 年
mount-tai-picture-first-second-layer = 第 2 層至少 { $need } 塊己方板塊
mount-tai-picture-first-layers = 己方板塊達 { $need } 層
mount-tai-picture-first-farmlands = 至少 { $need } 塊農田
mount-tai-picture-first-towns = 至少 { $need } 座城鎮
mount-tai-picture-first-buildings = 至少 { $need } 座建築
mount-tai-picture-first-money = 至少 { $need } 錢
mount-tai-picture-first-grain = 至少 { $need } 糧
mount-tai-picture-first-wine = 至少 { $need } 酒
mount-tai-picture-first-talents-2 = 有 2 級或 3 級人才
mount-tai-picture-first-talents-3 = 有 3 級人才
mount-tai-picture-again-second-layer = 第 2 層每 { $per } 塊己方板塊
mount-tai-picture-again-layers = 每個有己方板塊的層
mount-tai-picture-again-farmlands = 每塊農田
mount-tai-picture-again-towns = 每座城鎮
mount-tai-picture-again-buildings = 每座建築
mount-tai-picture-again-money = 每 { $per } 錢
mount-tai-picture-again-grain = 每 { $per } 糧
mount-tai-picture-again-wine = 每 { $per } 酒
mount-tai-picture-again-talents-2 = 每名 2 級或 3 級人才
mount-tai-picture-again-talents-3 = 每名 3 級人才

# 山上所見
mount-tai-picture-sign-settlement = 開拓地
mount-tai-picture-sign-farmland = 農田
mount-tai-picture-sign-town = 城鎮
mount-tai-picture-sign-marker = 登頂
mount-tai-picture-sign-tribe = 原始部落
mount-tai-picture-sign-water = 水源
mount-tai-picture-sign-pond = 人工水源

# 替代文字
mount-tai-picture-alt-board = 泰山，{ $state }。{ $active }行動順序：{ $order }。{ $players }。本輪事件：{ $events }。本季八讚：{ $praise }。設計圖區：{ $buildings }。在野人才：{ $talents }。
mount-tai-picture-alt-moment = 第 { $year } 年{ $season }第 { $round } 輪
mount-tai-picture-alt-turn = 輪到{ $who }。
mount-tai-picture-alt-won = 獲勝者：{ $who }。
mount-tai-picture-alt-none = 無
mount-tai-picture-alt-over = 遊戲結束。
mount-tai-picture-alt-between = 回合之間。
mount-tai-picture-alt-place = { $who }（{ $number ->
    [0] 無政令
   *[other] { $number } 號政令
 }）
mount-tai-picture-alt-seat = { $who }：{ $reputation } 名聲、{ $money } 錢、{ $grain } 糧、{ $wine } 酒，剩 { $edicts } 張政令，農田 { $farmlands }、城鎮 { $towns }、開拓地 { $settlements }{ $ascended ->
    [0] { "" }
   *[other] ，已登頂
 }
mount-tai-picture-alt-event = { $colour }：{ $gives }
mount-tai-picture-alt-exchange = 最多交換 { $amount }
mount-tai-picture-alt-nothing = 無
mount-tai-picture-alt-turned = { $colour }：已觸發
mount-tai-picture-alt-stack = { $what } ×{ $count }
mount-tai-picture-alt-mountain = 泰山全圖。水源：{ $water }。部落：{ $tribes }。{ $players }。
mount-tai-picture-alt-land = { $who }：{ $land }
mount-tai-picture-alt-tile = { $cell } { $land }
mount-tai-picture-alt-season = 四季。{ $rounds }。尚未結算的八讚：{ $praises }。
mount-tai-picture-alt-round = 第 { $round } 輪：{ $events }
mount-tai-picture-alt-offers = 設計圖區：{ $buildings }；供應堆還有 { $supply } 張。在野人才：{ $talents }。

# 選單中的區域
mount-tai-area-player = { $seat } 的玩家版圖
mount-tai-area-mountain = 泰山全圖
mount-tai-area-season = 四季、事件與八讚
mount-tai-area-offers = 建築與在野人才

# 玩家版圖的圖片
mount-tai-picture-pyramid = 政令
mount-tai-picture-left = 剩 { $count } 張
mount-tai-picture-gone = 已離開
mount-tai-picture-aside = 擱置 { $count } 張
mount-tai-picture-recorded = 先鋒：{ $numbers }
mount-tai-picture-played = 打出
mount-tai-picture-talents = 人才
mount-tai-picture-no-talents = 尚未招募人才
mount-tai-picture-source-start = 起始
mount-tai-picture-source-praise-1 = 第 1 年八讚
mount-tai-picture-source-praise-2 = 第 2 年八讚
mount-tai-picture-source-celebration = 慶典
mount-tai-picture-source-sacrifice = 祭天
mount-tai-picture-source-event = 事件
mount-tai-picture-source-talent = 人才
mount-tai-picture-source-tutor = 太傅
mount-tai-picture-source-level-3 = 3 級人才
mount-tai-picture-guide = 提示
mount-tai-picture-tier-2 = 擇一執行
mount-tai-picture-tier-3 = 兩者皆可，順序自選
mount-tai-picture-brought = 帶入
mount-tai-picture-tutor-mark = { $tutor }：{ $what }
mount-tai-picture-studies = { $tutor }：學習 { $count }
mount-tai-picture-donated = 已捐獻：{ $count }
mount-tai-picture-alt-player = { $seat }。露出的政令：{ $open }。建築：{ $buildings }。人才：{ $talents }。
mount-tai-picture-alt-level = { $talent } { $level } 級
mount-tai-picture-alt-cover = 泰山：石階自紅門起，穿過松林與雲海，直上山頂的廟宇。

# 技能的簡短說明，約十四字以內
mount-tai-picture-skill-ferment-reclaiming = 開墾時 { $amount } 糧變酒
mount-tai-picture-skill-three-farmlands = 一次最多開墾 { $amount } 塊
mount-tai-picture-skill-farmland-points = 終局：每塊農田 { $amount }
mount-tai-picture-skill-grain-for-town = 每建城鎮得 { $amount } 糧
mount-tai-picture-skill-two-towns = 一次最多建 { $amount } 座城鎮
mount-tai-picture-skill-town-points = 終局：每 { $per } 座城鎮 { $amount }
mount-tai-picture-skill-greater-celebration = 慶典多 { $amount } 名聲
mount-tai-picture-skill-greater-sacrifice = 祭天多 { $amount } 名聲
mount-tai-picture-skill-level-points = 終局：每一級人才 { $amount }
mount-tai-picture-skill-two-brewings = 一次最多釀酒 { $amount } 次
mount-tai-picture-skill-ferment = 季節結算：{ $amount } 糧變酒
mount-tai-picture-skill-wine-points = 終局：每個酒 { $amount }
mount-tai-picture-skill-more-removals = 整頓與部落多移除 { $amount } 張
mount-tai-picture-skill-settlement-removal = 季節結算：移除 { $amount } 張政令
mount-tai-picture-skill-edict-points = 終局：離開的 III 階每張 { $amount }
mount-tai-picture-skill-grain-for-cultivation = 每次開拓得 { $amount } 糧
mount-tai-picture-skill-two-climbs = 山地開拓最多 { $amount } 塊
mount-tai-picture-skill-slope-points = 終局：第 2、3 層每塊 { $amount }
mount-tai-picture-skill-blue-reputation = 藍色事件多 { $amount } 名聲
mount-tai-picture-skill-greater-events = 其他事件多得 { $amount }
mount-tai-picture-skill-track-points = 終局：每種領先的資源得分
mount-tai-picture-skill-settlement-swap = 季節結算：{ $amount } 錢糧互換
mount-tai-picture-skill-money-for-event = 「{ $event }」事件得 { $amount } 錢
mount-tai-picture-skill-pair-points = 終局：每組錢與糧 { $amount }
mount-tai-picture-skill-first-of-equals = 編號相同時在前
mount-tai-picture-skill-conversion = 若為第一：事件改得他物
mount-tai-picture-skill-copy = 終局：複製一個 L3 技能
mount-tai-picture-skill-cheaper-building = 建築計畫少付 { $amount } 錢
mount-tai-picture-skill-settlement-building = 季節結算：建城鎮或開墾
mount-tai-picture-skill-building-pair-points = 終局：每 { $per } 張建築 { $amount }
mount-tai-picture-skill-first-reputation = 順序第一得 { $amount } 名聲
mount-tai-picture-skill-sole-leader = 獨自最多的資源各 +{ $amount }
mount-tai-picture-skill-only-talent-points = 終局：唯一人才得 { $amount }
mount-tai-picture-skill-arrival-gift = 立即：四種物品各 { $amount }
mount-tai-picture-skill-praise-reputation = 達成八讚多 { $amount } 名聲
mount-tai-picture-skill-winter-praise = 終局：最後八讚再結算
mount-tai-picture-skill-lower-number = 編號視為小 { $amount }
mount-tai-picture-skill-lower-still = 再小 { $amount }
mount-tai-picture-skill-first-event = 第一時事件多 { $amount }
mount-tai-picture-skill-first-points = 終局：每次第一 { $amount }
mount-tai-picture-skill-money-for-celebration = 慶典：{ $amount } 錢代酒
mount-tai-picture-skill-money-for-sacrifice = 祭天：{ $amount } 錢代酒
mount-tai-picture-skill-building-points = 終局：每張建築 { $amount }
mount-tai-picture-skill-building-discard = 建築計畫：棄 { $amount } 張政令
mount-tai-picture-skill-settlement-places = 季節結算：{ $amount } 張政令互換
mount-tai-picture-skill-last-decision = 終局：多一次決策
mount-tai-picture-skill-pond = 開拓後旁設人工水源
mount-tai-picture-skill-across-water = 可越過水源開拓
mount-tai-picture-skill-waterside-points = 終局：每 { $per } 塊水邊 { $amount }
