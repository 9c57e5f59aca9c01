# The app around the pages: profile, invitations, and being offline.

menu-profile = نمایه‌ی شما
invitations = دعوت شده‌اید
invitation-decline = نه، ممنون
invitation-block = دیگر از این میزبان دعوت نمی‌خواهم
me-return = قبلاً اینجا بازی کرده‌اید؟
offline-title = آفلاین هستید
offline-text = بازی‌های شما روی سرور محفوظ است. همین که آنلاین شوید، این صفحه خودش برمی‌گردد.
offline-learn = تا آن موقع قوانین را بخوانید

# What a link to a page shows in a chat or a feed.
preview-lobby = در مرورگر خود با دوستان یا ربات‌ها Keyflower بازی کنید.
preview-invited = به یک بازی Keyflower دعوت شده‌اید.
preview-waiting = { $free ->
    [one] یک میز Keyflower با یک صندلی خالی.
   *[other] یک میز Keyflower با { $free } صندلی خالی.
}
preview-playing = یک بازی Keyflower: { $players }.
preview-finished = یک بازی تمام‌شده‌ی Keyflower: { $players }.
preview-uploaded = یک بازی Keyflower از فایلی بارگذاری‌شده: { $players }.
preview-player = { $name } { $points }
