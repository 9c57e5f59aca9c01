# The app around the pages: profile, invitations, and being offline.

menu-profile = نمایه‌ی شما
invitations = دعوت شده‌اید
invitation-decline = نه، ممنون
invitation-block = مسدود کردن این میزبان
me-return = قبلاً بازی کرده‌اید؟
offline-title = آفلاین هستید
offline-text = بازی‌های شما روی سرور محفوظ است. همین که آنلاین شوید، این صفحه خودش دوباره بارگذاری می‌شود.
offline-learn = خواندن قوانین

# What a link to a page shows in a chat or a feed.
preview-lobby = در مرورگر خود با دوستان یا ربات‌ها کی‌فلاور بازی کنید.
preview-invited = به یک بازی کی‌فلاور دعوت شده‌اید.
preview-daily = بازی روز کی‌فلاور: کاشی‌ها و حریف‌ها برای همه یکی است. شما چند امتیاز می‌گیرید؟
preview-puzzles = یک معمای کی‌فلاور: بهترین حرکت را پیدا کنید.
preview-waiting = { $free ->
    [one] یک میز کی‌فلاور با یک صندلی خالی.
   *[other] یک میز کی‌فلاور با { $free } صندلی خالی.
}
preview-playing = یک بازی کی‌فلاور: { $players }.
preview-finished = یک بازی تمام‌شده‌ی کی‌فلاور: { $players }.
preview-uploaded = یک بازی کی‌فلاور از فایلی بارگذاری‌شده: { $players }.
preview-player = { $name } { $points }
