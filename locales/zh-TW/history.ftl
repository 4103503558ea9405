# 回顧：紀錄、重播、終局總覽、動畫與檔案

## 紀錄
history-command-log = 紀錄
history-command-log-says = 一頁一頁看一桌發生過的事
history-param-page = 頁
history-param-page-says = 第幾頁；1 是最新的一頁
history-log-oldest = 最早
history-log-newest = 最新
history-took = （第 { $numbers } 則）
