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
