# The start page, a new table, and the room before the game.

lobby-title = چهار فصل در روستایی کنار رودخانه
lobby-lead = برای کاشی‌ها پیشنهاد بدهید، از آن‌ها استفاده کنید و روستای خود را بسازید. همین امشب بازی کنید: تنها در برابر ربات‌ها، یا با دوستانتان از هر جا.
lobby-welcome = خوش برگشتید، { $name }

play-now = بازی فوری
play-now-opponents = حریف‌ها
play-now-strength = سطح
play-now-count = { $count } حریف
play-now-begin = بازی فوری
play-now-begun = در حال چیدن میز…
play-now-time = حدود { $minutes } دقیقه در برابر { $count } ربات.

invite-friends = دعوت از دوستان
invite-friends-text = میزی با پیوند: صندلی برای آدم‌ها و ربات‌ها، با هر سرعت و گزینه‌ای که بخواهید.
here-play = بازی روی همین دستگاه
here-text = آفلاین هم کار می‌کند. یک بار حدود ۷ مگابایت بارگیری می‌شود.
game-here = روی همین دستگاه
lobby-puzzles = معماها

# For people without games: the tutorial.
first-steps = یادگیری در پنج دقیقه
first-steps-text = نخستین فصل خود را مرحله به مرحله بازی کنید.

my-games = بازی‌های من
my-games-empty = هنوز بازی‌ای ندارید. همین حالا یکی شروع کنید.
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
game-uploaded = بازی بارگذاری‌شده

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
me-adopt-warning = تا حالا اینجا با نام { $name } بازی کرده‌اید. اگر دستگاه دیگری با نام { $name } نداشته باشید، دیگر به آن بازی‌ها برنمی‌گردید.
me-adopt-yes = انتقال به اینجا

join-title = شما دعوت شده‌اید
join-looking = در جست‌وجوی میز شما…

room-link = پیوند این میز
room-link-text = هرکس آن را داشته باشد می‌تواند روی صندلی خالی بنشیند.
room-link-renew = تعویض پیوند
room-abandoned = این میز پیش از شروع بازی رها شد.
room-broken = داده‌های ذخیره‌شده‌ی این بازی آسیب دیده است و سرور نمی‌تواند آن را ادامه دهد. بازی‌های دیگر شما آسیبی ندیده‌اند. می‌توانید فایل بازی را دریافت کنید و برای کسی که این سرور را اداره می‌کند بفرستید.
room-broken-file = دریافت فایل بازی
room-chat = گفت‌وگو
room-chat-empty = هنوز کسی چیزی نگفته است.
room-chat-write = پیام به میز
room-chat-send = فرستادن
replay-upload = باز کردن فایل بازی
replay-upload-busy = در حال خواندن فایل…
replay-upload-text = تماشای بازی‌ای که جای دیگری انجام شده است: فایلش را انتخاب کنید.
