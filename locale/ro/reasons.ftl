### Why an action isn't possible: keyflower.formats.reasons says which of these, and with which
### variables. Shown when an action is refused, and (illegal-bid-short, illegal-use-...) beside tiles
### that can't be chosen. The reader is the acting player.
###
### $tile, $other and $at are names of tiles, $seat and $seats names of players, $cost and $missing
### lists such as "1 stone and 2 wood". All others are numbers, or keys to choose by.
###
### The Python library reads the English file itself (keyflower.english): only variables and
### choices by them are understood there.

## Whose decision it is

illegal-number = Nu există acțiunea cu numărul { $number }.
illegal-seat = Nu există locul { $number }: locurile sunt de la 0 la { $last }.
illegal-over = Partida s-a încheiat.
illegal-waiting = { $phase ->
    [pay] Nu acum. Se așteaptă o plată: { $seats }.
    [take] Nu acum. Se așteaptă alegerea unei resurse: { $seats }.
    [transport] Nu acum. Se așteaptă un transport: { $seats }.
    [pick_boat] Nu acum. Se așteaptă alegerea unei bărci: { $seats }.
    [build] Nu acum. Se așteaptă construirea satului: { $seats }.
    [pick_winter] Nu acum. Se așteaptă alegerea plăcuțelor de iarnă: { $seats }.
    [flip] Nu acum. Se așteaptă întoarcerea unei plăcuțe: { $seats }.
   *[turn] Nu e rândul tău. Se așteaptă: { $seats }.
}
illegal-first = { $phase ->
    [pay] Mai întâi plătește pentru „{ $tile }”.
    [take] Mai întâi ia o resursă de la „{ $tile }”.
    [transport] Mai întâi încheie folosirea plăcuței „{ $tile }”: mută, îmbunătățește sau oprește-te.
    [pick_boat] Mai întâi alege o barcă.
    [build] Mai întâi adaugă în sat plăcuțele câștigate.
    [pick_winter] Mai întâi alege plăcuțe de iarnă.
    [flip] Poți doar să întorci o plăcuță sau să nu întorci niciuna.
   *[turn] E rândul tău: licitează, folosește o plăcuță sau pasează.
}
illegal-undo = Nu poți retrage acum: între timp a jucat altcineva sau s-a extras ori s-a dezvăluit ceva.
illegal-undo-number = Ca să iei înapoi o mutare, retrage-o; nu e o acțiune.

## Bids

illegal-bid-village = „{ $tile }” e într-un sat, deci nu se mai poate licita pentru ea.
illegal-bid-boat = Pentru bărci nu se licitează.
illegal-bid-absent = „{ $tile }” nu e pe masă în acest anotimp.
illegal-bid-itself = O ofertă depășită poate fi mărită pe loc, dar nu mutată peste ea însăși.
illegal-bid-colour = { $colour ->
    [blue] Oferta ta de aici e albastră: adaugă numai muncitori albaștri.
    [red] Oferta ta de aici e roșie: adaugă numai muncitori roșii.
    [yellow] Oferta ta de aici e galbenă: adaugă numai muncitori galbeni.
   *[green] Oferta ta de aici e verde: adaugă numai muncitori verzi.
}
illegal-bid-none = O ofertă cere cel puțin un muncitor.
# $mine workers are there already; $needs is the least total.
illegal-bid-small = { $mine ->
    [0] Ca să treci în frunte ai nevoie de cel puțin { $needs }: { $seat } are { $size }.
   *[other] Ca să treci în frunte ai nevoie de cel puțin { $needs } în total: tu ai { $mine }, { $seat } are { $size }.
}
# $colour is "worker" where any one colour would do.
illegal-bid-short = { $colour ->
    [blue] { $needs ->
        [one] O ofertă cere { $needs } muncitor albastru, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
        [few] O ofertă cere { $needs } muncitori albaștri, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
       *[other] O ofertă cere { $needs } de muncitori albaștri, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
    }
    [red] { $needs ->
        [one] O ofertă cere { $needs } muncitor roșu, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
        [few] O ofertă cere { $needs } muncitori roșii, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
       *[other] O ofertă cere { $needs } de muncitori roșii, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
    }
    [yellow] { $needs ->
        [one] O ofertă cere { $needs } muncitor galben, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
        [few] O ofertă cere { $needs } muncitori galbeni, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
       *[other] O ofertă cere { $needs } de muncitori galbeni, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
    }
    [green] { $needs ->
        [one] O ofertă cere { $needs } muncitor verde, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
        [few] O ofertă cere { $needs } muncitori verzi, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
       *[other] O ofertă cere { $needs } de muncitori verzi, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
    }
   *[worker] { $needs ->
        [one] O ofertă cere { $needs } muncitor, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
        [few] O ofertă cere { $needs } muncitori de aceeași culoare, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
       *[other] O ofertă cere { $needs } de muncitori de aceeași culoare, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
    }
}

## Workers of bids and uses

illegal-colour = { $colour ->
    [blue] Această plăcuță e albastră în acest anotimp.
    [red] Această plăcuță e roșie în acest anotimp.
    [yellow] Această plăcuță e galbenă în acest anotimp.
   *[green] Această plăcuță e verde în acest anotimp.
}
illegal-colour-turn-order = { $colour ->
    [blue] Albastră în acest anotimp. Barca coroanei (4a) nu are efect la ordinea de joc.
    [red] Roșie în acest anotimp. Barca coroanei (4a) nu are efect la ordinea de joc.
    [yellow] Galbenă în acest anotimp. Barca coroanei (4a) nu are efect la ordinea de joc.
   *[green] Verde în acest anotimp. Barca coroanei (4a) nu are efect la ordinea de joc.
}
illegal-colour-no-bid = { $colour ->
    [blue] Albastră în acest anotimp. Barca coroanei (4a) are efect doar unde a licitat altcineva.
    [red] Roșie în acest anotimp. Barca coroanei (4a) are efect doar unde a licitat altcineva.
    [yellow] Galbenă în acest anotimp. Barca coroanei (4a) are efect doar unde a licitat altcineva.
   *[green] Verde în acest anotimp. Barca coroanei (4a) nu are niciodată efect la o plăcuță verde.
}
illegal-screen = { $colour ->
    [blue] { $has ->
        [0] Nu ai niciun muncitor albastru în spatele paravanului.
        [one] Ai numai { $has } muncitor albastru în spatele paravanului.
        [few] Ai numai { $has } muncitori albaștri în spatele paravanului.
       *[other] Ai numai { $has } de muncitori albaștri în spatele paravanului.
    }
    [red] { $has ->
        [0] Nu ai niciun muncitor roșu în spatele paravanului.
        [one] Ai numai { $has } muncitor roșu în spatele paravanului.
        [few] Ai numai { $has } muncitori roșii în spatele paravanului.
       *[other] Ai numai { $has } de muncitori roșii în spatele paravanului.
    }
    [yellow] { $has ->
        [0] Nu ai niciun muncitor galben în spatele paravanului.
        [one] Ai numai { $has } muncitor galben în spatele paravanului.
        [few] Ai numai { $has } muncitori galbeni în spatele paravanului.
       *[other] Ai numai { $has } de muncitori galbeni în spatele paravanului.
    }
   *[green] { $has ->
        [0] Nu ai niciun muncitor verde în spatele paravanului.
        [one] Ai numai { $has } muncitor verde în spatele paravanului.
        [few] Ai numai { $has } muncitori verzi în spatele paravanului.
       *[other] Ai numai { $has } de muncitori verzi în spatele paravanului.
    }
}
illegal-group-colour = { $colour ->
    [blue] Oferta ta depășită de la „{ $at }” e albastră: se alătură numai unor muncitori albaștri.
    [red] Oferta ta depășită de la „{ $at }” e roșie: se alătură numai unor muncitori roșii.
    [yellow] Oferta ta depășită de la „{ $at }” e galbenă: se alătură numai unor muncitori galbeni.
   *[green] Oferta ta depășită de la „{ $at }” e verde: se alătură numai unor muncitori verzi.
}
illegal-group-slot = Nu e nicio plăcuță la locul { $slot }, deci nici vreo ofertă depășită.
illegal-group-none = Nu ai nicio ofertă la „{ $at }”.
illegal-group-leads = Oferta ta de la „{ $at }” e cea mai mare, deci nu poate fi mutată.

## Uses

illegal-use-never = { $what ->
    [turn_order] Plăcuțele cu ordinea de joc nu se folosesc.
    [boat] Bărcile nu se folosesc.
    [winter] Plăcuțele de iarnă nu se folosesc.
   *[side] Această parte a plăcuței nu are nicio acțiune de folosit.
}
illegal-use-aside = „{ $tile }” a fost pusă deoparte definitiv.
illegal-use-absent = „{ $tile }” nu e nici la licitație, nici într-un sat.
illegal-use-full = { $room ->
    [0] Plină: pe ea stau șase muncitori.
    [one] Următoarea folosire cere { $needs }, iar loc mai e pentru { $room }.
    [few] Următoarea folosire cere { $needs }, iar loc mai e pentru { $room }.
   *[other] Următoarea folosire cere { $needs }, iar loc mai e pentru { $room }.
}
illegal-use-skill = { $skill ->
    [anvil] Folosirea ei costă o nicovală, iar tu nu ai.
    [pick] Folosirea ei costă un târnăcop, iar tu nu ai.
    [saw] Folosirea ei costă un ferăstrău, iar tu nu ai.
   *[skill] Folosirea ei costă o aptitudine, iar tu nu ai.
}
illegal-use-short = { $colour ->
    [blue] { $needs ->
        [one] Folosirea cere { $needs } muncitor albastru, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
        [few] Folosirea cere { $needs } muncitori albaștri, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
       *[other] Folosirea cere { $needs } de muncitori albaștri, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
    }
    [red] { $needs ->
        [one] Folosirea cere { $needs } muncitor roșu, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
        [few] Folosirea cere { $needs } muncitori roșii, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
       *[other] Folosirea cere { $needs } de muncitori roșii, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
    }
    [yellow] { $needs ->
        [one] Folosirea cere { $needs } muncitor galben, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
        [few] Folosirea cere { $needs } muncitori galbeni, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
       *[other] Folosirea cere { $needs } de muncitori galbeni, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
    }
    [green] { $needs ->
        [one] Folosirea cere { $needs } muncitor verde, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
        [few] Folosirea cere { $needs } muncitori verzi, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
       *[other] Folosirea cere { $needs } de muncitori verzi, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
    }
   *[worker] { $needs ->
        [one] Folosirea cere { $needs } muncitor, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
        [few] Folosirea cere { $needs } muncitori de aceeași culoare, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
       *[other] Folosirea cere { $needs } de muncitori de aceeași culoare, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
    }
}
illegal-use-large = Ofertele depășite se mută întregi: aici încap între { $needs } și { $room } muncitori.
illegal-use-worker = { $colour ->
    [blue] Folosirea ei mai costă un muncitor albastru și nu ți-ar mai rămâne niciunul.
    [red] Folosirea ei mai costă un muncitor roșu și nu ți-ar mai rămâne niciunul.
    [yellow] Folosirea ei mai costă un muncitor galben și nu ți-ar mai rămâne niciunul.
    [green] Folosirea ei mai costă un muncitor verde și nu ți-ar mai rămâne niciunul.
   *[worker] Folosirea ei mai costă un muncitor și nu ți-ar mai rămâne niciunul.
}
illegal-use-mixed = Toți muncitorii unei folosiri trebuie să aibă aceeași culoare.
illegal-use-none = O folosire cere cel puțin un muncitor.
illegal-use-few = { $used ->
    [one] Ultima folosire a fost cu { $used } muncitor, deci ai nevoie de cel puțin { $needs }.
    [few] Ultima folosire a fost cu { $used } muncitori, deci ai nevoie de cel puțin { $needs }.
   *[other] Ultima folosire a fost cu { $used } de muncitori, deci ai nevoie de cel puțin { $needs }.
}
illegal-use-many = { $room ->
    [one] Pe plăcuță mai încape numai { $room } muncitor, iar tu pui { $total }.
    [few] Pe plăcuță mai încap numai { $room } muncitori, iar tu pui { $total }.
   *[other] Pe plăcuță mai încap numai { $room } de muncitori, iar tu pui { $total }.
}

## Payments and resources

illegal-pay = { $takes ->
    [blue] „{ $tile }” costă un muncitor albastru.
    [red] „{ $tile }” costă un muncitor roșu.
    [yellow] „{ $tile }” costă un muncitor galben.
    [green] „{ $tile }” costă un muncitor verde.
    [worker] „{ $tile }” costă un muncitor de orice culoare.
    [anvil] „{ $tile }” costă o nicovală.
    [pick] „{ $tile }” costă un târnăcop.
    [saw] „{ $tile }” costă un ferăstrău.
   *[skill] „{ $tile }” costă o aptitudine, oricare.
}
illegal-skill = { $skill ->
    [anvil] Nu ai nicio nicovală în spatele paravanului.
    [pick] Nu ai niciun târnăcop în spatele paravanului.
   *[saw] Nu ai niciun ferăstrău în spatele paravanului.
}
illegal-good = { $resource ->
    [iron] „{ $tile }” nu dă fier.
    [stone] „{ $tile }” nu dă piatră.
    [wood] „{ $tile }” nu dă lemn.
   *[gold] „{ $tile }” nu dă aur.
}
illegal-good-stock = { $resource ->
    [iron] Nu mai e fier în rezervă.
    [stone] Nu mai e piatră în rezervă.
    [wood] Nu mai e lemn în rezervă.
   *[gold] Nu mai e aur în rezervă.
}

## Moving, upgrading, flipping

illegal-not-yours = „{ $tile }” nu e în satul tău.
illegal-step-none = La această folosire nu mai ai niciun pas.
illegal-no-good = { $resource ->
    [iron] Nu e fier pe „{ $tile }”.
    [stone] Nu e piatră pe „{ $tile }”.
    [wood] Nu e lemn pe „{ $tile }”.
   *[gold] Nu e aur pe „{ $tile }”.
}
illegal-step-edge = { $to ->
    [n] Nu e nicio plăcuță la nord de „{ $tile }”.
    [ne] Nu e nicio plăcuță la nord-est de „{ $tile }”.
    [se] Nu e nicio plăcuță la sud-est de „{ $tile }”.
    [s] Nu e nicio plăcuță la sud de „{ $tile }”.
    [sw] Nu e nicio plăcuță la sud-vest de „{ $tile }”.
   *[nw] Nu e nicio plăcuță la nord-vest de „{ $tile }”.
}
illegal-step-road = Niciun drum nu duce de la „{ $tile }” la „{ $other }”.
illegal-step-water = Între „{ $tile }” și „{ $other }” e apă.
illegal-upgrade-none = La această folosire nu mai ai nicio îmbunătățire.
illegal-upgrade-never = „{ $tile }” nu poate fi îmbunătățită.
illegal-upgraded = „{ $tile }” e deja îmbunătățită.
illegal-upgrade-missing = Îmbunătățirea plăcuței „{ $tile }” costă { $cost }; lipsesc: { $missing }.
illegal-upgrade-cost = Îmbunătățirea plăcuței „{ $tile }” costă exact { $cost }.
illegal-upgrade-kinds = Îmbunătățirea plăcuței „{ $tile }” costă { $cost }: plătește fiecare resursă cu felul ei sau cu aur.
illegal-few-goods = { $resource ->
    [iron] { $has ->
        [one] Pe „{ $tile }” e numai o bucată de fier.
        [few] Pe „{ $tile }” sunt numai { $has } bucăți de fier.
       *[other] Pe „{ $tile }” sunt numai { $has } de bucăți de fier.
    }
    [stone] { $has ->
        [one] Pe „{ $tile }” e numai { $has } piatră.
        [few] Pe „{ $tile }” sunt numai { $has } pietre.
       *[other] Pe „{ $tile }” sunt numai { $has } de pietre.
    }
    [wood] { $has ->
        [one] Pe „{ $tile }” e numai { $has } lemn.
        [few] Pe „{ $tile }” sunt numai { $has } lemne.
       *[other] Pe „{ $tile }” sunt numai { $has } de lemne.
    }
   *[gold] { $has ->
        [one] Pe „{ $tile }” e numai o bucată de aur.
        [few] Pe „{ $tile }” sunt numai { $has } bucăți de aur.
       *[other] Pe „{ $tile }” sunt numai { $has } de bucăți de aur.
    }
}

## The end of a season

illegal-boat = „{ $tile }” nu e în joc la { $players } jucători.
illegal-boat-taken = „{ $tile }” e deja luată.
illegal-place-tile = „{ $tile }” nu e dintre plăcuțele pe care le ai de așezat.
illegal-place-village = Poți adăuga plăcuțe numai în satul tău.
illegal-place-taken = La { $cell } e deja „{ $other }”.
# Two touching edges that don't match: $edge is the new tile's, $against that of $other.
illegal-place-edge = { $to ->
    [n] La nord
    [ne] La nord-est
    [se] La sud-est
    [s] La sud
    [sw] La sud-vest
   *[nw] La nord-vest
} laturile nu se potrivesc: { $edge ->
    [road] drum
    [field] câmp
   *[water] apă
} lângă { $against ->
    [road] drum
    [field] câmp
   *[water] apă
} („{ $other }”).
illegal-place-apart = { $cell } nu atinge satul tău.
illegal-winter-seat = Poți alege numai dintre plăcuțele tale de iarnă.
illegal-winter-tile = „{ $tile }” nu e dintre plăcuțele tale de iarnă.
illegal-winter-none = Alege cel puțin o plăcuță de iarnă.
