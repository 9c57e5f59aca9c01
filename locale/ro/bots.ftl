# Ideas for a player: src/keyflower/bots/ideas.py. One sentence of at most 90 characters each; $seat is
# a player, $goods are count-wood and others.

idea-points = Acum îți aduce { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
idea-bid-points = Dacă o câștigi, în situația de acum îți aduce { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
idea-turn-order = Hotărăște când alegi o barcă și cine începe anotimpul următor.
idea-turn-order-winter = Hotărăște când alegi o barcă.
idea-losing-bid = Pune la treabă o ofertă depășită de-a ta.
idea-bid-first = Nimeni nu a licitat încă pentru ea.
idea-bid-lead = Preiei conducerea de la { $seat }.
idea-bid-more = Vei fi mai greu de depășit.
idea-use-choose = Aduce o resursă la alegerea ta.
idea-use-goods = Aduce { $goods }.
idea-use-greens = Aduce { $count ->
    [one] { $count } muncitor verde
    [few] { $count } muncitori verzi
   *[other] { $count } de muncitori verzi
}.
idea-use-workers = Aduce { $count ->
    [one] { $count } muncitor nou
    [few] { $count } muncitori noi
   *[other] { $count } de muncitori noi
} din sac.
idea-use-skills = Aduce { $count ->
    [one] { $count } aptitudine
    [few] { $count } aptitudini
   *[other] { $count } de aptitudini
}.
idea-use-moves = Îți permite să muți resurse și să îmbunătățești.
idea-upgrade = Va aduce mai mult la fiecare folosire.
idea-step = Aduce resursa mai aproape de locul unde contează.
idea-place = Aici se { $links ->
    [one] leagă { $links } drum
    [few] leagă { $links } drumuri
   *[other] leagă { $links } de drumuri
}.
idea-place-alone = Lasă locurile mai bune libere pentru mai târziu.
idea-boat = Încărcătura ei te ajută cel mai mult acum.
idea-winter = Se potrivesc cel mai bine satului tău.
idea-pay = De asta te lipsești cel mai ușor.
idea-pass = Acum nimic altceva nu merită atâția muncitori.
idea-done = Nu mai e nimic de câștigat prin mutări.
idea-keep = Nu merită întoarsă nicio plăcuță.
