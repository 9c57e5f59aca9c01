# How people choose to hear that it’s their turn.

notify = 通知
notify-text = 當你不在而別人在玩的時候。
notify-push = 傳到這個瀏覽器
notify-push-text = 輪到你時通知你，即使沒有開著頁面。
notify-push-denied = 瀏覽器不允許。你可以在它的設定裡更改。
notify-push-failed = 瀏覽器無法開啟通知。在無痕視窗裡，或連不上它的推播服務時，會發生這種情況。
notify-push-off = 這個瀏覽器無法為這個網址顯示通知。
notify-mail = 用電子郵件
notify-off = 關閉
notify-send-code = 寄出驗證碼
notify-code = 寄到 { $address } 的驗證碼
notify-confirm = 確認
notify-other = 換一個地址

webhook = 通知頻道
webhook-text = 輪到不在場的人時，在你們的頻道裡發一行訊息。網址在頻道設定的 webhook 裡。
webhook-url = webhook 網址
webhook-kind = 服務
webhook-on = 開啟
webhook-failing = 已關閉：{ $host } 連續多次沒有收下訊息。再次輸入網址即可重新開啟。
webhook-refused = 已關閉：{ $host } 不再接受這個網址的訊息。請在那裡建立新的 webhook，再輸入它的網址。
