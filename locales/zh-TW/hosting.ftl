# 對架設者與伺服器管理者說的話。

## /status
hosting-command-status = 狀態
hosting-command-status-says = 這個機器人的狀況（給架設者看）
hosting-status = 驛站
hosting-not-the-host = 只有架設這個機器人的人可以查看狀態。
hosting-days = { $days } 天 { $hours } 小時
hosting-hours = { $hours } 小時 { $minutes } 分
hosting-minutes = { $minutes } 分
hosting-uptime = **版本 { $version }**，已運作 { $uptime }。
hosting-line = **連線 { $shard }：** { $servers } 個伺服器，到 Discord { $ms } 毫秒。
hosting-line-dead = ⚠️ **連線 { $shard }：** { $servers } 個伺服器，目前沒有連上。
hosting-tables = **牌桌：** { $running } 桌進行中，{ $lobbies } 桌尚未開始，{ $over } 桌已結束；共 { $people } 人在玩。輪到電腦的：{ $computers } 桌。
hosting-frozen = ⚠️ 有 { $tables } 桌被凍結；原因寫在紀錄檔裡。
hosting-troubled = ⚠️ 有 { $tables } 桌無法在自己的頻道發言；原因寫在紀錄檔裡。
hosting-outbox-empty = **公告：** 沒有等待中的公告。
hosting-outbox = **公告：** { $unsent } 則等待中，最久的已等 { $age }。
hosting-presses = **按鈕與指令：** { $presses } 次。超過半秒：{ $late }（最慢 { $slowest } 毫秒）。失敗：{ $failed }。正在回應：{ $now }。
hosting-pictures = **圖片：** 畫了 { $drawn } 張。偏慢：{ $slow }（最慢 { $slowest } 毫秒）。失敗：{ $failed }。等待中：{ $waiting }。
hosting-memory = **記憶體：** { $memory } MB。**資料庫：** { $database } MB。
hosting-backup = **備份：** 最新的一份是 { $age } 前的。
hosting-backup-none = ⚠️ **備份：** 還沒有任何備份。
hosting-backup-failed = ⚠️ 上次備份失敗；原因寫在紀錄檔裡，之後會自動再試。

## 權限
hosting-may = 我在 { $channels } 擁有所有需要的權限。
hosting-lacking-more = ……另外還有 { $channels } 個頻道也缺少權限。

## 還原
hosting-restored = 驛站已從 { $time } 的備份還原。之後下的步數都沒有了；遊戲以這張圖的局面繼續。
