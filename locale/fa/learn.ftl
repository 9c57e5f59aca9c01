### The Learn pages (web/src/learn): overview, rules, tiles, signs, scoring. Texts of the rules are in
### rules.ftl, of tiles, pieces and signs in tiles.ftl, names in pieces.ftl.

## All pages

# The row of links over each page, for screen readers; then the links, which are titles too.
learn-nav = صفحه‌های یادگیری
learn-page-overview = نگاه کلی
learn-page-tutorial = آموزش
learn-page-rules = قوانین
learn-page-tiles = کاشی‌ها
learn-page-icons = نشانه‌ها
learn-page-scoring = امتیازشماری
# The title of the browser's tab; $page is one of those above.
learn-tab = { $page } · کی‌فلاور

learn-search-clear = پاک کردن جست‌وجو
learn-search-nothing = واژه‌های کمتری بنویسید، یا فقط آغاز یک واژه را.

## Overview

learn-overview-title = یادگیری کی‌فلاور
learn-minute = بازی در یک دقیقه
learn-minute-bid-title = پیشنهاد برای کاشی‌ها
learn-minute-bid = کنار یک کاشی کارگر بگذارید. هرکس در پایان فصل آنجا بیشترین کارگر را داشته باشد، کاشی را می‌برد. اگر کسی پیشنهاد بالاتری بدهد، کارگرهایتان می‌توانند با هم جای دیگری بروند.
learn-minute-use-title = استفاده از کاشی‌ها
learn-minute-use = روی یک کاشی کارگر بگذارید تا بلافاصله برایتان کار کند: منبع، مهارت یا کارگر تازه می‌دهد. از کاشی‌های همه می‌توانید استفاده کنید، ولی کارگرها به صاحب کاشی می‌رسند.
learn-minute-colour-title = مراقب رنگ‌ها باشید
learn-minute-colour = نخستین کارگرهای هر کاشی رنگ خود را به آن می‌دهند. از آن پس تا پایان فصل همه آنجا همان رنگ را لازم دارند.
learn-minute-build-title = ساختن روستا
learn-minute-build = کاشی‌هایی که می‌برید به روستایتان می‌پیوندند: راه کنار راه، دشت کنار دشت، آب کنار آب.
learn-minute-upgrade-title = جابه‌جایی و ارتقا
learn-minute-upgrade = منابع را از راه‌ها به کاشی‌هایی برسانید که به آن‌ها نیاز دارند، و آن کاشی‌ها را به طرف بهترشان برگردانید.
learn-minute-boats-title = آمدن قایق‌ها
learn-minute-boats = در پایان بهار، تابستان و پاییز، قایق‌ها برای هر بازیکن کارگر و مهارت تازه می‌آورند. کاشی‌های نوبت تعیین می‌کنند چه کسی زودتر قایق انتخاب کند.
learn-year = چهار فصل
learn-year-spring = منابع، مهارت‌ها و نخستین کارگرها.
learn-year-summer = دادوستد، جابه‌جایی بهتر، و قایق‌هایی که قوانین را برای صاحبشان عوض می‌کنند.
learn-year-autumn = انبارهایی که برای آنچه رویشان است امتیاز می‌دهند، و کاشی‌هایی با امتیاز زیاد.
learn-year-winter = از کاشی‌هایی که در دست دارید انتخاب می‌کنید. برای آنچه گرد آورده‌اید امتیاز می‌دهند؛ هرکس بیشترین امتیاز را داشته باشد برنده است.
learn-ways = از اینجا به بعد
learn-way-tutorial = نخستین نوبت‌هایتان را با یک راهنما در کنارتان بازی کنید.
learn-way-rules = همه‌ی قوانین به زبان ساده، با تصویر، شماره برای ارجاع، و جست‌وجو.
learn-way-tiles = همه‌ی کاشی‌ها با هر دو طرفشان، با تصویر و توضیح.
learn-way-icons = نشانه‌های روی کاشی‌ها چه معنایی دارند.
learn-way-scoring = امتیازها از کجا می‌آیند، با روستایی که می‌توانید آن را تغییر دهید.
learn-way-play = هر کاری که بتوانید بکنید نشان‌دار است. با ربات‌های مبتدی شروع کنید.

## Rules

learn-rules-title = قوانین بازی
learn-rules-contents = فهرست
# The label of a list on phones from which a part of the rules is chosen.
learn-rules-part = بخش قوانین
learn-rules-search = جست‌وجو در قوانین
# In the empty search field. B4 is the number of a rule: leave it in Latin.
learn-rules-hint = یک واژه، نام یک کاشی، یا شماره‌ای مثل B4
# Read out while somebody types; $query is what was typed.
learn-rules-found = { $count ->
    [0] «{ $query }» در هیچ قانونی نیست.
   *[other] «{ $query }» در { $count } قانون هست.
}
# For screen readers: the number of a rule is a link to it. $rule is such as B4.
learn-rules-link = پیوند قانون { $rule }
# For screen readers: the drawings below a rule.
learn-rules-drawings = تصویرهای قانون { $rule }
# Below the introduction.
learn-rules-ids = هر قانون شماره‌ای دارد که در همه جای بازی و در همه‌ی زبان‌ها به همان قانون اشاره می‌کند.

# The table below rule S2. Columns are numbers of players.
learn-table = چه چیزهایی در بازی است
learn-table-players = بازیکنان
learn-table-boats = قایق‌ها
learn-table-turns = کاشی‌های نوبت
learn-table-lots = کاشی‌های مزایده در بهار، تابستان و پاییز
learn-table-hand = کاشی‌های زمستان در دست هر بازیکن
learn-table-winter = کاشی‌های مزایده در زمستان
# From two to six, as in a table.
learn-table-range = { $least } تا { $most }

# What is to be seen on drawings below rules.
learn-drawing-b4 = پیشنهاد ۴ کارگر جلو است. پیشنهاد ۲ کارگر عقب است: می‌تواند جای دیگری برود یا دست‌کم به ۵ برسد.
learn-drawing-c1 = نخستین کارگر اینجا قرمز بود. پرچم همین را می‌گوید: تا پایان فصل فقط کارگر قرمز به این کاشی می‌آید.
learn-drawing-u3 = استفاده با ۱، ۲ و ۳ کارگر: کاشی پر است.
learn-drawing-u6 = ۳ چوب که در روستای صاحب کاشی تولید شده، روی خود کاشی است.
learn-drawing-m2 = یک گام: چوب از راه به کاشی کناری می‌رود.
learn-drawing-m4 = پیش از ارتقا، با هزینه‌ی آن در نوار پایین؛ پس از ارتقا، با سه‌گوشی دوم روی سقف.
learn-drawing-v2 = راه به راه می‌رسد، دشت به دشت، آب به آب.
learn-drawing-s4 = برنده‌ی این کاشی بازیکن آغازکننده می‌شود.
learn-drawing-t1 = قایقی با بار: کارگرها روی عرشه ایستاده‌اند و مهارت‌ها به بدنه آویخته‌اند.
learn-drawing-f3 = ۴ چوب روی «انبار چوب»: ۸ امتیاز.
learn-drawing-f11 = حلقه‌ای از ۳ کاشی: «دژ دریایی» ۳ امتیاز می‌دهد.
learn-drawing-f12 = ۳ قایق در یک ردیف روی آب، از خانه: «نسیم دریا» ۸ امتیاز می‌دهد.
learn-drawing-f13 = این کاشی نوبت کنار ۳ کاشی است: ۳ امتیاز.

## Tiles

learn-tiles-title = همه‌ی کاشی‌ها
learn-tiles-lead = بازی ۶۴ کاشی بزرگ دارد. اینجا هر کدام را با هر دو طرفش می‌بینید: طرف رو، و طرف پشت که کاشی با ارتقا به آن برمی‌گردد.
learn-tiles-search = جست‌وجو در کاشی‌ها
learn-tiles-hint = یک نام، یا واژه‌ای مثل طلا
learn-tiles-show = نمایش
learn-tiles-all = همه
learn-tiles-found = { $count ->
    [0] هیچ کاشی‌ای پیدا نشد.
   *[other] { $count } کاشی.
}
# For screen readers: a tile's name is a link to it.
learn-tiles-link = پیوند «{ $tile }»
# Groups of tiles, as headings and as a filter; a sentence below each heading.
learn-group-home = خانه‌ها
learn-group-home-lead = هر بازیکن با یکی شروع می‌کند. تفاوتشان در جای آب و هزینه‌ی ارتقاست.
learn-group-spring = بهار
learn-group-spring-lead = هر کدام چهار راه دارد. نخستین منابع، مهارت‌ها و کارگرها.
learn-group-summer = تابستان
learn-group-summer-lead = هر کدام سه راه دارد. بیشترشان چیزی می‌گیرند و به‌جایش بیشتر می‌دهند.
learn-group-summer_boat = قایق‌های تابستانه
learn-group-summer_boat-lead = در میان کاشی‌های تابستان چیده می‌شوند و یکی از دو طرفشان برای همیشه رو به بالاست. توانایی‌شان فقط برای صاحبشان است.
learn-group-autumn = پاییز
learn-group-autumn-lead = هر کدام دو راه دارد. خیلی از آن‌ها امتیاز می‌دهند.
learn-group-winter = زمستان
learn-group-winter-lead = هر کدام یک راه دارد و فقط یک طرف. بازیکنان آن‌ها را در دست دارند و انتخاب می‌کنند کدام رو شود.
learn-group-boat = قایق‌ها
learn-group-boat-lead = در سه فصل کارگر و مهارت می‌آورند. در زمستان هر بازیکن یکی را به روستایش می‌برد.
learn-group-turn_order = کاشی‌های نوبت
learn-group-turn_order-lead = تعیین می‌کنند چه کسی زودتر قایق انتخاب کند و چه کسی شروع کند.
# Sides of a tile.
learn-side-front = طرف رو
learn-side-back = طرف پشت، ارتقایافته
learn-side-a = طرف الف
learn-side-b = طرف ب
# A list of links to rules follows: U7, F5.
learn-tile-rules = قوانین
# With how many players a boat or a turn-order tile is in play.
learn-in-play = { $count ->
    [2] در همه‌ی بازی‌ها.
    [6] با ۶ بازیکن.
   *[other] با { $count } بازیکن یا بیشتر.
}
# A small table: what a boat carries in each season.
learn-load = بار قایق
learn-load-workers = کارگرها
learn-load-skills = مهارت‌ها
# Homes 1 to 6, turn-order tiles 1 to 4.
learn-numbered = { $tile } { $number }

## Signs

learn-icons-title = نشانه‌های روی کاشی‌ها
learn-icons-lead = کار هر کاشی روی ساختمانش نقاشی شده است و کار هر قایق روی بادبانش. این نشانه‌ها در همه‌ی زبان‌ها از چپ به راست خوانده می‌شوند.
# Formulas of real tiles, each with its words.
learn-icons-examples = مثال‌ها
learn-icons-pieces = اجزای بازی
learn-icons-formulas = در فرمول‌ها
learn-icons-tile = روی کاشی
learn-icons-roofs = ساختمان‌ها
learn-icons-table = سر میز

## Scoring

learn-scoring-title = امتیازها از کجا می‌آیند
learn-scoring-lead = امتیازها یک بار شمرده می‌شوند، پس از زمستان. از هفت جا می‌آیند؛ هر منبع، مهارت و کارگر فقط در یک جا حساب می‌شود.
learn-scoring-printed = امتیازی که روی گل طرف رو به بالا نوشته شده است. بیشترش از ارتقاها می‌آید؛ «کلیسای جامع» به‌تنهایی ۱۲ امتیاز دارد.
learn-scoring-yards = «انبار غله»، «آهنگری»، «انبار سنگ» و «انبار چوب» برای منابعی که روی آن‌هاست امتیاز می‌دهند. منابع را به‌موقع آنجا برسانید: در پایان دیگر چیزی جابه‌جا نمی‌شود.
learn-scoring-resources = کاشی‌های زمستان منابع سراسر روستا را، هر جا که باشند، می‌شمارند. طلا به‌جای هر نوعی حساب می‌شود. هر طلایی که هیچ کاشی‌ای آن را نشمارد ۱ امتیاز دارد.
learn-scoring-skills = کاشی‌های زمستان مهارت‌های پشت دیوارتان را می‌شمارند: هر پنج مهارت، مجموعه‌هایی از هر سه نوع، یا چند تا از یک نوع.
learn-scoring-workers = کاشی‌های زمستان و «باد سفید» کارگرهای پشت دیوارتان را می‌شمارند: هر پنج کارگر، مجموعه‌ها، سبزها، یک رنگ، یا همه.
learn-scoring-boats = قایقی که در زمستان برمی‌دارید گام‌ها، حلقه‌ی راه‌ها، ردیف قایق‌ها یا کارگرهایتان را می‌شمارد؛ بعضی قایق‌ها هم خودشان امتیاز دارند.
learn-scoring-turns = کاشی نوبت در روستایتان برای هر کاشی همسایه‌اش ۱ امتیاز دارد.
learn-scoring-purple-title = کارگر بنفش
learn-scoring-purple = هرکس در پایان آن را داشته باشد یک بار حسابش می‌کند، به‌جای هر چه بیشترین امتیاز را بیاورد: یک منبع، مهارت یا کارگر از هر نوع.
learn-scoring-best-title = نیازی به حساب‌وکتاب نیست
learn-scoring-best = یک طلا روی «انبار غله» بیشتر می‌ارزد، برای «جواهرساز» یا در یک مجموعه؟ بازی برای هر بازیکن بهترین راه را پیدا می‌کند و یک‌به‌یک نشان می‌دهد.

learn-try = امتحان کنید
learn-try-lead = در این روستا کاشی بگذارید، دارایی‌تان را تغییر دهید و ببینید هر چیز کجا حساب می‌شود.
# Ready-made villages to begin with.
learn-try-examples = شروع با
learn-try-example-winter = روستایی زمستانی
learn-try-example-smith = منابع روی انبارها
learn-try-example-crowd = انبوه کارگرها
learn-try-example-river = ردیف قایق‌ها
learn-try-example-empty = فقط یک خانه
learn-try-tiles = کاشی‌های روستا
# A switch on a tile that is in the village: its back is up.
learn-try-upgraded = ارتقایافته
learn-try-home = خانه‌ی { $number }
learn-try-goods = منابع
# Which resources lie where: on the home, which stands for all other tiles, or on a yard.
learn-try-goods-home = در روستا
learn-try-goods-on = روی «{ $tile }»
learn-try-skills = مهارت‌های پشت دیوار
learn-try-workers = کارگرهای پشت دیوار
learn-try-purple = کارگر بنفش مال شماست
# Buttons + and −, for screen readers; $what is such as gold, $where one of the messages above.
learn-try-more = یکی بیشتر: { $what }
learn-try-fewer = یکی کمتر: { $what }
learn-try-more-there = یکی بیشتر: { $what }، { $where }
learn-try-fewer-there = یکی کمتر: { $what }، { $where }
learn-try-full = روستا پر است. برای گذاشتن کاشی دیگر، یکی را بردارید.
learn-try-aside = جایی نیست برای: { $tiles }
# The sum, shown large and read out after each change.
learn-try-total = { $count } امتیاز
learn-try-lines = از کجا می‌آید
learn-try-nothing = هنوز چیزی امتیاز ندارد.
learn-try-help = روی یک سطر بروید یا آن را انتخاب کنید: روستا نشان می‌دهد آن سطر چه را می‌شمارد.
