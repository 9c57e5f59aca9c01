# Puzzles: web/src/features/puzzles.

puzzle-title = معماها
puzzle-lead = موقعیت‌هایی از بازی‌های ربات‌های قوی که در هر کدام یک حرکت آشکارا بهترین است. پیدایش می‌کنید؟
puzzle-rating = امتیاز رده‌بندی شما
puzzle-solved-of = حل‌شده
puzzle-count = { $solved } از { $tried }
puzzle-total = معماها
puzzle-solve = حل یک معما
puzzle-themes = تمرین یک موضوع
puzzle-all = همه‌ی معماها
puzzle-unknown = چنین معمایی نیست.
puzzle-about-bid_or_use = با همان کارگرها می‌توانید برای یک کاشی پیشنهاد بدهید یا از کاشی‌ای استفاده کنید. کدام بیشتر می‌ارزد؟
puzzle-about-upgrade = تا می‌شود کاشی درست را به طرف بهترش برگردانید.
puzzle-about-transport = گام کم، منابع زیاد: آنچه را مهم است جابه‌جا کنید.
puzzle-about-loops_rivers = آخرین کاشی‌ها را طوری بگذارید که راه‌ها، رودخانه‌ها و همسایه‌ها امتیاز بیاورند.
puzzle-about-winter_sets = کاشی‌های زمستان به آنچه دارید امتیاز می‌دهند. کاشی مناسب را پیدا کنید.
puzzle-about-denying = در جای درست پیشنهاد بالاتری بدهید.
# A puzzle from a game of one’s own; what was played follows puzzle-about-missed.
puzzle-theme-missed = آنچه را از دست دادید پیدا کنید
puzzle-about-missed = در بازی این را انتخاب کردید:
puzzle-game = بازگشت به بازی
puzzle-task-last_turn = آخرین نوبت: پس از آن همه پاس می‌دهند. هرچه می‌توانید امتیاز بگیرید.
puzzle-task-transport = جابه‌جا کنید و ارتقا دهید تا بیشترین امتیاز را بگیرید: پس از آن همه پاس می‌دهند.
puzzle-task-building = همه‌ی کاشی‌ها را طوری بگذارید که روستایتان بیشترین امتیاز را بیاورد.
puzzle-task-searched = { $season ->
    [spring] بازی شما، بهار: حرکتی را پیدا کنید که بیشتر می‌برد.
    [summer] بازی شما، تابستان: حرکتی را پیدا کنید که بیشتر می‌برد.
    [autumn] بازی شما، پاییز: حرکتی را پیدا کنید که بیشتر می‌برد.
   *[winter] بازی شما، زمستان: حرکتی را پیدا کنید که بیشتر می‌برد.
}
puzzle-uncounted = قایق‌ها و ترتیب نوبت حساب نمی‌شوند.
puzzle-hint = راهنمایی { $step } از ۳
puzzle-hint-tile = موضوع این کاشی است: «{ $tile }».
puzzle-again = از نو
puzzle-solution = نمایش راه‌حل
puzzle-why = چرا؟
puzzle-next = معمای بعدی
puzzle-close = فکر درستی است، اما راه بهتری هم هست.
puzzle-wrong = حرکت بهتری هست.
puzzle-points = { $count ->
    [one] { $count } امتیاز
   *[other] { $count } امتیاز
}
puzzle-compare = بهترین حرکت: { $best }. بهترین فکر بعدی: { $second }.
puzzle-compare-missed = حرکت بهتر { $best } بازی‌ها را می‌برد و حرکت شما { $second } را.
# $mine and $best: points, or a chance of winning.
puzzle-refuted = حرکت شما: { $mine }. بهترین حرکت: { $best }.
# Why a turn is best: what $tile brings, and what the next best turn gets for it.
puzzle-point = { $how ->
    [won] «{ $tile }» مال شما می‌شود و { $points } امتیاز می‌آورد؛
    [upgraded] «{ $tile }» پس از ارتقا { $points } امتیاز می‌آورد؛
    [gold] طلایی که می‌ماند { $points } امتیاز می‌آورد؛
   *[other] این‌طور «{ $tile }» { $points } امتیاز می‌آورد؛
} { $less ->
    [0] بهترین فکر بعدی از آن چیزی نمی‌گیرد.
   *[other] با بهترین فکر بعدی تنها { $less }.
}
# A step of the best turn, beside hint-bid and the like.
puzzle-place = گذاشتن «{ $tile }» کنار { $tiles }
puzzle-streak = پشت سر هم
puzzle-back = یک حرکت به عقب
puzzle-forward = یک حرکت به جلو
