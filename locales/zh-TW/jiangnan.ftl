# 江南：士紳生活

jiangnan-name = 江南：士紳生活
jiangnan-summary = 在江南士紳間度過六輪：發表小說、戲曲與繪畫，出遊四方，聘知音為助手，並派僕役登船。

# == 雙人與虛擬玩家 ==
jiangnan-bot = 虛擬玩家
jiangnan-vassal = { $who }的家臣
jiangnan-ask-discard = 要棄置哪一片板塊？
jiangnan-ask-vassal = 你的家臣書生要去哪裡？
jiangnan-group-discard = 棄置
jiangnan-group-vassal = 家臣
jiangnan-discard = 第 { $place } 格：{ $tile }
jiangnan-vassal-to = { $district }
jiangnan-vassal-to-note = { $full ->
    [0] 家臣書生在那裡占一格。
   *[1] 已額滿：家臣書生前往休息區。
 }
jiangnan-did-vassal = { $who }的家臣前往：{ $district }。
jiangnan-did-vassal-rest = { $district }已額滿，{ $who }的家臣前往休息區。
jiangnan-did-bot-visit = 虛擬玩家前往：{ $district }。
jiangnan-did-bot-rest = 虛擬玩家的板塊（{ $tile }）所示地區已額滿，前往休息區。
jiangnan-did-bot-publish = 虛擬玩家發表了《{ $work }》。
jiangnan-did-bot-hire = 虛擬玩家聘用了{ $person }。
jiangnan-did-bot-travel = 虛擬玩家遊歷了{ $cities }。
jiangnan-did-bot-gain = 虛擬玩家獲得 { $bonus }。
jiangnan-did-bot-draft = 虛擬玩家選取一片行動板塊：{ $tile }。
# == 雙人與虛擬玩家到此 ==
