# How people choose to hear that it’s their turn.

notify = اعلان‌ها
notify-text = وقتی دیگران بازی می‌کنند و شما جای دیگری هستید.
notify-push = در این مرورگر
notify-push-text = وقتی نوبت شما شد خبرتان می‌کند، حتی اگر هیچ صفحه‌ای باز نباشد.
notify-push-denied = مرورگر اجازه نداد. می‌توانید در تنظیمات آن تغییرش دهید.
notify-push-failed = مرورگر نتوانست آن را روشن کند. این در پنجره‌های خصوصی پیش می‌آید، یا وقتی سرویس اعلان مرورگر در دسترس نیست.
notify-push-off = این مرورگر نمی‌تواند برای این نشانی اعلان نشان دهد.
notify-mail = با ایمیل
notify-off = خاموش کردن
notify-send-code = فرستادن کد
notify-code = کدی که به { $address } فرستادیم
notify-confirm = تأیید
notify-other = نشانی دیگر

webhook = خبر به کانال
webhook-text = هر بار که نوبت کسی است که اینجا نیست، یک خط در کانال گروهتان. نشانی را در تنظیمات کانال، بخش webhook پیدا می‌کنید.
webhook-url = نشانی webhook
webhook-kind = سرویس
webhook-on = روشن کردن
webhook-failing = خاموش شد: { $host } چندین بار پشت سر هم خبر ما را نپذیرفت. برای روشن کردن، نشانی را دوباره وارد کنید.
webhook-refused = خاموش شد: { $host } دیگر در این نشانی خبر نمی‌پذیرد. آنجا یک webhook تازه بسازید و نشانی‌اش را وارد کنید.
