### The page that `keyflower analyse --out` writes (keyflower.lab.pages), and that of a server whose client
### wasn't built. The browser doesn't load this file. Numbers arrive as they are written, unless a message
### chooses by them.

## keyflower analyse

analysis-players = { $count } بازیکن
# The title of the browser’s tab.
analysis-title = کی‌فلاور: تحلیل
# $players is analysis-players.
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
