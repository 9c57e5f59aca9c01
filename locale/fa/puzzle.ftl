# Puzzles: web/src/puzzles.

puzzle-title = معماها
puzzle-lead = موقعیت‌هایی از بازی‌های ربات‌های قوی که در آن‌ها یک نوبت آشکارا بهترین است. پیدایش می‌کنید؟
puzzle-rating = رتبهٔ شما
puzzle-solved-of = حل‌شده
puzzle-count = { $solved } از { $tried }
puzzle-total = معماهای اینجا
puzzle-solve = یک معما حل کنید
puzzle-themes = تمرین یک موضوع
puzzle-all = همهٔ معماها
puzzle-unknown = چنین معمایی نیست.
puzzle-level-easy = آسان
puzzle-level-medium = متوسط
puzzle-level-hard = سخت
puzzle-theme-bid_or_use = پیشنهاد یا استفاده؟
puzzle-theme-upgrade = ارتقای به‌موقع
puzzle-theme-transport = جابه‌جایی
puzzle-theme-loops_rivers = حلقه‌ها و رودها
puzzle-theme-winter_sets = امتیاز زمستان
puzzle-theme-denying = پیش افتادن
puzzle-about-bid_or_use = همان کارگرها می‌توانند برای کاشی پیشنهاد بدهند یا از کاشی استفاده کنند. کدام بیشتر می‌ارزد؟
puzzle-about-upgrade = تا می‌شود کاشی درست را به روی بهترش برگردانید.
puzzle-about-transport = گام کم، منابع زیاد: آنچه مهم است را جابه‌جا کنید.
puzzle-about-loops_rivers = آخرین کاشی‌ها را طوری بگذارید که راه‌ها، رودها و همسایه‌ها امتیاز بیاورند.
puzzle-about-winter_sets = کاشی‌های زمستان به آنچه دارید امتیاز می‌دهند. کاشی مناسب را پیدا کنید.
puzzle-about-denying = در جای درست بیشتر پیشنهاد بدهید.
puzzle-task-last_turn = آخرین نوبت: پس از آن همه رد می‌کنند. بیشترین امتیاز را بگیرید؛ قایق‌ها و ترتیب نوبت حساب نمی‌شوند.
puzzle-task-transport = برای بیشترین امتیاز جابه‌جا کنید و ارتقا دهید: پس از آن همه رد می‌کنند. قایق‌ها و ترتیب نوبت حساب نمی‌شوند.
puzzle-task-building = همهٔ کاشی‌ها را طوری بگذارید که روستایتان بیشترین امتیاز را بیاورد.
puzzle-task-searched = نوبتی را پیدا کنید که بهترین احتمال برد را به شما می‌دهد.
puzzle-hint = راهنمایی { $step } از ۳
puzzle-hint-tile = موضوع این کاشی است: { $tile }.
puzzle-again = از نو
puzzle-solution = راه‌حل را نشان بده
puzzle-why = چرا؟
puzzle-next = معمای بعدی
puzzle-solved = حل شد!
puzzle-close = فکر درستی است، اما راه بهتری هست.
puzzle-wrong = نوبت بهتری هست.
puzzle-points = { $count ->
    [one] { $count } امتیاز
   *[other] { $count } امتیاز
}
puzzle-best = بهترین:
puzzle-compare = { $best } به جای { $second } با بهترین فکر بعدی:
