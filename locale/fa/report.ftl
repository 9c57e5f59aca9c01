### Pages that Python writes (keyflower.lab.pages): the report of an arena and the analysis of a
### game; and the table that `keyflower arena` prints. The browser doesn't load this file. Numbers
### arrive as they are written, unless a message chooses by them.

## Both

report-players = { $count } بازیکن

## keyflower arena

# $bots: who plays.
report-title = میدان: { $bots }
# All mixtures of these bots sit at tables.
report-mixtures = ترکیب‌های { $bots }
# A bot that sits on several seats.
report-several = { $count } × { $bot }
# Over the table in the terminal; $players is report-players.
report-table = { $players }: { $bots }
# $file: where the page is.
report-page = گزارش: { $file }
report-there = { $finished } بازی از { $games } بازی از پیش انجام شده است
# Games finished so far, of all.
report-of = { $finished } از { $games }
# A bot failed and lost a game; $verdict is what happened, in English.
report-forfeit = بازی { $game }: { $bot } بازی را واگذار کرد، { $verdict }
report-forfeits-more = و { $count } واگذاری دیگر

## Facts and columns: short, small letters first

report-games = بازی‌ها
report-game = بازی
# How many sit at a table.
report-size = بازیکنان
# The number that all draws follow from.
report-seed = بذر
# The share of wins among equals: one over the number of players.
report-par = مبنا
report-winner-mean = میانگین برنده
# $points is 20.
report-under = روستاهای زیر { $points } امتیاز
report-forfeits = واگذاری‌ها
report-bot = ربات
report-wins = بردها
report-share = سهم
report-rating = امتیاز رده‌بندی
report-score = امتیاز
report-mean = میانگین
report-median = میانه
report-min = کمینه
report-max = بیشینه
# Points below that number; $points is 20.
report-less = زیر { $points }
report-season = فصل
report-verdict = چه شد

## Times

report-microseconds = { $number } میکروثانیه
report-milliseconds = { $number } میلی‌ثانیه
report-seconds = { $number } ثانیه

## The ladder

report-ladder = رده‌بندی
report-ladder-note = بردها به ازای هر صندلی، با بازه‌های ۹۵٪. خط‌چین مبناست: سهمی که ربات‌های برابر می‌داشتند.
report-ladder-plot = سهم‌های پیروزی با بازه‌های ۹۵٪

## Points

report-points = امتیازها
report-points-note = امتیازهای پایانی، پنج‌تا پنج‌تا. پایین: میانه، نیمه‌ی میانی، و ۵ تا ۹۵٪.
report-points-plot = امتیازهای هر ربات

## Points by source and season; names of sources are end-source-... of end.ftl

report-sources = امتیازها بر پایه‌ی منشأ و فصل
report-sources-note = اگر بازی با آن فصل تمام می‌شد، یک روستا به‌طور میانگین چند امتیاز می‌گرفت.
report-sources-plot = امتیازها بر پایه‌ی منشأ در پایان هر فصل

## Time per decision

report-times = زمان هر تصمیم
report-times-note = با ساعت و در مقیاس لگاریتمی: میانه، نیمه‌ی میانی، ۵ تا ۹۵٪. خط عمودی میانگین است و نقطه‌ی کوچک طولانی‌ترین زمان.

## Forfeits and method

report-forfeits-title = بازی‌های واگذارشده
report-forfeits-note = رباتی که خطا کرد آن بازی را باخت و بازی همان‌جا تمام شد؛ بقیه پیروزی را شریک شدند.
report-forfeits-file = { $count } مورد دیگر در results.json است.
report-method = شیوه‌ی سنجش
# $players is 2 to 6.
report-method-note = هر صندلی یک بازیِ ربات خود به شمار می‌آید؛ پس ربات‌های برابر از هر { $players } بازی یکی را می‌برند، و پیروزی مشترک به اندازه‌ی سهمش حساب می‌شود. جای ربات‌ها می‌چرخد تا هر کدام به یک اندازه روی هر صندلی بنشیند. بازه‌ها به روش ویلسون‌اند، با بازی‌ها به‌عنوان مشاهده‌های مستقل و همه‌ی صندلی‌های یک بازی به‌عنوان یکی. امتیازهای رده‌بندی از مدل پلکت–لوسِ openskill و از رتبه‌ها در همه‌ی بازی‌ها به ترتیب می‌آیند. چکیده SHA-256 همه‌ی فایل‌های بازی به ترتیب است: چکیده‌ی یکسان یعنی بازی‌های یکسان.

## keyflower analyse

# The title of the browser’s tab.
analysis-title = کی‌فلاور: تحلیل
# $players is report-players.
analysis-heading = تحلیل یک بازی ({ $players })
# $bot: whose opinion it is.
analysis-finished = { $count } تصمیم، بازی تمام‌شده، به نظر { $bot }.
analysis-unfinished = { $count } تصمیم، بازی ناتمام، به نظر { $bot }.
# Columns: the chance of winning before the first decision and after the last.
analysis-at-start = احتمال برد در آغاز
analysis-at-end = احتمال برد در پایان
analysis-chances = احتمال برد
analysis-graph = احتمال برد هر صندلی پس از هر تصمیم
analysis-graph-note = پس از هر تصمیم، با دیوارهای باز. نقطه‌ها پرهزینه‌ترین تصمیم‌ها را نشان می‌دهند.
analysis-worst = پرهزینه‌ترین تصمیم‌ها
analysis-none-worst = هیچ تصمیمی هزینه‌ی چشمگیری نداشت.
analysis-all = همه‌ی تصمیم‌ها
analysis-none = تصمیمی نبود.
analysis-decision = تصمیم
# At the end of the graph: how many decisions there were.
analysis-last = تصمیم { $number }
analysis-cost = هزینه به امتیاز

## The page of a server whose client wasn’t built

# $command: what whoever runs the server types.
plain-not-built = سرور کار می‌کند، ولی صفحه‌ی بازی ساخته نشده است. کسی که سرور را اداره می‌کند می‌تواند آن را با { $command } بسازد، که می‌گوید چه کم است.
plain-programs = برای برنامه‌ها: شرح OpenAPI
