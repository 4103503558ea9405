# 大宋百商圖

dream-name = 大宋百商圖
dream-summary = 在大宋街上經營餐館、興建店鋪，最先擁有 8 間店鋪與 50 枚銅錢的人獲勝。

dream-howto =
    你在大宋街上經營一家餐館與一排店鋪。最先同時擁有 **8 間已建店鋪與 50 枚銅錢** 的人立即獲勝。

    { "**" }你的回合**只有一個必須做的決定：招待哪位顧客。在那之前可以：
    1. **購買一張牌**，菜餚牌或店鋪牌皆可。菜餚牌放入廚房；店鋪牌只需支付下一塊空建地的清理費，但尚無作用。
    2. **興建**任意數量的店鋪牌，各付其興建費用。只有已建店鋪才算數。
    3. 花 3 枚銅錢**移除**廚房裡的**一張菜餚牌**。移除之後，本回合就不能再購買或興建。

    { "**" }招待顧客。** 最右側的顧客免費。要招待其他顧客，須在其右側每位顧客身上各放 1 枚銅錢；之後招待他們的人會得到這些錢。你的收入：
    • 顧客點菜：從你的雅間翻開同樣張數的菜餚牌，獲得其收入，然後放入廚房。雅間用完而仍需翻牌時，將廚房洗成新的雅間。
    • 顧客光顧店鋪：你每一間該類型的已建店鋪都有收入。有些店鋪會讓其他店鋪多得錢。
    • 顧客身上的錢歸你。

    接著隊伍向前遞補。顧客之間翻出的**事件**會持續到下一個事件出現為止。

    { "**" }小提示。** 起始的菜餚每張只值 1 枚：及早添購好菜、移除差菜很划算。同類型的店鋪會一起賺錢，互相幫襯的店鋪賺得更多。

# 提問
dream-ask-customer = 要招待哪位顧客？
dream-ask-off-season-shop = 門可羅雀：要讓哪一間店鋪獲得收入？
dream-group-buy = 購買卡牌
dream-group-build = 興建店鋪
dream-group-remove = 移除菜餚
dream-group-customer = 招待顧客
dream-group-shop = 獲得收入的店鋪

# 輸入指令
dream-command-name = 大宋百商圖
dream-command-turn-name = 回合
dream-command-turn = 一行輸入整個回合
dream-command-buy-name = 購買
dream-command-buy = 購買菜餚或店鋪牌
dream-command-build-name = 興建
dream-command-build = 興建一間已有店鋪牌的店鋪
dream-command-remove-name = 移除
dream-command-remove = 移除廚房裡的一張菜餚
dream-command-entertain-name = 招待
dream-command-entertain = 招待一位顧客
dream-param-buy-name = 購買
dream-param-buy = 要購買的卡牌
dream-param-build-name = 興建
dream-param-build = 要興建的店鋪
dream-param-remove-name = 移除
dream-param-remove = 要移除的菜餚
dream-param-entertain-name = 招待
dream-param-entertain = 要招待的顧客
dream-param-shop-name = 店鋪
dream-param-shop = 門可羅雀時：唯一獲得收入的店鋪

# 選項
dream-buy-menu = 購買{ $menu }（{ $rank } 級）
dream-buy-menu-note = { $cost ->
    [0] 免費
   *[other] 花費 { $cost } 枚
 }；每次上菜收入{ $dice ->
    [0] { " " }{ $income } 枚
   *[other] 擲骰點數加 { $income } 枚
 }。
dream-buy-shop = 購買{ $shop }店鋪牌
dream-buy-any-card = 購買卡牌
dream-buy-any-shop = 購買店鋪牌
dream-buy-shop-note = { $fee ->
    [0] 免清理費
   *[other] 清理費 { $fee } 枚
 }，興建另需 { $cost } 枚。{ $effect }
dream-build = 興建{ $shop }
dream-build-any = 興建店鋪
dream-build-note = 花費 { $cost } 枚。{ $effect }
dream-remove = 移除{ $menu }（{ $rank } 級）
dream-remove-any = 移除菜餚
dream-remove-note = 花費 { $cost } 枚。該牌放回供應區；本回合不能再購買或興建。
dream-entertain = 招待{ $customer }
dream-entertain-note = { $cost ->
    [0] 免費
   *[other] 花費 { $cost } 枚
 }；{ $coins ->
    [0] { "" }
   *[other] 身上有 { $coins } 枚；
 }{ $prospect }。
dream-prospect = 點 { $order } 道菜；{ $visits ->
    [0] 不光顧你的店鋪
   *[other] 光顧你的{ $shops }
 }
dream-off-season-note = 獲得收入：{ $brings }。
dream-visit = { $count ->
    [1] { $shop }（+{ $coins }）
   *[other] { $shop }×{ $count }（+{ $coins }）
 }
dream-visit-die = { $count ->
    [1] { $shop }（擲骰{ $coins ->
        [0] { "" }
       *[other] { " " }+ { $coins }
     }）
   *[other] { $shop }×{ $count }（擲 { $count } 骰{ $coins ->
        [0] { "" }
       *[other] { " " }+ { $coins }
     }）
 }
dream-visit-die-less = { $count ->
    [1] { $shop }（擲骰 − { $coins }）
   *[other] { $shop }×{ $count }（擲 { $count } 骰 − { $coins }）
 }
dream-visit-menus = { $count ->
    [1] { $shop }（多點 { $menus } 道菜）
   *[other] { $shop }×{ $count }（多點 { $menus } 道菜）
 }

# 店鋪效果
dream-income-none = 顧客光顧時，收入 { $coins } 枚。
dream-income-die = { $coins ->
    [0] 顧客光顧時，收入等於擲骰點數。
   *[other] 顧客光顧時，收入等於擲骰點數再加 { $coins } 枚。
 }
dream-income-menus = 光顧的顧客多點 { $menus } 道菜。
dream-income-tavern = { $coins ->
    [0] 顧客光顧時，每點 1 道菜就收入 1 枚。
   *[other] 顧客光顧時，每點 1 道菜就收入 1 枚，再加 { $coins } 枚。
 }
dream-income-models = { $coins ->
    [0] 顧客光顧時，你每有一間已建店鋪就收入 1 枚。
   *[other] 顧客光顧時，你每有一間已建店鋪就收入 1 枚，再加 { $coins } 枚。
 }
dream-effect = { $does }{ $adds }
dream-adds = { $shops }被光顧時，每間多得 { $coins } 枚。

# 發生的事
dream-did-buy-menu = { $who } { $cost ->
    [0] 免費取得
   *[other] 花 { $cost } 枚購買
 }{ $menu }（{ $rank } 級）。
dream-did-buy-shop = { $who } { $cost ->
    [0] 免費取得
   *[other] 花 { $cost } 枚購買
 }{ $shop }店鋪牌。
dream-did-show-shop = 展示區新增店鋪牌：{ $shop }。
dream-did-end-shops = 店鋪牌庫已用完，展示區不再補牌。
dream-did-build = { $who } 花 { $cost } 枚興建{ $shop }：{ $models }/{ $wanted } 間。
dream-did-remove = { $who } 花 { $cost } 枚移除{ $menu }（{ $rank } 級）。
dream-did-entertain = { $who } { $cost ->
    [0] { "" }
   *[other] 花 { $cost } 枚越過 { $cost } 位顧客，
 }招待{ $customer }，{ $order ->
    [0] 對方沒有點菜
   *[other] 對方點了 { $order } 道菜
 }。
dream-did-income = { $who } { $coins ->
    [0] 沒有收入。
   *[other] 收入 { $coins } 枚：{ $parts }。
 }
dream-part-menus = 菜餚 { $coins }（{ $dishes }）
dream-part-menus-rolled = 菜餚 { $coins }（{ $dishes }；擲骰 { $rolled }）
dream-dish = { $count ->
    [1] { $menu }
   *[other] { $menu }×{ $count }
 }
dream-part-shop = { $shop } { $coins }
dream-part-die = { $shop } { $coins }（擲骰 { $die }）
dream-part-cuju = { $shop }（多點 { $menus } 道菜）
dream-part-coins = 顧客身上的錢 { $coins }
dream-did-arrive = { $count ->
    [1] 新顧客：{ $customers }。
   *[other] 新顧客依序到來：{ $customers }。
 }
dream-did-leave = 從最右側離開：{ $customers }。
dream-did-new-deck = 顧客棄牌堆洗成新的牌庫。
dream-did-event = 事件：{ $event }。{ $effect }
dream-did-pay-duty = { $who } 繳稅 { $coins } 枚。
dream-did-harvest = { $who } 取得{ $menu }×{ $count }，放入廚房。
dream-did-win = { $who } 以 { $models } 間店鋪、{ $coins } 枚銅錢獲勝！

# 為何不行
dream-why-phase = 你已移除菜餚，購買與興建須在那之前進行。
dream-why-one-card = 本回合已買過一張牌；菜餚牌與店鋪牌合計以一張為限。
dream-why-coins = 需要 { $cost } 枚，{ $coins ->
    [0] 你沒有銅錢
   *[other] 你只有 { $coins } 枚
 }。
dream-why-sold-out = 此等級的菜餚已售完。
dream-why-sites = 你的 { $sites } 塊建地都已使用。
dream-why-no-shops = 店鋪牌已用完。
dream-why-nothing-to-build = 你沒有尚未興建的店鋪牌。
dream-why-removed = 本回合已移除過菜餚。
dream-why-kitchen = 你的廚房沒有牌；雅間裡的牌不能移除。

# 重播的段落
dream-chapter = 第 { $round } 輪

# 終局
dream-end = 擁有 { $models } 間店鋪與 { $coins } 枚銅錢即獲勝。其餘玩家先比店鋪數，再比銅錢數。
dream-score-models = 已建店鋪
dream-score-coins = { $coins } 枚銅錢（僅供平手時比較）

# 菜餚，每級一道
dream-menu-1 = 撥霞供
dream-menu-2 = 蟹釀橙
dream-menu-3 = 山家三脆
dream-menu-4 = 蟠桃飯

# 店鋪
dream-shop-eight-trigrams = 卦肆
dream-shop-cuju = 蹴鞠場
dream-shop-bookshop = 書坊
dream-shop-tavern = 酒肆
dream-shop-mercery = 綢緞莊
dream-shop-entertainment = 勾欄瓦舍
dream-shop-chinaware = 瓷器鋪
dream-shop-yinzi = 飲子鋪
dream-shop-storytelling = 說書場
dream-shop-guanpu = 關撲鋪
dream-shop-jewelry = 首飾鋪
dream-shop-teahouse = 茶館

# 顧客
dream-customer-ci-poet = 詞人
dream-customer-military-governor = 節度使
dream-customer-childe = 公子
dream-customer-noble-lady = 貴婦
dream-customer-scholar = 書生
dream-customer-travelling-merchant = 行商
dream-customer-examination-candidate = 舉子
dream-customer-foreign-envoy = 番使
dream-customer-matchmaker = 媒婆
dream-customer-yamen-runner = 衙役
dream-customer-taoist-priest = 道士
dream-customer-boatman = 船夫
dream-customer-painter = 畫師
dream-customer-street-performer = 藝人
dream-customer-physician = 郎中
dream-customer-country-squire = 鄉紳
dream-customer-servant-girl = 丫鬟
dream-customer-peddler = 貨郎
dream-customer-farmer = 農夫
dream-customer-soldier = 軍士
dream-customer-weaver = 織婦
dream-customer-porter = 腳夫
dream-customer-fortune-seeker = 問卜人
dream-customer-sightseer = 遊客

# 事件
dream-event-frugality = 儉以養德
dream-event-frugality-effect = 每位顧客少點 1 道菜。
dream-event-off-season = 門可羅雀
dream-event-off-season-effect = 招待顧客時，只有一間自選的店鋪有收入。
dream-event-honest = 無尖不商
dream-event-honest-effect = 每間店鋪的收入減少 1 枚。
dream-event-in-season = 時和年豐
dream-event-in-season-effect = 每位顧客多點 1 道菜。
dream-event-lanterns = 張燈結彩
dream-event-lanterns-effect = 顧客隊伍變長；下一張事件出現時，最右側兩位顧客離開。
dream-event-clad = 銀裝素裹
dream-event-clad-effect = 最右側兩位顧客離開；隊伍縮短，直到下一張事件出現。
dream-event-ring-out = 辭舊迎新
dream-event-ring-out-effect = 所有顧客與過去的事件洗在一起，重新排成隊伍。
dream-event-harsh-duties = 苛捐雜稅
dream-event-harsh-duties-effect = 每位玩家依已建店鋪數繳稅。
dream-event-big-harvest = 碩果累累
dream-event-big-harvest-effect = 每位玩家免費取得 4 級菜餚。
