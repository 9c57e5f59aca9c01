# Words of the whole page.

page-title = کی‌فلاور
page-skip = رفتن به محتوا
page-home = کی‌فلاور، صفحه‌ی آغاز

menu-learn = یادگیری
menu-settings = تنظیمات
menu-fair = قرعه‌های منصفانه
menu-sound = صدا
menu-open = منو
menu-close = بستن منو
menu-licences = مجوزهای نرم‌افزار

button-cancel = لغو
button-close = بستن
button-back = بازگشت
button-again = تلاش دوباره
button-save = ذخیره کردن
button-copy = کپی پیوند
button-copied = کپی شد

language = زبان
language-missing = کی‌فلاور هنوز به این زبان نیست: { $language }. این صفحه به فارسی است؛ همه‌ی زبان‌ها در منو هستند.
theme = ظاهر
theme-system = مطابق سیستم
theme-light = روشن
theme-dark = تیره

# Somebody at a table.
seat-you = شما
seat-open = صندلی خالی
seat-bot = { $name } · { $strength }

# How strong a bot is; ids of GET /api/bots.
strength-beginner = مبتدی
strength-easy = آسان
strength-medium = متوسط
strength-strong = قوی
strength-expert = حرفه‌ای
strength-master = استاد

# What to expect of a bot that strong, in one short line.
strength-beginner-line = بی‌هدف بازی می‌کند: فرصت دارید قوانین را یاد بگیرید.
strength-easy-line = هرچه الان بهتر به نظر برسد برمی‌دارد. زود شکستش می‌دهید.
strength-medium-line = برای کل نوبت نقشه می‌کشد. وقتی کاشی‌ها را بشناسید، حریفی هم‌تراز است.
strength-strong-line = کمی از راه‌ورسم بردن سر درمی‌آورد. به نقشه نیاز دارید.
strength-expert-line = از ده‌ها هزار بازی با خودش یاد گرفته است. شکستش سخت است.
strength-master-line = چند حرکت جلوتر را هم می‌بیند. سرسخت‌ترین حریف اینجا.
# How strong a bot was measured: a number as in chess, 1500 is average.
strength-rating = امتیاز رده‌بندی { $rating }

loading = در حال بارگیری…
loading-long = بیش از معمول طول می‌کشد. شاید سرور شلوغ است.

# Lost connection: what is safe, and when it is tried again.
connection-lost = ارتباط قطع شد. چیزی از دست نرفته است؛ تلاش دوباره { $seconds ->
    [0] همین حالا.
   *[other] تا { $seconds } ثانیه‌ی دیگر.
}
connection-trying = در حال اتصال…
connection-now = تلاش همین حالا

missing-title = اینجا چیزی نیست
missing-text = این نشانی به صفحه‌ای نمی‌رسد. شاید اشتباه نوشته شده یا میز دیگر نیست.
missing-home = به صفحه‌ی آغاز
