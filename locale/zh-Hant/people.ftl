# People at the table: villagers and their faces, presence, phrases, invitations.

# The villagers: bots bear their names, people may choose their portraits. One line of character,
# which promises nothing about strength.
villager-nora = 諾拉
villager-nora-line = 數兩遍，才出一次價。
villager-emil = 埃米爾
villager-emil-line = 聽吱嘎聲就認得每一艘船。
villager-lina = 莉娜
villager-lina-line = 先跑再說，邊跑邊想。
villager-toma = 托馬
villager-toma-line = 等一等，再等一等。
villager-mina = 米娜
villager-mina-line = 價錢一漲就微笑。
villager-leo = 里奧
villager-leo-line = 從沒遇過不喜歡的板塊。
villager-petra = 佩特拉
villager-petra-line = 牆砌得直，話說得更直。
villager-darius = 大流士
villager-darius-line = 春天就在想冬天的事。

# How strong a bot is, for screen readers and on the badge; $strength is one of strength-….
strength-level = 強度：{ $strength }，{ $level } / 6

# Choosing a portrait and a name.
me-face = 你的頭像
me-face-emblem = 座位的徽記
me-name-longest = 名字最長就是 { $most } 個字元。
room-name-title = 大家怎麼稱呼你？
room-name-sit = 坐下

# Inviting and sharing, at the table and before the game.
share-title = 邀請與分享
share-watch = 觀戰連結
share-watch-text = 拿到連結的人都可以觀戰，但看不到擋板後面。
share-watch-off = 這張遊戲桌不開放觀戰。
share-qr = QR 碼：{ $what }
share-qr-text = 或用另一台裝置的相機掃描。
share-local = 只有這台電腦能開啟這個連結。要讓其他人加入，請用「{ $command }」啟動伺服器，再以這台電腦的位址開啟網頁。

# Who is at the table just now.
presence-here = { $name } 在線上
presence-away = { $name } 不在線上
presence-spectators = { $count } 位觀戰者

# Quick phrases of the chat: everyone reads them in their own language.
phrases = 快速用語
phrase-hello = 你好！
phrase-luck = 祝好運！
phrase-nice = 這步漂亮！
phrase-thanks = 謝謝！
phrase-moment = 請等一下。
phrase-oops = 哎呀！
phrase-back = 我回來了。
phrase-good_game = 玩得很開心！

# A gentle reminder to those whose turn it is; it also stands in the chat.
phrase-nudge = 輪到你了，準備好就動吧。
nudge = 提醒
nudge-text = 提醒大家在等的人，每分鐘最多一次。
nudge-got = { $name }：「輪到你了，準備好就動吧。」

# Addresses that lead nowhere.
missing-learn = 學習遊戲
missing-replay-title = 找不到這場對局
missing-replay-text = 連結可能打錯了，或對局已經不在。如果你有這場對局的對局檔，可以在這裡開啟。

# In menus: a channel hears whose turn it is.
menu-webhook = 發訊息到頻道
