### What the terminal says: keyflower tiles, show, score, replay, verify, analyse. The browser does
### not load this file.

# $asked is what nobody speaks here, $languages lists all.
terminal-no-language = زبان «{ $asked }» اینجا نیست، پس فارسی به کار می‌رود. زبان‌ها: { $languages }.

## Lists in tables.

terminal-comma = { "، " }
terminal-semicolon = { "؛ " }
terminal-and = { " و " }
terminal-or = { " یا " }
terminal-list = { $what }: { $items }

## Names

terminal-numbered = { $name } { $number }
terminal-boat = قایق { $number }

terminal-blue = { $count } آبی
terminal-red = { $count } قرمز
terminal-yellow = { $count } زرد
terminal-green = { $count } سبز
terminal-colour-blue = آبی
terminal-colour-red = قرمز
terminal-colour-yellow = زرد
terminal-colour-green = سبز

## keyflower tiles

terminal-group-home = خانه‌ها
terminal-group-spring = بهار
terminal-group-summer = تابستان
terminal-group-summer_boat = قایق‌های تابستانه
terminal-group-autumn = پاییز
terminal-group-winter = زمستان
terminal-group-boat = قایق‌ها
terminal-group-turn_order = کاشی‌های نوبت

terminal-name = نام
terminal-id = شناسه
terminal-kind = نوع
terminal-from = از
terminal-players = { $count } بازیکن
terminal-roads = راه‌ها، ~آب
terminal-side-a = طرف الف
terminal-side-b = طرف ب
terminal-loads = کارگر + مهارت
terminal-not-sure = نامطمئن
terminal-value-edges = ضلع‌ها
terminal-value-front = طرف رو
terminal-value-cost = ارتقا
terminal-value-back = طرف پشت
terminal-value-points = امتیاز
terminal-value-loads = بار
terminal-value-river = رودخانه
terminal-mark-sure = مطمئن
terminal-mark-single = یک مأخذ
terminal-mark-doubtful = مشکوک

terminal-edge-S = جنوب
terminal-edge-SW = جنوب‌غرب
terminal-edge-NW = شمال‌غرب
terminal-edge-N = شمال
terminal-edge-NE = شمال‌شرق
terminal-edge-SE = جنوب‌شرق
terminal-edge = { $edge }: { $kind }

terminal-tiles-foot = فهرست { $version }؛ ضلع‌ها: راه‌ها، و آب پس از ~
terminal-pictures = { $count } تصویر در { $folder }

terminal-takes = { $takes } ← { $gives }
terminal-scores-on_tile = { $points } برای هر { $kind ->
    [iron] آهن
    [stone] سنگ
    [wood] چوب
    [gold] طلا
   *[resource] منبع
} روی آن
terminal-scores-each = { $points } برای هر { $kind ->
    [iron] آهن
    [stone] سنگ
    [wood] چوب
    [gold] طلا
    [resource] منبع
    [anvil] سندان
    [pick] کلنگ
    [saw] اره
    [skill] مهارت
    [blue] کارگر آبی
    [red] کارگر قرمز
    [yellow] کارگر زرد
    [green] کارگر سبز
   *[worker] کارگر
}
terminal-scores-chosen = { $points } برای هر { $kind ->
    [resource] منبع از یک نوع
    [skill] مهارت از یک نوع
   *[worker] کارگر از یک رنگ
}
terminal-scores-set = { $points } برای هر مجموعه‌ی { $set }
terminal-scores-any = { $points } برای هر { $kind ->
    [resource] { $size } منبع
    [skill] { $size } مهارت
   *[worker] { $size } کارگر
}

terminal-power-1a = با هر انتخاب قایق، ۲ کارگر از کیسه
terminal-power-1b = با هر انتخاب قایق، ۱ کارگر سبز
terminal-power-2a = منابع از دشت هم می‌گذرند، ضلع‌های کاشی‌ها لازم نیست بخوانند
terminal-power-2b = گام‌ها، ارتقاها و «کی‌فلاور» دو برابر حساب می‌شوند
terminal-power-3a = در ارتقا هر منبع به‌جای هر منبع دیگر
terminal-power-3b = در امتیازشماری هر منبع به‌جای هر منبع دیگر
terminal-power-4a = پیشنهاد بالاتر با هر رنگ
terminal-power-4b = استفاده از کاشی‌ها با کارگرهایی از هر رنگ، حتی ترکیبی
terminal-power-steps = ۱ امتیاز برای هر گام روی کاشی‌های شما
terminal-power-loop = ۱ امتیاز برای هر کاشی در بزرگ‌ترین حلقه‌ی راه‌ها
terminal-power-river = امتیاز برای قایق‌های در ردیف از خانه‌ی شما
terminal-power-flip = در پایان، برگرداندن یکی از کاشی‌های شما
terminal-power-neighbours = ۱ امتیاز برای هر کاشی همسایه

## keyflower show

terminal-game = کی‌فلاور، { $players } نفره
terminal-moves = { $count } حرکت
terminal-after = پس از { $at } حرکت از { $moves }
terminal-catalogue = فهرست { $version }
terminal-option-on = گزینه‌ی { $rule }
terminal-option-off = بدون گزینه‌ی { $rule }
terminal-seed = بذر { $seed }
terminal-open = دیوارها باز
terminal-spectator = از دید تماشاگر
terminal-seen-by = از دید { $name }

terminal-to-bid-for = در مزایده
terminal-colour = رنگ
terminal-bids = پیشنهادها
terminal-workers-on-it = کارگرهای روی آن
terminal-shows = نشان می‌دهد
terminal-the-purple = کارگر بنفش

terminal-empty = خالی
terminal-supply = ذخیره: { $goods }، { $greens } · کیسه: { $workers } · پشته: { $skills }

terminal-behind = پشت دیوار
terminal-workers = کارگرها
terminal-skills = مهارت‌ها
terminal-winter-tiles = کاشی‌های زمستان
terminal-starts = { $name } (آغازکننده)
terminal-none = هیچ

terminal-drew = بیرون کشید: { $pieces }
terminal-the-end = پایان
terminal-so-far = تا اینجا
terminal-over = بازی تمام شده است
terminal-won-by = برنده: { $names }

terminal-village = روستا: { $name }
terminal-to-add = در انتظار چیدن: { $tile }
terminal-aside = کنار گذاشته: { $tile }
terminal-letter-iron = ه
terminal-letter-stone = گ
terminal-letter-wood = چ
terminal-letter-gold = ط
terminal-letter-mixed = م
terminal-legend = ضلع‌ها: == // راه، __ / دشت، ~ آب، x ناهمخوان · ▲ ارتقایافته · ۲ه ۱گ ۳چ ۱ط: آهن، سنگ، چوب، طلا · ۳ق: کارگر قرمز

terminal-decide-turn = پیشنهاد، استفاده یا پاس
terminal-decide-pay = پرداخت برای «{ $tile }»
terminal-decide-take = برداشتن یک منبع از «{ $tile }»
terminal-decide-transport = جابه‌جایی و ارتقا با «{ $tile }»، باقی‌مانده { $steps } و { $upgrades }
terminal-decide-pick-boat = انتخاب قایق
terminal-decide-build = چیدن کاشی‌های به‌دست‌آمده
terminal-decide-pick-winter = انتخاب کاشی‌های زمستان
terminal-decide-flip = برگرداندن یک کاشی یا هیچ‌کدام
terminal-owes = { $name }: { $decision }
terminal-owes-legal = { $name }: { $decision } ({ $count } کنش مجاز)

## keyflower score

terminal-score = امتیازها
terminal-rule = قانون
terminal-counts = شمارش
terminal-nothing = هیچ

## keyflower replay

terminal-replay-deal = { $moves } حرکت، مجاز از چیدمان آغاز تا پایان؛ امتیازها: { $points }
terminal-replay-position = { $moves } حرکت، مجاز از وضعیت آغاز تا پایان؛ امتیازها: { $points }
terminal-replay-deal-so-far = { $moves } حرکت، مجاز از چیدمان آغاز تا اینجا؛ بازی تمام نشده، فصل: { $season }
terminal-replay-position-so-far = { $moves } حرکت، مجاز از وضعیت آغاز تا اینجا؛ بازی تمام نشده، فصل: { $season }
# A record with a move that the rules don't allow; $why is a sentence of reasons.ftl.
terminal-illegal-move = حرکت { $number } ({ $move }) مجاز نیست: { $why }

## keyflower analyse

terminal-expected = احتمال برد
terminal-worst = پرهزینه‌ترین تصمیم‌ها به نظر { $bot }
terminal-none-worst = هیچ تصمیمی هزینه‌ی چشمگیری نداشت
terminal-page = صفحه: { $file }
terminal-seat = صندلی
terminal-start = آغاز
terminal-move = حرکت
terminal-played = بازی‌شده
terminal-better = بهتر
