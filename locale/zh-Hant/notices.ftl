# Notifications to people who are not at the table, written by the server: push, email, channels.

notice-turn = 輪到你了
notice-nudge = 大家在等你
notice-over = 對局結束了
notice-invite = 有人邀你玩一局
notice-trial = 通知已開啟
notice-trial-text = 輪到你時，我們會在這裡通知你。
notice-with = 與 { $names } 玩 Keyflower
notice-turn-of = 輪到 { $names } 了。
notice-nudge-of = 大家在等 { $names }。

mail-code = 你的 Keyflower 驗證碼
mail-code-text = 請在 Keyflower 的設定裡輸入這組驗證碼，輪到你時就會收到電子郵件。如果不是你要求的，請忽略這封信。
mail-off = 停止這些郵件：{ $link }
