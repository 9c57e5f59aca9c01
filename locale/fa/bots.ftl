# Ideas for a player: src/keyflower/bots/ideas.py. One sentence of at most 90 characters each; $seat is
# a player, $goods are count-wood and others.

idea-points = در وضع کنونی { $points } امتیاز برایتان دارد.
idea-bid-points = اگر مال شما شود، در وضع کنونی { $points } امتیاز می‌آورد.
idea-turn-order = نوبت انتخاب قایق و آغازگر فصل بعد را تعیین می‌کند.
idea-turn-order-winter = نوبت انتخاب قایق را تعیین می‌کند.
idea-losing-bid = یک پیشنهاد بازنده‌ی شما به کار می‌آید.
idea-bid-first = هنوز کسی برایش پیشنهاد نداده است.
idea-bid-lead = از { $seat } پیش می‌افتید.
idea-bid-more = پیش افتادن از شما سخت‌تر می‌شود.
idea-use-choose = یک منبع به انتخاب شما می‌آورد.
idea-use-goods = می‌آورد: { $goods }.
idea-use-greens = { $count } کارگر سبز می‌آورد.
idea-use-workers = { $count } کارگر تازه از کیسه می‌آورد.
idea-use-skills = { $count } مهارت می‌آورد.
idea-use-moves = می‌توانید منابع را جابه‌جا کنید و ارتقا دهید.
idea-upgrade = استفاده از آن بهتر می‌شود.
idea-step = منبع را به جایی که می‌ارزد نزدیک‌تر می‌کند.
idea-place = { $links } راه اینجا به هم می‌رسد.
idea-place-alone = جاهای بهتر برای بعد خالی می‌مانند.
idea-boat = بارش الان بیشتر از همه به کارتان می‌آید.
idea-winter = بیشتر از بقیه به روستای شما می‌آیند.
idea-pay = کمتر از بقیه به آن نیاز دارید.
idea-pass = الان هیچ کار دیگری ارزش خرج کردن کارگر را ندارد.
idea-done = جابه‌جایی بیشتر سودی ندارد.
idea-keep = برگرداندن هیچ کاشی‌ای سودی ندارد.
