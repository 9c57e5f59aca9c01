daily-days = روزها
daily-earlier = روز قبل
daily-later = روز بعد
daily-opponents = حریف‌های شما
daily-next = بازی بعدی: { $when }
daily-rules = همه کاشی‌ها و حریف‌های یکسان دارند. فقط تلاش اول شما حساب می‌شود، بدون واگرد و راهنمایی.
daily-rules-pause = هر وقت خواستید استراحت کنید: بازی منتظر می‌ماند. اگر پیش از { $time } تمامش کنید حساب می‌شود؛ پس از آن قرعه‌ها منتشر می‌شوند.
daily-rules-day = روز در نیمه‌شب به وقت UTC عوض می‌شود.

daily-results = نتیجه‌ها
daily-results-empty = هنوز کسی بازی را تمام نکرده است. نفر اول باشید!
daily-results-none = کسی این بازی را تمام نکرد.
daily-rank = رتبه
daily-name = بازیکن
daily-points = امتیاز
daily-lead = اختلاف
daily-place-column = در بازی
daily-place = { $place } از { $players }
daily-more = نمایش { $count } نتیجه‌ی دیگر

daily-history = روزهای شما
daily-streak = روز پیاپی
daily-games = بازی‌ها
daily-won = برد
daily-best = بهترین
daily-won-days = برد

daily-share = اشتراک‌گذاری نتیجه
daily-share-copy = کپی متن
daily-share-picture = ذخیره‌ی تصویر
daily-share-failed = مرورگر شما نتوانست تصویر را بسازد. به‌جایش متن را کپی کنید.
daily-share-head = کی‌فلاور، بازی روز، { $day }
daily-card-title = کی‌فلاور · بازی روز

daily-fair = یک عدد محرمانه همه‌ی قرعه‌های روز را تعیین می‌کند، برای همه یکسان، پس مرورگرها چیزی به آن نمی‌افزایند. سرور یک روز جلوتر به آن متعهد می‌شود و وقتی بازی‌های آن روز دیگر حساب نمی‌شوند آن را منتشر می‌کند. آن‌وقت می‌توانید بازی‌تان را بررسی کنید.
daily-fair-day = تعهد این روز
daily-fair-next = تعهد روز بعد
daily-fair-secret = عدد محرمانه‌ی این روز

## The puzzle of the day

daily-puzzle-again = تلاش دوباره
# How many people have solved it, of those who tried.
daily-puzzle-count = { $solved } از { $tried } نفر حلش کرده‌اند
