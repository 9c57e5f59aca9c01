prepare-title = پیشنهاد برای نوبت‌های بعدی شما
prepare-text = در نوبت شما خودکار و با کمترین کارگر لازم داده می‌شوند و تا سقف شما بالا می‌روند. کس دیگری آن‌ها را نمی‌بیند.
prepare-tile = کاشی
prepare-colour = رنگ
prepare-most = تا
prepare-add = افزودن
prepare-item = { $name }، تا { $most }
prepare-remove = حذف { $name }
prepare-pass = پاس دادن وقتی کاری نیست
prepare-pass-text = تا وقتی کسی در جایی که چیزی آماده نکرده‌اید از شما جلو بزند.

cancelled-outbid = پیشنهاد آماده‌ی شما برای { $name } لغو شد: دیگران { $most } یا بیشتر داده‌اند.
cancelled-colour = پیشنهاد آماده‌ی شما برای { $name } لغو شد: پیشنهادهای آنجا به رنگ دیگری است.
cancelled-workers = پیشنهاد آماده‌ی شما برای { $name } لغو شد: از آن رنگ کارگر کافی ندارید.
cancelled-season = پیشنهاد آماده‌ی شما برای { $name } دیر رسید: فصل تمام شد.
cancelled-gone = پیشنهاد آماده‌ی شما برای { $name } لغو شد: کاشی دیگر آنجا نیست.
cancelled-read = فهمیدم
