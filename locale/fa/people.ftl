# People at the table: villagers and their faces, presence, phrases, invitations.

# The villagers: bots bear their names, people may choose their portraits. One line of character,
# which promises nothing about strength.
villager-nora = نورا
villager-nora-line = دو بار می‌شمارد، یک بار پیشنهاد می‌دهد.
villager-emil = امیل
villager-emil-line = هر قایق را از صدای جیرجیرش می‌شناسد.
villager-lina = لینا
villager-lina-line = اول می‌دود، در راه نقشه می‌کشد.
villager-toma = توما
villager-toma-line = صبر می‌کند. بعد کمی بیشتر صبر می‌کند.
villager-mina = مینا
villager-mina-line = وقتی قیمت بالا می‌رود لبخند می‌زند.
villager-leo = لئو
villager-leo-line = هنوز کاشی‌ای ندیده که دوستش نداشته باشد.
villager-petra = پترا
villager-petra-line = صاف می‌سازد، رک حرف می‌زند.
villager-darius = داریوش
villager-darius-line = از بهار به فکر زمستان بود.

# How strong a bot is, for screen readers and on the badge; $strength is one of strength-….
strength-level = سطح: { $strength }، { $level } از ۶

# Choosing a portrait and a name.
me-face = چهره‌ی شما
me-face-emblem = نشان صندلی شما
me-name-longest = نام از این بلندتر نمی‌شود: حداکثر { $most } نویسه.
room-name-title = دیگران شما را چه صدا کنند؟
room-name-sit = نشستن

# Inviting and sharing, at the table and before the game.
share-title = دعوت و اشتراک‌گذاری
share-watch = پیوند تماشا
share-watch-text = هرکس آن را داشته باشد می‌تواند تماشا کند، ولی پشت دیوارها را نمی‌بیند.
share-watch-off = این میز تماشاگر ندارد.
share-qr = کد QR: { $what }
share-qr-text = یا دوربین دستگاه دیگر را رو به این بگیرید.
share-local = این پیوند فقط در همین رایانه باز می‌شود. برای این‌که دیگران هم بیایند، سرور را با «{ $command }» اجرا کنید و صفحه را با نشانی این رایانه باز کنید.

# Who is at the table just now.
presence-here = { $name } اینجاست
presence-away = { $name } اینجا نیست
presence-spectators = { $count } تماشاگر

# Quick phrases of the chat: everyone reads them in their own language.
phrases = جمله‌های آماده
phrase-hello = سلام!
phrase-luck = موفق باشید!
phrase-nice = چه حرکت خوبی!
phrase-thanks = ممنون!
phrase-moment = یک لحظه لطفاً.
phrase-oops = ای وای!
phrase-back = برگشتم.
phrase-good_game = بازی خوبی بود!

# A gentle reminder to those whose turn it is; it also stands in the chat.
phrase-nudge = هر وقت آماده بودید، نوبت شماست.
nudge = یادآوری
nudge-text = به کسی که میز منتظر اوست یادآوری می‌کند؛ حداکثر دقیقه‌ای یک بار.
nudge-got = { $name }: «هر وقت آماده بودید، نوبت شماست.»

# Addresses that lead nowhere.
missing-learn = یادگیری بازی
missing-replay-title = این بازی اینجا نیست
missing-replay-text = شاید پیوند اشتباه نوشته شده یا بازی دیگر نیست. اگر فایل آن را دارید، می‌توانید همین‌جا بازش کنید.

# In menus: a channel hears whose turn it is.
menu-webhook = پیام به کانال
