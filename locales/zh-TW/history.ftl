# 回顧：紀錄、重播、終局總覽、動畫與檔案

## 紀錄
history-command-log = 紀錄
history-command-log-says = 一頁一頁看一桌發生過的事
history-param-page = 頁
history-param-page-says = 第幾頁；1 是最新的一頁
history-log-oldest = 最早
history-log-newest = 最新
history-took = （第 { $numbers } 則）

## 重播
history-command-replay = 重播
history-command-replay-says = 附圖片，一步一步重看一局
history-param-step = 步
history-param-step-says = 從第幾步看起；不填時，已結束的從頭看，進行中的看最新一步
history-step = 重播・第 { $number }／{ $count } 步
history-step-short = 第 { $number } 步
history-between = { "・" }
history-seen-by = { $who } 看到的樣子
history-first = 最前
history-back = 上一步
history-forward = 下一步
history-last = 最後
history-eyes-all = 所有人看到的樣子
history-eyes = { $who } 看到的樣子

## 計分表
history-not-over = 這要等遊戲結束才有。
history-sheet = 各項得分、最後的桌面，以及每位玩家最後的區域。
history-sheet-rank = 第 { $rank } 名
history-sheet-total = 總分
history-sheet-out = 沒有獲勝資格
history-sheet-note = { $who }：{ $what }
history-sheet-alt = 計分表。{ $reason }{ $parties }
history-sheet-alt-party = { $who }：{ $points }

## 動畫
history-frame = { $number }/{ $count }
history-film-waiting = 動畫正在排隊等候製作。
history-film-making = 動畫製作中：{ $of } 張圖中的第 { $done } 張。
history-film-ready = 整局遊戲的動畫，從第一步到最後一步，共 { $count } 步。
history-film-alt = 這局遊戲共 { $count } 步的動畫：所有人都看得到的桌面。
history-film-busy = 已經有好幾部動畫在製作。請過幾分鐘再試。
history-film-failed = 動畫做不出來。可用「重播」看遊戲的每一步。
history-film-later = 這部動畫要花的時間超過這則訊息能等的時間。請過幾分鐘再按一次，屆時就會做好。
history-film-too-large = 動畫檔超過 Discord 在這裡允許的大小。可用「重播」看遊戲的每一步。

## 檔案
history-param-form = 格式
history-param-form-says = 附檢查碼的紀錄檔（JSON），或一行一步的文字檔
history-form-record = 附檢查碼的紀錄檔（JSON）
history-form-notation = 一行一步的文字檔
history-command-import = 匯入
history-command-import-says = 附圖片，一步一步重看匯出的一局
history-param-file = 檔案
history-param-file-says = 用 /匯出 匯出的、已結束的一局
history-import-title = { $game }・檔案裡的一局
history-more-happened = ……在這之前還有 { $count } 件事。
history-import-large = 這個檔案太大，不會是匯出的遊戲：最多 { $most } KB。
history-import-gone = 這次重播的檔案已經不在了。請再用一次 `/匯入`。
history-import-running = 這個檔案只有某個人在遊戲進行中看得到的內容。只有已結束的一局才能重看。
history-import-cards = 這一局用的牌面數值本機器人沒有，無法在這裡重播。
history-import-unreadable = 這不是讀得懂的匯出檔。問題（英文）：`{ $problem }`
history-import-differs = 從第 { $move } 步起，這一局在這裡的走法與檔案不同：檔案被改過，或是用了別的規則。
