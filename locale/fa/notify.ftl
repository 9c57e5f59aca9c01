# How people choose to hear that it’s their turn.

notify = اعلان‌ها
notify-text = تا وقتی اینجا نیستید هم بدانید نوبت شماست.
notify-push = در این مرورگر
notify-push-text = وقتی نوبت شما شد اعلان می‌گیرید، حتی اگر هیچ صفحه‌ای باز نباشد.
notify-push-denied = مرورگر اجازه نداد. می‌توانید در تنظیمات آن تغییرش دهید.
notify-push-failed = مرورگر نتوانست آن را روشن کند. شاید پنجره‌ی خصوصی باشد.
notify-push-off = این مرورگر نمی‌تواند برای این نشانی اعلان نشان دهد.
notify-mail = با ایمیل
notify-off = خاموش کردن
notify-send-code = فرستادن کد
notify-code = کدی که به { $address } فرستادیم
notify-confirm = تأیید
notify-other = نشانی دیگر

webhook = پیام به کانال
webhook-text = وقتی نوبت کسی است که سر میز نیست، پیامی در کانال گروهتان می‌آید. نشانی را در تنظیمات کانال، بخش Webhooks پیدا می‌کنید.
webhook-url = نشانی webhook
webhook-kind = سرویس
webhook-on = روشن کردن
webhook-failing = خاموش شد: { $host } چندین بار پیاپی پیام‌های ما را نپذیرفت. برای روشن کردن، نشانی را دوباره وارد کنید.
webhook-refused = خاموش شد: { $host } دیگر در این نشانی پیام نمی‌پذیرد. آنجا یک webhook تازه بسازید و نشانی‌اش را وارد کنید.
