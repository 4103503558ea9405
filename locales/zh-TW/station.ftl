# 遊戲之外的用語：指令、開桌、設定、說明、拒絕的理由。

## 指令
station-command-game = 牌桌
station-command-game-says = 開桌、找桌、搬桌
station-command-new = 開桌
station-command-new-says = 在這裡開一張新桌，邀請大家加入
station-command-list = 列表
station-command-list-says = 這個伺服器上進行中的牌桌
station-command-show = 顯示
station-command-show-says = 顯示一張牌桌：誰在玩、在等誰、以及它的按鈕
station-command-move = 搬移
station-command-move-says = 讓一張牌桌改在這個頻道或討論串繼續
station-command-campaign = 戰役
station-command-campaign-says = 一局接一局的遊戲，每一局都會留些東西給下一局
station-command-campaign-new = 開始
station-command-campaign-new-says = 在這裡開始一場戰役，並開第一局
station-command-campaign-show = 顯示
station-command-campaign-show-says = 一場戰役的紀錄表，以及如何繼續
station-command-campaign-next = 下一局
station-command-campaign-next-says = 在這裡開你的戰役的下一局
station-command-campaign-again = 重玩
station-command-campaign-again-says = 再玩一次你的戰役的上一局
station-command-campaign-list = 列表
station-command-campaign-list-says = 你的戰役，以及這個伺服器上的其他戰役
station-command-settings = 設定
station-command-settings-says = 語言、頻道、誰可以開桌
station-command-server = 伺服器
station-command-server-says = 這個伺服器的設定（限管理者）
station-command-me = 個人
station-command-me-says = 你自己的設定
station-command-help = 說明
station-command-help-says = 驛站能做什麼、如何開始
station-command-rules = 規則
station-command-rules-says = 用關鍵字、規則編號或卡牌名稱查規則
station-command-export = 匯出
station-command-export-says = 把一局遊戲存成可保存、可重播的檔案
station-param-game = 遊戲
station-param-game-says = 哪一款遊戲
station-param-seats = 人數
station-param-seats-says = 幾個人玩（包含電腦玩家）
station-param-options = 選項
station-param-options-says = 遊戲變體，寫成 選項=值，以逗號分隔
station-param-language = 語言
station-param-language-says = 牌桌卡片與圖片使用的語言
station-param-place = 地點
station-param-place-says = 專屬討論串，或這個頻道
station-param-autostart = 自動開始
station-param-autostart-says = 坐滿就自動開始
station-param-pace = 步調
station-param-pace-says = 一個回合超過幾小時算慢
station-param-budget = 預算
station-param-budget-says = 整局之中，每個座位在步調之外還可以多用幾小時
station-param-table = 桌號
station-param-table-says = 牌桌號碼；不填就是這個頻道的牌桌
station-param-which = 哪一種
station-param-which-says = 哪一款遊戲的哪一種戰役
station-param-campaign = 戰役
station-param-campaign-says = 戰役的號碼；不填就是在這裡進行的，或你最近的那一場
station-param-topic = 主題
station-param-topic-says = 你想知道什麼
station-param-search = 搜尋
station-param-search-says = 關鍵字、規則編號或卡牌名稱
station-place-thread = 專屬討論串
station-place-channel = 這個頻道

## 語言
station-language-en = English
station-language-zh-tw = 繁體中文
station-language-unset = 依各人的用戶端
station-language-client = 與我的 Discord 相同

## 牌桌
station-table-title = #{ $table } { $game }
station-table-people = { $table }：{ $people }
station-opened = **{ $table }** 開桌了，卡片馬上會出現在這個頻道。
station-kept-in-channel = 這張牌桌會留在這個頻道。
station-tables = 牌桌
station-more-tables = ……還有 { $more } 張牌桌，用 `/牌桌 顯示` 就能找到。
station-state-lobby = { $seats } 個座位已坐 { $taken } 人
station-state-running = 正在等 { $waiting }
station-state-over = 已結束
station-state-cancelled = 已取消
station-state-frozen = 已凍結，因為資料無法讀取
station-thaw = 嘗試繼續
station-thawed = **{ $table }** 繼續進行，卡片馬上就來。
station-moved = **{ $table }** 改在這裡繼續，卡片馬上就來。

## 戰役
station-campaigns = 戰役
station-campaign-kind = { $game }：{ $name }
station-campaign-title = 第 { $campaign } 號戰役：{ $game } · { $name }
station-campaign-game = **{ $campaign }** 第 { $number } 局
station-campaign-begun = **{ $campaign }** 開始了，第一桌 **{ $table }** 的卡片馬上會出現。
station-campaign-opened = **{ $campaign }** 的第 { $number } 局開桌了：**{ $table }**，卡片馬上會出現。
station-campaign-open-already = 第 { $number } 局已經開桌了：{ $table }。
station-campaign-playing = 第 { $number } 局進行中（第 { $table } 桌）
station-campaign-waiting = 接下來是第 { $number } 局
station-campaign-over = 每一局都玩過了
station-campaign-broken = 目前無法讀取；請告知這個機器人的架設者
station-campaign-no-sheet = 沒有紀錄表可以顯示。
station-press-campaign-next = 下一局
station-press-campaign-again = 再玩一次
station-press-campaign-show = 紀錄表

## 開桌大廳
station-press-join = 加入
station-press-leave = 離開
station-press-add-computer = 加入電腦
station-press-drop-computer = 移除電腦
station-press-start = 開始
station-press-options = 選項
station-options-of = 選項：{ $table }
station-press-cancel = 取消
station-seat-free = 空位
station-computer = 🤖 電腦
station-seat-owner = { $who }（開桌者）
station-chosen = { $option }：{ $value }
station-pace = 每回合 { $hours } 小時內
station-shuffled = 抽籤決定座位
station-autostarts = 坐滿就開始
station-needed = **還差 { $needed } 位玩家**{ $more ->
    [yes] （最多還能加入 { $free } 位）
   *[no] { "" }
 }。請按「加入」，或讓電腦一起玩。
station-free = **還有 { $free } 個空位。** 請按「加入」，或讓電腦一起玩。{ $owner } 也可以用現有的人數開始。
station-full = **座位已滿。** { $owner } 可以按「開始」。
station-begun = **遊戲已經開始。**
station-show = 前往牌桌
station-cancelled = 這張牌桌已取消。用 `/牌桌 開桌` 可以再開一張。
station-already-begun = 這局遊戲已經開始，選項不能再改。
station-cancel-sure = 真的要取消 **{ $table }** 嗎？取消後就回不來了。
station-cancel-yes = 是的，取消
station-cancel-done = **{ $table }** 已取消。
station-seats = { $seats } 個座位
station-seats-title = 座位
station-language-title = 卡片與圖片的語言
station-pace-title = 步調
station-toggle-autostart = 坐滿就開始：{ $on ->
    [yes] 是
   *[other] 否
 }
station-toggle-shuffle = 抽籤決定座位：{ $on ->
    [yes] 是
   *[other] 否
 }

## 設定
station-settings-server = 這個伺服器的設定
station-settings-me = 你的設定
station-settings-language = 語言
station-settings-channels = 可以開桌的頻道
station-settings-everywhere = 所有頻道
station-settings-openers = 誰可以開桌
station-settings-everybody = 所有人
station-settings-pace = 新牌桌的步調
station-settings-in-thread = **地點：** 每張牌桌都有專屬討論串。
station-settings-in-channel = **地點：** 牌桌留在開桌的頻道。
station-settings-use-thread = 改用專屬討論串
station-settings-use-channel = 改為留在頻道

## 規則與匯出
station-back = ◀
station-next = ▶
station-rules-none = { $game }沒有編號規則。
station-rules-found = ## { $game }：「{ $typed }」
    找到 { $found } 條規則，最符合的排在前面。
station-rules-nothing = { $game }的規則裡沒有提到「{ $typed }」。換個詞試試，或只輸入 `/規則` 從頭閱讀。
station-rules-kin = ## { $game }：{ $name }
    沒有規則直接提到它的名稱；以下是這一類的規則。
station-rules-hint = 在 `/規則` 後面輸入詞語、牌名或規則編號，可以找到個別規則。
station-rules-section = 閱讀整節
station-rules-language = 規則原文為英文。
station-exported = **{ $table }** 的完整紀錄：每一次回應，以及洗牌用的種子。可用 `/匯入` 一步一步重看，或用 `python -m engine replay` 檢查。
station-exported-so-far = **{ $table }** 到目前為止的紀錄，只含你看得到的內容。遊戲結束後才有完整紀錄。
station-export-too-large = 紀錄檔超過 Discord 在這裡允許的大小。

## 拒絕的理由
station-failed = 我們這邊出了差錯，但沒有遺失任何東西。請再試一次；若再發生，請把這個代碼告訴架設者：`{ $reference }`
station-not-now = 現在無法這樣做。
station-unknown-press = 這個按鈕屬於舊版的機器人。用 `/牌桌 顯示` 可以拿到新的。
station-unknown-command = 這個指令已經改變。請等一分鐘，讓 Discord 更新後再試。
station-not-yours = 你沒有權限這麼做。
station-only-in-servers = 牌桌只能開在伺服器的文字頻道及其討論串，請到那裡再試。
station-no-such-table = 這裡沒有「{ $table }」這張牌桌。用 `/牌桌 列表` 看看有哪些。
station-no-table-here = 這個頻道沒有牌桌。請指定桌號，或用 `/牌桌 開桌` 開一張。
station-no-tables = 這個伺服器目前沒有進行中的牌桌。用 `/牌桌 開桌` 開一張吧。
station-say-which-table = 請說明是哪一張牌桌（桌號）。
station-no-such-game = 沒有「{ $game }」這款遊戲。目前有：{ $games }。
station-say-which-game = 請說明是哪一款遊戲。
station-no-such-campaign = 這裡沒有「{ $campaign }」這場戰役。
station-no-such-kind = 沒有「{ $campaign }」這種戰役可以開始。可以選：{ $campaigns }。
station-say-which-kind = 請說明是哪一種戰役（`哪一種:`）。可以選：{ $campaigns }。
station-no-campaigns = 這個伺服器上沒有戰役，你自己也沒有。`/戰役 開始` 可以開始一場。
station-no-campaign-of-yours = 你沒有戰役。請用號碼指定其他戰役（`戰役:`），或用 `/戰役 開始` 開始一場。
station-not-an-option = 「{ $option }」不是「選項=值」的形式。
station-not-your-table = 只有開桌的 { $owner }，或能管理這個伺服器頻道的人，才能搬移牌桌。
station-not-in-this-channel = 這個伺服器只在 { $channels } 開桌。
station-not-an-opener = 這個伺服器只有 { $roles } 可以開桌。
station-not-a-manager = 只有伺服器的管理者可以更改這些設定。
station-card-refused = **{ $table }**：Discord 沒有接受這張卡原本的內容。按鈕照常可用；發生了什麼事，請看**紀錄**。
station-cards-refused = Discord 不接受這一桌的公告卡，原因記在機器人的執行紀錄裡。可用 `/牌桌 搬移` 在別的頻道再試一次。
station-place-gone = 這張牌桌的頻道或討論串已經不在了。用 `/牌桌 搬移` 可以換個地方繼續。

## 權限
station-lacking = 我在 { $channel } 缺少這些權限：{ $permissions }。能管理這個伺服器身分組或該頻道的人，可以在頻道設定的「權限」中授予。
station-tell-owner = 你的伺服器 { $server } 上的 **{ $table }** 無法繼續。{ $reason }
station-permission-view-channel = 檢視頻道
station-permission-send-messages = 傳送訊息
station-permission-attach-files = 附加檔案
station-permission-read-message-history = 讀取訊息歷史
station-permission-create-public-threads = 建立公開討論串
station-permission-send-messages-in-threads = 在討論串中傳送訊息

## 說明
station-help-start-title = 第一步
station-help-start = 驛站讓大家像書信往返一樣玩桌遊：現在走一步，今晚或明天再走下一步。

    1. `/牌桌 開桌` 開一張牌桌。其他人在卡片上按 **加入**，空位可以交給電腦。
    2. 按 **開始** 就會設置好遊戲。之後每個回合都有一張新卡片，顯示桌面以及輪到誰；輪到的人會被提及一次。
    3. **行動** 會打開只有你看得到的面板。

    第一張卡片上的 **怎麼玩** 用兩分鐘介紹遊戲；`/規則` 可以查到每一條規則。
station-help-turn-title = 輪到你時
station-help-turn = **行動** 會顯示你自己視角的桌面、要決定的事，以及每個選項的代價與收穫。按鈕上的字母就是圖上的字母。

    在抽牌、公開資訊或別人回應之前，都可以一步一步收回。回合結束前，你會先看到自己將要做什麼。

    按到舊按鈕也沒關係，你會直接拿到目前的面板。**我的視角** 隨時顯示你能看到的一切，**紀錄** 顯示發生過的事。

    輪到別人時，{ "**" }預先決定** 可以先說好輪到你時替你選什麼。
station-help-typing-title = 打字
station-help-typing = 每個動作也都可以用打字完成：輸入 `/` 和遊戲名稱。輸入時會逐項列出合法的選擇；沒填的部分，面板會再問你。
station-help-tables-title = 牌桌
station-help-tables = `/牌桌 列表` 顯示這個伺服器的牌桌，你的排在前面。`/牌桌 顯示` 帶出一張牌桌和它的按鈕，`/桌面` 則是圖片。
    `/牌桌 搬移` 可以把牌桌搬到別的頻道，例如討論串被刪除之後。
    `/紀錄` 說明發生過的事，`/重播` 附圖片一步一步重看。遊戲結束後，最後的公告卡上有計分表，也能看整局遊戲的動畫。
    `/匯出` 把遊戲存成檔案，`/匯入` 重看這樣的檔案。
station-help-campaigns = 戰役是一局接一局的遊戲，每一局都會留些東西給下一局。`/戰役 開始` 開始一場，`/戰役 顯示` 帶出紀錄表，`/戰役 下一局` 開下一局。
station-help-host-title = 給伺服器管理者
station-help-host = `/設定 伺服器` 決定在哪些頻道、由誰、用什麼語言開桌，以及是否使用專屬討論串。如果我缺少權限，那裡也會寫出來。
    `/設定 個人` 人人可用：選擇我跟你說話的語言。
station-help-privacy-title = 公平與隱私
station-help-privacy = 一局遊戲的所有洗牌都來自一個祕密數字。遊戲開始時公布它的指紋（SHA-256），結束時公布數字本身，所以人人都能驗證沒有動過手腳。
    我只保存你的 Discord 編號、你在桌上的名字和你的每一步。手牌等祕密只會出現在私人面板上。`/隱私` 會列出所有關於你的資料，也可以存成檔案或全部刪除。

# Marks of pictures
picture-changed = 與上一張圖不同之處
picture-option = 現在可選
