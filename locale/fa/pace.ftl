# Others' moves as they play, and the end of a season as a scene: web/src/table/pace, scene.

# Captions at the tile. $workers: items of log-some-…
pace-outbid = { $name } روی دست { $other } بلند شد.
pace-outbid-you = { $name } روی دست شما بلند شد.
pace-for = { $workers } برای «{ $place }»
pace-got = { $pieces } گرفتید.

# The end of a season.
scene-title = { $season ->
    [spring] بهار تمام شد
    [summer] تابستان تمام شد
    [autumn] پاییز تمام شد
   *[winter] زمستان تمام شد
}
scene-text = چه کسی چه چیزی را با چند کارگر برد
scene-step-sold = کاشی‌ها
scene-step-home = کارگرها به خانه برمی‌گردند
scene-step-purple = بازیکن آغازکننده: { $name }
scene-step-boats = قایق‌ها
scene-again = نمایش دوباره
scene-skip = رد شدن
scene-go-on = ادامه
scene-nobody = هیچ‌کس. از بازی خارج می‌شود.
scene-nobody-stays = هیچ‌کس

# What everybody got, below the harbour. $count workers.
scene-short = { $season ->
    [spring] بهار در یک نگاه
    [summer] تابستان در یک نگاه
    [autumn] پاییز در یک نگاه
   *[winter] زمستان در یک نگاه
}
scene-won = برد: { $tiles }
scene-won-nothing = چیزی نبرد
scene-paid = پرداخت: { $count }
scene-home = برگشتند:

# My new tiles beside the village.
tray-title = { $count ->
    [one] اکنون مال شما: { $count } کاشی
   *[other] اکنون مال شما: { $count } کاشی
}
tray-later = پس از قایق‌ها چیده می‌شود
tray-now = اکنون بچینید

# The button at "Since your turn".
since-play = نمایش این حرکت‌ها روی صفحه
# The same as a pill above the lots.
since-moves = { $count } حرکت از نوبت قبلی شما
