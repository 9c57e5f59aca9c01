# Settings, as a page and as a sheet over a table.

settings-kept = هر تغییری اینجا بلافاصله اعمال می‌شود، در دستگاه‌های دیگرتان هم.

settings-group-sound = صدا
settings-sound = صداها
settings-sound-text = صداهای کوتاه برای پیشنهادها، قایق‌ها، فصل‌ها و نوبت شما.
settings-volume = بلندی صدا
settings-try = شنیدن نمونه
settings-vibration = لرزش
settings-vibration-text = لرزشی کوتاه وقتی نوبت شماست یا کسی از پیشنهادتان جلو می‌زند.

settings-group-motion = پویانمایی
settings-motion = جلوه‌های حرکتی
settings-motion-text = پرواز مهره‌ها و لغزش پنل‌ها.
settings-motion-system = مطابق سیستم
settings-motion-full = همه
settings-motion-reduced = کمتر
settings-speed = حرکت‌های دیگران
settings-speed-text = کار دیگران را با چه سرعتی می‌بینید.
settings-speed-instant = فوری
settings-speed-fast = تند
settings-speed-normal = معمولی
settings-speed-slow = آهسته

settings-group-play = بازی
settings-auto-pass = پاس خودکار
settings-auto-pass-text = وقتی کار دیگری ممکن نیست. هر بار می‌توانید جلویش را بگیرید.
settings-auto-single = انتخاب خودکار
settings-auto-single-text = وقتی فقط یک قایق، یک پرداخت یا یک منبع مانده باشد. هرگز برای کاشی‌های زمستان.
settings-confirm = پرسیدن پیش از انجام
settings-confirm-text = پیش از پاس برای همه‌ی فصل یا ترک بازی.

settings-group-board = صفحه
settings-board-size = اندازه‌ی صفحه
settings-board-size-text = بزرگی کاشی‌ها. در نمایشگر کوچک شاید جای بیشتری نباشد.
settings-board-size-small = کوچک
settings-board-size-normal = معمولی
settings-board-size-large = بزرگ
settings-text-size = اندازه‌ی متن
settings-text-size-text = برای پنل‌ها، گزارش، گفت‌وگو و نوشته‌ها.
settings-names = نام کاشی‌ها
settings-names-text = نمایش نام همه‌ی کاشی‌ها در روستاها.

settings-group-look = زبان و رنگ‌ها
settings-look-text = در حالت روشن و تیره، مهره‌ها و نشانه‌ها یکسان‌اند.

settings-group-keys = صفحه‌کلید
settings-key-colour = انتخاب رنگ
settings-key-number = کارگر بیشتر یا کمتر
settings-key-bid = پیشنهاد
settings-key-use = استفاده
settings-key-pass = پاس
settings-key-undo = واگرد
settings-key-confirm = تأیید
settings-key-back = بازگشت
settings-key-enter = Enter
settings-key-escape = Esc
