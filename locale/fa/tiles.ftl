### Tiles and pieces in plain words: on the card that opens over a tile or a piece, on the Learn page
### "Tiles", and in the terminal (keyflower tiles). Which tile has which cost message: see the English
### file. Nouns stay singular after a number. "صاحب" is the player in whose village the tile lies.

## What a side of a tile does. front: before the upgrade, back: after it; tiles with one side have
## only front.

does-home-front = می‌توانید در روستای خودتان تا ۱ گام و ۱ ارتقا انجام دهید.
does-home-back = می‌توانید در روستای خودتان تا ۲ گام و ۱ ارتقا انجام دهید.
does-stable-front = می‌توانید در روستای خودتان تا ۲ گام و ۱ ارتقا انجام دهید.
does-stable-back = می‌توانید در روستای خودتان تا ۴ گام و ۲ ارتقا انجام دهید.
does-farrier-front = می‌توانید در روستای خودتان تا ۳ گام و ۱ ارتقا انجام دهید.
does-farrier-back = می‌توانید در روستای خودتان تا ۵ گام و ۲ ارتقا انجام دهید.
does-wainwright-front = می‌توانید در روستای خودتان تا ۴ گام و ۲ ارتقا انجام دهید.
does-wainwright-back = می‌توانید در روستای خودتان تا ۶ گام و ۲ ارتقا انجام دهید.

# Tiles that make resources.
does-keywood-front = ۱ چوب می‌دهد.
does-keywood-back = ۳ چوب می‌دهد.
does-keystone_quarry-front = ۱ سنگ می‌دهد.
does-keystone_quarry-back = ۳ سنگ می‌دهد.
does-key_mine-front = ۱ آهن می‌دهد.
does-key_mine-back = ۳ آهن می‌دهد.
does-woodcutter-front = ۲ چوب می‌دهد.
does-woodcutter-back = ۱ چوب و ۱ طلا می‌دهد.
does-quarryman-front = ۲ سنگ می‌دهد.
does-quarryman-back = ۱ سنگ و ۱ طلا می‌دهد.
does-miner-front = ۲ آهن می‌دهد.
does-miner-back = ۱ آهن و ۱ طلا می‌دهد.
does-gold_mine-front = ۱ طلا می‌دهد.
does-gold_mine-back = ۲ طلا می‌دهد.
does-workshop-front = ۱ آهن، ۱ سنگ یا ۱ چوب می‌دهد. کدامش را، شما انتخاب می‌کنید.
does-workshop-back = ۱ آهن، ۱ سنگ و ۱ چوب می‌دهد.

# با پرداخت: what the user pays besides the workers placed on the tile.
does-mason-front = با پرداخت ۱ کلنگ، ۳ سنگ می‌دهد.
does-mason-back = با پرداخت ۱ کلنگ، ۳ طلا می‌دهد.
does-carpenter-front = با پرداخت ۱ اره، ۳ چوب می‌دهد.
does-carpenter-back = با پرداخت ۱ اره، ۳ طلا می‌دهد.
does-smelter-front = با پرداخت ۱ سندان، ۳ آهن می‌دهد.
does-smelter-back = با پرداخت ۱ سندان، ۳ طلا می‌دهد.

# Tiles that give skills and workers. Draws from the bag and the pile are random.
does-apprentice_hall-front = ۱ مهارت از پشته بیرون بکشید.
does-apprentice_hall-back = ۲ مهارت از پشته بیرون بکشید.
does-alehouse-front = ۱ کارگر از کیسه بیرون بکشید.
does-alehouse-back = ۲ کارگر از کیسه بیرون بکشید.
does-inn-front = ۱ کارگر از کیسه بیرون بکشید.
does-inn-back = ۳ کارگر از کیسه بیرون بکشید.
does-tavern-front = با پرداخت ۱ کارگر از هر رنگ، ۲ کارگر از کیسه بیرون بکشید.
does-tavern-back = با پرداخت ۱ کارگر از هر رنگ، ۳ کارگر از کیسه بیرون بکشید.
does-brewer-front = با پرداخت ۱ مهارت دلخواه، ۲ کارگر از کیسه بیرون بکشید.
does-brewer-back = با پرداخت ۱ مهارت دلخواه، ۳ کارگر از کیسه بیرون بکشید.
does-hiring_fair-front = با پرداخت ۱ مهارت دلخواه، ۲ مهارت از پشته بیرون بکشید.
does-hiring_fair-back = با پرداخت ۱ مهارت دلخواه، ۳ مهارت از پشته بیرون بکشید.
does-peddler-front = با پرداخت ۱ کارگر زرد، ۱ کارگر سبز از ذخیره بردارید.
does-peddler-back = با پرداخت ۱ کارگر زرد، ۲ کارگر سبز از ذخیره بردارید.
does-store-front = با پرداخت ۱ کارگر آبی، ۱ کارگر سبز از ذخیره بردارید.
does-store-back = با پرداخت ۱ کارگر آبی، ۲ کارگر سبز از ذخیره بردارید.
does-fair-front = با پرداخت ۱ کارگر قرمز، ۱ کارگر سبز از ذخیره بردارید.
does-fair-back = با پرداخت ۱ کارگر قرمز، ۲ کارگر سبز از ذخیره بردارید.

# Tiles that count the resources lying on them. They cannot be used.
does-timber_yard-front = در پایان: برای هر چوب روی آن ۲ امتیاز. طلا هم به‌جای چوب حساب می‌شود.
does-timber_yard-back = در پایان: برای هر چوب روی آن ۳ امتیاز. طلا هم به‌جای چوب حساب می‌شود.
does-stone_yard-front = در پایان: برای هر سنگ روی آن ۲ امتیاز. طلا هم به‌جای سنگ حساب می‌شود.
does-stone_yard-back = در پایان: برای هر سنگ روی آن ۳ امتیاز. طلا هم به‌جای سنگ حساب می‌شود.
does-blacksmith-front = در پایان: برای هر آهن روی آن ۲ امتیاز. طلا هم به‌جای آهن حساب می‌شود.
does-blacksmith-back = در پایان: برای هر آهن روی آن ۳ امتیاز. طلا هم به‌جای آهن حساب می‌شود.
does-barn-front = در پایان: برای هر منبع روی آن، از هر نوع، ۱ امتیاز.
does-barn-back = در پایان: برای هر منبع روی آن، از هر نوع، ۲ امتیاز.

# Tiles that are only worth their printed points; tile-points says how many.
does-sawmill-front = قابل استفاده نیست؛ فقط امتیاز دارد.
does-sawmill-back = قابل استفاده نیست؛ فقط امتیاز دارد.
does-sculptor-front = قابل استفاده نیست؛ فقط امتیاز دارد.
does-sculptor-back = قابل استفاده نیست؛ فقط امتیاز دارد.
does-forge-front = قابل استفاده نیست؛ فقط امتیاز دارد.
does-forge-back = قابل استفاده نیست؛ فقط امتیاز دارد.
does-goldsmith-front = قابل استفاده نیست و پیش از ارتقا امتیازی هم ندارد.
does-goldsmith-back = قابل استفاده نیست؛ فقط امتیاز دارد.
does-well-front = قابل استفاده نیست؛ فقط امتیاز دارد.
does-well-back = قابل استفاده نیست؛ فقط امتیاز دارد.

# Summer boats, sides a and b. They act for their owner alone, without workers.
does-summer_boat_1-a = وقتی صاحب این قایق در پایان فصل قایقی انتخاب می‌کند، ۲ کارگر هم از کیسه بیرون می‌کشد.
does-summer_boat_1-b = وقتی صاحب این قایق در پایان فصل قایقی انتخاب می‌کند، ۱ کارگر سبز هم از ذخیره برمی‌دارد.
# Edge of a tile: ضلع. "Without water": neither of the two edges that touch is water.
does-summer_boat_2-a = گام‌های صاحب این قایق، گذشته از راه‌ها، از هر ضلع بدون آب هم می‌گذرند. ضلع‌های کاشی‌های تازه‌ی او هم لازم نیست با ضلع‌های کناری هم‌خوان باشند.
does-summer_boat_2-b = خانه‌ها و کاشی‌های جابه‌جایی به صاحب این قایق دو برابر گام و ارتقا می‌دهند. امتیاز قایق «کی‌فلاور» هم دو برابر می‌شود.
does-summer_boat_3-a = وقتی صاحب این قایق کاشی‌ای را ارتقا می‌دهد، هر منبع به‌جای هر منبع دیگری حساب می‌شود، حتی به‌جای طلا.
does-summer_boat_3-b = در پایان، هر منبع صاحب این قایق به‌جای هر منبع دیگری حساب می‌شود، حتی به‌جای طلا.
does-summer_boat_4-a = اگر بازیکن دیگری با کارگر آبی، قرمز یا زرد برای یک کاشی روستا پیشنهاد داده باشد، صاحب این قایق می‌تواند برای آن با هر رنگی پیشنهاد بدهد، ولی فقط با یک رنگ. این پیشنهاد باید از بالاترین پیشنهاد آنجا بیشتر باشد.
does-summer_boat_4-b = از کاشی‌ای که در این فصل رنگ گرفته است، صاحب این قایق می‌تواند با کارگرهایی از هر رنگی، حتی ترکیبی، استفاده کند.

# Winter tiles. What the owner has: resources anywhere in the village, skills and workers behind the
# screen.
does-jeweller-front = در پایان: برای هر طلای صاحب کاشی ۲ امتیاز.
does-mercers_guild-front = در پایان: برای هر مجموعه‌ی آهن، سنگ و چوب که صاحب کاشی دارد ۵ امتیاز. طلا به‌جای هر کدام حساب می‌شود.
does-watermill-front = در پایان: برای هر منبع از یک نوع که صاحب کاشی دارد ۱ امتیاز. طلا هم از همان نوع حساب می‌شود.
does-windmill-front = در پایان: برای هر ۵ منبع که صاحب کاشی دارد، از هر نوع، ۵ امتیاز.
does-key_guild-front = در پایان: برای هر ۵ مهارت که صاحب کاشی دارد، از هر نوع، ۱۰ امتیاز.
does-scholar-front = در پایان: برای هر مهارت از یک نوع که صاحب کاشی دارد ۳ امتیاز.
does-scribes-front = در پایان: برای هر مجموعه‌ی سندان، کلنگ و اره که صاحب کاشی دارد ۱۰ امتیاز.
does-apothecary-front = در پایان: برای هر ۵ کارگر که صاحب کاشی دارد، از هر رنگ، ۳ امتیاز.
does-craftsmans_guild-front = در پایان: برای هر مجموعه‌ی ۱ کارگر آبی، ۱ قرمز و ۱ زرد که صاحب کاشی دارد ۳ امتیاز. کارگر سبز حساب نمی‌شود.
does-key_market-front = در پایان: برای هر کارگر سبز که صاحب کاشی دارد ۲ امتیاز.
does-village_hall-front = در پایان: برای هر کارگر از یک رنگ که صاحب کاشی دارد ۱ امتیاز. این رنگ می‌تواند سبز هم باشد.
does-keythedral-front = قابل استفاده نیست؛ فقط امتیاز دارد.

# Boats. In the first three seasons players pick a boat and take what is on board; in winter they take
# the boat itself into the village.
does-keyflower-front = در پایان: برای هر گامی که کاشی‌های صاحب قایق (خانه هم) نشان می‌دهند ۱ امتیاز.
# Loop: a closed way along roads from tile to tile, back to where it began.
does-sea_bastion-front = در پایان: برای هر کاشی در بزرگ‌ترین حلقه‌ی راه‌های صاحب قایق ۱ امتیاز.
# The line begins at the home's water edge; Sea Breese and summer boats are boats of this line too.
does-sea_breese-front = در پایان: برای ۱، ۲، ۳، ۴ یا ۵ قایق که از خانه در یک ردیف روی آب پشت سر هم باشند، به‌ترتیب ۲، ۴، ۸، ۱۶ یا ۳۲ امتیاز.
does-flipper-front = در پایان، صاحب قایق می‌تواند ۱ کاشی از روستایش را رایگان به طرف ارتقایافته برگرداند.
does-ianvincible-front = فقط امتیاز دارد.
does-white_wind-front = در پایان: برای هر کارگر که صاحب قایق دارد ۱ امتیاز.

# Turn-order tiles 1 to 4 share this. Number 1 picks first.
does-turn_order_tile-front = برندگان این کاشی‌ها به‌ترتیب شماره قایق انتخاب می‌کنند، پیش از بازیکنانی که کاشی نوبت ندارند. در زمستان، برنده خود کاشی را هم برمی‌دارد: در پایان برای هر کاشی همسایه‌ی آن ۱ امتیاز.

## Lines that follow what a side does.

# The printed points of a side. Never 0.
tile-points = در پایان { $points } امتیاز دارد.
# On tiles that count resources, skills or workers at the end.
tile-counts-once = هر منبع، مهارت و کارگر فقط برای یک کاشی حساب می‌شود.
# Boats: $spring, $summer and $autumn are such as "7 workers and 1 skill".
tile-loads = بار قایق: در بهار { $spring }، در تابستان { $summer }، در پاییز { $autumn }.

## What the upgrade costs. Resources must lie on the tile itself, skills come from behind the player's
## screen. Gold may take the place of another resource, never the other way round.

cost-gold = هزینه‌ی ارتقا: ۱ طلا روی همین کاشی.
cost-2-gold = هزینه‌ی ارتقا: ۲ طلا روی همین کاشی.
cost-iron-stone = هزینه‌ی ارتقا: ۱ آهن و ۱ سنگ روی همین کاشی. طلا به‌جای هر کدام حساب می‌شود.
cost-iron-wood = هزینه‌ی ارتقا: ۱ آهن و ۱ چوب روی همین کاشی. طلا به‌جای هر کدام حساب می‌شود.
cost-stone-wood = هزینه‌ی ارتقا: ۱ سنگ و ۱ چوب روی همین کاشی. طلا به‌جای هر کدام حساب می‌شود.
cost-iron-stone-wood = هزینه‌ی ارتقا: ۱ آهن، ۱ سنگ و ۱ چوب روی همین کاشی. طلا به‌جای هر کدام حساب می‌شود.
cost-3-iron = هزینه‌ی ارتقا: ۳ آهن روی همین کاشی. طلا هم به‌جای آهن حساب می‌شود.
cost-3-stone = هزینه‌ی ارتقا: ۳ سنگ روی همین کاشی. طلا هم به‌جای سنگ حساب می‌شود.
cost-3-wood = هزینه‌ی ارتقا: ۳ چوب روی همین کاشی. طلا هم به‌جای چوب حساب می‌شود.
cost-any-2 = هزینه‌ی ارتقا: ۲ منبع از هر نوع، روی همین کاشی.
cost-any-3 = هزینه‌ی ارتقا: ۳ منبع از هر نوع، روی همین کاشی.
cost-anvil = هزینه‌ی ارتقا: ۱ سندان از پشت دیوار شما.
cost-pick = هزینه‌ی ارتقا: ۱ کلنگ از پشت دیوار شما.
cost-saw = هزینه‌ی ارتقا: ۱ اره از پشت دیوار شما.
cost-any-skill = هزینه‌ی ارتقا: ۱ مهارت دلخواه از پشت دیوار شما.
cost-any-1-any-skill = هزینه‌ی ارتقا: ۱ منبع از هر نوع، روی همین کاشی، و ۱ مهارت دلخواه از پشت دیوار شما.

## Pieces: what it is, and what it is good for.

piece-blue = کارگر آبی. با کارگرها برای کاشی‌ها پیشنهاد می‌دهید یا از کاشی‌ها استفاده می‌کنید؛ نخستین رنگی که به یک کاشی برسد، تا پایان فصل رنگ آن است.
piece-red = کارگر قرمز. با کارگرها برای کاشی‌ها پیشنهاد می‌دهید یا از کاشی‌ها استفاده می‌کنید؛ نخستین رنگی که به یک کاشی برسد، تا پایان فصل رنگ آن است.
piece-yellow = کارگر زرد. با کارگرها برای کاشی‌ها پیشنهاد می‌دهید یا از کاشی‌ها استفاده می‌کنید؛ نخستین رنگی که به یک کاشی برسد، تا پایان فصل رنگ آن است.
piece-green = کارگر سبز. رنگی است مثل بقیه، ولی کمیاب: فقط ۲۰ کارگر سبز هست و در آغاز هیچ‌کدام در کیسه نیست.
# The winner of the turn-order tile on which it stands becomes start player.
piece-purple = کارگر بنفش: نشانه‌ی بازیکن آغازکننده، که با کاشی نوبت به دست می‌آید. در پایان برای کسی که آن را دارد ۱ منبع، ۱ مهارت یا ۱ کارگر از هر نوع حساب می‌شود.
# Behind another player's screen: the colour cannot be seen.
piece-worker = کارگری پشت دیوار. رنگش را فقط صاحبش می‌بیند.
piece-gold = طلا: منبعی که به‌جای هر منبع دیگری حساب می‌شود. در پایان، هر طلایی که برای هیچ کاشی‌ای حساب نشود ۱ امتیاز دارد.
piece-iron = آهن: یک منبع. هزینه‌ی خیلی از ارتقاها آهنی است که روی خود کاشی باشد؛ بعضی کاشی‌ها در پایان برای آهن امتیاز می‌دهند.
piece-stone = سنگ: یک منبع. هزینه‌ی خیلی از ارتقاها سنگی است که روی خود کاشی باشد؛ بعضی کاشی‌ها در پایان برای سنگ امتیاز می‌دهند.
piece-wood = چوب: یک منبع. هزینه‌ی خیلی از ارتقاها چوبی است که روی خود کاشی باشد؛ بعضی کاشی‌ها در پایان برای چوب امتیاز می‌دهند.
piece-anvil = سندان: یک مهارت. بعضی ارتقاها و استفاده از بعضی کاشی‌ها یک سندان می‌خواهد؛ بعضی کاشی‌ها در پایان برای مهارت‌ها امتیاز می‌دهند.
piece-pick = کلنگ: یک مهارت. بعضی ارتقاها و استفاده از بعضی کاشی‌ها یک کلنگ می‌خواهد؛ بعضی کاشی‌ها در پایان برای مهارت‌ها امتیاز می‌دهند.
piece-saw = اره: یک مهارت. بعضی ارتقاها و استفاده از بعضی کاشی‌ها یک اره می‌خواهد؛ بعضی کاشی‌ها در پایان برای مهارت‌ها امتیاز می‌دهند.
# Behind another player's screen: the kind cannot be seen.
piece-skill = مهارتی پشت دیوار: سندان، کلنگ یا اره. نوعش را فقط صاحبش می‌بیند.
piece-bag = کیسه، با کارگرهایی که مال کسی نیستند. کارگرها تصادفی بیرون کشیده می‌شوند؛ کارگرهای پیشنهادهای برنده به کیسه می‌روند.
piece-pile = پشته‌ی مهارت‌ها، رو به پایین. مهارت‌ها تصادفی بیرون کشیده می‌شوند؛ مهارت‌های پرداخت‌شده به پشته برمی‌گردند.
piece-greens = ذخیره‌ی کارگرهای سبز، که همه آن را می‌بینند. بعضی کاشی‌ها از آن کارگر سبز می‌دهند.
piece-points = امتیاز. پس از زمستان، بازیکنی که بیشترین امتیاز را دارد برنده است.
piece-steps = گام: ۱ منبع را به کاشی کناری در روستای شما می‌برد، جایی که راه به راه می‌رسد.
piece-upgrade = ارتقا: یکی از کاشی‌های روستایتان را به طرف بهترش برمی‌گرداند، هر کاشی فقط یک بار. منابع هزینه باید روی همان کاشی باشند؛ مهارت‌ها از پشت دیوار شما می‌آیند.
piece-boat = قایق. در پایان بهار، تابستان و پاییز هر بازیکن یک قایق انتخاب می‌کند و بارش را برمی‌دارد؛ در زمستان هر بازیکن خود قایق را به روستایش می‌برد.
piece-road = راه. منابع از روی راه‌ها از کاشی به کاشی می‌روند؛ در روستا، راه باید کنار راه باشد.
piece-water = آب. در روستا، آب باید کنار آب باشد و هیچ منبعی از آن نمی‌گذرد.
piece-field = دشت. در روستا، دشت باید کنار دشت باشد و هیچ منبعی از آن نمی‌گذرد.

## The legend of signs on the Learn page: one line for each, beside its drawing. Formulas on tiles are
## read from left to right in every language: so these lines say left and right, not before and after.

# A number before a sign: "2" and a log is 2 wood.
icon-count = عدد می‌گوید چند تا. ۱ فقط برای گام و ارتقا نوشته می‌شود.
# Signs of iron, stone, wood, gold alone on a house.
icon-goods = منابعی که استفاده از کاشی می‌دهد.
# A slash between two signs.
icon-or = یکی از آن‌ها، به انتخاب شما.
# A black triangle that points to the right.
icon-gives = آنچه سمت چپ آن است می‌پردازید و آنچه سمت راست آن است می‌گیرید.
# A multiplication sign: points for each, or "2 x" for twice as much.
icon-each = برای هر یک؛ کنار عددی که گل ندارد یعنی چند برابر.
# The sign =, on boats 2a, 3a and 3b.
icon-equals = هر دو یکسان حساب می‌شوند.
# The sign +, on boats 1a and 1b.
icon-plus = اضافه بر آن.
# Three dots between two flowers, on Sea Breese.
icon-to = از عدد نخست تا عدد آخر.
# A light frame around several signs.
icon-set = یک مجموعه: همه‌ی آنچه در کادر است.
# A square in four colours.
icon-good-any = هر منبعی؛ نوع‌ها می‌توانند با هم فرق کنند.
# A thing on a small hexagon.
icon-lying = منبعی که روی همین کاشی است.
# A worker of a colour before the triangle.
icon-worker-colour = یک کارگر به همین رنگ.
# A green worker after the triangle.
icon-worker-green = یک کارگر سبز از ذخیره.
# A sack.
icon-worker-bag = یک کارگر که از کیسه بیرون می‌کشید.
# A pale figure with three dots.
icon-worker-any = یک کارگر از هر رنگ.
# A dark square with an anvil, a pick or a saw.
icon-skill-kind = یک مهارت از همین نوع.
# A dark square with a key.
icon-skill-pile = یک مهارت که از پشته بیرون می‌کشید.
# A dark square with three dots.
icon-skill-any = یک مهارت از هر نوع.
# A cart.
icon-step = یک گام: ۱ منبع از راه به کاشی کناری می‌رود.
# An arrow that points up.
icon-upgrade = یک ارتقا: یک کاشی به طرف بهترش برمی‌گردد.
# A flower with a number, in a formula.
icon-points = این تعداد امتیاز در پایان.
# A flower with a number at a corner of the tile.
icon-badge = امتیازی که این طرف کاشی در پایان دارد.
# A flower, the sign x, and a thing.
icon-points-each = این تعداد امتیاز در پایان برای هر یک از این‌ها.
# A flower, the sign x, and a frame.
icon-points-set = این تعداد امتیاز در پایان برای هر مجموعه‌ی این‌چنینی.
# Things with slashes after a flower.
icon-points-chosen = این تعداد امتیاز در پایان برای هر یک، فقط از یک نوع: همان که بیشترین امتیاز را می‌آورد.
# The strip at the foot of a tile; its left half is darker and ends in an arrow.
icon-cost = سمت چپ هزینه‌ی ارتقا، سمت راست آنچه طرف ارتقایافته می‌دهد.
# A second gable with a lit window on the roof.
icon-upgraded = این کاشی ارتقایافته است.
# A boat in a formula.
icon-boat = یک قایق.
# A ring of road, on Sea Bastion.
icon-loop = یک کاشی در حلقه‌ی راه‌ها.
# Two arrows in a circle, on the Flipper.
icon-flip = ۱ کاشی را رایگان به طرف ارتقایافته برگردانید.
# A small hexagon, on turn-order tiles.
icon-neighbour = یک کاشی همسایه‌ی این کاشی.
# A small hexagon with a road = a small hexagon with furrows, on boat 2a.
icon-road-field = گام‌ها از دشت هم می‌گذرند، انگار راه باشد.
# A crown before a pale figure, on boat 4a.
icon-leads-any = پیشنهاد بالاتر با هر رنگی.
# Workers of different colours together, on boat 4b.
icon-mixed = استفاده از کاشی با کارگرهایی از چند رنگ.
# Figures in a row on a tile, in groups.
icon-workers = کارگرهای روی کاشی، هر گروه برای یک استفاده. در هر فصل برای ۶ کارگر جا هست.
# A small flag on a tile, in a worker's colour.
icon-colour = رنگ این کاشی تا پایان فصل.
# Light pills with resources on a tile.
icon-lying-goods = منابعی که روی کاشی است.
# A small plate beside a tile: the player's emblem, a figure and a number.
icon-bid = یک پیشنهاد: نماد بازیکن و تعداد کارگرها.
# The same with a crown.
icon-bid-leads = این پیشنهاد جلو است.
# The same with a dashed outline.
icon-bid-loses = این پیشنهاد عقب است. می‌تواند جای دیگری برود یا بیشتر شود.
# A leaf, moon, fish, bell, star or key.
icon-emblem = نماد یک بازیکن.
# A purple figure with a crown.
icon-start-player = نشانه‌ی بازیکن آغازکننده؛ روی کاشی نوبت: برنده‌ی آن بازیکن آغازکننده می‌شود.
# A large number and a boat on a milestone.
icon-turn-number = جایگاه در ترتیب انتخاب قایق.
# Figures on a boat's deck and dark squares on its hull.
icon-load = کارگرها و مهارت‌های درون قایق، برای کسی که این قایق را انتخاب کند.
# The colour of a roof and of the land.
icon-season = رنگ زمین و سقف نشان می‌دهد کاشی مال کدام فصل است.
# Shapes of roofs.
icon-roof-goods = سقف ساده: منبع می‌دهد.
icon-roof-transport = سقف با پنجره‌ی گرد: گام و ارتقا.
icon-roof-people = سقف با سه‌گوشی در وسط: کارگر یا مهارت می‌دهد.
icon-roof-yard = سایبان باز: در پایان برای آنچه روی آن است امتیاز می‌دهد.
icon-roof-points = سقف پله‌ای: فقط امتیاز.
icon-roof-home = سقف کاهی: خانه.
icon-roof-winter = دو برج با گلی در میانشان: کاشی زمستان، در پایان امتیاز می‌دهد.
# Small teal marks at the six corners.
icon-target = گوشه‌های نشان‌دار: الان می‌توانید این کاشی را انتخاب کنید.
# A light ring in amber around a tile.
icon-changed = پس از نوبت قبلی شما تغییر کرده است.

## What it means for you now: lines on the card of a tile or a piece at the table.

# The tile lies in the reader's own village.
now-goods-stay = آنچه اینجا تولید کنید روی همین کاشی، در روستای شما، می‌ماند.
# The tile lies in another village or is a lot.
now-goods-home = آنچه اینجا تولید کنید روی خانه‌ی شما می‌رود.
now-workers-yours = کارگرهایی که اینجا گذاشته شوند، در پایان فصل به شما می‌رسند.
# $name: the player in whose village the tile lies.
now-workers-theirs = کارگرهایی که اینجا بگذارید، در پایان فصل به { $name } می‌رسند.
# A lot with a bid.
now-workers-winner = کارگرهایی که اینجا گذاشته شوند، به برنده‌ی این کاشی می‌رسند.
# A lot without a bid.
now-workers-winner-none = کارگرهایی که اینجا گذاشته شوند، به برنده‌ی این کاشی می‌رسند یا، اگر کسی پیشنهاد ندهد، به کیسه می‌روند.
now-upgrade-ready = هر چه برای ارتقای آن لازم است فراهم است: از یک خانه یا کاشی جابه‌جایی استفاده کنید.
# $goods: such as "1 wood and 1 stone" or "1 saw".
now-upgrade-lacks = برای ارتقای آن هنوز { $goods } کم است.
now-upgraded = ارتقایافته است و دوباره ارتقا نمی‌یابد.
# Skills or workers of one kind behind the reader's screen; the card shows which.
now-holding = { $count } تا از آن دارید.
now-none = از آن ندارید.
