# The table during a game. The screen that uses most of this is web/src/table.

table-title = میز
table-your-turn = نوبت شماست
table-waiting-for = در انتظار { $name }
table-waiting-for-several = در انتظار { $count } بازیکن
table-over = پایان بازی
table-watching = در حال تماشا هستید
table-stand-in = ربات به‌جای شما بازی می‌کند.
table-come-back = بازگشت به صندلی
table-log = گزارش بازی
table-log-entry = { $name }: { $move }
table-log-deal = بازی شروع می‌شود.
table-season-turn = { $season }
