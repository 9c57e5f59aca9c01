# Ideas for a player: src/keyflower/bots/ideas.py. One sentence of at most 90 characters each, two or three
# of them one after another; $seat is a player, $tile a tile, $goods, $cost and $missing are count-wood and others.

# What an idea brings.
idea-points = Acum îți aduce { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
idea-get = Primești { $goods }.
idea-trade = Dai { $cost } și primești { $goods }.
idea-to-upgrade = { $points ->
    [0] Apoi poți îmbunătăți „{ $tile }”.
    [one] Apoi poți îmbunătăți „{ $tile }”: { $points } punct.
    [few] Apoi poți îmbunătăți „{ $tile }”: { $points } puncte.
   *[other] Apoi poți îmbunătăți „{ $tile }”: { $points } de puncte.
}
idea-upgrade = Va aduce mai mult la fiecare folosire.
idea-step = Aduce resursa mai aproape de locul unde contează.
idea-need = E nevoie de ea ca să îmbunătățești „{ $tile }”.
idea-take = S-ar putea să ai nevoie de ea mai târziu.
idea-place = { $links ->
    [0] Lasă locurile mai bune libere pentru mai târziu.
    [one] Aici se leagă { $links } drum.
    [few] Aici se leagă { $links } drumuri.
   *[other] Aici se leagă { $links } de drumuri.
}
idea-boat = Acum nu îți aduce niciun punct.
idea-flip = Acum nu îți aduce niciun punct.
idea-winter = { $points ->
    [0] Se potrivesc cel mai bine satului tău.
    [one] Dacă le câștigi, în situația de acum îți aduc { $points } punct.
    [few] Dacă le câștigi, în situația de acum îți aduc { $points } puncte.
   *[other] Dacă le câștigi, în situația de acum îți aduc { $points } de puncte.
}
idea-done = Nu mai e nimic de câștigat prin mutări.
idea-keep = Nu merită întoarsă nicio plăcuță.
idea-pass = { $count ->
    [0] Mai poți răspunde la ce fac ceilalți.
    [one] Păstrezi { $count } muncitor și mai poți răspunde la ce fac ceilalți.
    [few] Păstrezi { $count } muncitori și mai poți răspunde la ce fac ceilalți.
   *[other] Păstrezi { $count } de muncitori și mai poți răspunde la ce fac ceilalți.
}
idea-pass-end = { $tiles ->
    [0] Încheie anotimpul.
    [one] Încheie anotimpul, iar tu câștigi { $tiles } plăcuță.
    [few] Încheie anotimpul, iar tu câștigi { $tiles } plăcuțe.
   *[other] Încheie anotimpul, iar tu câștigi { $tiles } de plăcuțe.
}

# What a bid brings. $before: how many may pick a boat before you.
idea-turn-order = { $before ->
    [0] Ai alege o barcă înaintea tuturor.
    [one] Cel mult { $before } jucător alege o barcă înaintea ta.
    [few] Cel mult { $before } jucători aleg o barcă înaintea ta.
   *[other] Cel mult { $before } de jucători aleg o barcă înaintea ta.
}
idea-bid-points = Dacă o câștigi, în situația de acum îți aduce { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
idea-bid-use = Fiecare folosire a ei aduce { $goods }.
idea-bid-power = Puterea ei e a ta până la sfârșitul jocului.
idea-bid-later = { $points ->
    [0] Încă nu îți aduce puncte, dar mai poate aduce.
    [one] Îmbunătățită, valorează { $points } punct.
    [few] Îmbunătățită, valorează { $points } puncte.
   *[other] Îmbunătățită, valorează { $points } de puncte.
}

# What else comes of a bid or a use: what it costs, what others can do.
idea-start = Ai începe și anotimpul următor.
idea-purple = Ai primi și muncitorul mov, care poate ține loc de orice piesă.
idea-losing-bid = Pune la treabă o ofertă depășită de-a ta.
idea-safe = Acum nimeni nu te poate depăși.
idea-rival = Doar { $seat } te-ar putea depăși.
idea-outbid = Ca să te depășească, ajung { $missing }.
idea-use-own = Muncitorii tăi se întorc după anotimp.
idea-use-theirs = Muncitorii tăi ajung la { $seat } după anotimp.
idea-use-lot = Muncitorii tăi ajung la cine câștigă plăcuța.
idea-use-led = Dacă o câștigi, primești muncitorii înapoi.
idea-use-led-by = { $seat } e în frunte aici și ți-ar lua muncitorii.

# How an idea compares with another one, by its number; by a bot's estimate.
idea-more-points = Cu { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} mai mult decât ideea { $number }.
idea-ahead = { $by ->
    [close] Cam la fel de bună ca ideea { $number }.
    [clear] Clar mai bună decât ideea { $number }.
   *[little] Puțin mai bună decât ideea { $number }.
}
idea-behind = { $by ->
    [close] Cam la fel de bună ca ideea { $number }.
    [clear] Clar mai slabă decât ideea { $number }.
   *[little] Puțin mai slabă decât ideea { $number }.
}
