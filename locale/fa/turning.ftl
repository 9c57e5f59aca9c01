# Turning points of a game: web/src/turning, and `keyflower analyse --turning-points`.

turning-points = نقطه‌های عطف
turning-lead = پنج حرکتی که احتمال برد هر بازیکن را بیش از همه تغییر دادند.
turning-player = حرکت‌های
turning-curve = احتمال برد، حرکت به حرکت
turning-working = همهٔ حرکت‌ها دوباره بررسی می‌شوند: { $share }
turning-waiting = یک دقیقه طول می‌کشد. می‌توانید صفحه را ببندید: نتیجه می‌ماند.
turning-where = { $season }، حرکت { $move }
turning-change = تغییر
turning-spoken = احتمال برد: پیش از آن { $before }، پس از آن { $after }.
turning-well = خوب بازی شد: قوی‌ترین ربات هم بهتر بازی نمی‌کند.
turning-nothing = قوی‌ترین ربات هم اینجا کار بهتری پیدا نمی‌کند.
turning-better = بهتر:
turning-instead = احتمال برد در آن صورت: { $best } به جای { $after }.
turning-look = ببینید و امتحان کنید
turning-none = هیچ حرکتی در این بازی چندان اثر نداشت.
