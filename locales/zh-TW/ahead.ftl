# 預先決定：有人在被問到之前就決定好的事。

host-decided-ahead = { $who } 事先已決定：
host-ahead-asked = 現在正在問你這個問題，請直接回答。
host-ahead-full = 最多同時有 { $most } 項預先決定，請先收回一項。

## 頁面
ahead-press = 預先決定
ahead-explain = 先決定輪到你時要選什麼：一旦符合就替你執行，在那之前別人看不到。可能的問題是依你所知推想出來的，實際情況可能不同；不符合的決定不會執行。
ahead-usual = -# 「慣例」是唯一可行、或幾乎人人都會選的答案，例如放棄沒有好處的機會。沒有慣例答案的問題仍會問你。
ahead-nothing-foreseen = 目前推想不出你可以預先決定的事。
ahead-nothing-decided = *尚未決定任何事。*
ahead-order-next = **{ $question }** → { $pick }（下一次；不符合就取消）
ahead-order-standing = **{ $question }** → { $pick }（每次符合就執行，直到收回；每回合一次）
ahead-pick-none = 什麼都不選
ahead-picks = { $picks }
ahead-order-these = { $count ->
    [0] 什麼都不選
   *[other] 選這 { $count } 個
 }
ahead-pass-all = 凡是有慣例答案的問題，都直接照慣例回答，不再問你。
ahead-pass-one = **{ $question }** 直接照慣例回答，不再問你。
ahead-pass-until = （僅限：{ $part }）
ahead-dropped = ⚠ 你預先決定的事不符合情況，已取消：{ $order }
ahead-choose-question = 可能會問你的問題……
ahead-choose-option = 要選什麼……
ahead-choose-drop = 收回……
ahead-mode-next = 只用於下一次
ahead-mode-standing = 每次符合時
ahead-switch-all = 一律照慣例回答
ahead-switch-one = 這裡一律：{ $usual }
ahead-switch-off = 恢復詢問我
