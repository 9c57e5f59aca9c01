score-lead = با جعبهٔ بازی بازی کرده‌اید؟ روستای هر کس را در پایان وارد کنید تا امتیاز دقیق را ببینید: هر مهره جایی حساب می‌شود که بیشترین ارزش را دارد.
score-new = برگهٔ امتیاز تازه
score-players = بازیکن‌ها
score-player = بازیکن { $number }
score-name-of = نام بازیکن { $number }
score-start = شروع
score-sheets = برگه‌های امتیاز شما
score-sheets-empty = هنوز برگهٔ امتیازی نیست. یکی شروع کنید.
score-saved = ذخیره شد
score-saving = در حال ذخیره…
score-copy = کپی برای تغییر
score-share = اشتراک‌گذاری
score-share-label = پیوند این برگهٔ امتیاز
score-check = لطفاً بررسی کنید

score-name = نام
score-home = خانهٔ { $number }
score-side = روی { $side }
score-purple = کارگر بنفش را دارد

score-map = نقشه
score-map-why = حلقه‌های راه، ردیف قایق‌ها و کاشی‌های نوبت بر پایهٔ جای کاشی‌ها امتیاز می‌دهند. روستا را همان‌طور که بود بچینید.
score-map-tray = هنوز روی نقشه نیست
score-map-help = کاشی‌ای را برای گذاشتن روی نقشه انتخاب کنید یا یکی از کاشی‌های نقشه را برای جابه‌جا کردن یا چرخاندن.
score-map-where = حالا جایش را انتخاب کنید.
score-map-place = بگذارید در ستون { $column }، ردیف { $row }
score-map-turn = چرخاندن
score-map-off = برداشتن از نقشه

score-problem-edges = این کاشی‌ها به هم نمی‌خورند: { $tiles }. راه، زمین و آب باید جور باشند.
score-problem-apart = این کاشی‌ها به روستا وصل نیستند: { $tiles }
score-problem-cell = کاشی دیگری همان‌جاست که این را گذاشتید: { $tiles }
score-problem-twice = { $names } یک کاشی مشترک دارند: { $tiles }
score-problem-boats = هر روستا در زمستان یک قایق می‌گیرد، نه چند تا: { $tiles }
score-problem-purple = تنها یک بازیکن کارگر بنفش را دارد، نه { $names }.
score-problem-pieces = بازی تنها { $most } تا از این دارد: { $piece }
score-problem-map = این‌ها بر پایهٔ جای کاشی‌ها امتیاز می‌دهند، پس فقط آنچه روی نقشه است برایشان حساب می‌شود: { $tiles }. برای امتیازشان همهٔ کاشی‌ها را روی نقشه بگذارید.
