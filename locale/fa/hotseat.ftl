# People who share a device: choosing them, and the curtain between their turns.

curtain-title = { $name }، نوبت شماست
curtain-text = دستگاه را بگیرید. بقیه نگاه نکنند.
curtain-secret = هر کس پنهانی و یکی پس از دیگری تصمیم می‌گیرد. دستگاه را بگیرید؛ بقیه نگاه نکنند.
curtain-open = من { $name } هستم
curtain-wait = پرده تا نوبت یکی از شما بسته می‌ماند.
curtain-undo = { $name }: پس گرفتن آخرین حرکت
curtain-others = فقط می‌خواهید نگاه کنید؟
curtain-close = بستن پرده
