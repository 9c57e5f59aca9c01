# The log in words: web/src/log. One message for each sentence and colour; simple past, verb last.
# $name is the player, $place and $tile are names of tiles (labels, never inflected), $owner another
# player. $icon is a small picture of the piece that is named, close to the number.

# The reader goes by name too: after شما the verb would have to change.
log-you = { $name }
# Two players of one name are told apart by their emblem.
log-same-name = { $name } ({ $emblem })
log-title = گزارش بازی
log-empty = هنوز اتفاقی نیفتاده است.
log-season = { $season ->
    [spring] بهار
    [summer] تابستان
    [autumn] پاییز
   *[winter] زمستان
}
log-close = { $season ->
    [spring] پایان بهار
    [summer] پایان تابستان
    [autumn] پایان پاییز
   *[winter] پایان زمستان
}
log-unfold = نمایش همه‌ی مراحل
log-undone = پس گرفته شد:
log-mine = حرکت شما:
log-newest = رفتن به تازه‌ترین

# Items of lists within the sentences below.
log-some-blue = { $count }{ $icon } آبی
log-some-red = { $count }{ $icon } قرمز
log-some-yellow = { $count }{ $icon } زرد
log-some-green = { $count }{ $icon } سبز
log-some-iron = { $count }{ $icon } آهن
log-some-stone = { $count }{ $icon } سنگ
log-some-wood = { $count }{ $icon } چوب
log-some-gold = { $count }{ $icon } طلا
log-some-anvil = { $count }{ $icon } سندان
log-some-pick = { $count }{ $icon } کلنگ
log-some-saw = { $count }{ $icon } اره
log-some-skill = { $count }{ $icon } مهارت
log-some-purple = کارگر بنفش{ $icon }

# Bids. $count workers come, $total are there then; $from lists the places that losing bids leave.
log-bid-blue = { $name } برای «{ $place }» { $count }{ $icon } کارگر آبی پیشنهاد داد.
log-bid-red = { $name } برای «{ $place }» { $count }{ $icon } کارگر قرمز پیشنهاد داد.
log-bid-yellow = { $name } برای «{ $place }» { $count }{ $icon } کارگر زرد پیشنهاد داد.
log-bid-green = { $name } برای «{ $place }» { $count }{ $icon } کارگر سبز پیشنهاد داد.
log-raise-blue = { $name } برای «{ $place }» { $count }{ $icon } کارگر آبی اضافه کرد، روی هم { $total }.
log-raise-red = { $name } برای «{ $place }» { $count }{ $icon } کارگر قرمز اضافه کرد، روی هم { $total }.
log-raise-yellow = { $name } برای «{ $place }» { $count }{ $icon } کارگر زرد اضافه کرد، روی هم { $total }.
log-raise-green = { $name } برای «{ $place }» { $count }{ $icon } کارگر سبز اضافه کرد، روی هم { $total }.
log-bid-from-blue = { $name } برای «{ $place }» { $count }{ $icon } کارگر آبی پیشنهاد داد، با آوردن پیشنهاد بازنده از { $from }.
log-bid-from-red = { $name } برای «{ $place }» { $count }{ $icon } کارگر قرمز پیشنهاد داد، با آوردن پیشنهاد بازنده از { $from }.
log-bid-from-yellow = { $name } برای «{ $place }» { $count }{ $icon } کارگر زرد پیشنهاد داد، با آوردن پیشنهاد بازنده از { $from }.
log-bid-from-green = { $name } برای «{ $place }» { $count }{ $icon } کارگر سبز پیشنهاد داد، با آوردن پیشنهاد بازنده از { $from }.
log-raise-from-blue = { $name } برای «{ $place }» { $count }{ $icon } کارگر آبی اضافه کرد، روی هم { $total }، با آوردن پیشنهاد بازنده از { $from }.
log-raise-from-red = { $name } برای «{ $place }» { $count }{ $icon } کارگر قرمز اضافه کرد، روی هم { $total }، با آوردن پیشنهاد بازنده از { $from }.
log-raise-from-yellow = { $name } برای «{ $place }» { $count }{ $icon } کارگر زرد اضافه کرد، روی هم { $total }، با آوردن پیشنهاد بازنده از { $from }.
log-raise-from-green = { $name } برای «{ $place }» { $count }{ $icon } کارگر سبز اضافه کرد، روی هم { $total }، با آوردن پیشنهاد بازنده از { $from }.

# Uses: of a tile laid out, in the own village, in the village of $owner.
log-use-lot-blue = { $name } از «{ $place }» با { $count }{ $icon } کارگر آبی استفاده کرد.
log-use-lot-red = { $name } از «{ $place }» با { $count }{ $icon } کارگر قرمز استفاده کرد.
log-use-lot-yellow = { $name } از «{ $place }» با { $count }{ $icon } کارگر زرد استفاده کرد.
log-use-lot-green = { $name } از «{ $place }» با { $count }{ $icon } کارگر سبز استفاده کرد.
log-use-lot-mixed = { $name } از «{ $place }» با { $workers } استفاده کرد.
log-use-lot-some = { $name } از «{ $place }» استفاده کرد.
log-use-own-blue = { $name } در روستای خود از «{ $place }» با { $count }{ $icon } کارگر آبی استفاده کرد.
log-use-own-red = { $name } در روستای خود از «{ $place }» با { $count }{ $icon } کارگر قرمز استفاده کرد.
log-use-own-yellow = { $name } در روستای خود از «{ $place }» با { $count }{ $icon } کارگر زرد استفاده کرد.
log-use-own-green = { $name } در روستای خود از «{ $place }» با { $count }{ $icon } کارگر سبز استفاده کرد.
log-use-own-mixed = { $name } در روستای خود از «{ $place }» با { $workers } استفاده کرد.
log-use-own-some = { $name } در روستای خود از «{ $place }» استفاده کرد.
log-use-other-blue = { $name } از «{ $place }» ({ $owner }) با { $count }{ $icon } کارگر آبی استفاده کرد.
log-use-other-red = { $name } از «{ $place }» ({ $owner }) با { $count }{ $icon } کارگر قرمز استفاده کرد.
log-use-other-yellow = { $name } از «{ $place }» ({ $owner }) با { $count }{ $icon } کارگر زرد استفاده کرد.
log-use-other-green = { $name } از «{ $place }» ({ $owner }) با { $count }{ $icon } کارگر سبز استفاده کرد.
log-use-other-mixed = { $name } از «{ $place }» ({ $owner }) با { $workers } استفاده کرد.
log-use-other-some = { $name } از «{ $place }» ({ $owner }) استفاده کرد.

# What a tile takes and gives.
log-pay-blue = { $name } ۱{ $icon } کارگر آبی پرداخت.
log-pay-red = { $name } ۱{ $icon } کارگر قرمز پرداخت.
log-pay-yellow = { $name } ۱{ $icon } کارگر زرد پرداخت.
log-pay-green = { $name } ۱{ $icon } کارگر سبز پرداخت.
log-pay-anvil = { $name } ۱{ $icon } سندان پرداخت.
log-pay-pick = { $name } ۱{ $icon } کلنگ پرداخت.
log-pay-saw = { $name } ۱{ $icon } اره پرداخت.
log-pay-skill = { $name } ۱{ $icon } مهارت را رو به پایین پرداخت.
log-pay-bid-blue = { $name } پیشنهاد بازنده‌ی خود در «{ $place }» را پرداخت: { $count }{ $icon } کارگر آبی.
log-pay-bid-red = { $name } پیشنهاد بازنده‌ی خود در «{ $place }» را پرداخت: { $count }{ $icon } کارگر قرمز.
log-pay-bid-yellow = { $name } پیشنهاد بازنده‌ی خود در «{ $place }» را پرداخت: { $count }{ $icon } کارگر زرد.
log-pay-bid-green = { $name } پیشنهاد بازنده‌ی خود در «{ $place }» را پرداخت: { $count }{ $icon } کارگر سبز.
log-pay-bid = { $name } پیشنهاد بازنده‌ی خود در «{ $place }» را پرداخت.
log-take-iron = { $name } ۱{ $icon } آهن برداشت.
log-take-stone = { $name } ۱{ $icon } سنگ برداشت.
log-take-wood = { $name } ۱{ $icon } چوب برداشت.
log-take-gold = { $name } ۱{ $icon } طلا برداشت.
log-step-iron = { $name } ۱{ $icon } آهن از «{ $from }» به «{ $to }» برد.
log-step-stone = { $name } ۱{ $icon } سنگ از «{ $from }» به «{ $to }» برد.
log-step-wood = { $name } ۱{ $icon } چوب از «{ $from }» به «{ $to }» برد.
log-step-gold = { $name } ۱{ $icon } طلا از «{ $from }» به «{ $to }» برد.
log-step-iron-somewhere = { $name } ۱{ $icon } آهن جابه‌جا کرد.
log-step-stone-somewhere = { $name } ۱{ $icon } سنگ جابه‌جا کرد.
log-step-wood-somewhere = { $name } ۱{ $icon } چوب جابه‌جا کرد.
log-step-gold-somewhere = { $name } ۱{ $icon } طلا جابه‌جا کرد.
log-upgrade = { $name } «{ $tile }» را با { $cost } ارتقا داد.
log-upgrade-free = { $name } «{ $tile }» را ارتقا داد.
log-done = { $name } جابه‌جایی را تمام کرد.

# Everything else.
log-deal = بازی شروع شد.
log-pass = { $name } پاس داد.
log-boat = { $name } قایق «{ $boat }» را انتخاب کرد.
log-place = { $name } «{ $tile }» را به روستا اضافه کرد.
log-winter = { $name } از کاشی‌های زمستان خود انتخاب کرد.
log-winter-tiles = { $count ->
    [1] { $name } کاشی زمستان «{ $tiles }» را انتخاب کرد.
   *[other] { $name } کاشی‌های زمستان { $tiles } را انتخاب کرد.
}
log-flip = { $name } «{ $tile }» را با قایق «فلیپر» برگرداند.
log-keep = { $name } چیزی را برنگرداند.
log-undo = { $name } این حرکت را پس گرفت.
log-unknown = { $name } حرکتی کرد.

# What was drawn. Others see only how many.
log-drew = { $name } { $pieces } بیرون کشید.
log-drew-workers = { $name } { $count }{ $icon } کارگر بیرون کشید.
log-drew-skills = { $name } { $count }{ $icon } مهارت بیرون کشید.
log-got-tiles = { $name } این کاشی‌های زمستان را گرفت: { $tiles }.
log-got-hidden = { $name } { $count } کاشی زمستان گرفت.
log-laid-out = چیده شد: { $tiles }.
log-loaded = بار قایق‌ها: { $pieces }.

# The end of a season, a line each. $workers: a list as above.
log-won = { $name } «{ $place }» را با { $workers } برد.
log-unsold = { $count ->
    [one] برای { $tiles } پیشنهادی نبود. از بازی خارج می‌شود.
   *[other] برای { $tiles } پیشنهادی نبود. از بازی خارج می‌شوند.
}
log-unsold-stays = برای { $tiles } پیشنهادی نبود.
log-home = { $name } { $workers } به پشت دیوار برد.
# $icon is the purple worker, who goes to whoever starts the season after $season.
log-starts = { $season ->
    [spring] آغازگر تابستان: { $name }{ $icon }
    [summer] آغازگر پاییز: { $name }{ $icon }
    [autumn] آغازگر زمستان: { $name }{ $icon }
   *[winter] کارگر بنفش می‌رسد به: { $name }{ $icon }
}
