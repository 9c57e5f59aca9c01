# The log in words: web/src/log. One message for each sentence and colour; present or past as the
# language likes. $name is the player, $place and $tile are names of tiles (labels, never
# inflected), $owner another player. $icon is a small picture of the piece that is named: put it
# close to the number, without a space, where it helps; leave it out where it does not.

# What the reader is called in sentences about the reader. "Tu" would need other verbs, so it is the
# name, as for everybody else.
log-you = { $name }
# Two players of one name are told apart by their emblem.
log-same-name = { $name } ({ $emblem })
log-title = Jurnal
log-empty = Încă nu s-a întâmplat nimic.
log-season = { $season ->
    [spring] Primăvară
    [summer] Vară
    [autumn] Toamnă
   *[winter] Iarnă
}
log-close = { $season ->
    [spring] Sfârșitul primăverii
    [summer] Sfârșitul verii
    [autumn] Sfârșitul toamnei
   *[winter] Sfârșitul iernii
}
log-unfold = În detaliu
log-undone = Mutare retrasă:
log-mine = Mutarea ta:
log-newest = La cele mai noi

# Items of lists within the sentences below, in the case that these need.
log-some-blue = { $count ->
    [one] { $count }{ $icon } muncitor albastru
    [few] { $count }{ $icon } muncitori albaștri
   *[other] { $count }{ $icon } de muncitori albaștri
}
log-some-red = { $count ->
    [one] { $count }{ $icon } muncitor roșu
    [few] { $count }{ $icon } muncitori roșii
   *[other] { $count }{ $icon } de muncitori roșii
}
log-some-yellow = { $count ->
    [one] { $count }{ $icon } muncitor galben
    [few] { $count }{ $icon } muncitori galbeni
   *[other] { $count }{ $icon } de muncitori galbeni
}
log-some-green = { $count ->
    [one] { $count }{ $icon } muncitor verde
    [few] { $count }{ $icon } muncitori verzi
   *[other] { $count }{ $icon } de muncitori verzi
}
log-some-iron = { $count ->
    [one] { $count }{ $icon } bucată de fier
    [few] { $count }{ $icon } bucăți de fier
   *[other] { $count }{ $icon } de bucăți de fier
}
log-some-stone = { $count ->
    [one] { $count }{ $icon } piatră
    [few] { $count }{ $icon } pietre
   *[other] { $count }{ $icon } de pietre
}
log-some-wood = { $count ->
    [one] { $count }{ $icon } lemn
    [few] { $count }{ $icon } lemne
   *[other] { $count }{ $icon } de lemne
}
log-some-gold = { $count ->
    [one] { $count }{ $icon } bucată de aur
    [few] { $count }{ $icon } bucăți de aur
   *[other] { $count }{ $icon } de bucăți de aur
}
log-some-anvil = { $count ->
    [one] { $count }{ $icon } nicovală
    [few] { $count }{ $icon } nicovale
   *[other] { $count }{ $icon } de nicovale
}
log-some-pick = { $count ->
    [one] { $count }{ $icon } târnăcop
    [few] { $count }{ $icon } târnăcoape
   *[other] { $count }{ $icon } de târnăcoape
}
log-some-saw = { $count ->
    [one] { $count }{ $icon } ferăstrău
    [few] { $count }{ $icon } ferăstraie
   *[other] { $count }{ $icon } de ferăstraie
}
log-some-skill = { $count ->
    [one] { $count }{ $icon } aptitudine
    [few] { $count }{ $icon } aptitudini
   *[other] { $count }{ $icon } de aptitudini
}
log-some-purple = muncitorul mov{ $icon }

# Bids. $count workers come, $total are there then; $from lists the places that losing bids leave.
log-bid-blue = { $count ->
    [one] { $name } licitează { $count }{ $icon } muncitor albastru pentru „{ $place }”.
    [few] { $name } licitează { $count }{ $icon } muncitori albaștri pentru „{ $place }”.
   *[other] { $name } licitează { $count }{ $icon } de muncitori albaștri pentru „{ $place }”.
}
log-bid-red = { $count ->
    [one] { $name } licitează { $count }{ $icon } muncitor roșu pentru „{ $place }”.
    [few] { $name } licitează { $count }{ $icon } muncitori roșii pentru „{ $place }”.
   *[other] { $name } licitează { $count }{ $icon } de muncitori roșii pentru „{ $place }”.
}
log-bid-yellow = { $count ->
    [one] { $name } licitează { $count }{ $icon } muncitor galben pentru „{ $place }”.
    [few] { $name } licitează { $count }{ $icon } muncitori galbeni pentru „{ $place }”.
   *[other] { $name } licitează { $count }{ $icon } de muncitori galbeni pentru „{ $place }”.
}
log-bid-green = { $count ->
    [one] { $name } licitează { $count }{ $icon } muncitor verde pentru „{ $place }”.
    [few] { $name } licitează { $count }{ $icon } muncitori verzi pentru „{ $place }”.
   *[other] { $name } licitează { $count }{ $icon } de muncitori verzi pentru „{ $place }”.
}
log-raise-blue = { $count ->
    [one] { $name } adaugă { $count }{ $icon } muncitor albastru la oferta pentru „{ $place }”, { $total } în total.
    [few] { $name } adaugă { $count }{ $icon } muncitori albaștri la oferta pentru „{ $place }”, { $total } în total.
   *[other] { $name } adaugă { $count }{ $icon } de muncitori albaștri la oferta pentru „{ $place }”, { $total } în total.
}
log-raise-red = { $count ->
    [one] { $name } adaugă { $count }{ $icon } muncitor roșu la oferta pentru „{ $place }”, { $total } în total.
    [few] { $name } adaugă { $count }{ $icon } muncitori roșii la oferta pentru „{ $place }”, { $total } în total.
   *[other] { $name } adaugă { $count }{ $icon } de muncitori roșii la oferta pentru „{ $place }”, { $total } în total.
}
log-raise-yellow = { $count ->
    [one] { $name } adaugă { $count }{ $icon } muncitor galben la oferta pentru „{ $place }”, { $total } în total.
    [few] { $name } adaugă { $count }{ $icon } muncitori galbeni la oferta pentru „{ $place }”, { $total } în total.
   *[other] { $name } adaugă { $count }{ $icon } de muncitori galbeni la oferta pentru „{ $place }”, { $total } în total.
}
log-raise-green = { $count ->
    [one] { $name } adaugă { $count }{ $icon } muncitor verde la oferta pentru „{ $place }”, { $total } în total.
    [few] { $name } adaugă { $count }{ $icon } muncitori verzi la oferta pentru „{ $place }”, { $total } în total.
   *[other] { $name } adaugă { $count }{ $icon } de muncitori verzi la oferta pentru „{ $place }”, { $total } în total.
}
log-bid-from-blue = { $count ->
    [one] { $name } licitează { $count }{ $icon } muncitor albastru pentru „{ $place }”, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
    [few] { $name } licitează { $count }{ $icon } muncitori albaștri pentru „{ $place }”, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
   *[other] { $name } licitează { $count }{ $icon } de muncitori albaștri pentru „{ $place }”, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
}
log-bid-from-red = { $count ->
    [one] { $name } licitează { $count }{ $icon } muncitor roșu pentru „{ $place }”, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
    [few] { $name } licitează { $count }{ $icon } muncitori roșii pentru „{ $place }”, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
   *[other] { $name } licitează { $count }{ $icon } de muncitori roșii pentru „{ $place }”, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
}
log-bid-from-yellow = { $count ->
    [one] { $name } licitează { $count }{ $icon } muncitor galben pentru „{ $place }”, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
    [few] { $name } licitează { $count }{ $icon } muncitori galbeni pentru „{ $place }”, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
   *[other] { $name } licitează { $count }{ $icon } de muncitori galbeni pentru „{ $place }”, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
}
log-bid-from-green = { $count ->
    [one] { $name } licitează { $count }{ $icon } muncitor verde pentru „{ $place }”, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
    [few] { $name } licitează { $count }{ $icon } muncitori verzi pentru „{ $place }”, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
   *[other] { $name } licitează { $count }{ $icon } de muncitori verzi pentru „{ $place }”, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
}
log-raise-from-blue = { $count ->
    [one] { $name } adaugă { $count }{ $icon } muncitor albastru la oferta pentru „{ $place }”, { $total } în total, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
    [few] { $name } adaugă { $count }{ $icon } muncitori albaștri la oferta pentru „{ $place }”, { $total } în total, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
   *[other] { $name } adaugă { $count }{ $icon } de muncitori albaștri la oferta pentru „{ $place }”, { $total } în total, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
}
log-raise-from-red = { $count ->
    [one] { $name } adaugă { $count }{ $icon } muncitor roșu la oferta pentru „{ $place }”, { $total } în total, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
    [few] { $name } adaugă { $count }{ $icon } muncitori roșii la oferta pentru „{ $place }”, { $total } în total, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
   *[other] { $name } adaugă { $count }{ $icon } de muncitori roșii la oferta pentru „{ $place }”, { $total } în total, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
}
log-raise-from-yellow = { $count ->
    [one] { $name } adaugă { $count }{ $icon } muncitor galben la oferta pentru „{ $place }”, { $total } în total, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
    [few] { $name } adaugă { $count }{ $icon } muncitori galbeni la oferta pentru „{ $place }”, { $total } în total, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
   *[other] { $name } adaugă { $count }{ $icon } de muncitori galbeni la oferta pentru „{ $place }”, { $total } în total, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
}
log-raise-from-green = { $count ->
    [one] { $name } adaugă { $count }{ $icon } muncitor verde la oferta pentru „{ $place }”, { $total } în total, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
    [few] { $name } adaugă { $count }{ $icon } muncitori verzi la oferta pentru „{ $place }”, { $total } în total, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
   *[other] { $name } adaugă { $count }{ $icon } de muncitori verzi la oferta pentru „{ $place }”, { $total } în total, { $bids ->
        [one] aducând oferta depășită de la: { $from }
        [few] aducând ofertele depășite de la: { $from }
       *[other] aducând ofertele depășite de la: { $from }
    }.
}

# Uses: of a tile laid out, in the own village, in the village of $owner.
log-use-lot-blue = { $count ->
    [one] { $name } folosește „{ $place }” cu { $count }{ $icon } muncitor albastru.
    [few] { $name } folosește „{ $place }” cu { $count }{ $icon } muncitori albaștri.
   *[other] { $name } folosește „{ $place }” cu { $count }{ $icon } de muncitori albaștri.
}
log-use-lot-red = { $count ->
    [one] { $name } folosește „{ $place }” cu { $count }{ $icon } muncitor roșu.
    [few] { $name } folosește „{ $place }” cu { $count }{ $icon } muncitori roșii.
   *[other] { $name } folosește „{ $place }” cu { $count }{ $icon } de muncitori roșii.
}
log-use-lot-yellow = { $count ->
    [one] { $name } folosește „{ $place }” cu { $count }{ $icon } muncitor galben.
    [few] { $name } folosește „{ $place }” cu { $count }{ $icon } muncitori galbeni.
   *[other] { $name } folosește „{ $place }” cu { $count }{ $icon } de muncitori galbeni.
}
log-use-lot-green = { $count ->
    [one] { $name } folosește „{ $place }” cu { $count }{ $icon } muncitor verde.
    [few] { $name } folosește „{ $place }” cu { $count }{ $icon } muncitori verzi.
   *[other] { $name } folosește „{ $place }” cu { $count }{ $icon } de muncitori verzi.
}
log-use-lot-mixed = { $name } folosește „{ $place }” cu { $workers }.
log-use-lot-some = { $name } folosește „{ $place }”.
log-use-own-blue = { $count ->
    [one] { $name } folosește „{ $place }” în propriul sat cu { $count }{ $icon } muncitor albastru.
    [few] { $name } folosește „{ $place }” în propriul sat cu { $count }{ $icon } muncitori albaștri.
   *[other] { $name } folosește „{ $place }” în propriul sat cu { $count }{ $icon } de muncitori albaștri.
}
log-use-own-red = { $count ->
    [one] { $name } folosește „{ $place }” în propriul sat cu { $count }{ $icon } muncitor roșu.
    [few] { $name } folosește „{ $place }” în propriul sat cu { $count }{ $icon } muncitori roșii.
   *[other] { $name } folosește „{ $place }” în propriul sat cu { $count }{ $icon } de muncitori roșii.
}
log-use-own-yellow = { $count ->
    [one] { $name } folosește „{ $place }” în propriul sat cu { $count }{ $icon } muncitor galben.
    [few] { $name } folosește „{ $place }” în propriul sat cu { $count }{ $icon } muncitori galbeni.
   *[other] { $name } folosește „{ $place }” în propriul sat cu { $count }{ $icon } de muncitori galbeni.
}
log-use-own-green = { $count ->
    [one] { $name } folosește „{ $place }” în propriul sat cu { $count }{ $icon } muncitor verde.
    [few] { $name } folosește „{ $place }” în propriul sat cu { $count }{ $icon } muncitori verzi.
   *[other] { $name } folosește „{ $place }” în propriul sat cu { $count }{ $icon } de muncitori verzi.
}
log-use-own-mixed = { $name } folosește „{ $place }” în propriul sat cu { $workers }.
log-use-own-some = { $name } folosește „{ $place }” în propriul sat.
log-use-other-blue = { $count ->
    [one] { $name } folosește „{ $place }” ({ $owner }) cu { $count }{ $icon } muncitor albastru.
    [few] { $name } folosește „{ $place }” ({ $owner }) cu { $count }{ $icon } muncitori albaștri.
   *[other] { $name } folosește „{ $place }” ({ $owner }) cu { $count }{ $icon } de muncitori albaștri.
}
log-use-other-red = { $count ->
    [one] { $name } folosește „{ $place }” ({ $owner }) cu { $count }{ $icon } muncitor roșu.
    [few] { $name } folosește „{ $place }” ({ $owner }) cu { $count }{ $icon } muncitori roșii.
   *[other] { $name } folosește „{ $place }” ({ $owner }) cu { $count }{ $icon } de muncitori roșii.
}
log-use-other-yellow = { $count ->
    [one] { $name } folosește „{ $place }” ({ $owner }) cu { $count }{ $icon } muncitor galben.
    [few] { $name } folosește „{ $place }” ({ $owner }) cu { $count }{ $icon } muncitori galbeni.
   *[other] { $name } folosește „{ $place }” ({ $owner }) cu { $count }{ $icon } de muncitori galbeni.
}
log-use-other-green = { $count ->
    [one] { $name } folosește „{ $place }” ({ $owner }) cu { $count }{ $icon } muncitor verde.
    [few] { $name } folosește „{ $place }” ({ $owner }) cu { $count }{ $icon } muncitori verzi.
   *[other] { $name } folosește „{ $place }” ({ $owner }) cu { $count }{ $icon } de muncitori verzi.
}
log-use-other-mixed = { $name } folosește „{ $place }” ({ $owner }) cu { $workers }.
log-use-other-some = { $name } folosește „{ $place }” ({ $owner }).

# What a tile takes and gives.
log-pay-blue = { $name } plătește 1{ $icon } muncitor albastru.
log-pay-red = { $name } plătește 1{ $icon } muncitor roșu.
log-pay-yellow = { $name } plătește 1{ $icon } muncitor galben.
log-pay-green = { $name } plătește 1{ $icon } muncitor verde.
log-pay-anvil = { $name } plătește o nicovală{ $icon }.
log-pay-pick = { $name } plătește un târnăcop{ $icon }.
log-pay-saw = { $name } plătește un ferăstrău{ $icon }.
log-pay-skill = { $name } plătește o aptitudine{ $icon }, cu fața în jos.
log-pay-bid-blue = { $count ->
    [one] { $name } plătește cu oferta depășită de la „{ $place }”: { $count }{ $icon } muncitor albastru.
    [few] { $name } plătește cu oferta depășită de la „{ $place }”: { $count }{ $icon } muncitori albaștri.
   *[other] { $name } plătește cu oferta depășită de la „{ $place }”: { $count }{ $icon } de muncitori albaștri.
}
log-pay-bid-red = { $count ->
    [one] { $name } plătește cu oferta depășită de la „{ $place }”: { $count }{ $icon } muncitor roșu.
    [few] { $name } plătește cu oferta depășită de la „{ $place }”: { $count }{ $icon } muncitori roșii.
   *[other] { $name } plătește cu oferta depășită de la „{ $place }”: { $count }{ $icon } de muncitori roșii.
}
log-pay-bid-yellow = { $count ->
    [one] { $name } plătește cu oferta depășită de la „{ $place }”: { $count }{ $icon } muncitor galben.
    [few] { $name } plătește cu oferta depășită de la „{ $place }”: { $count }{ $icon } muncitori galbeni.
   *[other] { $name } plătește cu oferta depășită de la „{ $place }”: { $count }{ $icon } de muncitori galbeni.
}
log-pay-bid-green = { $count ->
    [one] { $name } plătește cu oferta depășită de la „{ $place }”: { $count }{ $icon } muncitor verde.
    [few] { $name } plătește cu oferta depășită de la „{ $place }”: { $count }{ $icon } muncitori verzi.
   *[other] { $name } plătește cu oferta depășită de la „{ $place }”: { $count }{ $icon } de muncitori verzi.
}
log-pay-bid = { $name } plătește cu oferta depășită de la „{ $place }”.
log-take-iron = { $name } ia 1{ $icon } bucată de fier.
log-take-stone = { $name } ia 1{ $icon } piatră.
log-take-wood = { $name } ia 1{ $icon } lemn.
log-take-gold = { $name } ia 1{ $icon } bucată de aur.
log-step-iron = { $name } mută 1{ $icon } bucată de fier de pe „{ $from }” pe „{ $to }”.
log-step-stone = { $name } mută 1{ $icon } piatră de pe „{ $from }” pe „{ $to }”.
log-step-wood = { $name } mută 1{ $icon } lemn de pe „{ $from }” pe „{ $to }”.
log-step-gold = { $name } mută 1{ $icon } bucată de aur de pe „{ $from }” pe „{ $to }”.
log-step-iron-somewhere = { $name } mută 1{ $icon } bucată de fier.
log-step-stone-somewhere = { $name } mută 1{ $icon } piatră.
log-step-wood-somewhere = { $name } mută 1{ $icon } lemn.
log-step-gold-somewhere = { $name } mută 1{ $icon } bucată de aur.
log-upgrade = { $name } îmbunătățește „{ $tile }” cu { $cost }.
log-upgrade-free = { $name } îmbunătățește „{ $tile }”.
log-done = { $name } a terminat de mutat.

# Everything else.
log-deal = Începe partida.
log-pass = { $name } pasează.
log-boat = { $name } alege barca „{ $boat }”.
log-place = { $name } așază „{ $tile }”.
log-winter = { $name } alege plăcuțe de iarnă.
log-winter-tiles = { $count ->
    [one] { $name } alege plăcuța de iarnă: { $tiles }.
    [few] { $name } alege plăcuțele de iarnă: { $tiles }.
   *[other] { $name } alege plăcuțele de iarnă: { $tiles }.
}
log-flip = { $name } întoarce „{ $tile }” cu barca „Flipper”.
log-keep = { $name } nu întoarce nimic.
log-undo = { $name } retrage mutarea.
log-unknown = { $name } face o mutare.

# What was drawn. Others see only how many.
log-drew = { $name } extrage { $pieces }.
log-drew-workers = { $count ->
    [one] { $name } extrage { $count }{ $icon } muncitor.
    [few] { $name } extrage { $count }{ $icon } muncitori.
   *[other] { $name } extrage { $count }{ $icon } de muncitori.
}
log-drew-skills = { $count ->
    [one] { $name } extrage { $count }{ $icon } aptitudine.
    [few] { $name } extrage { $count }{ $icon } aptitudini.
   *[other] { $name } extrage { $count }{ $icon } de aptitudini.
}
log-got-tiles = { $name } primește plăcuțele de iarnă: { $tiles }.
log-got-hidden = { $count ->
    [one] { $name } primește { $count } plăcuță de iarnă.
    [few] { $name } primește { $count } plăcuțe de iarnă.
   *[other] { $name } primește { $count } de plăcuțe de iarnă.
}
log-laid-out = La licitație: { $tiles }.
log-loaded = În bărci: { $pieces }.

# The end of a season, a line each. $workers: a list as above.
log-won = { $name } câștigă „{ $place }” cu { $workers }.
log-unsold = { $count ->
    [one] Nimeni nu a licitat pentru { $tiles }. Iese din joc.
    [few] Nimeni nu a licitat pentru { $tiles }. Ies din joc.
   *[other] Nimeni nu a licitat pentru { $tiles }. Ies din joc.
}
log-unsold-stays = Nimeni nu a licitat pentru { $tiles }.
log-home = { $name } ia înapoi { $workers }.
# $icon is the purple worker, who goes to whoever starts the season after $season.
log-starts = { $season ->
    [spring] Vara începe cu: { $name }{ $icon }
    [summer] Toamna începe cu: { $name }{ $icon }
    [autumn] Iarna începe cu: { $name }{ $icon }
   *[winter] Muncitorul mov ajunge la: { $name }{ $icon }
}
