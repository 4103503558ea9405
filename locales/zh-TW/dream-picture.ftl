# 《大宋百商圖》圖片上的文字，務求簡短

dream-picture-turn = 第 { $turn } 回合
dream-picture-over = 遊戲結束
dream-picture-deck = 牌庫 { $count }
dream-picture-discard = 棄牌堆 { $count }
dream-picture-free = 免費
dream-picture-no-event = 沒有事件
dream-picture-shops = 店鋪牌
dream-picture-menus = 菜餚牌
dream-picture-rank = { $rank } 級
dream-picture-per = 各 +{ $coins }
dream-picture-kitchen = 廚房
dream-picture-room = 雅間
dream-picture-own-room = 雅間

dream-picture-event-frugality = 人人少點 1 道菜
dream-picture-event-off-season = 只有一間店鋪有收入
dream-picture-event-honest = 每間店鋪少收 1 枚
dream-picture-event-in-season = 人人多點 1 道菜
dream-picture-event-lanterns = 隊伍增為 6 位
dream-picture-event-clad = 隊伍只有 2 位
dream-picture-event-ring-out = 隊伍已重新排列
dream-picture-event-harsh-duties = 稅已繳清
dream-picture-event-big-harvest = 菜餚已分送

dream-picture-alt-board = 《大宋百商圖》第 { $turn } 回合。{ $state }隊伍由右起：{ $queue }。告示牌：{ $event }。店鋪牌：{ $shops }。{ $players }。
dream-picture-alt-turn = 輪到 { $who }。
dream-picture-alt-won = { $who } 獲勝。
dream-picture-alt-guest = { $customer }（{ $order } 道菜{ $coins ->
    [0] { "" }
   *[other] ，身上有 { $coins } 枚
 }）
dream-picture-alt-player = { $who } 有 { $coins } 枚銅錢和 { $models } 間店鋪
dream-picture-alt-street = 街市。隊伍由右起：{ $queue }。告示牌：{ $event }。
dream-picture-alt-one = { $who } 的版圖：{ $coins } 枚銅錢。已建：{ $built }。尚未興建：{ $cards }。
dream-picture-alt-cover = 青綠山水下的宋代街市：《大宋百商圖》封面。
dream-picture-name = { $who }
dream-picture-alt-market = 市集。店鋪牌：{ $shops }。剩餘菜餚牌：{ $menus }。
dream-picture-alt-pile = { $rank } 級 { $count } 張

# 桌面各部分（選單用）
dream-area-street = 街市與顧客
dream-area-market = 市集：店鋪牌與菜餚牌
dream-area-player = { $seat } 的版圖
