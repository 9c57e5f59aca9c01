# Why a bot would do something: src/keyflower/bots/reasons.py. $gain is what it is worth in points
# against doing nothing, $tile the name of a tile.

reason-pass = Acum nimic altceva nu merită muncitorii.
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
reason-keep = Nicio plăcuță nu câștigă dacă e întoarsă.
reason-pay = Plata aceasta valorează { $gain ->
    [one] { $gain } punct
    [few] { $gain } puncte
   *[other] { $gain } de puncte
}.
reason-any = Oricare e bună: acest bot nu cântărește variantele.
reason-program = A ales-o programul care joacă aici.
