# The start page, a new table, and the room before the game.

lobby-title = چهار فصل در روستایی کنار رودخانه
lobby-lead = برای کاشی‌ها پیشنهاد بدهید، از آن‌ها استفاده کنید و روستای خود را بسازید. همین امشب بازی کنید: تنها در برابر ربات‌ها، یا با دوستانتان از هر جا.

play-now = بازی فوری
play-now-opponents = حریف‌ها
play-now-strength = سطح
play-now-count = { $count } حریف
play-now-begin = بازی فوری
play-now-begun = در حال چیدن میز…
play-now-time = حدود { $minutes } دقیقه در برابر { $count } ربات.

invite-friends = دعوت از دوستان
invite-friends-text = میزی با پیوند: صندلی برای آدم‌ها و ربات‌ها، با سرعت و گزینه‌های دلخواه شما.
lobby-puzzles = معماها

# For people without games: the tutorial.
first-steps = یادگیری در پنج دقیقه
first-steps-text = نخستین فصل خود را مرحله به مرحله بازی کنید.

my-games = بازی‌های من
my-games-empty = هنوز بازی‌ای ندارید. همین حالا یکی شروع کنید.
my-games-no-others = بازی دیگری ندارید. آن‌هایی که منتظر شما هستند در بالا آمده‌اند.
my-games-your-turn = { $count } میز منتظر شماست.
open-tables = میزهای باز
open-tables-empty = کسی منتظر بازیکن نیست. میزی بسازید که دیگران پیدایش کنند.
watch = تماشا
watch-empty = الان بازی‌ای برای تماشا نیست.
finished-games = بازی‌های تمام‌شده
finished-games-empty = بازی‌های تمام‌شده اینجا می‌مانند تا بتوانید آن‌ها را حرکت به حرکت دوباره ببینید.
finished-games-more = نمایش { $count } بازی دیگر

game-your-turn = نوبت شماست
game-waiting-for = در انتظار { $name }
game-waiting-for-several = در انتظار { $count } بازیکن
game-not-begun = { $free ->
    [0] همه‌ی صندلی‌ها پر است
   *[other] { $free } صندلی خالی است
}
game-over-won = شما برنده شدید
game-over-won-by = { $name } برنده شد
game-over-shared = برد مشترک
game-abandoned = رهاشده
game-broken = این بازی نمی‌تواند ادامه پیدا کند
game-open = رفتن به میز
game-join = پیوستن
game-watch = تماشا
game-replay = بازپخش
game-tutorial = آموزش

# Seats and status in one sentence, for screen readers.
game-name = میز با { $players }: { $status }

pace-none = بدون ساعت
pace-live = { $seconds } ثانیه برای هر تصمیم
pace-live-reserve = { $seconds } ثانیه برای هر تصمیم، { $minutes } دقیقه وقت ذخیره
pace-slow-hours = { $hours } ساعت برای هر تصمیم
pace-slow-days = { $days } روز برای هر تصمیم

me-name = نام شما
me-guest = مهمان
me-elsewhere = بازی در دستگاهی دیگر
me-elsewhere-text = این پیوند را تا یک ساعت دیگر در آن دستگاه باز کنید. فقط یک بار کار می‌کند و هرکس بازش کند به‌جای شما بازی می‌کند: برای هیچ‌کس دیگری نفرستید.
me-adopt-title = اینجا با نام خود بازی کنید
me-adopt-text = این پیوند این مرورگر را از آن شما می‌کند: نام، صندلی‌ها و بازی‌هایتان. فقط یک بار کار می‌کند.
me-adopt-warning = تا حالا اینجا با نام { $name } بازی کرده‌اید؛ بازی‌های { $name } برای کسی می‌ماند که این هویت را در جای دیگری دارد.
me-adopt-yes = انتقال به اینجا

join-title = شما دعوت شده‌اید
join-looking = در جست‌وجوی میز شما…

new-title = میزی برای دوستان
new-lead = پیوندی می‌گیرید که برای دوستانتان بفرستید. هنگام شروع می‌توانید صندلی‌های خالی را به ربات‌ها بدهید.
new-seats = صندلی‌ها
new-seat-me = شما
new-seat-person = یک دوست، با پیوند
new-seat-bot = ربات
new-seat-who = روی صندلی { $number } چه کسی می‌نشیند؟
new-seat-strength = سطح ربات صندلی { $number }
new-add = افزودن صندلی
new-remove = حذف صندلی { $number }
new-pace = سرعت بازی
new-pace-none = بدون ساعت
new-pace-none-text = هر قدر بخواهید وقت دارید.
new-pace-live = هم‌زمان
new-pace-live-text = همه هم‌زمان بازی می‌کنند.
new-pace-live-seconds = زمان هر تصمیم
new-pace-live-reserve = وقت ذخیره برای کل بازی
new-pace-slow = بدون عجله
new-pace-slow-text = چند ساعت یا چند روز برای هر تصمیم.
new-pace-slow-time = زمان هر تصمیم
new-pace-note = وقت هرکس تمام شود، ربات به‌جای او بازی می‌کند تا وقتی به صندلی‌اش برگردد.
new-seconds = { $count } ثانیه
new-minutes = { $count } دقیقه
new-hours = { $count } ساعت
new-days = { $count } روز
new-no-reserve = هیچ
new-rules = گزینه‌های قوانین
new-option-4a = قایق تاج (۴الف) برای کاشی‌های نوبت هم کار می‌کند
new-option-4a-text = صاحبش می‌تواند آنجا هم، مثل کاشی‌های روستا، با رنگ دیگری پیشنهاد بدهد.
new-option-3b = قایق مبادله (۳ب) منابع باقی‌مانده را طلا می‌کند
new-option-3b-text = در پایان، هر منبعی که صاحبش به هیچ کاشی‌ای نداده باشد ۱ امتیاز دارد.
new-access = دسترسی
new-hints = راهنمایی
new-hints-text = بازیکنان می‌توانند بپرسند اگر ربات بود چه می‌کرد و چرا.
new-scores = امتیاز لحظه‌ای
new-scores-text = همه امتیاز تاکنون هر بازیکن را می‌بینند، بدون آنچه پنهان است.
new-listed = در فهرست میزهای باز
new-listed-text = هرکس می‌تواند روی صندلی خالی بنشیند. اگر خاموش باشد، فقط کسانی که پیوند را دارند.
new-watchable = تماشاگران
new-watchable-text = هرکس میز را ببیند می‌تواند بازی را تماشا کند، ولی پشت دیوارها را نمی‌بیند.
new-make = ساختن میز
new-made = در حال ساختن میز…

room-title = میز شما آماده است
room-title-guest = میزی منتظر است
room-lead-host = پیوند را برای دیگران بفرستید. وقتی همه آمدند، شروع کنید.
room-lead-seated = شما صندلی دارید. وقتی همه آمدند، میزبان شروع می‌کند.
room-lead-free = برای بازی روی یک صندلی بنشینید، یا بمانید و تماشا کنید.
room-lead-full = همه‌ی صندلی‌ها پر است. می‌توانید بمانید و تماشا کنید.
room-link = پیوند این میز
room-link-text = هرکس آن را داشته باشد می‌تواند روی صندلی خالی بنشیند.
room-seats = صندلی‌ها
room-sit = نشستن
room-put-bot = نشاندن ربات
room-open = خالی کردن صندلی
room-leave = خروج از میز
room-start = شروع بازی
room-start-fill = { $count ->
    [1] شروع، با ربات روی صندلی خالی
   *[other] شروع، با ربات روی صندلی‌های خالی
}
room-start-with = ربات صندلی‌های خالی
room-facts = این میز
room-option-4a = قایق تاج (۴الف) برای کاشی‌های نوبت هم کار می‌کند.
room-option-3b-off = قایق مبادله (۳ب) منابع باقی‌مانده را طلا نمی‌کند.
room-hints-on = راهنمایی آزاد است.
room-hints-off = بدون راهنمایی.
room-scores-off = بدون امتیاز لحظه‌ای.
room-watch-on = تماشا آزاد است.
room-watch-off = بدون تماشاگر.
room-listed = در فهرست میزهای باز است.
room-unlisted = فقط برای کسانی که پیوند را دارند.
room-abandoned = این میز پیش از شروع بازی رها شد.
room-broken = داده‌های ذخیره‌شده‌ی این بازی آسیب دیده است و سرور نمی‌تواند آن را ادامه دهد. بازی‌های دیگر شما آسیبی ندیده‌اند. می‌توانید فایل بازی را دریافت کنید و برای کسی که این سرور را اداره می‌کند بفرستید.
room-broken-file = دریافت فایل بازی
room-chat = گفت‌وگو
room-chat-empty = هنوز کسی چیزی نگفته است.
room-chat-write = پیام به میز
room-chat-send = فرستادن
