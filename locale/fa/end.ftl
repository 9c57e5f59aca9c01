# The end of a game: web/src/features/end.

end-over = چهار فصل به پایان رسید
end-won = { $name } با { $count } امتیاز برنده شد
end-you-won = شما با { $count } امتیاز برنده شدید
end-shared = { $names } با { $count } امتیاز با هم برنده شدند
end-your-rank = رتبه‌ی شما { $rank } از { $players }، با { $count } امتیاز.
end-lead = چهار فصل گذشت؛ هر چیز روی همان کاشی‌ای است که برایش حساب شده است.
end-winner = برنده
end-points = امتیاز

end-rematch = بازی دوباره
end-join-rematch = رفتن به بازی دوباره
end-replay = بازپخش
end-turning = نقطه‌های عطف
end-turning-all = همه‌ی بازیکنان
end-board = دیدن میز
end-share = اشتراک‌گذاری
end-share-label = پیوند بازپخش
end-share-picture = ذخیره‌ی تصویر
end-record = فایل بازی
end-lobby = صفحه‌ی آغاز
end-more = بیشتر

end-chart = منشأ امتیازها
end-total = مجموع
end-source-printed = امتیازهای چاپ‌شده
end-source-yards = انبارها و آهنگری
end-source-resources = منابع
end-source-skills = مهارت‌ها
end-source-workers = کارگرها
end-source-boats = قایق‌ها
end-source-turns = کاشی‌های نوبت

end-village = روستا با امتیاز هر کاشی
end-your-village = روستای شما
end-village-of = روستا: { $name }
# One tile of it, for screen readers.
end-tile = { $count ->
    [0] { $tile }
   *[other] { $tile }، { $count } امتیاز
}

# A line of the score, for screen readers; $what is one of the messages below.
end-line = { $tile }: { $count } امتیاز، { $what }
end-nothing = بدون امتیاز: { $tiles }
end-left-over = طلای باقی‌مانده

# What lines count. One message for each tile that scores by a rule of its own; $count is how many
# sets or fives were filled, or how many steps, tiles, boats or neighbours were counted.
end-line-printed = چاپ‌شده روی طرف رو به بالا
end-line-barn = برای هر منبع روی آن
end-line-blacksmith = برای هر آهن روی آن
end-line-stone_yard = برای هر سنگ روی آن
end-line-timber_yard = برای هر چوب روی آن
end-line-jeweller = برای هر طلا
end-line-mercers_guild = { $count } مجموعه‌ی آهن، سنگ و چوب
end-line-watermill = برای هر منبع از یک نوع
end-line-windmill = { $count } دسته‌ی پنج‌تایی منبع
end-line-left_over = برای هر طلایی که به هیچ کاشی‌ای داده نشد
end-line-key_guild = { $count } دسته‌ی پنج‌تایی مهارت
end-line-scholar = برای هر مهارت از یک نوع
end-line-scribes = { $count } مجموعه‌ی سندان، کلنگ و اره
end-line-apothecary = { $count } دسته‌ی پنج‌تایی کارگر
end-line-craftsmans_guild = { $count } مجموعه‌ی آبی، قرمز و زرد
end-line-key_market = برای هر کارگر سبز
end-line-village_hall = برای هر کارگر از یک رنگ
end-line-white_wind = برای هر کارگر
end-line-steps = { $count } گام نشان‌داده‌شده در روستا
end-line-loop = { $count } کاشی در حلقه‌ی راه‌ها
end-line-river = { $count } قایق در ردیف از خانه
end-line-neighbours = { $count } کاشی همسایه

# Items of a line, for screen readers: { $what } is such as "2 gold", { $counts } what it counts as.
end-item-on = { $what } روی «{ $tile }»
end-item-as = { $what } به‌جای { $counts }
end-item-as-on = { $what } به‌جای { $counts } روی «{ $tile }»
