# People who share a device: choosing them, and the curtain between their turns.

new-seat-here = کسی همین‌جا
new-seat-here-name = نام بازیکن صندلی { $number }
new-seat-name = نام
new-seat-here-text = این دستگاه بین شما مشترک است. بین نوبت‌ها پرده‌ای چیزهای هر کس را می‌پوشاند.
room-here-title = چه کس دیگری با این دستگاه بازی می‌کند؟

curtain-title = { $name }، نوبت شماست
curtain-text = دستگاه را بگیرید. بقیه نگاه نکنند.
curtain-secret = هر کس پنهانی و یکی پس از دیگری تصمیم می‌گیرد. دستگاه را بگیرید؛ بقیه نگاه نکنند.
curtain-open = من { $name } هستم
curtain-wait = پرده تا نوبت یکی از شما بسته می‌ماند.
curtain-undo = { $name }: پس گرفتن آخرین حرکت
curtain-others = فقط می‌خواهید نگاه کنید؟
curtain-close = بستن پرده
