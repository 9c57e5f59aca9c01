# docs/protocol.md 的每個代碼一句話，以及途中可能出的錯。

error-bad-request = 伺服器看不懂這個請求。
error-bad-text = 無法使用這段文字。請避免特殊字元，並寫短一點。
error-unknown = 沒有這張遊戲桌，或沒有對你開放。請向對方索取邀請。
error-not-allowed = 你不能這樣做。
error-nobody = 伺服器認不出你了。請重新載入頁面。
error-stale = 局面已經改變。請看過之後再決定。
error-wrong-time = 現在不能這樣做。
error-illegal = 規則不允許這樣做。
error-too-many = 動作有點太快了。請稍等一下再試。
error-too-many-games = 你未完成的對局已達這個伺服器的上限。請先完成或離開其中一場。
error-too-many-bot-games = 你與電腦玩家未完成的對局已達這個伺服器的上限。請先完成其中一場，或與真人一起玩。離開的對局還會計算一天。
error-too-many-records = 你在這裡的對局檔已達這個伺服器的上限。沒有人觀看的對局檔過一段時間會被刪除，騰出空間。
error-too-many-sheets = 你的計分表已達這個伺服器的上限。請改寫一張不再需要的計分表。
error-no-opponent = 這裡沒有這個對手。
error-unavailable = 伺服器現在無法處理。請稍後再試。
error-broken = 這場對局無法繼續。
error-too-large = 一次送出的內容太多了。
error-no-such-method = 伺服器不支援這項操作。
error-failed = 伺服器出了問題，已經記錄下來。
error-offline = 連不上伺服器。請檢查網路連線，再試一次。
error-lost = 收到回覆前連線就中斷了。請看看是否已經完成。
error-left = 你已經離開這張遊戲桌。

error-link-used = 這個連結已經用過或已過期。請在另一台裝置上重新產生。
error-invite-gone = 這個邀請找不到對應的遊戲桌。請向對方索取新的邀請。
error-bad-address = 這個地址在這裡不能用，請檢查一下。
