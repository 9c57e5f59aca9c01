# Slow games, at the table: prepared bids, notes, the next table that waits.

prepare = آماده کردن پیشنهاد
prepared = { $count ->
    [one] { $count } پیشنهاد آماده
   *[other] { $count } پیشنهاد آماده
}

notes = یادداشت‌های من
notes-text = فقط شما می‌توانید آن‌ها را بخوانید.
next-game = بازی بعدی
