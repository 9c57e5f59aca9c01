# Ideas for a player: src/keyflower/bots/ideas.py. One sentence of at most 90 characters each, two or three
# of them one after another; $seat is a player, $tile a tile, $goods, $cost and $missing are count-wood and others.

# What an idea brings.
idea-points = در وضع کنونی { $points } امتیاز برایتان دارد.
idea-get = به دست می‌آورید: { $goods }.
idea-trade = در برابر { $cost } به دست می‌آورید: { $goods }.
idea-to-upgrade = { $points ->
    [0] بعد می‌توانید «{ $tile }» را ارتقا دهید.
   *[other] بعد می‌توانید «{ $tile }» را ارتقا دهید: { $points } امتیاز.
}
idea-upgrade = استفاده از آن بهتر می‌شود.
idea-step = منبع را به جایی که می‌ارزد نزدیک‌تر می‌کند.
idea-need = برای ارتقای «{ $tile }» لازم است.
idea-take = شاید بعد به کارتان بیاید.
idea-place = { $links ->
    [0] جاهای بهتر برای بعد خالی می‌مانند.
   *[other] { $links } راه اینجا به هم می‌رسد.
}
idea-boat = در وضع کنونی امتیازی برایتان ندارد.
idea-flip = در وضع کنونی امتیازی برایتان ندارد.
idea-winter = { $points ->
    [0] بیشتر از بقیه به روستای شما می‌آیند.
   *[other] اگر مال شما شوند، در وضع کنونی { $points } امتیاز می‌آورند.
}
idea-done = جابه‌جایی بیشتر سودی ندارد.
idea-keep = برگرداندن هیچ کاشی‌ای سودی ندارد.
idea-pass = { $count ->
    [0] باز هم می‌توانید به بازی دیگران جواب دهید.
   *[other] { $count } کارگرتان می‌ماند و باز هم می‌توانید به بازی دیگران جواب دهید.
}
idea-pass-end = { $tiles ->
    [0] فصل تمام می‌شود.
   *[other] فصل تمام می‌شود و { $tiles } کاشی می‌برید.
}

# What a bid brings. $before: how many may pick a boat before you.
idea-turn-order = { $before ->
    [0] پیش از همه قایق انتخاب می‌کنید.
   *[other] حداکثر { $before } نفر پیش از شما قایق انتخاب می‌کند.
}
idea-bid-points = اگر مال شما شود، در وضع کنونی { $points } امتیاز می‌آورد.
idea-bid-use = هر بار استفاده از آن می‌آورد: { $goods }.
idea-bid-power = توانایی‌اش تا پایان بازی مال شماست.
idea-bid-later = { $points ->
    [0] هنوز امتیازی برایتان ندارد، ولی شاید بعد داشته باشد.
   *[other] پس از ارتقا { $points } امتیاز می‌ارزد.
}

# What else comes of a bid or a use: what it costs, what others can do.
idea-start = فصل بعد را هم شما آغاز می‌کنید.
idea-purple = کارگر بنفش هم به شما می‌رسد که جای هر مهره‌ای حساب می‌شود.
idea-losing-bid = یک پیشنهاد بازنده‌ی شما به کار می‌آید.
idea-safe = در وضع کنونی کسی نمی‌تواند از شما پیش بیفتد.
idea-rival = فقط { $seat } می‌تواند از شما پیش بیفتد.
idea-outbid = برای پیش افتادن از شما کافی است: { $missing }.
idea-use-own = کارگرهایتان پس از فصل برمی‌گردند.
idea-use-theirs = کارگرهایتان پس از فصل به { $seat } می‌رسند.
idea-use-lot = هر کس آن را ببرد کارگرهایتان به او می‌رسند.
idea-use-led = اگر آن را ببرید، این کارگرها برمی‌گردند.
idea-use-led-by = { $seat } اینجا جلوست و کارگرهایتان به او می‌رسند.

# How an idea compares with another one, by its number; by a bot's estimate.
idea-more-points = { $points } امتیاز بیشتر از ایده‌ی { $number }.
idea-ahead = { $by ->
    [close] تقریباً به خوبی ایده‌ی { $number }.
    [clear] به‌روشنی بهتر از ایده‌ی { $number }.
   *[little] کمی بهتر از ایده‌ی { $number }.
}
idea-behind = { $by ->
    [close] تقریباً به خوبی ایده‌ی { $number }.
    [clear] به‌روشنی ضعیف‌تر از ایده‌ی { $number }.
   *[little] کمی ضعیف‌تر از ایده‌ی { $number }.
}
