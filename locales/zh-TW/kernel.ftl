# 引擎本身的用語，各遊戲共用。
kernel-comma = 、
kernel-none = 無
kernel-seat = { $seat } 號座位
kernel-stale = 這個選項出現之後，牌局已有變化。
kernel-not-asked = 目前沒有需要你決定的事。
kernel-other-question = 現在要你決定的是另一件事。
kernel-not-offered = 這不在可選的項目之中。
kernel-how-many = 請選擇{ $span ->
    [0] { " " }{ $most } 項
   *[other] { $least ->
        [0] 至多 { $most } 項
       *[other] { " " }{ $least } 至 { $most } 項
    }
 }，而不是 { $picked } 項。
kernel-no-undo = 無法收回：之後已有抽牌、公開資訊或其他人的回應。
kernel-seats = 這款遊戲需要 { $least } 至 { $most } 位玩家，而不是 { $seats } 位。
kernel-unknown-option = 沒有「{ $option }」這個牌桌選項。
kernel-unknown-value = 「{ $value }」不是「{ $option }」的選項。可用的有：{ $values }。
kernel-option-needs = 牌桌選項「{ $option }」只能在 { $other }={ $value } 時選擇。
kernel-wordless = （這件事有紀錄，但這個版本的機器人已沒有對應的說法。）
