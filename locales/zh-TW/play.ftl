# 牌局進行中的公告卡、個人面板，以及輸入式指令

play-title = { $game }・第 { $table } 桌
play-name = { $name }
play-seat = { $who }

# 公告卡上的按鈕
play-play = 行動
play-view = 我的視角
play-log = 紀錄
play-replay = 重播
play-sheet = 計分表
play-film = 動畫
play-rules = 規則
play-howto = 怎麼玩

# 公告卡
play-more-happened = ……更早的 { $count } 件事請看紀錄。
play-your-turn = { $count ->
    [1] 現在輪到：{ $who }
   *[other] 現在請這幾位決定（順序不拘）：{ $who }
 }
play-also-here = -# 同桌的還有：{ $who }
play-card-begun = **遊戲開始。** 一切已經就緒；按**行動**會打開只有你看得到的面板。
play-seed-hash = -# 從此刻起，所有洗牌都已確定。種子的 SHA-256 是 `{ $hash }`；種子本身於終局時公開，人人都能查驗。
play-seed = -# 本局洗牌的種子是 `{ $seed }`，請與第一張卡上的 SHA-256 比對。
play-score = **{ $rank }. { $who }：{ $points }**
play-score-out = **{ $who }：{ $points }**，但無法獲勝
play-score-source = { $label }：{ $points }
play-card-undone = **已收回**
play-card-frozen = **本桌已凍結。** 目前無法讀取它的資料；完整紀錄仍然保留，也已通知機器人的架設者。其他各桌照常進行。
play-card-cancelled = **本桌已在終局前取消。**

# 個人面板
play-waiting = { $count ->
    [0] 目前沒有需要決定的事。
   *[other] 現在沒有要你決定的事。等待中：{ $who }
 }
play-no-seat = 你不在這一桌；以下是人人都能看到的內容。
play-not-your-seat = 這個面板屬於別的座位，或者你已不在這個座位上。
play-moved-on = 這個畫面出現之後，牌局已有變化。以下是目前的狀況。
play-options = 請選擇
play-free = 也可以先做
play-free-before = -# 可以先做下面其他的事，做完會再問一次。
play-pick-several = { $span ->
    [0] 請選 { $most } 項
   *[other] { $least ->
        [0] 最多選 { $most } 項
       *[other] 請選 { $least } 至 { $most } 項
    }
 }；已選 { $picked } 項。
play-page = 第 { $page } 頁，共 { $pages } 頁
play-page-before = 上一頁
play-page-after = 下一頁
play-about-to = 你即將：
play-so-far = -# 本回合到目前為止
play-closes = 這是你目前最後一個決定。在其他人回應或公開資訊之前，仍可收回。
play-closes-final = 這是你目前最後一個決定，而且無法收回。
play-final = 這個選擇無法收回。
play-sure = 確定
play-sure-several = { $count ->
    [0] 都不選
   *[other] 就選這 { $count } 項
 }
play-back = 再想想
play-undo = 收回
play-why = 為什麼不能……？
play-refused = **現在不能做的事**
play-nothing-refused = 目前沒有什麼是不能做的。
play-allowed-by = **每個選項所依據的規則**

# 我的視角、紀錄與 /board
play-areas = 看看……
play-area-board = 整張桌面
play-picture-missing = 圖片暫時畫不出來，請稍後再按一次。
play-log-title = 紀錄・第 { $page } 頁，共 { $pages } 頁
play-log-empty = 還沒有發生任何事。
play-log-told = （只告訴 { $who }：{ $what }）
play-log-between = { "" }
play-log-older = 較早
play-log-newer = 較新
play-command-board-name = 桌面
play-command-board = 桌面的全圖或局部圖，只有你看得到
play-param-area-name = 部分
play-param-area = 桌面的哪個部分
play-param-language = 圖片使用的語言
play-no-such-area = 這一桌沒有名為「{ $area }」的部分可看。
play-no-such-language = 「{ $language }」不是本機器人會的語言。可用的有：{ $languages }。
play-not-begun = 第 { $table } 桌還沒開始，沒有桌面可看。

# 輸入式指令
play-command-answer-name = 回答
play-command-answer = 回答現在問你的事，不管是什麼
play-param-choice-name = 選擇
play-param-choice = 你對目前問題的回答
play-param-next-name = 接著
play-param-next = 你對下一個問題的回答
play-param-last-name = 最後
play-param-last = 你對再下一個問題的回答
play-typed-unfit = `{ $param }` 現在不能選「{ $value }」。可選的有：{ $offers }。什麼都沒有執行。
play-typed-within = { $options }
play-typed-none = 回合進行到那裡時，`{ $param }` 沒有可選的項目。什麼都沒有執行。
play-typed-beyond = `{ $param }` 還不能決定：要先抽牌或公開資訊。請先省略它，之後會再問你。什麼都沒有執行。
play-typed-between = 在 `{ $param }` 之前還有別的事要決定：{ $question }什麼都沒有執行。
play-typed-nothing-picked = （都不選）
play-typed-other-game = 第 { $table } 桌玩的是{ $game }，請用那款遊戲的指令。
play-typed-which-table = 請用 `桌號` 指定是哪一桌{ $game }。
play-typed-no-table = 你沒有正在進行的{ $game }牌桌。
