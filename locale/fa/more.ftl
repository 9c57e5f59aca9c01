page-more = بیشتر
menu-daily = بازی روز
menu-score = شمارش یک بازی واقعی
menu-statistics = آمار شما
end-daily = همهٔ نتیجه‌های روز
