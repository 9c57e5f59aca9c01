# Turning points of a game: web/src/features/turning, and `keyflower analyse --turning-points`.

turning-points = نقطه‌های عطف
turning-lead = حرکت‌هایی که احتمال برد هر بازیکن را بیش از همه تغییر دادند؛ هر کدام بارها تا پایان بازی شده است.
turning-player = حرکت‌های کدام بازیکن
turning-curve = احتمال برد، حرکت به حرکت
turning-estimate = خط‌ها برآوردی سریع‌اند. حرکت‌های پایین بارها تا پایان بازی شده‌اند؛ به آن‌ها بیشتر اعتماد کنید.
turning-working = در حال تحلیل همه‌ی حرکت‌ها: { $share }
turning-left = حدود { $minutes } دقیقه‌ی دیگر.
turning-waiting = یک دقیقه طول می‌کشد. می‌توانید صفحه را ببندید: نتیجه می‌ماند.
turning-where = { $season }، حرکت { $move }
turning-change = تغییر
turning-well = حرکت خوب:
turning-better = بهتر:
turning-next = بهترین حرکت دیگر:
# After turning-better or turning-next, where a tile was placed.
turning-elsewhere = همان کاشی، جای دیگری در روستا یا با چرخش دیگر.

# How often a turn wins: $other and $played in turning-instead. turning-of is the second of two numbers.
turning-about = حدود { $count } بار از هر { $of } بار
turning-of = { $count } بار از { $of }
turning-hardly = به‌ندرت
turning-nearly = تقریباً همیشه
# With the turn that stands above it; $you: whether it’s the reader’s.
turning-instead = { $you ->
    [yes] با این حرکت { $other } می‌بردید؛ با حرکت خودتان { $played }.
   *[no] { $name } با این حرکت { $other } می‌برد؛ با حرکت خودش { $played }.
}
# The same where nothing was left to chance.
turning-sure = { $result ->
    [won] { $you ->
        [yes] با این حرکت حتماً می‌بردید.
       *[no] { $name } با این حرکت حتماً می‌برد.
    }
    [shared] { $you ->
        [yes] با این حرکت حتماً در برد شریک می‌شدید.
       *[no] { $name } با این حرکت حتماً در برد شریک می‌شد.
    }
   *[lost] { $you ->
        [yes] با این حرکت حتماً می‌باختید.
       *[no] { $name } با این حرکت حتماً می‌باخت.
    }
}
turning-deals = { $deals ->
    [one] هر دو حرکت { $deals } بار تا پایان بازی شد، ± { $error }
   *[other] هر دو حرکت { $deals } بار تا پایان بازی شد، ± { $error }
}
turning-exact = تا پایان بازی حساب شده است: چیزی به شانس بستگی نداشت.
turning-look = امتحان کردن
# In place of a better turn that one missed, until it is found or shown.
turning-missed = آنچه را از دست دادید پیدا کنید
turning-find = خودتان پیدا کنید
turning-show = نمایش پاسخ
turning-none-you = هیچ حرکت شما به‌تنهایی این بازی را تعیین نکرد: در لحظه‌های حساس، حرکت‌های دیگر هم تقریباً به همان خوبی بودند.
turning-none = هیچ حرکت { $name } به‌تنهایی این بازی را تعیین نکرد: در لحظه‌های حساس، حرکت‌های دیگر هم تقریباً به همان خوبی بودند.
