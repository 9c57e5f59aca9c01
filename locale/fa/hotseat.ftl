# People who share a device: choosing them, and the curtain between their turns.

curtain-title = { $name }، نوبت شماست
curtain-text = دستگاه را بگیرید. بقیه نگاه نکنند.
curtain-secret = همه پنهانی و به‌نوبت تصمیم می‌گیرند. دستگاه را بگیرید؛ بقیه نگاه نکنند.
curtain-open = من { $name } هستم
curtain-wait = پرده وقتی باز می‌شود که نوبت یکی از بازیکنان این دستگاه باشد.
curtain-undo = { $name }: واگرد آخرین حرکت
curtain-others = فقط می‌خواهید نگاه کنید؟
curtain-close = بستن پرده
