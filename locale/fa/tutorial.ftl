# The tutorial: one season of a real game, step by step (web/src/table/tutorial).
#
# Every step is a card: a title, one to three short paragraphs, and for steps in which the player
# does something one line ("-do") that says what. That line is also said alone, so it must be
# understood without the rest.
#
# $red, $blue, $yellow (workers), $wood, $stone (goods) and $points are small pictures: put them
# right before their noun, with a space on both sides. $tile is the name of a tile, a label.

# ---- Around the steps

tutorial-name = آموزش
tutorial-starting = در حال چیدن میز برای نخستین فصل شما…
tutorial-step = مرحله‌ی { $step } از { $all }
tutorial-next = بعدی
tutorial-back = قبلی
# Puts the focus on what the step is about, and scrolls there.
tutorial-show = نشان دادن
tutorial-leave = فعلاً خروج
tutorial-leave-text = این میز می‌ماند. بعداً می‌توانید از همان‌جا ادامه دهید.
tutorial-wait = نوبت حریف شماست…
# On phones the card can be folded.
tutorial-fold = نمایش کمتر
tutorial-unfold = نمایش بیشتر
# Said of everything that is not part of the step. $do is the "-do" line of the step.
tutorial-later = این را بعداً. حالا: { $do }

# ---- Before the first turn

tutorial-welcome-title = به کی‌فلاور خوش آمدید
tutorial-welcome-1 = شما روستایی کنار رودخانه دارید. چهار فصل برای کاشی‌ها پیشنهاد می‌دهید، از آن‌ها استفاده می‌کنید و روستا را می‌سازید. پس از زمستان، هرکس بیشترین امتیاز را داشته باشد برنده است.
# $minutes is 5.
tutorial-welcome-2 = حالا یک تابستان در برابر یک ربات بازی می‌کنید: یک بازی واقعی روی میزی واقعی، حدود { $minutes } دقیقه. بهار گذشته است.

tutorial-table-title = چه چیزهایی روی میز است
tutorial-table-1 = کاشی‌های مزایده، کاشی‌های این فصل‌اند. بازیکنان برای آن‌ها پیشنهاد می‌دهند.
tutorial-table-2 = روستای شما همان است که تا حالا ساخته‌اید. با کاشی‌هایی که می‌برید بزرگ‌تر می‌شود.
tutorial-table-3 = کارگرهایتان پشت دیوار شما هستند. دیگران تعدادشان را می‌بینند، ولی رنگشان را نه.

tutorial-plan-title = برنامه‌ی شما برای این تابستان
# $count is 5.
tutorial-plan-1 = خانه‌ی خود را ارتقا دهید. این کار یک { $wood } چوب و یک { $stone } سنگ می‌خواهد که هر دو روی خانه باشند، و { $count } { $points } امتیاز می‌آورد.
tutorial-plan-2 = و یک کاشی دیگر برای روستایتان ببرید.
tutorial-plan-3 = برای خواندن یک کاشی: ساختمان نشان می‌دهد با آمدن کارگرها چه می‌شود، و نوار زیر آن نشان می‌دهد ارتقا چه می‌خواهد و چه می‌آورد.

# ---- Bidding. The tile is the farrier.

tutorial-bid-title = برای یک کاشی پیشنهاد بدهید
tutorial-bid-1 = کارگرهای کنار یک کاشی مزایده پیشنهادند. هرکس در پایان فصل آنجا بیشترین کارگر را داشته باشد، کاشی را می‌گیرد.
tutorial-bid-2 = نخستین کارگرها رنگ کاشی را برای این فصل تعیین می‌کنند: از آن پس فقط کارگرهایی به همان رنگ می‌توانند آنجا بروند.
tutorial-bid-do = از میان کاشی‌های مزایده «{ $tile }» را انتخاب کنید و یک { $red } کارگر قرمز پیشنهاد بدهید.

# $theirs is 2, $more is 2, $total is 3.
tutorial-outbid-title = حریف از شما جلو زد
tutorial-outbid-1 = حریف شما { $theirs } { $red } کارگر قرمز پیشنهاد داد. برای اینکه دوباره جلو بیفتید، باید بیشتر از آن بگذارید.
tutorial-outbid-2 = این کاشی حالا قرمز است و فقط کارگرهای قرمز می‌توانند به آن بپیوندند. آن یکی که آنجا دارید هم حساب می‌شود.
tutorial-outbid-do = دوباره «{ $tile }» را انتخاب کنید و { $more } { $red } کارگر قرمز اضافه کنید. با { $total } کارگر جلو می‌افتید.

# ---- Using tiles. The tile is the keystone quarry, in the village of the opponent.

tutorial-visit-title = از یک کاشی حریف استفاده کنید
tutorial-visit-1 = کارگرهای روی یک کاشی از آن استفاده می‌کنند. از هر کاشی‌ای که کاری می‌کند می‌توانید استفاده کنید: کاشی‌های مزایده، کاشی‌های خودتان و کاشی‌های دیگران.
tutorial-visit-2 = «{ $tile }» یک { $stone } سنگ می‌دهد. آنچه بیرون از روستایتان تولید کنید به خانه‌ی شما می‌آید.
tutorial-visit-3 = ولی این کار بهایی دارد: کارگر شما مال حریف می‌شود.
tutorial-visit-do = روستای حریف را باز کنید و با یک { $blue } کارگر آبی از «{ $tile }» استفاده کنید.

# The tile is Keywood, in the own village.
tutorial-own-title = از یک کاشی خودتان استفاده کنید
tutorial-own-1 = «{ $tile }» یک { $wood } چوب می‌دهد. آنچه در روستای خودتان تولید کنید، روی همان کاشی می‌ماند.
tutorial-own-2 = کارگرهای روی کاشی‌های خودتان در پایان فصل به شما برمی‌گردند.
tutorial-own-do = با یک { $yellow } کارگر زرد از «{ $tile }» در روستای خود استفاده کنید.

# $count is 2, $most is 6.
tutorial-guest-title = مهمانی در روستای شما
tutorial-guest-1 = حریف شما هم با { $count } { $yellow } کارگر زرد از «{ $tile }» استفاده کرد. هر استفاده در یک فصل دست‌کم یک کارگر بیشتر از استفاده‌ی پیش از آن می‌خواهد، و روی هر کاشی حداکثر { $most } کارگر جا می‌شود.
tutorial-guest-2 = چوب به خانه‌ی حریف رفت. ولی همه‌ی کارگرهایی که در روستای شما ایستاده‌اند، در پایان فصل مال شما می‌شوند.

# ---- A losing group. The tile is the carpenter.

tutorial-second-title = یک بار دیگر پیشنهاد بدهید
tutorial-second-1 = برای هر چند کاشی که بخواهید می‌توانید پیشنهاد بدهید.
tutorial-second-do = از میان کاشی‌های مزایده «{ $tile }» را انتخاب کنید و یک { $blue } کارگر آبی پیشنهاد بدهید.

# $theirs is 2.
tutorial-move-title = پیشنهاد بازنده آزاد است که برود
tutorial-move-1 = حریف با { $theirs } { $blue } کارگر آبی از شما جلو زد. کارگر شما از دست نرفته است: پیشنهاد بازنده می‌تواند جای دیگری برود، همیشه یکجا، برای پیشنهاد یا برای استفاده از یک کاشی. پیشنهادی که جلو است باید بماند.
tutorial-move-2 = بگذارید برایتان کار کند. با خانه‌ی خود می‌توانید منابع را جابه‌جا کنید و ارتقا بدهید.
tutorial-move-do = خانه‌ی خود را انتخاب کنید و با { $blue } کارگر آبی‌ای که در «{ $tile }» است از آن استفاده کنید.

# ---- Moving and upgrading. The tile is Keywood.

tutorial-step-title = یک منبع را جابه‌جا کنید
tutorial-step-1 = خانه‌ی شما یک گام و یک ارتقا می‌دهد. هر گام یک منبع را از یک راه به کاشی کناری می‌برد.
tutorial-step-2 = حالا { $stone } سنگ روی خانه‌ی شماست، ولی { $wood } چوب هنوز همان‌جاست که تولید شد.
tutorial-step-do = اول { $wood } چوب روی «{ $tile }» را انتخاب کنید، سپس خانه‌ی خود را.

# $count is 5.
tutorial-upgrade-title = خانه‌ی خود را ارتقا دهید
tutorial-upgrade-1 = چوب و سنگ روی خانه‌ی شماست: هزینه‌ی ارتقای آن همین است. کاشی برمی‌گردد و بهتر می‌شود: { $count } { $points } امتیاز در پایان، و دو گام به‌جای یکی.
tutorial-upgrade-do = ارتقای خانه‌ی خود را انتخاب و تأیید کنید.

# ---- The season ends

tutorial-pass-title = پاس بدهید
tutorial-pass-1 = حریف شما پاس داد. پاس دادن هیچ‌وقت قطعی نیست: اگر حالا کارگر بگذارید، حریف هم می‌تواند ادامه دهد.
tutorial-pass-2 = وقتی همه پشت سر هم پاس بدهند، فصل تمام می‌شود. برنامه‌ی شما انجام شده است.
tutorial-pass-do = پاس بدهید.

# Numbers: $paid is 3, $back is 2, $gained is 2. $before and $now are how many workers were and are
# behind the screen. The tile is the farrier in -1, the keystone quarry in -3.
tutorial-ended-title = فصل تمام شد
tutorial-ended-1 = شما «{ $tile }» را بردید. { $paid } { $red } کارگر قرمزی که با آن‌ها برنده شدید به کیسه می‌روند. پیشنهادهای بازنده به صاحبانشان برمی‌گردند.
tutorial-ended-2 = همه‌ی کارگرهای روستایتان حالا مال شماست: { $back } کارگر خودتان و { $gained } { $yellow } کارگر زرد حریف.
tutorial-ended-3 = آن { $blue } کارگر آبی شما که روی «{ $tile }» بود، مال حریف شد.
tutorial-ended-4 = با { $before } کارگر شروع کردید و حالا { $now } کارگر دارید. با دقت پیشنهاد بدهید: کارگرهای پیشنهاد برنده خرج می‌شوند.

tutorial-boat-title = یک قایق انتخاب کنید
tutorial-boat-1 = پس از بهار، تابستان و پاییز قایق‌ها کارگر و مهارت تازه می‌آورند. هزینه‌ی بعضی ارتقاها مهارت است: سندان، کلنگ یا اره.
tutorial-boat-2 = شما بازیکن آغازکننده هستید و اول انتخاب می‌کنید. بازیکنان می‌توانند برای کاشی نوبت هم پیشنهاد بدهند تا اول انتخاب کنند و فصل بعد را شروع کنند.
tutorial-boat-do = یکی از قایق‌ها را انتخاب کنید. هر چه در آن است مال شما می‌شود.

# The tile is the farrier.
tutorial-build-title = بسازید
tutorial-build-1 = کاشی‌ای که بردید به روستایتان می‌پیوندد. باید به روستا بچسبد و ضلع‌هایی که به هم می‌رسند باید یکسان باشند: راه کنار راه، دشت کنار دشت، آب کنار آب.
tutorial-build-2 = منابع از راه‌ها می‌گذرند؛ پس فکر کنید باید به کجا برسند.
tutorial-build-do = برای «{ $tile }» یکی از جاهای خط‌چین را انتخاب کنید، آن را هر طور می‌خواهید بچرخانید و بگذارید.

# ---- The end of the tutorial

tutorial-done-title = حالا بازی را بلدید
tutorial-done-1 = پاییز شروع می‌شود. همه چیز همان است، با کاشی‌های دیگر؛ خیلی از آن‌ها برای آنچه گرد می‌آورید امتیاز می‌دهند.
tutorial-done-2 = در زمستان بازیکنان کاشی‌هایی را رو می‌کنند که از آغاز داشته‌اند: مال شما پشت دیوار شماست. این کاشی‌ها برای منابع، مهارت‌ها و کارگرها امتیاز می‌دهند. چیزهایی گرد آورید که به کارشان بیاید.
tutorial-done-3 = یک نکته: هر کاشی‌ای را انتخاب کنید تا ببینید چه می‌کند. اگر کاری ممکن نباشد، میز می‌گوید چرا.
tutorial-play-on = ادامه‌ی بازی از اینجا
tutorial-new-game = بازی تازه
tutorial-learn = همه‌ی قوانین و کاشی‌ها

# The game went on without the steps, for example because a bot played for a while.
tutorial-astray-title = این بازی راه دیگری رفته است
tutorial-astray-1 = مرحله‌های آموزش با آنچه اینجا بازی شده جور نیست. هر طور می‌خواهید ادامه دهید، یا آموزش را از نو شروع کنید.
tutorial-restart = شروع از نو
