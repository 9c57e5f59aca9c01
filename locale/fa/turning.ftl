# Turning points of a game: web/src/features/turning, and `keyflower analyse --turning-points`.

turning-points = نقطه‌های عطف
turning-lead = پنج حرکتی که احتمال برد هر بازیکن را بیش از همه تغییر دادند.
turning-player = حرکت‌های کدام بازیکن
turning-curve = احتمال برد، حرکت به حرکت
turning-working = در حال تحلیل همه‌ی حرکت‌ها: { $share }
turning-waiting = یک دقیقه طول می‌کشد. می‌توانید صفحه را ببندید: نتیجه می‌ماند.
turning-where = { $season }، حرکت { $move }
turning-change = تغییر
turning-spoken = احتمال برد: پیش از آن { $before }، پس از آن { $after }.
turning-well = حرکت خوبی بود: قوی‌ترین ربات هم بهتر از این بازی نمی‌کند.
turning-nothing = قوی‌ترین ربات هم اینجا کار بهتری پیدا نمی‌کند.
turning-better = بهتر:
turning-instead = احتمال برد با این حرکت: { $best } به‌جای { $after }.
turning-look = امتحان کردن
turning-none = هیچ حرکتی به‌تنهایی این بازی را تعیین نکرد.
