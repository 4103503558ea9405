# 等待與缺席：關於大家所等待的玩家。

host-budget = 時間預算必須在 0 到 { $most } 小時之間。

## 呼叫
waiting-card-call = **{ $table }**：{ $who }，輪到你了。
waiting-card-reminder = **{ $table }**：{ $who }，大家從 { $since } 就在等你了。
waiting-card-late = **{ $table }**：{ $who } 的時間用完了，牌桌從 { $since } 就在等待。
waiting-card-handed = **{ $table }**：{ $who }，現在由別人代打你的座位，座位為你保留。
waiting-letter-handed = **{ $table }**：現在由別人代打你的座位，座位為你保留。
waiting-card-ousted = **{ $table }**：{ $who }，你的座位已經永久交給別人，你不再參加這一局。
waiting-letter-ousted = **{ $table }**：你的座位已經永久交給別人，你不再參加這一局。
waiting-card-rematch = **{ $table }**：{ $who }，{ $owner } 想再來一局。大家都入座就開始。
waiting-letter-rematch = **{ $table }**：{ $owner } 想再來一局。大家都入座就開始。
waiting-letter-call = **{ $table }**：輪到你了。
waiting-letter-reminder = **{ $table }** 從 { $since } 就在等你了。
waiting-letter-where = -# 在 { $server }：{ $link }
waiting-no-letters = 這個人不接收我的私訊。

## 個人的選擇
waiting-ping = 輪到你時怎麼通知你
waiting-ping-thread = 在牌桌提及
waiting-ping-direct = 私訊
waiting-ping-both = 兩者都要
waiting-ping-none = 都不要
waiting-zone = **時區：** { $zone }
waiting-zone-none = 未選擇（UTC）
waiting-quiet = **勿擾時段：** { $hours }
waiting-quiet-none = 無
waiting-quiet-from-to = { $begin } 到 { $end }
waiting-away = **離開：** { $time }
waiting-away-none = 否
waiting-away-from-to = { $begin } 到 { $end }
waiting-how-to-type = 要更改這些，請輸入 `/設定 個人` 再選一個欄位：`時區`、`勿擾`（例如 22:30-7:00）或 `離開`（例如 5 表示五天）。勿擾時段與離開期間，通知會延後，也不會提醒你。
waiting-forget-zone = 清除時區
waiting-forget-quiet = 取消勿擾時段
waiting-forget-away = 我回來了
waiting-param-zone = 時區
waiting-param-zone-says = 你的時區，以城市名稱表示
waiting-param-quiet = 勿擾
waiting-param-quiet-says = 不想被打擾的時段，例如 22:30-7:00；輸入減號表示沒有
waiting-param-away = 離開
waiting-param-away-says = 從現在起幾天（5）、最後一天（2027-01-31），或兩個日期（2027-01-20..2027-01-31）
waiting-not-a-zone = 沒有「{ $typed }」這個時區，請從輸入時列出的項目中選擇。
waiting-not-hours = 「{ $typed }」看不出從幾點到幾點。請輸入像 22-7 或 22:30-7:00；單獨一個減號表示沒有。
waiting-not-away = 「{ $typed }」看不出你何時離開、已經過去，或超過一年。請輸入天數、最後一天（如 2027-01-31），或兩個日期（如 2027-01-20..2027-01-31）；單獨一個減號表示你回來了。

## 等待中的牌桌
waiting-command-games = 我的牌桌
waiting-command-games-says = 所有伺服器上等著你的牌桌，以及正在等別人的牌桌
waiting-games-yours = { $count } 張牌桌在等你
waiting-games-votes = { $count } 個表決等你回答
waiting-games-others = 你的其他牌桌
waiting-games-rematches = { $count } 張再來一局的牌桌可以加入
waiting-games-nothing = 沒有牌桌在等你。
waiting-games-none = 你沒有坐在任何牌桌。`/牌桌 列表` 會列出這個伺服器的牌桌，`/牌桌 開桌` 可以開新桌。
waiting-games-more = ……還有 { $count } 張
waiting-state-you = 從 { $since } 開始等你
waiting-state-others = 從 { $since } 開始等 { $who }
waiting-state-kept = 你的座位由別人代打；`/管理牌桌 回座` 可以回來
waiting-state-paused = 從 { $since } 起暫停

## 缺席與表決（牌桌管理者的說法）
host-is-paused = 這張牌桌暫停中。主持人可以用 `/管理牌桌 繼續` 讓它繼續。
host-resumes = 牌桌繼續進行。
host-paced = 從現在起：{ $pace }；{ $budget }。
host-no-seat = 這張牌桌沒有 { $seat } 號座位。
host-plays-already = { $who } 已經是電腦玩家了。
host-has-played-here = 在這一局玩過其他座位的人知道那邊的手牌，不能再接手這個座位。
host-sits-already = 已經坐在這張牌桌的人不能再坐另一個座位。
host-no-seat-kept = 這張牌桌沒有為你保留的座位。
host-comes-themselves = 這個座位的主人可以自己回來：`/管理牌桌 回座`。
host-not-late = { $who } 的時間還沒用完；在那之前只有 { $who } 自己能交出座位。
host-owner-or-manager = 只有開桌的人，或能管理這個伺服器頻道的人可以這麼做。
host-agreed = 牌桌同意了。
host-handed-steward = 從現在起由電腦玩家代替 { $who }。
host-handed-substitute = { $who } 接手了 { $seat } 號座位。
host-handed-return = { $who } 回到了 { $seat } 號座位。
host-handed-kick = { $seat } 號座位已從玩家收回，由電腦玩家接手。
host-went-back = 在所有人同意之下，第 { $entry } 項及其後的一切已收回。洗牌結果維持不變。
host-no-way-back = 無法收回到那裡。
host-vote-open = 這件事已經在表決中了。
host-vote-impossible = 這件事無法用表決決定。
host-no-vote = 沒有這個表決。
host-not-asked = 這個表決沒有問你。

## 缺席的玩家
waiting-press-steward = 由電腦代替 { $who }
waiting-press-offer = 我來代替 { $who }
waiting-press-return = 我回來了
waiting-done = **{ $table }**：完成了。
waiting-others-are-asked = **{ $table }**：正在詢問其他人，結果會在牌桌公布。
waiting-paused = **{ $table }** 已暫停。
waiting-resumed = **{ $table }** 繼續進行。
waiting-card-paused = **牌桌暫停中。** 所有人的時間都停止計算。
waiting-no-such-seat = 這張牌桌沒有「{ $seat }」這個座位。
waiting-no-bots = 其他機器人不能在這裡玩。`/管理牌桌 代管` 可以請來電腦玩家。
waiting-budget = { $hours ->
    [0] 沒有額外時間
   *[other] 整局另有 { $hours } 小時
 }
waiting-budget-title = 每個座位的時間預算

## 表決
waiting-press-vote-yes = 同意
waiting-press-vote-no = 反對
waiting-vote-steward = { $who } 不在，可以由電腦玩家接手嗎？
waiting-vote-substitute = 可以由 { $person } 接手 { $who } 的座位嗎？
waiting-vote-offer = { $person }，你願意接手 { $who } 的座位嗎？
waiting-vote-return = { $person } 回來了，可以從 { $who } 手中拿回座位嗎？
waiting-vote-abandon = { $by } 提議結束這局，不計結果。
waiting-vote-back = { $by } 提議收回紀錄第 { $entry } 項及其後的一切。
waiting-vote-rule-steward = 需要其他人過半數同意。到 { $until } 由已回答的人決定。
waiting-vote-rule-substitute = 需要其他人過半數同意，接手的人也要同意。到 { $until } 由已回答的人決定。
waiting-vote-rule-offer = 按「同意」，這個座位和它的一切就由你接手。到 { $until } 沒有回覆，就維持現狀。
waiting-vote-rule-return = 到 { $until } 為止沒有人反對，座位就還給他。
waiting-vote-rule-abandon = 需要所有人同意，一人反對就繼續玩。到 { $until }，若已有半數同意，沉默視為同意。
waiting-vote-rule-back = 所有人都要在 { $until } 之前同意。洗牌結果維持不變。
waiting-vote-asks = -# 請回答：{ $who }
waiting-vote-passed = **同意了。**
waiting-vote-failed = **沒有通過**，一切維持原狀。
waiting-vote-stale = **這個表決已結束**：牌局已有進展。

## 指令
waiting-command-table = 管理牌桌
waiting-command-table-says = 牌桌主持人的指令，以及玩家共同決定的事
waiting-command-pause = 暫停
waiting-command-pause-says = 讓牌桌休息，所有人的時間都停止計算
waiting-command-resume = 繼續
waiting-command-resume-says = 讓暫停的牌桌繼續
waiting-command-pace = 步調
waiting-command-pace-says = 牌桌玩家有多少時間：查看，或在對局中途修改
waiting-command-steward = 代管
waiting-command-steward-says = 讓電腦玩家代替缺席的人，或代替你
waiting-command-replace = 替換
waiting-command-replace-says = 讓別人代替缺席的人，或代替你
waiting-command-kick = 請出
waiting-command-kick-says = 永久收回一個座位，由電腦玩家接手
waiting-command-return = 回座
waiting-command-return-says = 回到由別人代打的座位
waiting-command-abandon = 放棄
waiting-command-abandon-says = 提議結束一局，不計結果
waiting-command-takeback = 收回
waiting-command-takeback-says = 提議收回紀錄中的某一項及其後的一切
waiting-param-seat = 座位
waiting-param-seat-says = 誰的座位
waiting-param-person = 玩家
waiting-param-person-says = 由誰接手
waiting-param-entry = 項目
waiting-param-entry-says = 要收回的第一項

## 說明
station-help-waiting-title = 等待
station-help-waiting = `/我的牌桌` 會列出所有伺服器上等著你的牌桌，等最久的在最前面。

    `/設定 個人` 可以選擇輪到你時怎麼通知：提及、私訊、兩者都要，或都不要；也可以設定時區、勿擾時段與離開的日子，這些時候通知會延後。提醒依牌桌的步調發出，並且越來越少。

    有人的時間用完時，會有一張卡片列出可以怎麼辦：由主持人決定或經過表決，讓電腦玩家或別人接手那個座位。回來的人按**我回來了**，或輸入 `/管理牌桌 回座`。

    `/管理牌桌 收回` 提議收回比自己上一步更多的內容，需要所有人同意；`/管理牌桌 放棄` 提議結束一局；主持人可以用 `/管理牌桌 暫停` 讓牌桌休息，用 `/管理牌桌 步調` 修改步調。
