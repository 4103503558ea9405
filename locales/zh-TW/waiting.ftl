# 等待與缺席：關於大家所等待的玩家。

host-budget = 時間預算必須在 0 到 { $most } 小時之間。

## 呼叫
waiting-card-call = **{ $table }**：{ $who }，輪到你了。
waiting-card-reminder = **{ $table }**：{ $who }，大家從 { $since } 就在等你了。
waiting-card-late = **{ $table }**：{ $who } 的時間用完了，牌桌從 { $since } 就在等待。
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
waiting-how-to-type = 這些請當作 `/設定 個人` 的參數輸入。勿擾時段與離開期間，通知會延後，也不會提醒你。
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
waiting-games-others = 你的其他牌桌
waiting-games-nothing = 沒有牌桌在等你。
waiting-games-none = 你沒有坐在任何牌桌。`/牌桌 列表` 會列出這個伺服器的牌桌，`/牌桌 開桌` 可以開新桌。
waiting-games-more = ……還有 { $count } 張
waiting-state-you = 從 { $since } 開始等你
waiting-state-others = 從 { $since } 開始等 { $who }
waiting-state-paused = 從 { $since } 起暫停

## 缺席與表決（牌桌管理者的說法）
host-is-paused = 這張牌桌暫停中。主持人可以用 `/管理牌桌 繼續` 讓它繼續。
host-pauses = 牌桌暫停，所有人的時間都停止計算。
host-resumes = 牌桌繼續進行。
host-no-seat = 這張牌桌沒有 { $seat } 號座位。
host-plays-already = { $who } 已經是電腦玩家了。
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
