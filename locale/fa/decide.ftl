# Decisions of a player: the panel below the table, a sheet on phones (web/src/table/decide).

page-title-turn = نوبت شماست · کی‌فلاور
seat-stand-in = { $name } (ربات جایگزین)
seat-number = صندلی { $number }
decide-panel = تصمیم شما
decide-your-turn = نوبت شماست
decide-turn-text = کاشی‌ای را برای پیشنهاد یا استفاده انتخاب کنید.
decide-turn-only-pass = نه می‌توانید پیشنهاد بدهید و نه از کاشی‌ای استفاده کنید. پاس می‌دهید.
decide-turn-tile = کاشی نوبت { $number }
decide-close = صرف‌نظر
decide-named = { $name }: { $text }
decide-sending = یک لحظه…
decide-away = وقتی دوباره وصل شوید، می‌توانید ادامه دهید.
decide-lost = بازی جلو رفته و آنچه انتخاب می‌کردید دیگر ممکن نیست. دوباره انتخاب کنید.

# Workers that are placed, as the object of bid, use, raise: "4 red".
amount-blue = { $count } آبی
amount-red = { $count } قرمز
amount-yellow = { $count } زرد
amount-green = { $count } سبز

# ---- Bid and use

decide-mode = پیشنهاد یا استفاده
decide-bid = پیشنهاد
decide-use = استفاده
decide-tile-colour = { $colour ->
    [blue] کاشی آبی است.
    [red] کاشی قرمز است.
    [yellow] کاشی زرد است.
   *[green] کاشی سبز است.
}
decide-bid-none = هنوز کسی اینجا پیشنهاد نداده است. با یک کارگر جلو می‌افتید.
decide-bid-yours = با { $workers } جلو هستید. می‌توانید به آن اضافه کنید.
decide-bid-other = { $name } با { $workers } جلو است؛ برای جلو افتادن { $total } کارگر لازم است.
decide-bid-both = { $name }: { $workers }. شما { $total } لازم دارید، { $mine } اینجاست.
decide-use-village = در روستای { $name }.
decide-use-first = در این فصل از آن استفاده نشده است: { $most ->
    [1] فقط { $most } کارگر.
   *[other] ۱ تا { $most } کارگر.
}
decide-use-again = بار پیش { $used } کارگر، { $more ->
    [0] این بار دقیقاً { $least }.
   *[other] این بار { $least } تا { $most }.
}
decide-losing = پیشنهادهای بازنده
decide-groups = پیشنهادهای بازنده برای اینجا
decide-group = { $workers } از «{ $tile }»
decide-group-from = از «{ $tile }»
decide-screen = از پشت دیوار شما
decide-screen-empty = پشت دیوار شما کارگری نمانده است.
decide-of = از { $count }
decide-count = { $colour ->
    [blue] کارگرهای آبی
    [red] کارگرهای قرمز
    [yellow] کارگرهای زرد
   *[green] کارگرهای سبز
}
decide-have = { $colour ->
    [blue] آبی: { $count } پشت دیوار شما
    [red] قرمز: { $count } پشت دیوار شما
    [yellow] زرد: { $count } پشت دیوار شما
   *[green] سبز: { $count } پشت دیوار شما
}
decide-less = یکی کمتر
decide-more = یکی بیشتر
decide-least = کمترین
decide-most = بیشترین
decide-mixes = اینجا می‌توانید رنگ‌ها را ترکیب کنید (قایق رنگین‌کمان، ۴ب).
decide-brings = { $gives } می‌گیرید.
decide-brings-here = { $gives } می‌گیرید که روی همین کاشی می‌ماند.
decide-brings-home = { $gives } می‌گیرید که روی خانه‌ی شما می‌رود.
decide-from-bag = { $count } کارگر از کیسه
decide-takes = { $what ->
    [blue] یک کارگر آبی هم می‌پردازید.
    [red] یک کارگر قرمز هم می‌پردازید.
    [yellow] یک کارگر زرد هم می‌پردازید.
    [green] یک کارگر سبز هم می‌پردازید.
    [worker] یک کارگر دلخواه هم می‌پردازید.
    [skill] یک مهارت دلخواه هم می‌پردازید.
    [anvil] یک سندان هم می‌پردازید.
    [pick] یک کلنگ هم می‌پردازید.
   *[saw] یک اره هم می‌پردازید.
}
decide-workers-back = کارگرها به شما برمی‌گردند.
decide-workers-to = کارگرها به { $name } می‌رسند.
decide-workers-bag = اگر کسی کاشی را نبرد، کارگرها به کیسه می‌روند.
decide-lead-first = جلو می‌افتید.
decide-lead-more = با { $total } کارگر جلو می‌مانید.
decide-lead-by = با اختلاف { $by } کارگر جلو می‌افتید.
decide-stays = { $workers } پشت دیوار شما می‌ماند.
decide-stays-none = { $colour ->
    [blue] پشت دیوار شما کارگر آبی نمی‌ماند.
    [red] پشت دیوار شما کارگر قرمز نمی‌ماند.
    [yellow] پشت دیوار شما کارگر زرد نمی‌ماند.
   *[green] پشت دیوار شما کارگر سبز نمی‌ماند.
}
decide-lacks-all = کارگر انتخاب کنید.
decide-lacks-workers = تعداد کارگرها را تغییر دهید.
decide-lacks-groups = این کارگرها با هم اینجا جور نمی‌شوند: کم‌اند یا زیاد.

lock-none = پشت دیوارتان از این رنگ ندارید.
lock-colour = { $colour ->
    [blue] این کاشی آبی است.
    [red] این کاشی قرمز است.
    [yellow] این کاشی زرد است.
   *[green] این کاشی سبز است.
}
lock-few = اینجا { $needs } کارگر لازم است.

# What may surprise; ids of rules/choices.py.
warning-stock-short = موجودی ذخیره کمتر از آن است که کاشی نشان می‌دهد.
warning-stock-empty = از این منبع چیزی در ذخیره نیست.
warning-greens-short = کارگرهای سبز کمتر از آن‌اند که کاشی نشان می‌دهد.
warning-greens-empty = کارگر سبزی نمانده است.
warning-bag-short = کارگرهای کیسه کمتر از آن‌اند که کاشی نشان می‌دهد.
warning-bag-empty = کیسه خالی است.
warning-pile-short = مهارت‌های پشته کمتر از آن‌اند که کاشی نشان می‌دهد.
warning-pile-empty = مهارتی نمانده است.
warning-nothing-to-gain = چیزی از آن به دست نمی‌آید.
warning-shuts-river = این کار رودخانه را می‌بندد: دیگر هیچ قایقی نمی‌تواند به ردیف قایق‌های خانه‌ی شما بپیوندد.

# A tile that can neither be bid for nor used; other reasons are in reasons.ftl. $colour is "worker"
# where any one colour would do.
blocked-both = { $colour ->
    [blue] { $needs } آبی لازم است؛ موجودی شما: { $has }.
    [red] { $needs } قرمز لازم است؛ موجودی شما: { $has }.
    [yellow] { $needs } زرد لازم است؛ موجودی شما: { $has }.
    [green] { $needs } سبز لازم است؛ موجودی شما: { $has }.
   *[worker] { $needs } کارگر هم‌رنگ لازم است؛ موجودی شما: { $has }.
}

# ---- Passing

decide-pass = پاس
decide-pass-once-text = باز هم نوبتتان می‌شود، مگر همه پاس بدهند.
decide-pass-outbid = پاس تا پیشنهاد بالاتر
decide-pass-outbid-text = وقتی کسی از پیشنهاد شما جلو بزند، دوباره بازی می‌کنید.
decide-pass-season = پاس تا پایان فصل
decide-pass-season-text = وقتی فصل تمام شود، دوباره بازی می‌کنید.
decide-passing-outbid = پاس می‌دهید تا کسی پیشنهاد بالاتری بدهد.
decide-passing-season = تا پایان فصل پاس می‌دهید.
decide-pass-stop = پایان پاس
decide-auto-passing = کاری نمانده: پاس می‌دهید.
decide-auto-passed = کاری نبود: پاس دادید.
decide-auto-choosing = تنها انتخاب: { $what }
decide-auto-done = برایتان انجام شد: { $what }
decide-auto-stop = توقف
decide-pass-ways = راه‌های دیگر پاس
decide-pass-season-sure = پاس برای همه‌ی فصل؟
decide-pass-season-yes = بله، پاس

# ---- Payments and choices

decide-pay-title = پرداخت برای «{ $tile }»
decide-pay-text = انتخاب کنید چه می‌پردازید.
decide-pay-group = { $workers } از «{ $tile }»
decide-pay-group-text = { $count ->
    [1] به کیسه می‌رود.
   *[other] هر { $count } کارگر به کیسه می‌روند.
}
decide-take-title = کدام را برمی‌دارید؟
decide-take-text = «{ $tile }» یکی از این‌ها را می‌دهد.
decide-free = رایگان

# ---- Transport and upgrades

decide-transport-title = جابه‌جایی و ارتقا
decide-transport-left = { $steps ->
    [0] { $upgrades ->
        [0] «{ $tile }»: نه گامی مانده است و نه ارتقایی.
       *[other] «{ $tile }»: فقط { $upgrades } ارتقا مانده است.
    }
   *[other] { $upgrades ->
        [0] «{ $tile }»: فقط { $steps } گام مانده است.
       *[other] «{ $tile }»: { $steps } گام و { $upgrades } ارتقا مانده است.
    }
}
decide-transport-text = یکی از منابع خود و سپس کاشی مقصد را لمس کنید.
decide-transport-held = { $good } روی «{ $tile }»: به کجا؟
decide-transport-none = دیگر چیزی را نمی‌شود جابه‌جا کرد.
decide-goods = منابعی که می‌شود جابه‌جا کرد
decide-good-on = { $good } روی «{ $tile }»
decide-to = به «{ $tile }»
# $steps is count-steps.
decide-to-far = به «{ $tile }» ({ $steps })
decide-upgrades = ارتقاها
decide-upgrades-none = هزینه‌ی هیچ ارتقایی را ندارید.
decide-upgrade = ارتقای «{ $tile }»
decide-upgrade-cost = پرداخت با
decide-gain-points = { $sign } امتیاز
decide-gain-each = برای هر منبع { $after } امتیاز به‌جای { $before }
decide-gain-use = استفاده از آن { $gives } می‌دهد
decide-upgrade-follows = هزینه: { $cost }. حاصل: { $gains }.
decide-done = تمام شد
decide-done-text = گام‌ها و ارتقاهای باقی‌مانده از دست می‌روند.

# ---- Boats

decide-boat-title = انتخاب قایق
decide-boat-text = هر چه در قایق است مال شما می‌شود.
decide-boat-keep = خود قایق به روستای شما می‌آید.
decide-boat-empty = بدون بار
decide-for-you = الان برای شما
# Who picks a boat when, and why; decide-named joins place and reason.
decide-boat-order = ترتیب انتخاب
decide-boat-place = { $place ->
    [1] اول شما انتخاب می‌کنید
   *[other] نوبت انتخاب شما { $place } است
}
decide-boat-won = با پیشنهاد { $count } این را بردید: { $tile }
decide-boat-start = شما بازیکن آغازکننده هستید
decide-boat-after = در جهت عقربه‌های ساعت از بازیکن آغازکننده، { $name }، نوبت شماست

# ---- Building

decide-build-title = ساختن روستا
decide-build-hand = { $count ->
    [1] یک کاشی برای گذاشتن دارید.
   *[other] { $count } کاشی برای گذاشتن دارید، به هر ترتیبی که بخواهید.
}
decide-build-where = یکی از جاهای خط‌چین روستای خود را انتخاب کنید.
decide-build-turn = کاشی را با R، چرخ ماوس یا لمس آن بچرخانید.
decide-build-fixed = { $ways ->
    [1] فقط در یک جهت جا می‌شود.
   *[other] در { $ways } جهت جا می‌شود.
}
decide-build-left = چرخاندن به چپ
decide-build-right = چرخاندن به راست
decide-build-next = جای بعدی
decide-build-before = جای قبلی
decide-build-tile = کاشی در دست

# ---- Winter

decide-winter-title = کاشی‌های زمستان
decide-winter-text = یک یا چند کاشی خود را رو کنید. همه‌ی آن‌ها به مزایده می‌روند؛ بقیه بدون اینکه کسی ببیند از بازی بیرون می‌روند.
decide-worth = الان { $points } امتیاز می‌آورد.
decide-winter-worth = الان { $points } امتیاز برای شما

# ---- Flipper

decide-flip-title = قایق «فلیپر»
decide-flip-text = یکی از کاشی‌های خود را رایگان به طرف پشت برگردانید.
decide-keep = بدون برگرداندن

# ---- Hints

decide-hint = راهنمایی
decide-hint-title = { $count ->
    [1] یک ایده
    [2] دو ایده
   *[other] سه ایده
}
decide-hint-text = روی میز نشان داده شده‌اند. هر کدام را انتخاب کنید حرکتتان آماده می‌شود؛ هنوز چیزی فرستاده نمی‌شود.
decide-idea-do = انجام ایده‌ی { $number }
decide-idea = ایده‌ی { $number }
hint-bid = پیشنهاد { $workers } برای «{ $tile }»
hint-raise = افزایش به { $workers } برای «{ $tile }»
hint-build = گذاشتن «{ $tile }» اینجا
hint-flip = برگرداندن «{ $tile }»
hint-step = بردن { $good } به «{ $tile }»
hint-pay = پرداخت { $what }
hint-use = استفاده از «{ $tile }» با { $workers }
hint-upgrade = ارتقای «{ $tile }» ({ $cost })
hint-winter = رو کردن { $tiles }
# Turns that would be better. $from: where losing bids are taken from.
turn-bid-from = پیشنهاد { $workers } برای «{ $tile }»، با آوردن پیشنهاد بازنده از { $from }
turn-use = استفاده از «{ $tile }» ({ $owner }) با { $workers }
turn-own-from = استفاده از «{ $tile }» با { $workers }، با آوردن پیشنهاد بازنده از { $from }
turn-use-from = استفاده از «{ $tile }» ({ $owner }) با { $workers }، با آوردن پیشنهاد بازنده از { $from }

# ---- Others, and the end

decide-waiting = در انتظار { $name }
decide-waiting-several = در انتظار { $names }
decide-over = بازی تمام شد.
decide-watching = در حال تماشا هستید.
decide-stand-in = ربات به‌جای شما بازی می‌کند.
decide-stand-in-text = تا وقتی به صندلی خود برگردید ادامه می‌دهد.
decide-come-back = بازگشت به صندلی من
decide-undo = واگرد

# ---- The confirm button

go-bid = پیشنهاد { $count }
go-raise = افزایش به { $count }
go-bid-empty = انتخاب کارگر
go-use = استفاده با { $count }
go-use-empty = انتخاب کارگر
go-pay = پرداخت
go-take = برداشتن { $what }
go-boat = انتخاب «{ $boat }»
go-flip = برگرداندن
go-step = بردن به اینجا
go-step-empty = انتخاب مقصد
go-upgrade = ارتقا
go-build = گذاشتن اینجا
go-build-empty = انتخاب جا
go-winter = رو کردن { $count } کاشی
go-winter-empty = انتخاب دست‌کم یکی
go-pass = پاس
go-done = تمام شد
go-keep = بدون برگرداندن
go-choose = انتخاب یکی
go-confirm = تأیید
