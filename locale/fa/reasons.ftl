### Why an action isn't possible: keyflower.formats.reasons says which of these, and with which
### variables. Shown when an action is refused, and (illegal-bid-short, illegal-use-...) beside tiles
### that can't be chosen. The reader is the acting player.
###
### $tile, $other and $at are names of tiles, $seat and $seats names of players, $cost and $missing
### lists such as "1 stone and 2 wood". All others are numbers, or keys to choose by.
###
### The Python library reads the English file itself (keyflower.english): only variables and
### choices by them are understood there.

## Whose decision it is

illegal-number = چنین شماره‌ای برای حرکت نیست: { $number }.
illegal-seat = صندلی { $number } وجود ندارد: صندلی‌ها از ۰ تا { $last } هستند.
illegal-over = بازی تمام شده است.
illegal-waiting = { $phase ->
    [pay] الان نه: نوبت پرداخت { $seats } است.
    [take] الان نه: نوبت { $seats } است که منبعی بردارد.
    [transport] الان نه: نوبت جابه‌جایی و ارتقای { $seats } است.
    [pick_boat] الان نه: نوبت انتخاب قایق { $seats } است.
    [build] الان نه: نوبت ساختن { $seats } است.
    [pick_winter] الان نه: نوبت انتخاب کاشی‌های زمستان { $seats } است.
    [flip] الان نه: نوبت برگرداندن کاشی { $seats } است.
   *[turn] نوبت شما نیست: نوبت { $seats } است.
}
illegal-first = { $phase ->
    [pay] اول برای «{ $tile }» بپردازید.
    [take] اول منبعی از «{ $tile }» بردارید.
    [transport] اول استفاده از «{ $tile }» را تمام کنید: جابه‌جا کنید، ارتقا دهید یا پایان را بزنید.
    [pick_boat] اول قایقی انتخاب کنید.
    [build] اول کاشی‌هایی را که برده‌اید به روستای خود اضافه کنید.
    [pick_winter] اول کاشی‌های زمستان را انتخاب کنید.
    [flip] فقط می‌توانید یک کاشی را برگردانید یا هیچ‌کدام را.
   *[turn] نوبت شماست: پیشنهاد بدهید، از کاشی استفاده کنید یا پاس بدهید.
}
illegal-undo = الان نمی‌توان واگرد کرد: کس دیگری بازی کرده یا چیزی بیرون کشیده یا رو شده است.
illegal-undo-number = برای پس گرفتن حرکت از واگرد استفاده کنید.

## Bids

illegal-bid-village = «{ $tile }» در روستاست و نمی‌توان برای آن پیشنهاد داد.
illegal-bid-boat = برای قایق‌ها نمی‌توان پیشنهاد داد.
illegal-bid-absent = «{ $tile }» در این فصل روی میز نیست.
illegal-bid-itself = پیشنهاد بازنده را می‌توان همان‌جا بالا برد، ولی نمی‌توان روی خودش گذاشت.
illegal-bid-colour = { $colour ->
    [blue] پیشنهاد شما در اینجا آبی است: فقط کارگر آبی اضافه کنید.
    [red] پیشنهاد شما در اینجا قرمز است: فقط کارگر قرمز اضافه کنید.
    [yellow] پیشنهاد شما در اینجا زرد است: فقط کارگر زرد اضافه کنید.
   *[green] پیشنهاد شما در اینجا سبز است: فقط کارگر سبز اضافه کنید.
}
illegal-bid-none = پیشنهاد دست‌کم یک کارگر می‌خواهد.
# $mine workers are there already; $needs is the least total.
illegal-bid-small = { $mine ->
    [0] برای جلو افتادن دست‌کم { $needs } کارگر لازم است: { $seat } { $size } کارگر دارد.
   *[other] برای جلو افتادن روی هم دست‌کم { $needs } کارگر لازم است: شما { $mine } و { $seat } { $size } کارگر دارید.
}
# $colour is "worker" where any one colour would do.
illegal-bid-short = { $colour ->
    [blue] برای پیشنهاد { $needs } آبی لازم است؛ موجودی شما: { $has }.
    [red] برای پیشنهاد { $needs } قرمز لازم است؛ موجودی شما: { $has }.
    [yellow] برای پیشنهاد { $needs } زرد لازم است؛ موجودی شما: { $has }.
    [green] برای پیشنهاد { $needs } سبز لازم است؛ موجودی شما: { $has }.
   *[worker] برای پیشنهاد { $needs } کارگر هم‌رنگ لازم است؛ موجودی شما: { $has }.
}

## Workers of bids and uses

illegal-colour = { $colour ->
    [blue] این کاشی در این فصل آبی است.
    [red] این کاشی در این فصل قرمز است.
    [yellow] این کاشی در این فصل زرد است.
   *[green] این کاشی در این فصل سبز است.
}
illegal-colour-turn-order = { $colour ->
    [blue] در این فصل آبی است. «قایق تاج (۴الف)» در کاشی‌های نوبت کار نمی‌کند.
    [red] در این فصل قرمز است. «قایق تاج (۴الف)» در کاشی‌های نوبت کار نمی‌کند.
    [yellow] در این فصل زرد است. «قایق تاج (۴الف)» در کاشی‌های نوبت کار نمی‌کند.
   *[green] در این فصل سبز است. «قایق تاج (۴الف)» در کاشی‌های نوبت کار نمی‌کند.
}
illegal-colour-no-bid = { $colour ->
    [blue] در این فصل آبی است. «قایق تاج (۴الف)» فقط جایی کار می‌کند که بازیکن دیگری پیشنهاد داده باشد.
    [red] در این فصل قرمز است. «قایق تاج (۴الف)» فقط جایی کار می‌کند که بازیکن دیگری پیشنهاد داده باشد.
    [yellow] در این فصل زرد است. «قایق تاج (۴الف)» فقط جایی کار می‌کند که بازیکن دیگری پیشنهاد داده باشد.
   *[green] در این فصل سبز است. «قایق تاج (۴الف)» در کاشی سبز کار نمی‌کند.
}
illegal-screen = { $colour ->
    [blue] { $has ->
        [0] پشت دیوارتان کارگر آبی ندارید.
       *[other] پشت دیوارتان فقط { $has } کارگر آبی دارید.
    }
    [red] { $has ->
        [0] پشت دیوارتان کارگر قرمز ندارید.
       *[other] پشت دیوارتان فقط { $has } کارگر قرمز دارید.
    }
    [yellow] { $has ->
        [0] پشت دیوارتان کارگر زرد ندارید.
       *[other] پشت دیوارتان فقط { $has } کارگر زرد دارید.
    }
   *[green] { $has ->
        [0] پشت دیوارتان کارگر سبز ندارید.
       *[other] پشت دیوارتان فقط { $has } کارگر سبز دارید.
    }
}
illegal-group-colour = { $colour ->
    [blue] پیشنهاد بازنده‌ی شما در «{ $at }» آبی است: فقط به کارگرهای آبی می‌پیوندد.
    [red] پیشنهاد بازنده‌ی شما در «{ $at }» قرمز است: فقط به کارگرهای قرمز می‌پیوندد.
    [yellow] پیشنهاد بازنده‌ی شما در «{ $at }» زرد است: فقط به کارگرهای زرد می‌پیوندد.
   *[green] پیشنهاد بازنده‌ی شما در «{ $at }» سبز است: فقط به کارگرهای سبز می‌پیوندد.
}
illegal-group-slot = در جای { $slot } کاشی‌ای نیست، پس پیشنهاد بازنده‌ای هم نیست.
illegal-group-none = در «{ $at }» پیشنهادی ندارید.
illegal-group-leads = پیشنهاد شما در «{ $at }» بالاترین است و نمی‌توان آن را جابه‌جا کرد.

## Uses

illegal-use-never = { $what ->
    [turn_order] از کاشی‌های نوبت نمی‌توان استفاده کرد.
    [boat] از قایق‌ها نمی‌توان استفاده کرد.
    [winter] از کاشی‌های زمستان نمی‌توان استفاده کرد.
   *[side] این طرف کاشی قابل استفاده نیست.
}
illegal-use-aside = «{ $tile }» برای همیشه کنار گذاشته شده است.
illegal-use-absent = «{ $tile }» نه در مزایده است و نه در روستا.
illegal-use-full = { $room ->
    [0] پر است: شش کارگر روی آن هستند.
   *[other] استفاده‌ی بعدی { $needs } کارگر می‌خواهد، ولی فقط برای { $room } کارگر جا هست.
}
illegal-use-skill = { $skill ->
    [anvil] استفاده از آن یک سندان می‌خواهد؛ سندان ندارید.
    [pick] استفاده از آن یک کلنگ می‌خواهد؛ کلنگ ندارید.
    [saw] استفاده از آن یک اره می‌خواهد؛ اره ندارید.
   *[skill] استفاده از آن یک مهارت می‌خواهد؛ مهارتی ندارید.
}
illegal-use-short = { $colour ->
    [blue] برای استفاده { $needs } آبی لازم است؛ موجودی شما: { $has }.
    [red] برای استفاده { $needs } قرمز لازم است؛ موجودی شما: { $has }.
    [yellow] برای استفاده { $needs } زرد لازم است؛ موجودی شما: { $has }.
    [green] برای استفاده { $needs } سبز لازم است؛ موجودی شما: { $has }.
   *[worker] برای استفاده { $needs } کارگر هم‌رنگ لازم است؛ موجودی شما: { $has }.
}
illegal-use-large = پیشنهاد بازنده یکجا جابه‌جا می‌شود: اینجا { $needs } تا { $room } کارگر جا می‌گیرد.
illegal-use-worker = { $colour ->
    [blue] استفاده از آن یک کارگر آبی هم می‌خواهد؛ کارگری برایتان نمی‌ماند.
    [red] استفاده از آن یک کارگر قرمز هم می‌خواهد؛ کارگری برایتان نمی‌ماند.
    [yellow] استفاده از آن یک کارگر زرد هم می‌خواهد؛ کارگری برایتان نمی‌ماند.
    [green] استفاده از آن یک کارگر سبز هم می‌خواهد؛ کارگری برایتان نمی‌ماند.
   *[worker] استفاده از آن یک کارگر دیگر هم می‌خواهد؛ کارگری برایتان نمی‌ماند.
}
illegal-use-mixed = همه‌ی کارگرهای یک استفاده باید هم‌رنگ باشند.
illegal-use-none = استفاده دست‌کم یک کارگر می‌خواهد.
illegal-use-few = بار پیش { $used } کارگر بود، پس دست‌کم { $needs } کارگر لازم است.
illegal-use-many = روی این کاشی فقط برای { $room } کارگر دیگر جا هست، ولی شما { $total } کارگر می‌گذارید.

## Payments and resources

illegal-pay = { $takes ->
    [blue] «{ $tile }» یک کارگر آبی می‌خواهد.
    [red] «{ $tile }» یک کارگر قرمز می‌خواهد.
    [yellow] «{ $tile }» یک کارگر زرد می‌خواهد.
    [green] «{ $tile }» یک کارگر سبز می‌خواهد.
    [worker] «{ $tile }» یک کارگر دلخواه می‌خواهد.
    [anvil] «{ $tile }» یک سندان می‌خواهد.
    [pick] «{ $tile }» یک کلنگ می‌خواهد.
    [saw] «{ $tile }» یک اره می‌خواهد.
   *[skill] «{ $tile }» یک مهارت دلخواه می‌خواهد.
}
illegal-skill = { $skill ->
    [anvil] پشت دیوارتان سندان ندارید.
    [pick] پشت دیوارتان کلنگ ندارید.
   *[saw] پشت دیوارتان اره ندارید.
}
illegal-good = { $resource ->
    [iron] «{ $tile }» آهن نمی‌دهد.
    [stone] «{ $tile }» سنگ نمی‌دهد.
    [wood] «{ $tile }» چوب نمی‌دهد.
   *[gold] «{ $tile }» طلا نمی‌دهد.
}
illegal-good-stock = { $resource ->
    [iron] آهن در ذخیره نمانده است.
    [stone] سنگ در ذخیره نمانده است.
    [wood] چوب در ذخیره نمانده است.
   *[gold] طلا در ذخیره نمانده است.
}

## Moving, upgrading, flipping

illegal-not-yours = «{ $tile }» در روستای شما نیست.
illegal-step-none = برای این استفاده گامی نمانده است.
illegal-no-good = { $resource ->
    [iron] روی «{ $tile }» آهن نیست.
    [stone] روی «{ $tile }» سنگ نیست.
    [wood] روی «{ $tile }» چوب نیست.
   *[gold] روی «{ $tile }» طلا نیست.
}
illegal-step-edge = { $to ->
    [n] در شمال «{ $tile }» کاشی‌ای نیست.
    [ne] در شمال‌شرق «{ $tile }» کاشی‌ای نیست.
    [se] در جنوب‌شرق «{ $tile }» کاشی‌ای نیست.
    [s] در جنوب «{ $tile }» کاشی‌ای نیست.
    [sw] در جنوب‌غرب «{ $tile }» کاشی‌ای نیست.
   *[nw] در شمال‌غرب «{ $tile }» کاشی‌ای نیست.
}
illegal-step-road = راهی از «{ $tile }» به «{ $other }» نیست.
illegal-step-water = میان «{ $tile }» و «{ $other }» آب است.
illegal-upgrade-none = برای این استفاده ارتقایی نمانده است.
illegal-upgrade-never = «{ $tile }» را نمی‌توان ارتقا داد.
illegal-upgraded = «{ $tile }» پیش‌تر ارتقا یافته است.
illegal-upgrade-missing = ارتقای «{ $tile }» { $cost } می‌خواهد؛ کم دارید: { $missing }.
illegal-upgrade-cost = ارتقای «{ $tile }» دقیقاً { $cost } می‌خواهد.
illegal-upgrade-kinds = ارتقای «{ $tile }» { $cost } می‌خواهد: هر کدام را با همان نوع یا با طلا بپردازید.
illegal-few-goods = { $resource ->
    [iron] روی «{ $tile }» فقط { $has } آهن هست.
    [stone] روی «{ $tile }» فقط { $has } سنگ هست.
    [wood] روی «{ $tile }» فقط { $has } چوب هست.
   *[gold] روی «{ $tile }» فقط { $has } طلا هست.
}

## The end of a season

illegal-boat = «{ $tile }» در بازی { $players } نفره نیست.
illegal-boat-taken = «{ $tile }» پیش‌تر برداشته شده است.
illegal-place-tile = «{ $tile }» از کاشی‌هایی نیست که باید اضافه کنید.
illegal-place-village = فقط می‌توانید به روستای خودتان کاشی اضافه کنید.
illegal-place-taken = در { $cell } «{ $other }» هست.
# Two touching edges that don't match: $edge is the new tile's, $against that of $other.
illegal-place-edge = در { $to ->
    [n] شمال
    [ne] شمال‌شرق
    [se] جنوب‌شرق
    [s] جنوب
    [sw] جنوب‌غرب
   *[nw] شمال‌غرب
} ضلع‌ها جور نیستند: { $edge ->
    [road] راه
    [field] دشت
   *[water] آب
} کنار { $against ->
    [road] راه
    [field] دشت
   *[water] آب
} («{ $other }»).
illegal-place-apart = { $cell } به روستای شما نمی‌چسبد.
illegal-winter-seat = فقط می‌توانید کاشی‌های زمستان خودتان را انتخاب کنید.
illegal-winter-tile = «{ $tile }» از کاشی‌های زمستان شما نیست.
illegal-winter-none = دست‌کم یک کاشی زمستان انتخاب کنید.
