# Notifications to people who are not at the table, written by the server: push, email, channels.

notice-turn = نوبت شماست
notice-nudge = میز منتظر شماست
notice-over = بازی تمام شد
notice-invite = به یک بازی دعوت شده‌اید
notice-trial = اعلان‌ها روشن‌اند
notice-trial-text = وقتی نوبت شما شد، اینجا خبرتان می‌کنیم.
notice-with = کی‌فلاور با { $names }
notice-turn-of = نوبت { $names } است.
notice-nudge-of = میز منتظر { $names } است.

mail-code = کد شما برای کی‌فلاور
mail-code-text = این کد را در تنظیمات کی‌فلاور وارد کنید تا وقتی نوبت شما شد ایمیل بگیرید. اگر شما نخواسته‌اید، لازم نیست کاری بکنید.
mail-off = برای قطع این ایمیل‌ها: { $link }
