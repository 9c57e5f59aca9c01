# Notices to people who are not at the table, written by the server: push, e-mail, channels.

notice-turn = نوبت شماست
notice-nudge = میز منتظر شماست
notice-over = بازی تمام شد
notice-invite = شما را به یک بازی دعوت کرده‌اند
notice-trial = اعلان‌ها کار می‌کنند
notice-trial-text = وقتی نوبت شما شد، اینجا خبردار می‌شوید.
notice-with = Keyflower با { $names }
notice-turn-of = نوبت { $names } است.
notice-nudge-of = میز منتظر { $names } است.

mail-code = کد شما برای Keyflower
mail-code-text = این کد را در تنظیمات Keyflower وارد کنید تا وقتی نوبت شما شد ایمیل بگیرید. اگر شما نخواسته‌اید، لازم نیست کاری بکنید.
mail-off = برای قطع این ایمیل‌ها: { $link }
