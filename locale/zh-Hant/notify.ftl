# How people choose to hear that it’s their turn.

notify = 通知
notify-text = 你不在時，也能知道輪到你了。
notify-push = 傳到這個瀏覽器
notify-push-text = 輪到你時會收到通知，即使沒有開著頁面。
notify-push-denied = 瀏覽器沒有允許。你可以在瀏覽器的設定裡更改。
notify-push-failed = 瀏覽器無法開啟通知，可能是無痕視窗。
notify-push-off = 這個瀏覽器無法為這個網址顯示通知。
notify-mail = 用電子郵件
notify-off = 關閉
notify-send-code = 寄出驗證碼
notify-code = 寄到 { $address } 的驗證碼
notify-confirm = 確認
notify-other = 換一個信箱

webhook = 發訊息到頻道
webhook-text = 輪到不在桌上的人時，在你們的頻道發一則訊息。網址可在頻道設定的 Webhook 裡找到。
webhook-url = webhook 網址
webhook-kind = 服務
webhook-on = 開啟
webhook-failing = 已關閉：{ $host } 連續多次拒收訊息。再次輸入網址即可重新開啟。
webhook-refused = 已關閉：{ $host } 不再接受送到這個網址的訊息。請在那裡建立新的 webhook，再輸入它的網址。
