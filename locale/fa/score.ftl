score-lead = نسخه‌ی رومیزی را بازی کرده‌اید؟ روستای هر کس را در پایان وارد کنید تا امتیاز دقیق را ببینید: هر مهره جایی حساب می‌شود که بیشترین ارزش را دارد.
score-new = برگه‌ی امتیاز تازه
score-players = بازیکنان
score-player = بازیکن { $number }
score-name-of = نام بازیکن { $number }
score-start = شروع
score-sheets = برگه‌های امتیاز شما
score-sheets-empty = هنوز برگه‌ی امتیازی نیست. یکی شروع کنید.
score-saved = ذخیره شد
score-saving = در حال ذخیره…
score-copy = ویرایش یک نسخه
score-share = اشتراک‌گذاری
score-share-label = پیوند این برگه‌ی امتیاز
score-check = نیاز به بررسی

score-name = نام
score-purple = کارگر بنفش را دارد

score-map = نقشه
score-map-why = حلقه‌های راه، ردیف قایق‌ها و کاشی‌های نوبت بر پایه‌ی جای کاشی‌ها امتیاز می‌دهند. روستا را همان‌طور که بود بچینید.
score-map-tray = هنوز روی نقشه نیست
score-map-help = کاشی‌ای را برای گذاشتن روی نقشه انتخاب کنید یا یکی از کاشی‌های نقشه را برای جابه‌جا کردن یا چرخاندن.
score-map-where = حالا جایش را انتخاب کنید.
score-map-place = گذاشتن در ستون { $column }، ردیف { $row }
score-map-turn = چرخاندن
score-map-off = برداشتن از نقشه

score-problem-edges = این کاشی‌ها به هم نمی‌خورند: { $tiles }. راه، دشت و آب باید هم‌خوان باشند.
score-problem-apart = این کاشی‌ها به روستا وصل نیستند: { $tiles }
score-problem-cell = جایی که انتخاب کردید کاشی دیگری دارد: { $tiles }
score-problem-twice = این کاشی را چند بازیکن دارند ({ $names }): { $tiles }
score-problem-boats = هر روستا در زمستان فقط یک قایق می‌گیرد: { $tiles }
score-problem-purple = فقط یک بازیکن می‌تواند کارگر بنفش را داشته باشد: { $names }
score-problem-pieces = بازی فقط { $most } تا از این دارد: { $piece }
score-problem-map = این‌ها بر پایه‌ی جای کاشی‌ها امتیاز می‌دهند، پس فقط آنچه روی نقشه است برایشان حساب می‌شود: { $tiles }. برای امتیازشان همه‌ی کاشی‌ها را روی نقشه بگذارید.
