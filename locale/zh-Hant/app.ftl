# The app around the pages: profile, invitations, and being offline.

menu-profile = 你的個人檔案
invitations = 有人邀請你
invitation-decline = 不用了，謝謝
invitation-block = 封鎖這位桌主
me-return = 以前在這裡玩過嗎？
offline-title = 你目前離線
offline-text = 你的對局都安全地存在伺服器上。恢復連線後，這個頁面會自動重新載入。
offline-learn = 先讀讀規則

# What a link to a page shows in a chat or a feed.
preview-lobby = 在瀏覽器裡和好友或電腦玩家一起玩 Keyflower。
preview-invited = 有人邀請你玩一局 Keyflower。
preview-daily = Keyflower 每日對局：大家的板塊和對手都一樣，你能拿幾分？
preview-puzzles = 一道 Keyflower 謎題：找出最好的一步。
preview-waiting = 一桌 Keyflower，還有 { $free } 個空位。
preview-playing = 一局 Keyflower：{ $players }。
preview-finished = 一局已結束的 Keyflower：{ $players }。
preview-uploaded = 上傳檔案裡的一局 Keyflower：{ $players }。
preview-player = { $name } { $points }
