# 《江南：士紳生活》圖上的文字與替代文字

## 總覽
jiangnan-picture-name = { $who }
jiangnan-picture-round = 第 { $round } 輪，共 { $rounds } 輪
jiangnan-picture-ended = 遊戲結束
jiangnan-picture-won = { $who } 獲勝
jiangnan-picture-phase-works = 選擇第一件作品
jiangnan-picture-phase-talents = 選擇才藝
jiangnan-picture-phase-action = 行動階段
jiangnan-picture-phase-income = 整備階段：收入
jiangnan-picture-phase-boats = 整備階段：船
jiangnan-picture-phase-draft = 整備階段：選取
jiangnan-picture-phase-events = 整備階段：事件
jiangnan-picture-phase-rest = 整備階段：強制休息
jiangnan-picture-phase-spirits = 整備階段：精神
jiangnan-picture-phase-final = 終局計分
jiangnan-picture-district-society = 文社
jiangnan-picture-district-teahouse = 茶館
jiangnan-picture-district-fair = 廟會
jiangnan-picture-district-travel = 出遊
jiangnan-picture-district-tavern = 酒樓
jiangnan-picture-district-parlour = 花廳
jiangnan-picture-upkeep = 整備版圖
jiangnan-picture-shops = 各店鋪的效果
jiangnan-picture-artisans = 可用發表作品抵旅費
jiangnan-picture-jinling = 金陵
jiangnan-picture-offer = 可選行動板塊
jiangnan-picture-goals = 尚未上船的目標
jiangnan-picture-scoring = 公開計分軌與事件
jiangnan-picture-event-refill = 第 { $age } 時代
jiangnan-picture-event-mixed = 第 { $low }、{ $high } 時代
jiangnan-picture-event-scoring = 每次符合
jiangnan-picture-event-bags = 袋子補充
jiangnan-picture-event-swap = 第 2 時代作品

## 一位玩家
jiangnan-picture-track = 行動軌：最右側的板塊會棄置
jiangnan-picture-used = 已用
jiangnan-picture-drafted = 選取
jiangnan-picture-bag = 你的袋中
jiangnan-picture-unpublished = 未發表的作品
jiangnan-picture-published = 已發表
jiangnan-picture-people = 才藝與助手
jiangnan-picture-cities = 城市

## 替代文字
jiangnan-picture-alt-cover = 《江南：士紳生活》的封面：白牆人家之間，運河上的一座拱橋。
jiangnan-picture-alt-none = 無
jiangnan-picture-alt-board = 第 { $round } 輪，共 { $rounds } 輪。{ $active }行動順序：{ $order }。{ $players }。書生：{ $districts }。
jiangnan-picture-alt-turn = 輪到 { $who }。
jiangnan-picture-alt-between = 回合之間。
jiangnan-picture-alt-won = { $who } 獲勝。
jiangnan-picture-alt-seat = { $who }：{ $score } 分、{ $coins } 兩、精神 { $spirit }、{ $ideas }；已發表 { $works }；助手 { $assistants } 位，城市 { $cities } 座
jiangnan-picture-alt-bot = { $who }：{ $score } 分、{ $coins } 兩；已發表 { $works }；助手 { $assistants } 位，城市 { $cities } 座
jiangnan-picture-alt-published = { $kind } { $count } 件
jiangnan-picture-alt-district = { $district } { $count } 位
jiangnan-picture-alt-districts = 書生：{ $districts }。{ $boats }。
jiangnan-picture-alt-boat = 第 { $slot } 艘船有 { $servants } 名僕役
jiangnan-picture-alt-upkeep = 可選行動板塊 { $offer } 片。計分的風潮：{ $trends }。尚未上船的目標：{ $goals }。行動順序：{ $order }。
jiangnan-picture-alt-works = 文社展示 { $works }。茶館：{ $teahouse }。酒樓：{ $tavern }。知音：{ $muses }。
jiangnan-picture-alt-travel = 各人出遊過的城市。{ $players }。
jiangnan-picture-alt-cities = { $who }：{ $cities }
jiangnan-picture-alt-fair = 自十二點鐘方向起的店鋪：{ $shops }。指針指向 { $pointed }。{ $players }。
jiangnan-picture-alt-stands = { $who } 在{ $hour }
jiangnan-picture-alt-player = { $seat }。未發表：{ $works }。已發表：{ $published }。助手：{ $assistants }。行動軌上有 { $track } 片板塊，布袋中有 { $bag } 片。
jiangnan-picture-alt-bag = { $who } 的布袋：{ $bag } 片板塊。

## 作品、展示軌、知音與才藝
jiangnan-picture-stack = 牌堆 { $count } 片
jiangnan-picture-own-works = 你的作品
jiangnan-picture-talents = 才藝

## 區域
jiangnan-area-districts = 各地區與船
jiangnan-area-upkeep = 整備版圖、計分與目標
jiangnan-area-works = 作品、展示軌與知音
jiangnan-area-travel = 各城市
jiangnan-area-fair = 廟會與店鋪
jiangnan-area-player = { $seat } 的玩家版圖
