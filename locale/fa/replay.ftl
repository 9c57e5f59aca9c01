# Going through a game again: web/src/features/replay.

replay-screen = بازپخش
replay-of = بازپخش: { $names }
replay-before = پیش از نخستین حرکت

replay-timeline = لحظه‌ی بازی
replay-position = { $at } از { $last }
replay-chapter = { $season ->
    [spring] به آغاز بهار
    [summer] به آغاز تابستان
    [autumn] به آغاز پاییز
   *[winter] به آغاز زمستان
}
replay-graph = احتمال برد هر بازیکن، حرکت به حرکت
replay-share-of = احتمال برد: { $name }، { $share }

replay-first = به آغاز
replay-back = یک حرکت عقب
replay-play = پخش
replay-pause = مکث
replay-forward = یک حرکت جلو
replay-last = به پایان
replay-speed = سرعت
replay-speed-value = { $speed }×
# The signs of the player keep their direction: the right arrow goes on.
replay-keys = کلیدها: → یک حرکت جلو، ← یک حرکت عقب، Space پخش، Home آغاز، End پایان، Page Up و Page Down فصل‌ها.

replay-viewer = از دید
replay-viewer-open = همه‌ی دیوارها باز
replay-viewer-spectator = تماشاگر
replay-viewer-own = خودتان
replay-running = بازی ادامه دارد: فقط آنچه می‌توانید بدانید نشان داده می‌شود.

replay-share = اشتراک‌گذاری
replay-share-label = پیوند این لحظه
replay-download = فایل بازی
replay-continue = ادامه از اینجا
replay-continue-title = ادامه از اینجا در برابر ربات‌ها
replay-continue-text = بازی تازه‌ای از همین لحظه شروع می‌شود. شما روی یک صندلی می‌نشینید و ربات‌ها روی بقیه.
replay-continue-seat = صندلی شما
replay-continue-bot = سطح ربات‌ها
replay-continue-go = شروع
replay-scores = امتیاز پایانی
replay-log = همه‌ی حرکت‌ها
replay-table = میز در این لحظه

# What a player has behind the screen.
replay-screen-of = پشت دیوار
replay-turning = نقطه‌های عطف
replay-try = اینجا کار بهتری پیدا می‌کنید؟ از اینجا ادامه دهید و امتحان کنید.
