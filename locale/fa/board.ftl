# The board: everything that is shown at a table. Names of tiles are labels, never inflected.
# A noun stays singular after any number: most messages need no plural classes.

board-your-turn = نوبت شماست
board-seats = بازیکنان، در جهت عقربه‌های ساعت
board-seat-acts = نوبت اوست
board-seat-starts = بازیکن آغازکننده
board-seat-stand-in = ربات جایگزین

# Time left of a decision that may take long; shorter ones read 1:05.
board-clock-hours = { $hours } ساعت و { $minutes } دقیقه
board-clock-days = { $days } روز و { $hours } ساعت

board-season-spring = بهار
board-season-summer = تابستان
board-season-autumn = پاییز
board-season-winter = زمستان
board-season = { $season }، فصل { $number } از ۴

board-supplies = ذخیره‌ها
board-bag = { $count } کارگر در کیسه
board-greens = { $count } کارگر سبز در ذخیره
# $goods: "21 iron"
board-stock = { $goods } در ذخیره
board-pile = { $count } مهارت در پشته

board-lots-spring = مزایده‌ی بهار
board-lots-summer = مزایده‌ی تابستان
board-lots-autumn = مزایده‌ی پاییز
board-lots-winter = مزایده‌ی زمستان
board-marked = گوشه‌های نشان‌دار: می‌توانید انتخابش کنید
board-passes = { $count } پاس پشت سر هم؛ با { $all } پاس فصل تمام می‌شود
board-turn-order = ترتیب نوبت
board-harbour = اسکله
board-harbour-text = بار هر قایق به کسی می‌رسد که آن را انتخاب کند
board-harbour-winter = هر بازیکن یک قایق برمی‌دارد

board-village = روستا و پشت دیوار
board-your-village = روستای شما
board-village-of = روستای { $name }
board-to-mine = به روستای شما
board-fit = نمایش همه‌ی روستا
board-smaller = کوچک‌نمایی
board-larger = بزرگ‌نمایی
board-aside = { $count } کاشی کنار گذاشته شده
board-others = بازیکنان دیگر
board-other = { $name }: { $workers } و { $skills } پشت دیوار، { $tiles } در روستا{ $usable ->
    [0] .
   *[other] ، { $usable } تا از آن‌ها را می‌توان انتخاب کرد.
}
board-behind = پشت دیوار { $name }

board-screen = پشت دیوار شما
board-skills = مهارت‌ها
board-none = هیچ

# A tile in sentences. $name is its name; the sentences follow each other.
board-name = { $name }.
board-upgraded = ارتقایافته.
board-colour-blue = در این فصل آبی است.
board-colour-red = در این فصل قرمز است.
board-colour-yellow = در این فصل زرد است.
board-colour-green = در این فصل سبز است.
# $workers: "2 red workers"
board-standing = { $workers } روی آن است؛ { $left } جای خالی مانده است.
board-next-use = استفاده‌ی بعدی دست‌کم { $least } کارگر می‌خواهد.
board-full = هر { $places } جا پر است.
board-full-short = پر، { $places } از { $places }
# $goods: "2 iron and 1 wood"
board-goods = روی آن: { $goods }.
board-bid-leads = { $name } با { $workers } جلو است.
board-bid-leads-you = شما با { $workers } جلو هستید.
board-bid-loses = { $name } با { $workers } عقب است.
board-bid-loses-you = شما با { $workers } عقب هستید.
board-load = بار قایق: { $load }.
board-load-none = قایق بار ندارد.
board-load-none-short = خالی
board-boat-gone = قبلاً انتخاب شده است.
board-boat-gone-short = انتخاب‌شده
board-changed = پس از نوبت قبلی شما تغییر کرده است.
board-changed-move = با این حرکت تغییر کرد.
board-can-choose = می‌توانید انتخابش کنید.
# $steps is count-steps.
board-steps-away = فاصله: { $steps }.
board-cell = جای خالی، ستون { $column }، ردیف { $row }
board-ghost = { $name } در دست، { $rotation } بار چرخیده
board-move-good = جابه‌جایی { $good }

board-side-now = اکنون
board-side-after = ارتقایافته
board-side-before = پیش از ارتقا
board-side-upgraded = ارتقایافته، اکنون
board-side-up = این طرف رو به بالاست
board-side-down = طرف دیگر
board-kind-spring = کاشی بهار
board-kind-summer = کاشی تابستان
board-kind-autumn = کاشی پاییز
board-kind-winter = کاشی زمستان
board-kind-village = کاشی روستا
board-kind-home = خانه
board-kind-boat = قایق
board-kind-summer_boat = قایق تابستانه
board-kind-turn_order = کاشی نوبت

since-title = از نوبت قبلی شما
since-none = از نوبت قبلی شما چیزی تغییر نکرده است.

board-words = گزارش بازی و گفت‌وگو
board-panel-since = از نوبت قبلی شما
board-panel-log = گزارش بازی
board-panel-chat = گفت‌وگو
board-tabs = بخش‌های میز
board-tab-lots = مزایده
board-tab-harbour = اسکله
board-tab-village = روستا
board-tab-others = دیگران
board-tab-log = گزارش

board-notices = اعلان‌ها
board-notices-text = وقتی نوبت شماست و حواستان جای دیگری است
board-notices-denied = مرورگر شما برای این صفحه اجازه‌ی اعلان نمی‌دهد
board-to-lobby = به صفحه‌ی آغاز
board-leave = خروج از بازی
board-leave-text = یک ربات به‌جای شما بازی می‌کند. تا بازی ادامه دارد، می‌توانید به صندلی خود برگردید.
board-leave-bots = یک ربات به‌جای شما بازی می‌کند. وقتی فقط ربات‌ها بمانند، بازی ممکن است زود تمام شود و دیگر نمی‌توانید برگردید.
board-leave-rating = اگر بازی برای امتیاز رده‌بندی حساب شود، رتبه‌ای که ربات به دست می‌آورد رتبه‌ی شماست.
board-leave-yes = خروج
board-result = نمایش نتیجه
# Under a tile that cannot be chosen.
board-needs = { $colour ->
    [blue] { $needs } آبی می‌خواهد
    [red] { $needs } قرمز می‌خواهد
    [yellow] { $needs } زرد می‌خواهد
    [green] { $needs } سبز می‌خواهد
   *[worker] { $needs ->
        [1] { $needs } کارگر می‌خواهد
       *[other] { $needs } هم‌رنگ می‌خواهد
    }
}

board-bids = پیشنهادهای شما
board-bids-text = { $leads } از { $count } جلو
board-bids-leads = جلو
# $most: how many lead there
board-bids-outbid = عقب، بالاترین { $most }
# At a tile where somebody bid more than you.
board-outbid = عقب
# On phones, after the lots: the way to both.
board-quay = اسکله و ترتیب نوبت

board-villages = روستاهای دیگر
board-to-build = { $count } کاشی برای گذاشتن
board-villages-all = روستاها

## The running score

score-of = { $name }: { $points } امتیاز تاکنون
score-title = { $name }: امتیاز تاکنون
score-tiles = چاپ‌شده روی کاشی‌ها
score-resources = منابع
score-skills = مهارت‌ها
score-workers = کارگرها
score-boats = قایق‌ها و کاشی‌های نوبت
score-sum = مجموع
score-open = اینجا فقط آنچه همه می‌بینند شمرده می‌شود، نه آنچه پشت دیوار است.
board-purple-counts = با کارگر بنفش بازیکن آغازکننده، که یک منبع، یک مهارت یا یک کارگر به شمار می‌آید.
