# 《故宮》圖片上的文字，務求簡短

gugong-picture-name = { $who }
gugong-picture-free-gift = 不需代價
gugong-picture-state = 第 { $day } 天 · 第 { $turn } 回合
gugong-picture-ended = 遊戲結束
gugong-picture-score = 分

gugong-picture-official-travel = 巡按御史
gugong-picture-official-wall = 邊鎮總兵
gugong-picture-official-jade = 御用監太監
gugong-picture-official-intrigue = 東廠提督
gugong-picture-official-palace = 鴻臚寺卿
gugong-picture-official-decree = 內閣大學士
gugong-picture-official-canal = 漕運總督

# 一位玩家的版圖
gugong-picture-player-pool = 可用區
gugong-picture-player-foreman = 工頭
gugong-picture-player-supply = 儲備區
gugong-picture-player-ships = 船
gugong-picture-player-tokens = 出巡板塊
gugong-picture-player-harbors = 港口獎勵
gugong-picture-player-jade = 玉
gugong-picture-player-palace = 使臣
gugong-picture-player-intrigue = 權謀
gugong-picture-player-travel = 旅人
gugong-picture-player-hand = 手牌 ×{ $count }
gugong-picture-player-pile = 棄牌堆 ×{ $count }
gugong-picture-player-shown = 上次傍晚展示的牌
gugong-picture-player-no-cards = 沒有牌
gugong-picture-player-foreman-locked = 未解鎖
gugong-picture-player-foreman-pool = 在可用區
gugong-picture-player-foreman-supply = 在儲備區
gugong-picture-player-foreman-away = 在外工作
gugong-picture-player-rank = { $rank ->
    [1] 順位最高
   *[other] 順位第 { $rank }／{ $seats }
 }
gugong-picture-player-not-yet = 尚未啟程
gugong-picture-player-decrees = { $count ->
    [0] 尚無聖旨
   *[other] 聖旨 { $count } 張
 }
gugong-picture-alt-player = { $who } 的版圖：{ $score } 分。僕役：可用區 { $pool } 名，儲備區 { $supply } 名；工頭{ $foreman }。出巡板塊：{ $tokens }。已領港口獎勵：{ $rewards }。玉：{ $jade } 塊。使臣：第 { $palace } 步。權謀：第 { $intrigue } 格。牌：手牌 { $hand } 張，棄牌堆 { $pile } 張。聖旨：{ $decrees }。
gugong-picture-alt-cover = 紅日之下的紫禁城，殿宇層層相疊：《故宮》封面。

# 聖旨板塊旁的簡短說明
gugong-picture-decree-morning-servants = 清晨：僕役 +{ $amount }
gugong-picture-decree-morning-intrigue = 清晨：權謀 +{ $amount } 格
gugong-picture-decree-morning-envoy = 清晨：使臣 +{ $amount } 步
gugong-picture-decree-morning-canal = 清晨：{ $amount } 名僕役上船
gugong-picture-decree-morning-points = 清晨：+{ $amount } 分
gugong-picture-decree-cheap-gifts = 送相同或較低的牌：僕役 −{ $amount }
gugong-picture-decree-cheap-travel = 移動兩次：僕役 −{ $amount }
gugong-picture-decree-more-wall = 長城行動：儲備區再放 { $amount } 名
gugong-picture-decree-cheap-jade = 購買玉：僕役 −{ $amount }
gugong-picture-decree-evening-servant = 傍晚相符時：僕役 +{ $amount }
gugong-picture-decree-final-jade = 終局：每塊玉 { $amount } 分
gugong-picture-decree-final-rewards = 終局：每項港口獎勵 { $amount } 分
gugong-picture-decree-final-intrigue = 終局：權謀每 { $each } 格 { $amount } 分
gugong-picture-decree-final-decrees = 終局：每張聖旨 { $amount } 分
gugong-picture-decree-final-tokens = 終局：每枚出巡板塊 { $amount } 分

gugong-picture-alt-board = 《故宮》第 { $day } 天。{ $state }各地點的禮物：{ $gifts }。天命骰：{ $dice }。長城：{ $wall }／{ $needed }。尚有玉的玉舖：{ $jade }。聖旨：{ $decrees }。{ $players }。
gugong-picture-alt-turn = 輪到 { $who }。
gugong-picture-alt-won = { $who } 獲勝。
gugong-picture-alt-nobody = 遊戲結束。
gugong-picture-alt-number = { $count }
gugong-picture-alt-gift = { $location }：{ $gift }
gugong-picture-alt-seat = { $who }（{ $score } 分，手牌 { $hand } 張，僕役 { $pool } 名，玉 { $jade } 塊，出巡板塊 { $tokens } 枚，使臣第 { $palace } 步，權謀第 { $intrigue } 格）
gugong-picture-alt-court = 官員與禮物：{ $gifts }。
gugong-picture-alt-map = 地圖。出巡板塊與旅人：{ $tokens }。長城：{ $wall }／{ $needed }。天命骰：{ $dice }。船：{ $ships }。
gugong-picture-alt-token = { $city }：{ $token }
gugong-picture-alt-traveller = { $who } 在{ $city }
gugong-picture-alt-ship = { $who } 在{ $harbor }（載 { $count }／3）
gugong-picture-alt-none = 無
gugong-picture-alt-palace = 乾清宮、權謀、聖旨與玉。{ $players }。聖旨：{ $decrees }。尚有玉的玉舖：{ $jade }。
gugong-picture-alt-climb = { $who }（使臣第 { $palace } 步，權謀第 { $intrigue } 格）
gugong-picture-alt-decree = { $decree }（{ $count } 人擁有）

# 桌面各部分（選單用）
gugong-area-court = 官員與禮物
