# Why a bot would do something: src/keyflower/bots/reasons.py. $gain is what it is worth in points
# against doing nothing, $tile the name of a tile.

reason-pass = الان هیچ کار دیگری به کارگرهایش نمی‌ارزد.
reason-bid = { $workers ->
    [0] بردن کارگرهای بازنده به «{ $tile }» { $gain } امتیاز می‌ارزد.
   *[other] پیشنهاد { $workers } کارگر برای «{ $tile }» { $gain } امتیاز می‌ارزد.
}
reason-losing-bid-moves = یک پیشنهاد بازنده به کار می‌آید.
reason-use = استفاده از «{ $tile }» { $gain } امتیاز می‌ارزد.
reason-workers-come-back = کارگرها در پایان فصل برمی‌گردند.
reason-workers-go-away = کارگرها به بازیکن دیگری می‌رسند یا به کیسه می‌روند.
reason-upgrade = ارتقای «{ $tile }» { $points } امتیاز چاپ‌شده می‌آورد و روی هم { $gain } امتیاز می‌ارزد.
reason-place = { $links ->
    [0] در اینجا هیچ راهی به «{ $tile }» نمی‌رسد، ولی باز هم { $gain } امتیاز می‌ارزد.
   *[other] در اینجا { $links } راه به «{ $tile }» می‌رسد؛ این { $gain } امتیاز می‌ارزد.
}
reason-step = این جابه‌جایی { $gain } امتیاز می‌ارزد.
reason-done = جابه‌جایی بیشتر سودی ندارد.
reason-boat = این قایق { $gain } امتیاز می‌ارزد.
reason-winter = این کاشی‌ها { $gain } امتیاز می‌ارزند.
reason-flip = برگرداندن این کاشی { $gain } امتیاز می‌ارزد.
reason-keep = برگرداندن هیچ کاشی‌ای سودی ندارد.
reason-pay = پرداخت با این { $gain } امتیاز می‌ارزد.
reason-any = فرقی ندارد: این ربات گزینه‌ها را نمی‌سنجد.
reason-program = برنامه‌ای که اینجا بازی می‌کند این را انتخاب کرد.
