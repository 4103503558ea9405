# 泰山

mount-tai-name = 泰山
mount-tai-summary = 以金字塔般堆疊的政令，把封地沿泰山層層開拓；靠豐收、祭典與八讚贏得名聲。

mount-tai-howto =
    你們是官員，沿著聖山層層開拓自己的封地。遊戲共兩年，每年四季，每季兩輪，季末結算一次。**名聲最高的玩家獲勝。**

    { "**" }每一輪**，每個人做一次決策：
    • **施政**：29 張政令堆成金字塔（4、9、16 張），使用其中一張沒有被壓住的。I 階有一個效果，II 階兩個擇一，III 階兩個都有。
    • **整頓**：移除一或兩張露出的政令，不執行效果，好拿到壓在下面的。
    然後重排行動順序：**編號越小越先**。大家依新的順序各觸發本輪的一個事件。

    { "**" }各種效果**
    • **開拓**：在自己的板塊旁放開拓地：同一高度兩個，或往上、往下一層一個，每個 1 錢。
    • **農田**（2 錢，水邊免費）與**城鎮**（1 錢）：把一個開拓地翻面。
    • **招募**：招募一名人才，或培養自己的人才。**建築計畫**：購買一座建築。
    • **釀酒**：把糧釀成酒。
    • **慶典**（3 糧、3 酒）：6 名聲。標記已在山頂的玩家，也能以**祭天**（2 糧、1 酒）得 6 名聲。

    { "**" }季節結算時**，農田給糧（春、秋），城鎮給錢（夏、冬），並檢查一張八讚板塊：第 1 年達成者得 5 名聲，第 2 年依達成的次數得名聲。終局時 3 級人才計分。

    { "**" }小提醒。** 八讚板塊從一開始就公開，早點為它們打算。政令再強，編號大就會比別人晚選事件。水邊的農田不用錢。

# == 問題 ==
mount-tai-ask-policy = 你的決策：使用哪張政令，還是整頓？
mount-tai-ask-act = { $times ->
    [1] 要做什麼？{ $either ->
        [0] 可執行
       *[other] 擇一執行
     }：{ $effects }。
   *[other] 先做什麼？兩者皆可執行：{ $effects }。
 }
mount-tai-ask-cultivate = 要再開拓一格嗎？
mount-tai-ask-tribe = 原始部落歸附。要移除哪張政令？
mount-tai-ask-farmland = 要再開墾農田嗎？
mount-tai-ask-town = 要再建一座城鎮嗎？
mount-tai-ask-brew = 要釀第二次酒嗎？
mount-tai-ask-tidy = 要再移除一張政令嗎？
mount-tai-ask-event = 要觸發哪個事件？
mount-tai-ask-settle = 季節結算：要使用哪個技能？

mount-tai-group-use = 使用政令
mount-tai-group-tidy = 整頓
mount-tai-group-cultivation = 開拓
mount-tai-group-farmland = 農田
mount-tai-group-town = 城鎮
mount-tai-group-recruitment = 招募與培養
mount-tai-group-building = 建築計畫
mount-tai-group-brewing = 釀酒
mount-tai-group-celebration = 慶典
mount-tai-group-sacrifice = 祭天
mount-tai-group-removal = 移除政令
mount-tai-group-ferment = 糧變酒
mount-tai-group-event-yellow = 黃色事件
mount-tai-group-event-green = 綠色事件
mount-tai-group-event-blue = 藍色事件
mount-tai-group-event-red = 紅色事件
mount-tai-group-done = 到此為止

# == 輸入指令 ==
mount-tai-command-name = 泰山
mount-tai-command-edict-name = 政令
mount-tai-command-edict = 使用一張政令，並說明要做什麼
mount-tai-command-act-name = 行動
mount-tai-command-act = 說明用所使用的政令做什麼
mount-tai-command-tidy-name = 整頓
mount-tai-command-tidy = 整頓：移除政令
mount-tai-command-event-name = 事件
mount-tai-command-event = 觸發一個事件
mount-tai-command-settle-name = 結算
mount-tai-command-settle = 在季節結算中使用人才的技能
mount-tai-param-number-name = 編號
mount-tai-param-number = 要使用的政令
mount-tai-param-action-name = 行動
mount-tai-param-action = 先用它做什麼
mount-tai-param-more-name = 再開拓
mount-tai-param-more = 接著開拓的格
mount-tai-param-tribe-name = 部落
mount-tai-param-tribe = 為原始部落移除的政令
mount-tai-param-second-name = 第二行動
mount-tai-param-second = 接著做什麼（III 階）
mount-tai-param-first-name = 第一張
mount-tai-param-first = 要移除的政令
mount-tai-param-next-name = 第二張
mount-tai-param-next = 再移除一張
mount-tai-param-third-name = 第三張
mount-tai-param-third = 有政事官時的第三張
mount-tai-param-event-name = 事件
mount-tai-param-event = 本輪的事件
mount-tai-param-skill-name = 技能
mount-tai-param-skill = 要使用的技能

# == 牌桌選項 ==
mount-tai-variant-income = 農田與城鎮的收入
mount-tai-variant-income-seasons = 只在各自的季節
mount-tai-variant-income-every = 每季都有
mount-tai-variant-event-zero = 0 號事件板塊
mount-tai-variant-event-zero-off = 留在盒中
mount-tai-variant-event-zero-on = 混入
mount-tai-variant-buildings = 建築
mount-tai-variant-buildings-base = 六種基本建築
mount-tai-variant-buildings-promo = 加入軍屯與天文台
mount-tai-variant-talents = 紅色人才
mount-tai-variant-talents-base = 四種基本人才
mount-tai-variant-talents-promo = 加入推廣人才
mount-tai-variant-talents-fan = 加入玩家設計人才
mount-tai-variant-talents-all = 加入推廣與玩家設計人才
mount-tai-variant-tutors = 太傅（重建）
mount-tai-variant-tutors-off = 不使用
mount-tai-variant-tutors-on = 每位玩家一張

mount-tai-refuse-tutors = 太傅至少需要兩位玩家。
mount-tai-refuse-challenge = 挑戰只供一位玩家進行。
mount-tai-refuse-kept = { $game ->
    [0] 只有在挑戰中才能保留人才與建築。
   *[other] 挑戰的第 { $game } 局不以此開始。
 }
mount-tai-refuse-talent = 依目前的選項，{ $talent }不在遊戲中，無法保留。
mount-tai-refuse-building = 依目前的選項，{ $building }不在遊戲中，無法保留。
mount-tai-refuse-second = 有第二座保留的建築，卻沒有第一座。
mount-tai-refuse-twice = { $building }不能保留兩次。

# == 事物 ==
mount-tai-virtual = 虛擬玩家
mount-tai-party = { $who }
mount-tai-cell = { $cell }
mount-tai-land-settlement = 開拓地
mount-tai-land-farmland = 農田
mount-tai-land-town = 城鎮
mount-tai-land-marker = 登頂標記
mount-tai-effect-cultivation = 開拓
mount-tai-effect-farmland = 開墾
mount-tai-effect-town = 城鎮
mount-tai-effect-recruitment = 招募
mount-tai-effect-building = 建築計畫
mount-tai-effect-brewing = 釀酒
mount-tai-effect-celebration = 慶典
mount-tai-effect-sacrifice = 祭天
mount-tai-tile-1 = { $one }
mount-tai-tile-2 = { $one }或{ $two }
mount-tai-tile-3 = { $one }和{ $two }
mount-tai-money = { $amount } 錢
mount-tai-grain = { $amount } 糧
mount-tai-wine = { $amount } 酒
mount-tai-reputation = { $amount } 名聲
mount-tai-good-money = 錢
mount-tai-good-grain = 糧
mount-tai-good-wine = 酒
mount-tai-good-reputation = 名聲
mount-tai-good-exchange = 交換
mount-tai-season-spring = 春季
mount-tai-season-summer = 夏季
mount-tai-season-autumn = 秋季
mount-tai-season-winter = 冬季
mount-tai-colour-yellow = 黃色
mount-tai-colour-green = 綠色
mount-tai-colour-blue = 藍色
mount-tai-colour-red = 紅色

mount-tai-building-granary = 糧倉
mount-tai-building-granary-effect = 每次季節結算得 { $amount } 糧。
mount-tai-building-mint = 鑄幣所
mount-tai-building-mint-effect = 每次季節結算得 { $amount } 錢。
mount-tai-building-works-office = 工官
mount-tai-building-works-office-effect = 春季與秋季每塊農田得 { $amount } 糧，取代一般收入。
mount-tai-building-free-market = 集貿所
mount-tai-building-free-market-effect = 夏季與冬季每座城鎮得 { $amount } 錢，取代一般收入。
mount-tai-building-academy = 太學
mount-tai-building-academy-effect = 招募少付 { $amount } 錢。
mount-tai-building-yufu = 虞府
mount-tai-building-yufu-effect = 開拓不需費用。
mount-tai-building-garrison = 軍屯
mount-tai-building-garrison-effect = 夏季與冬季每塊農田得 { $amount } 糧。
mount-tai-building-observatory = 天文台
mount-tai-building-observatory-effect = 一次：支付 1 錢取得一張紅色人才；可持有 { $amount } 張紅色人才。

mount-tai-talent-agricultural = 農事官
mount-tai-talent-commercial = 商業官
mount-tai-talent-sacrifice = 祭祀官
mount-tai-talent-brewer = 釀酒工
mount-tai-talent-administrative = 政事官
mount-tai-talent-pioneer = 開拓者
mount-tai-talent-publicist = 公關家
mount-tai-talent-trader = 商易員
mount-tai-talent-yinyang = 陰陽家
mount-tai-talent-architect = 建築師
mount-tai-talent-duhu = 獨弧威
mount-tai-talent-firstborn = 長孫
mount-tai-talent-vanguard = 先鋒
mount-tai-talent-elder = 老村長
mount-tai-talent-secretary = 中書通事
mount-tai-talent-zheng = 鄭氏後裔

mount-tai-skills = { $skills }
mount-tai-skill-ferment-reclaiming = 每次開墾可將 { $amount } 糧變為酒
mount-tai-skill-three-farmlands = 一次效果最多開墾 { $amount } 次
mount-tai-skill-farmland-points = 終局每塊農田 { $amount } 名聲
mount-tai-skill-grain-for-town = 每建一座城鎮得 { $amount } 糧
mount-tai-skill-two-towns = 一次效果最多建 { $amount } 座城鎮
mount-tai-skill-town-points = 終局每 { $per } 座城鎮 { $amount } 名聲
mount-tai-skill-greater-celebration = 慶典多得 { $amount } 名聲
mount-tai-skill-greater-sacrifice = 祭天多得 { $amount } 名聲
mount-tai-skill-level-points = 終局所有人才的每一級 { $amount } 名聲
mount-tai-skill-two-brewings = 一次效果最多釀酒 { $amount } 次
mount-tai-skill-ferment = 每次季節結算可將 { $amount } 糧變為酒
mount-tai-skill-wine-points = 終局每個酒 { $amount } 名聲
mount-tai-skill-more-removals = 整頓與原始部落可多移除 { $amount } 張政令
mount-tai-skill-settlement-removal = 每次季節結算可移除 { $amount } 張政令
mount-tai-skill-edict-points = 終局每張離開金字塔的 III 階政令 { $amount } 名聲
mount-tai-skill-grain-for-cultivation = 每次開拓得 { $amount } 糧
mount-tai-skill-two-climbs = 一次山地開拓最多放置 { $amount } 次
mount-tai-skill-slope-points = 終局第 2、3 層每塊己方板塊 { $amount } 名聲
mount-tai-skill-blue-reputation = 藍色事件多得 { $amount } 名聲
mount-tai-skill-greater-events = 黃色、綠色、紅色事件多得 { $amount }
mount-tai-skill-track-points = 終局每種領先的資源得等同玩家人數的名聲
mount-tai-skill-settlement-swap = 每次季節結算可將 { $amount } 錢換成糧，或將糧換成錢
mount-tai-skill-money-for-event = 任何人觸發「{ $event }」事件時得 { $amount } 錢
mount-tai-skill-pair-points = 終局每組 1 糧 1 錢 { $amount } 名聲
mount-tai-skill-first-of-equals = 政令編號相同時排在他人之前
mount-tai-skill-conversion = 若為第一，自己的事件獎勵可改為另一種
mount-tai-skill-copy = 終局複製他人人才的一個 L3 技能
mount-tai-skill-cheaper-building = 建築計畫少付 { $amount } 錢
mount-tai-skill-settlement-building = 春秋季可建一座城鎮，夏冬季可開墾一塊農田
mount-tai-skill-building-pair-points = 終局每 { $per } 張建築 { $amount } 名聲
mount-tai-skill-first-reputation = 順序變更後為第一時得 { $amount } 名聲
mount-tai-skill-sole-leader = 季節結算後，每種獨自最多的資源各得 { $amount }
mount-tai-skill-only-talent-points = 終局若為唯一的人才，得 { $amount } 名聲
mount-tai-skill-arrival-gift = 立即得名聲、錢、糧、酒各 { $amount }
mount-tai-skill-praise-reputation = 達成八讚時多得 { $amount } 名聲
mount-tai-skill-winter-praise = 終局再結算一次最後的八讚
mount-tai-skill-lower-number = 政令編號視為小 { $amount }
mount-tai-skill-lower-still = 政令編號再視為小 { $amount }
mount-tai-skill-first-event = 若為第一，自己的事件多得 { $amount }
mount-tai-skill-first-points = 終局每次成為第一 { $amount } 名聲
mount-tai-skill-money-for-celebration = 慶典最多可用 { $amount } 錢代替酒
mount-tai-skill-money-for-sacrifice = 祭天可用 { $amount } 錢代替酒
mount-tai-skill-building-points = 終局每張建築 { $amount } 名聲
mount-tai-skill-building-discard = 執行建築計畫時可棄掉 { $amount } 張政令
mount-tai-skill-settlement-places = 每次季節結算可將 { $amount } 張露出的政令互換位置
mount-tai-skill-last-decision = 終局多一次決策
mount-tai-skill-pond = 開拓後可在新板塊旁設一處人工水源
mount-tai-skill-across-water = 可越過水源開拓
mount-tai-skill-waterside-points = 終局每 { $per } 塊水邊的己方板塊 { $amount } 名聲

mount-tai-praise-high = 高矣
mount-tai-praise-mighty = 壯矣
mount-tai-praise-supreme = 極矣
mount-tai-praise-brilliant = 赫矣
mount-tai-praise-singular = 特矣
mount-tai-praise-startling = 駭矣
mount-tai-praise-great = 大矣
mount-tai-praise-bewildering = 惑矣

# == 決策 ==
mount-tai-use = 使用 { $number }：{ $tile }
mount-tai-use-note = { $tier ->
    [1] I 階
    [2] II 階：兩者擇一
   *[other] III 階：兩者皆可，順序自選
 }
mount-tai-tidy = 整頓：移除 { $number }
mount-tai-remove = 移除 { $number }
mount-tai-remove-none = 不移除
mount-tai-tidy-done = 到此為止
mount-tai-no-decision = 不再決策
mount-tai-pass = 跳過
mount-tai-covered = { $number }：{ $tile }
mount-tai-covered-tiles = 面朝下的政令
mount-tai-done = 這張政令不再執行
mount-tai-done-note = 剩下的效果放棄。
mount-tai-did-use = { $who } 使用政令 { $number }：{ $tile }。
mount-tai-did-tidy = { $who } 整頓，移除政令 { $number }。
mount-tai-did-remove = { $who } 移除政令 { $number }。
mount-tai-did-turn-up = { $who } 的政令 { $number } 翻開：{ $tile }。
mount-tai-did-pass = { $who } 已無政令，跳過。
mount-tai-why-covered = 被其他政令壓住。
mount-tai-why-pass = 有政令時必須使用或移除一張。

# == 開拓 ==
mount-tai-flat = 平地 { $cell }（第 { $layer } 層）
mount-tai-mountain = 山地 { $cell }（第 { $layer } 層）
mount-tai-ascent = 登頂：{ $cell }
mount-tai-site-note = { $cost ->
    [0] 免費
   *[other] 費用 { $cost } 錢
 }{ $tribe ->
    [0] { "" }
   *[other] ；原始部落
 }{ $water ->
    [0] { "" }
   *[other] ；水邊
 }
mount-tai-cultivate-done = 不再放置
mount-tai-did-cultivate = { $who } 開拓 { $cell }（第 { $layer } 層，{ $cost ->
    [0] 免費
   *[other] { $cost } 錢
 }）。
mount-tai-did-ascend = { $who } 登頂（{ $cost ->
    [0] 免費
   *[other] { $cost } 錢
 }）。
mount-tai-why-money = 費用是 { $cost } 錢，你有 { $have }。
mount-tai-why-grain = 需要 { $cost } 糧，你有 { $have }。
mount-tai-why-water = 那裡是水源。
mount-tai-why-apart = 沒有己方板塊與它共邊。
mount-tai-why-mixed = 一次開拓只能全是平地開拓，或全是山地開拓。

# == 農田與城鎮 ==
mount-tai-reclaim = 在 { $cell } 開墾農田
mount-tai-reclaim-wine = 在 { $cell } 開墾農田，並將 { $wine } 糧變為酒
mount-tai-land-note = { $cost ->
    [0] 免費{ $water ->
        [0] { "" }
       *[other] ，水邊
     }
   *[other] 費用 { $cost } 錢
 }
mount-tai-build-town = 在 { $cell } 建城鎮
mount-tai-enough = 到此為止
mount-tai-did-reclaim = { $who } 在 { $cell } 開墾農田（{ $cost ->
    [0] 免費
   *[other] { $cost } 錢
 }）。
mount-tai-did-town = { $who } 在 { $cell } 建城鎮（{ $cost } 錢）。
mount-tai-did-ferment = { $who } 將 { $grain } 變為 { $wine }。
mount-tai-did-skill = { $who } 得 { $gain }（{ $skill }）。
mount-tai-why-no-settlement = 你沒有可翻面的開拓地。
mount-tai-why-dry = 不在水邊，費用是 { $cost } 錢，你有 { $have }。

# == 人才 ==
mount-tai-recruit = 招募：{ $talent }
mount-tai-recruit-note = { $cost ->
    [0] 免費
   *[other] 費用 { $cost } 錢
 }。{ $skill }。{ $rest ->
    [0] { "" }
   *[other] 下面還有 { $rest } 張。
 }
mount-tai-raise = { $talent }升到 { $level } 級
mount-tai-raise-note = 費用 { $cost } 錢。{ $skill }。
mount-tai-did-recruit = { $who } 招募：{ $talent }（{ $cost ->
    [0] 免費
   *[other] { $cost } 錢
 }）。
mount-tai-did-raise = { $who } 培養：{ $talent }升到 { $level } 級（{ $cost } 錢）。
mount-tai-did-arrive = { $talent }為 { $who } 帶來名聲、錢、糧、酒各 { $amount }。
mount-tai-did-turn-talent = 在野區翻開：{ $talent }。
mount-tai-why-colour = 你不能再持有這個顏色的人才（{ $colour }）。
mount-tai-why-top = 3 級已是最高。

# == 建築 ==
mount-tai-build = 建造：{ $building }
mount-tai-build-note = { $cost ->
    [0] 免費
   *[other] 費用 { $cost } 錢
 }。{ $effect }{ $copies ->
    [1] 只剩這一張。
   *[other] 有 { $copies } 張。
 }
mount-tai-did-build = { $who } 建造：{ $building }（{ $cost ->
    [0] 免費
   *[other] { $cost } 錢
 }）。
mount-tai-did-turn-building = 設計圖區翻開：{ $building }。
mount-tai-why-built = 你已有這種建築。
mount-tai-why-no-building = 已沒有建築。

# == 釀酒、慶典、祭天 ==
mount-tai-brew = 用 { $amount } 糧釀 { $amount } 酒
mount-tai-celebrate = 慶典{ $money ->
    [0] { "" }
   *[other] （{ $money } 錢代酒）
 }：{ $reputation } 名聲
mount-tai-sacrifice = 祭天{ $money ->
    [0] { "" }
   *[other] （{ $money } 錢代酒）
 }：{ $reputation } 名聲
mount-tai-rite-note = 費用 { $grain } 糧、{ $wine } 酒{ $money ->
    [0] 。
   *[other] ，並以 { $money } 錢代替酒。
 }
mount-tai-did-brew = { $who } 釀 { $amount } 酒。
mount-tai-did-celebrate = { $who } 舉行慶典：{ $reputation } 名聲{ $money ->
    [0] 。
   *[other] ，以 { $money } 錢代替酒。
 }
mount-tai-did-sacrifice = { $who } 祭天：{ $reputation } 名聲{ $money ->
    [0] 。
   *[other] ，以 { $money } 錢代替酒。
 }
mount-tai-why-summit = 登頂後才能祭天。
mount-tai-why-rite = 需要 { $grain } 糧和 { $wine } 酒，你有 { $have_grain } 和 { $have_wine }。

# == 行動順序與事件 ==
mount-tai-did-order = 新的行動順序：{ $order }。
mount-tai-did-record = { $who } 成為第一：先鋒已記錄 { $firsts } 次。
mount-tai-event = { $colour }：得 { $gain }
mount-tai-event-note = 板塊上是 { $printed }，另加 { $more }。
mount-tai-event-loss = { $colour }：失去 { $loss }
mount-tai-event-nothing = { $colour }：無（0 號板塊）
mount-tai-event-exchange = { $colour }：{ $pay } 換 { $gain }
mount-tai-event-no-exchange = { $colour }：不交換
mount-tai-event-tile = 事件：{ $colour }
mount-tai-did-event = { $who } 觸發{ $colour }事件：{ $gain }。
mount-tai-did-event-loss = { $who } 觸發{ $colour }事件，失去 { $loss }。
mount-tai-did-event-nothing = { $who } 觸發{ $colour }事件：無。
mount-tai-did-event-exchange = { $who } 以 { $pay } 交換 { $gain }（紅色事件）。
mount-tai-why-turned = 今年已觸發過。

# == 季節結算 ==
mount-tai-did-season = 季節結算：第 { $year } 年{ $season }。
mount-tai-did-income = { $who } 得 { $gain }（{ $source }）。
mount-tai-did-praise = { $who } 達成「{ $praise }」：{ $reputation } 名聲。
mount-tai-ferment = 將 { $amount } 糧變為酒
mount-tai-settle-done = 不再使用技能

# == 單人與挑戰 ==
mount-tai-ask-dismiss = 虛擬玩家的政令有招募。哪張人才移出遊戲？
mount-tai-ask-observatory = 天文台：要取得哪張紅色人才？
mount-tai-group-dismiss = 一張人才移出遊戲
mount-tai-dismiss = 移除：{ $talent }
mount-tai-dismiss-note = { $skill }。
mount-tai-observatory-none = 不取得
mount-tai-did-virtual-draw = 虛擬玩家抽到政令 { $number }：{ $tile }。
mount-tai-did-virtual-building = 因為虛擬玩家，設計圖區的一種建築全部移出遊戲：{ $building }。
mount-tai-did-virtual-dismiss = 因為虛擬玩家，一張人才移出遊戲：{ $talent }。
mount-tai-did-virtual-event = 虛擬玩家將事件翻面：{ $colour }。
mount-tai-did-lose = { $who } 在結算後失去 { $loss }。
mount-tai-did-idle = { $who } 不是第一，不觸發事件。
mount-tai-why-repeated = 上一輪已執行過。

# == 推廣與玩家設計人才 ==
mount-tai-ask-pond = 鄭氏後裔：要在哪裡設人工水源？
mount-tai-ask-discard = 中書通事：要棄掉哪張政令？
mount-tai-ask-places = 中書通事：要與哪張政令互換位置？
mount-tai-ask-convert = 陰陽家：要把獎勵改成另一種嗎？
mount-tai-ask-copy = 陰陽家：要複製哪個 L3 技能？
mount-tai-group-pond = 人工水源
mount-tai-group-swap = 錢與糧
mount-tai-group-places = 互換位置
mount-tai-group-convert-money = 改為錢
mount-tai-group-convert-grain = 改為糧
mount-tai-group-convert-wine = 改為酒
mount-tai-group-convert-reputation = 改為名聲
mount-tai-group-copy = 複製技能
mount-tai-pond = 在 { $cell } 設水源（第 { $layer } 層）
mount-tai-pond-note = 該格不能再開拓；旁邊與下方的農田免費。
mount-tai-pond-none = 不設水源
mount-tai-places = 移動 { $number }
mount-tai-places-with = 與 { $number } 互換
mount-tai-places-none = 維持原位
mount-tai-swap = { $pay } 換 { $gain }
mount-tai-convert = { $pay } 換 { $gain }
mount-tai-convert-none = 保留獎勵
mount-tai-copy = { $who } 的{ $talent }
mount-tai-copy-note = { $skill }。目前值 { $reputation } 名聲。
mount-tai-copy-none = 不複製
mount-tai-did-pond = { $who } 在 { $cell } 設人工水源。
mount-tai-did-places = { $who }：政令 { $one } 與 { $two } 互換位置。
mount-tai-did-swap = { $who } 以 { $pay } 換 { $gain }。
mount-tai-did-convert = { $who } 以 { $gain } 代替 { $pay }。
mount-tai-did-copy = { $who } 複製這張人才的最高技能：{ $talent }。

# == 太傅 ==
mount-tai-tutor-builder = 匠師
mount-tai-tutor-scholar = 好學者
mount-tai-tutor-conspirator = 密謀者
mount-tai-tutor-philanthropist = 慈善家
mount-tai-tutor-commander = 指揮官
mount-tai-tutor-executive = 執行官
mount-tai-target-farmland = 農田
mount-tai-target-towns = 城鎮
mount-tai-target-buildings = 建築
mount-tai-target-levels = 人才級數
mount-tai-target-money = 錢
mount-tai-ask-mark-builder = 匠師：要標記哪種建築？其他玩家使用時會付給你名聲。
mount-tai-ask-mark-conspirator = 密謀者：要選哪個目標？終局時全體以此排名，你的獎勵會更多。
mount-tai-ask-master = 要使用被標記的建築（{ $building }）嗎？
mount-tai-ask-study = 好學者：平手由你決定，誰拿學習標記？
mount-tai-ask-donate = 慈善家：要捐獻什麼？捐獻軌途中與終局都會帶來名聲。
mount-tai-ask-command = 指揮官：要從誰那裡取得名聲？
mount-tai-group-mark = 標記
mount-tai-group-master = 使用
mount-tai-group-study = 學習標記
mount-tai-group-donate = 捐獻
mount-tai-group-command = 取得名聲
mount-tai-mark = 標記：{ $what }
mount-tai-master-use = 使用：{ $building }
mount-tai-master-note = 費用 { $cost } 名聲，由 { $owner } 獲得。
mount-tai-master-decline = 不使用
mount-tai-donate = { $gifts }
mount-tai-donate-note = 在捐獻軌上前進 { $steps } 步。
mount-tai-donate-none = 不捐獻
mount-tai-command = { $who }
mount-tai-command-note = { $loses ->
    [0] 沒有名聲：你從供應區得 { $gained }。
   *[other] 失去名聲：你得 { $gained }。
 }
mount-tai-command-none = 不取得
mount-tai-did-mark = { $who } 以{ $tutor }標記：{ $what }。
mount-tai-did-master = { $who } 使用被標記的建築（{ $building }）：{ $reputation } 名聲歸 { $owner }。
mount-tai-did-study = { $who } 拿學習標記。
mount-tai-did-donate = { $who } 捐獻 { $gifts }，在捐獻軌的第 { $place } 格。
mount-tai-did-threshold = { $who } 在捐獻軌到達 { $place }：{ $reputation } 名聲，{ $owner } 另得 { $more }。
mount-tai-did-command = { $who } 指揮 { $other }，對方{ $lost ->
    [0] 沒有名聲可失去
   *[other] 失去 { $lost } 名聲
 }，自己得 { $gained }。
mount-tai-did-tutor = { $tutor }：{ $who } 得 { $reputation } 名聲。

# == 重播的段落 ==
mount-tai-chapter = 第 { $year } 年・{ $season }・第 { $round } 輪
mount-tai-chapter-end = 最後一輪之後

# == 終局 ==
mount-tai-score-start = 起始
mount-tai-score-praise-1 = 第 1 年八讚
mount-tai-score-praise-2 = 第 2 年八讚
mount-tai-score-celebration = 慶典
mount-tai-score-sacrifice = 祭天
mount-tai-score-event = 事件
mount-tai-score-talent = 遊戲中的人才
mount-tai-score-tutor = 太傅
mount-tai-score-level-3 = 3 級人才
mount-tai-score-stock = 剩餘（依平手比較順序）：{ $held }
mount-tai-end = { $years } 年結束，名聲最高者獲勝。
mount-tai-end-solo = 單人遊戲結束：{ $reputation } 名聲。
mount-tai-end-won = 挑戰第 { $game } 局獲勝：{ $reputation } 名聲，目標是 { $goal }。
mount-tai-end-missed = 挑戰第 { $game } 局未獲勝：{ $reputation } 名聲，目標是 { $goal }。
