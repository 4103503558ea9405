# 預先決定：有人在被問到之前就決定好的事。

host-decided-ahead = { $who }事先已決定：
host-ahead-asked = 現在正在問您這個問題，請直接回答。
host-ahead-full = 最多同時有 { $most } 項預先決定，請先收回一項。
