# Why a bot would do something: src/keyflower/bots/reasons.py. $gain is what it is worth in points
# against doing nothing, $tile the name of a tile.

reason-pass = Acum nimic altceva nu merită atâția muncitori.
reason-bid = { $workers ->
    [0] Mutarea unei oferte depășite la „{ $tile }” valorează { $gain ->
        [one] { $gain } punct
        [few] { $gain } puncte
       *[other] { $gain } de puncte
    }.
    [one] O ofertă de { $workers } muncitor pentru „{ $tile }” valorează { $gain ->
        [one] { $gain } punct
        [few] { $gain } puncte
       *[other] { $gain } de puncte
    }.
    [few] O ofertă de { $workers } muncitori pentru „{ $tile }” valorează { $gain ->
        [one] { $gain } punct
        [few] { $gain } puncte
       *[other] { $gain } de puncte
    }.
   *[other] O ofertă de { $workers } de muncitori pentru „{ $tile }” valorează { $gain ->
        [one] { $gain } punct
        [few] { $gain } puncte
       *[other] { $gain } de puncte
    }.
}
reason-losing-bid-moves = Pune la treabă o ofertă depășită.
reason-use = Folosirea plăcuței „{ $tile }” valorează { $gain ->
    [one] { $gain } punct
    [few] { $gain } puncte
   *[other] { $gain } de puncte
}.
reason-workers-come-back = Muncitorii se întorc la sfârșitul anotimpului.
reason-workers-go-away = Muncitorii ajung la altcineva sau în sac.
reason-upgrade = { $points ->
    [one] Îmbunătățirea plăcuței „{ $tile }” aduce { $points } punct tipărit pe ea și valorează în total { $gain }.
    [few] Îmbunătățirea plăcuței „{ $tile }” aduce { $points } puncte tipărite pe ea și valorează în total { $gain }.
   *[other] Îmbunătățirea plăcuței „{ $tile }” aduce { $points } de puncte tipărite pe ea și valorează în total { $gain }.
}
reason-place = { $links ->
    [0] Aici „{ $tile }” nu se leagă de niciun drum, și totuși valorează { $gain ->
        [one] { $gain } punct
        [few] { $gain } puncte
       *[other] { $gain } de puncte
    }.
    [one] Aici „{ $tile }” se leagă de { $links } drum; asta valorează { $gain ->
        [one] { $gain } punct
        [few] { $gain } puncte
       *[other] { $gain } de puncte
    }.
    [few] Aici „{ $tile }” se leagă de { $links } drumuri; asta valorează { $gain ->
        [one] { $gain } punct
        [few] { $gain } puncte
       *[other] { $gain } de puncte
    }.
   *[other] Aici „{ $tile }” se leagă de { $links } de drumuri; asta valorează { $gain ->
        [one] { $gain } punct
        [few] { $gain } puncte
       *[other] { $gain } de puncte
    }.
}
reason-step = Mutarea aceasta valorează { $gain ->
    [one] { $gain } punct
    [few] { $gain } puncte
   *[other] { $gain } de puncte
}.
reason-done = Nu mai e nimic de câștigat prin mutări.
reason-boat = Această barcă valorează { $gain ->
    [one] { $gain } punct
    [few] { $gain } puncte
   *[other] { $gain } de puncte
}.
reason-winter = Aceste plăcuțe valorează { $gain ->
    [one] { $gain } punct
    [few] { $gain } puncte
   *[other] { $gain } de puncte
}.
reason-flip = Întoarcerea acestei plăcuțe valorează { $gain ->
    [one] { $gain } punct
    [few] { $gain } puncte
   *[other] { $gain } de puncte
}.
reason-keep = Nu merită întoarsă nicio plăcuță.
reason-pay = Plata aceasta valorează { $gain ->
    [one] { $gain } punct
    [few] { $gain } puncte
   *[other] { $gain } de puncte
}.
reason-any = Oricare e bună: acest bot nu cântărește variantele.
reason-program = A ales-o programul care joacă aici.

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
