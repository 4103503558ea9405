# 遊戲結束之後的用語：評分、統計、再來一局，以及個人資料。

## 指令
results-command-ratings = 評分
results-command-ratings-says = 誰玩得多好，以及這個伺服器的對局說明了什麼
results-command-list = 排行
results-command-list-says = 這個伺服器上某款遊戲的玩家評分
results-command-statistics = 統計
results-command-statistics-says = 這個伺服器的對局說明了遊戲與座位的什麼
results-command-me = 我的
results-command-me-says = 你在這個伺服器的成績
results-param-kind-says = 哪款遊戲、哪些選項；不填就是玩得最多的
results-command-privacy = 隱私
results-command-privacy-says = 存了哪些關於你的資料：查看、下載、刪除

## 評分
results-list = 評分：{ $game }
results-kind = { $game }（{ $options }）
results-kind-other = 其他選項
results-rated = { $rank }. **{ $who }** { $rating } · { $games } 局，{ $won } 勝
results-nobody-listed = 還沒有人玩到足以列入的局數。
results-counted = 這裡以這些選項結束了 { $games } 局。至少有兩位參與評分者的：{ $rated } 局。
results-few = 另有 { $people } 人玩不到 { $least } 局這樣的對局，尚未列入。
results-rating-means = 每個人都從 25 開始。括號內是真正的評分二十次有十九次所在的範圍；排行依下限排列。只看人與人之間的名次；電腦玩家和其他伺服器都不算。終局時坐在座位上、而且該座位至少四分之三是你玩的，結果才算你的；由電腦玩家代你打完的不算任何人的。用 `/隱私` 可以退出評分。
results-none-yet = 這個伺服器還沒有結束過任何一局。
results-no-such-kind = 這裡沒有結束過「{ $typed }」。有的是：{ $kinds }。

## 統計
results-statistics = 統計：{ $game }
results-games = 這裡以這些選項結束了 { $games } 局。有電腦參與的：{ $computers } 局；只有一個人的：{ $alone } 局。
results-points = 平均得分：{ $points }。
results-too-few = 資料太少，不足以計算平均：至少需要 { $least } 筆。
results-seats = { $seats } 人（{ $games } 局）
results-seat = 座位 { $seat }：{ $games } 局中 { $won } 勝
results-seat-averages = ，名次 { $place }，得分 { $points }
results-unequal = ⚖️ 這些座位之間的差異，不是運氣所能解釋的。
results-equal = 這些座位之間的差異很可能只是運氣。
results-margin-means = ±：二十次有十九次，真正的平均落在這個範圍內。

## 自己的成績
results-me = 你在這個伺服器的成績
results-none-of-yours = 你在這裡還沒有玩完任何一局。終局時坐在座位上、而且該座位至少四分之三是你玩的才算。
results-own = { $games } 局，{ $won } 勝。名次：{ $places }。最高得分：{ $best }。
results-place = 第 { $place } 名 × { $times }
results-own-rating = 評分：{ $rating }，依據 { $games } 局人與人的對局。
results-own-rating-few = 評分：{ $rating }，但只有 { $games } 局人與人的對局，多半是運氣；滿 { $least } 局才列入排行。
results-you-are-not-rated = 你選擇了不參與評分（`/隱私`）。

## 再來一局
results-press-rematch = 再來一局
results-rematch-waits = 你已坐上 **{ $table }**：同樣的選項，換下一位先手。再有 { $missing } 人按下「再來一局」或「加入」就會自動開始：{ $link }
results-rematch-of = -# #{ $table } 再來一局{ $missing ->
    [0] { "" }
   *[other] ；還沒入座：{ $people }
 }。
results-rematch-begun = **{ $table }** 已經開始：{ $link }
results-rematch-not-over = 這局結束之後才能再來一局。
results-rematch-campaign = 這局屬於一場戰役，請用戰役自己的按鈕繼續。
results-rematch-not-yours = 玩過這局的人才能要求再來一局。`/牌桌 開桌` 可以為大家另開一桌。

## 個人資料
results-privacy = 存了哪些關於你的資料
results-stored = 你的 Discord 編號，以及你入座時的名字：
    • 在 { $tables } 張牌桌上（尚未結束：{ $going } 張）
    • 牌桌紀錄中的 { $entries } 筆：你選了什麼、什麼時候選的
    • { $results } 筆成績、{ $campaigns } 場戰役、{ $votes } 次表決
results-stored-settings = 你自己的設定（`/設定 個人`）。
results-stored-no-settings = 你沒有自己的設定。
results-is-rated = 你玩完的對局會**列入評分**。
results-is-not-rated = 你**不參與評分**：計算大家的評分時，就當作你不在場。
results-privacy-elsewhere = 頻道裡的訊息屬於 Discord，會留在那裡；機器人架設者保存的備份，在被新的取代之前仍含有舊資料。
results-press-file = 全部存成檔案
results-press-rated-off = 不要為我評分
results-press-rated-on = 為我評分
results-press-forget = 刪除全部
results-file = 所有關於你的資料。每筆紀錄的格式與 `/匯出` 相同。
results-forget-sure = 要刪除**所有**關於你的資料嗎？你的編號和名字會從所有牌桌、紀錄、成績、表決和設定中永久消失。{ $going ->
    [0] 你目前沒有進行中的遊戲。
   *[other] 你有 { $going } 局還沒結束：座位會永久交給電腦，沒有其他人在玩的就此結束。
 }你玩過的內容會留在對局裡，但不再屬於任何人。
results-press-forget-yes = 是的，刪除全部
results-forgotten = 你的編號和名字都已刪除，不再存有任何關於你的資料；若你再玩，就從頭開始。

## 說明
station-help-after-title = 遊戲結束後
station-help-after = 最後一張卡上的**再來一局**會以同樣的選項再開一局：大家各按一下，座位往前移一位，所以換下一位先手；人到齊就自動開始。不管幾個人按，都是同一張桌。

    `/評分 排行` 列出這個伺服器裡誰玩得多好，`/評分 統計` 說明座位與得分，`/評分 我的` 是你自己的成績。局數夠多才會列出平均，並附上運氣可能造成的誤差。終局時坐在座位上、而且該座位至少四分之三是你玩的，才算你的一局。
    不想參與評分的話，用 `/隱私` 說一聲，隨時可以再改。
