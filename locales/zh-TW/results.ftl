# 遊戲結束之後的用語：評分、統計、再來一局，以及個人資料。

## 再來一局
results-rematch-not-over = 這局結束之後才能再來一局。
results-rematch-campaign = 這局屬於一場戰役，請用戰役自己的按鈕繼續。
results-rematch-not-yours = 玩過這局的人才能要求再來一局。`/牌桌 開桌` 可以為大家另開一桌。
