# Decisions of a player: the panel below the table, a sheet on phones (web/src/table/decide).

page-title-turn = E rândul tău · Keyflower
seat-stand-in = { $name } (îi ține locul un bot)
seat-number = Locul { $number }
decide-panel = Decizia ta
decide-your-turn = E rândul tău
decide-turn-text = Alege o plăcuță pentru care să licitezi sau pe care s-o folosești.
decide-turn-only-pass = Nu poți licita și nu poți folosi nimic. Pasezi.
decide-turn-tile = Ordinea de joc { $number }
decide-close = Pune la loc
decide-named = { $name }: { $text }
decide-sending = O clipă…
decide-away = Vei putea juca din nou când revine conexiunea.
decide-lost = Partida a mers mai departe, iar ce alegeai nu mai e posibil. Alege din nou.

# Workers that are placed, as the object of bid, use, raise: "4 red".
amount-blue = { $count ->
    [one] { $count } muncitor albastru
    [few] { $count } muncitori albaștri
   *[other] { $count } de muncitori albaștri
}
amount-red = { $count ->
    [one] { $count } muncitor roșu
    [few] { $count } muncitori roșii
   *[other] { $count } de muncitori roșii
}
amount-yellow = { $count ->
    [one] { $count } muncitor galben
    [few] { $count } muncitori galbeni
   *[other] { $count } de muncitori galbeni
}
amount-green = { $count ->
    [one] { $count } muncitor verde
    [few] { $count } muncitori verzi
   *[other] { $count } de muncitori verzi
}

# ---- Bid and use

decide-mode = Licitează sau folosește
decide-bid = Licitează
decide-use = Folosește
decide-tile-colour = { $colour ->
    [blue] Plăcuță albastră.
    [red] Plăcuță roșie.
    [yellow] Plăcuță galbenă.
   *[green] Plăcuță verde.
}
decide-bid-none = Nimeni n-a licitat aici. Cu un singur muncitor ești în frunte.
decide-bid-yours = Conduci cu { $workers }. Poți adăuga muncitori.
decide-bid-other = { $name } conduce cu { $workers }; cu { $total } treci în frunte.
decide-bid-both = { $mine ->
    [one] { $name }: { $workers }. Îți trebuie { $total }, ai aici { $mine }.
    [few] { $name }: { $workers }. Îți trebuie { $total }, ai aici { $mine }.
   *[other] { $name }: { $workers }. Îți trebuie { $total }, ai aici { $mine }.
}
decide-use-village = În alt sat: { $name }.
decide-use-first = { $most ->
    [one] Nefolosită în acest anotimp: exact { $most } muncitor.
    [few] Nefolosită în acest anotimp: între 1 și { $most } muncitori.
   *[other] Nefolosită în acest anotimp: între 1 și { $most } de muncitori.
}
# Only 3 can be both the least and the most.
decide-use-again = Ultima dată cu { $used }; { $more ->
    [0] acum exact { $least }.
   *[other] acum între { $least } și { $most }.
}
decide-losing = Oferte depășite
decide-groups = Oferte depășite pentru aici
decide-group = { $workers } de la „{ $tile }”
decide-group-from = de la „{ $tile }”
decide-screen = Din spatele paravanului tău
decide-screen-empty = Nu mai ai niciun muncitor în spatele paravanului.
decide-of = din { $count }
decide-count = { $colour ->
    [blue] Muncitori albaștri
    [red] Muncitori roșii
    [yellow] Muncitori galbeni
   *[green] Muncitori verzi
}
decide-have = { $colour ->
    [blue] Muncitori albaștri: { $count } în spatele paravanului
    [red] Muncitori roșii: { $count } în spatele paravanului
    [yellow] Muncitori galbeni: { $count } în spatele paravanului
   *[green] Muncitori verzi: { $count } în spatele paravanului
}
decide-less = Unul mai puțin
decide-more = Încă unul
decide-least = Minim
decide-most = Maxim
decide-mixes = Aici poți amesteca culorile (barca curcubeului, 4b).
decide-brings = Primești { $gives }.
decide-brings-here = Primești { $gives }, pe această plăcuță.
decide-brings-home = Primești { $gives }, pe casa ta.
decide-from-bag = { $count ->
    [one] { $count } muncitor din sac
    [few] { $count } muncitori din sac
   *[other] { $count } de muncitori din sac
}
decide-takes = { $what ->
    [blue] Te mai costă un muncitor albastru.
    [red] Te mai costă un muncitor roșu.
    [yellow] Te mai costă un muncitor galben.
    [green] Te mai costă un muncitor verde.
    [worker] Te mai costă un muncitor de orice culoare.
    [skill] Te mai costă o aptitudine, oricare.
    [anvil] Te mai costă o nicovală.
    [pick] Te mai costă un târnăcop.
   *[saw] Te mai costă un ferăstrău.
}
decide-workers-back = Muncitorii se întorc la tine.
decide-workers-to = Muncitorii ajung la { $name }.
decide-workers-bag = Dacă nimeni nu câștigă plăcuța, muncitorii ajung în sac.
decide-lead-first = Ești în frunte.
decide-lead-more = { $total ->
    [one] Conduci cu { $total } muncitor.
    [few] Conduci cu { $total } muncitori.
   *[other] Conduci cu { $total } de muncitori.
}
decide-lead-by = { $by ->
    [one] Conduci cu un avans de { $by } muncitor.
    [few] Conduci cu un avans de { $by } muncitori.
   *[other] Conduci cu un avans de { $by } de muncitori.
}
decide-stays = Mai ai { $workers } în spatele paravanului.
decide-stays-none = { $colour ->
    [blue] Nu mai ai muncitori albaștri în spatele paravanului.
    [red] Nu mai ai muncitori roșii în spatele paravanului.
    [yellow] Nu mai ai muncitori galbeni în spatele paravanului.
   *[green] Nu mai ai muncitori verzi în spatele paravanului.
}
decide-lacks-all = Alege muncitori.
decide-lacks-workers = Schimbă numărul de muncitori.
decide-lacks-groups = Acești muncitori nu se potrivesc aici: sunt prea puțini sau prea mulți.

lock-none = Nu ai niciunul în spatele paravanului.
lock-colour = { $colour ->
    [blue] Această plăcuță e albastră.
    [red] Această plăcuță e roșie.
    [yellow] Această plăcuță e galbenă.
   *[green] Această plăcuță e verde.
}
lock-few = { $needs ->
    [one] Aici e nevoie de { $needs } muncitor.
    [few] Aici e nevoie de { $needs } muncitori.
   *[other] Aici e nevoie de { $needs } de muncitori.
}

# What may surprise; ids of rules/choices.py.
warning-stock-short = În rezervă e mai puțin decât arată plăcuța.
warning-stock-empty = În rezervă nu mai e nimic de acest fel.
warning-greens-short = Sunt mai puțini muncitori verzi decât arată plăcuța.
warning-greens-empty = Nu mai e niciun muncitor verde.
warning-bag-short = În sac sunt mai puțini muncitori decât arată plăcuța.
warning-bag-empty = Sacul e gol.
warning-pile-short = Sunt mai puține aptitudini decât arată plăcuța.
warning-pile-empty = Nu mai e nicio aptitudine.
warning-nothing-to-gain = Nu vei câștiga nimic din asta.
warning-shuts-river = Așa închizi râul: nicio altă barcă nu se mai poate alătura șirului care pornește de la casa ta.

# A tile that can neither be bid for nor used; other reasons are in reasons.ftl. $colour is "worker"
# where any one colour would do.
blocked-both = { $colour ->
    [blue] { $needs ->
        [one] E nevoie de { $needs } muncitor albastru, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
        [few] E nevoie de { $needs } muncitori albaștri, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
       *[other] E nevoie de { $needs } de muncitori albaștri, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
    }
    [red] { $needs ->
        [one] E nevoie de { $needs } muncitor roșu, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
        [few] E nevoie de { $needs } muncitori roșii, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
       *[other] E nevoie de { $needs } de muncitori roșii, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
    }
    [yellow] { $needs ->
        [one] E nevoie de { $needs } muncitor galben, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
        [few] E nevoie de { $needs } muncitori galbeni, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
       *[other] E nevoie de { $needs } de muncitori galbeni, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
    }
    [green] { $needs ->
        [one] E nevoie de { $needs } muncitor verde, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
        [few] E nevoie de { $needs } muncitori verzi, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
       *[other] E nevoie de { $needs } de muncitori verzi, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
    }
   *[worker] { $needs ->
        [one] E nevoie de { $needs } muncitor, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
        [few] E nevoie de { $needs } muncitori de aceeași culoare, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
       *[other] E nevoie de { $needs } de muncitori de aceeași culoare, { $has ->
            [0] nu ai niciunul
           *[other] ai { $has }
        }.
    }
}

# ---- Passing

decide-pass = Pasează
decide-pass-once-text = Îți vine din nou rândul, dacă nu pasează toți.
decide-pass-outbid = Pasează până la supralicitare
decide-pass-outbid-text = Joci din nou când îți depășește cineva o ofertă.
decide-pass-season = Pasează tot anotimpul
decide-pass-season-text = Joci din nou după sfârșitul anotimpului.
decide-passing-outbid = Pasezi până când ți se depășește o ofertă.
decide-passing-season = Pasezi până la sfârșitul anotimpului.
decide-pass-stop = Nu mai pasa
decide-auto-passing = Nimic de făcut: pasezi.
decide-auto-passed = Nimic de făcut: ai pasat.
decide-auto-choosing = O singură alegere: { $what }
decide-auto-done = Făcut pentru tine: { $what }
decide-auto-stop = Așteaptă
decide-pass-ways = Alte feluri de a pasa
decide-pass-season-sure = Pasezi tot anotimpul?
decide-pass-season-yes = Da, pasez

# ---- Payments and choices

decide-pay-title = Plătește pentru „{ $tile }”
decide-pay-text = Alege ce plătești.
decide-pay-group = { $workers } de la „{ $tile }”
decide-pay-group-text = { $count ->
    [one] Ajunge în sac.
    [few] Toți cei { $count } ajung în sac.
   *[other] Toți cei { $count } ajung în sac.
}
decide-take-title = Ce iei?
decide-take-text = „{ $tile }” îți dă una dintre acestea.
decide-free = gratuit

# ---- Transport and upgrades

decide-transport-title = Mută și îmbunătățește
decide-transport-left = „{ $tile }”, la dispoziție: { $steps ->
    [0] niciun pas
    [one] { $steps } pas
    [few] { $steps } pași
   *[other] { $steps } de pași
} și { $upgrades ->
    [0] nicio îmbunătățire.
    [one] { $upgrades } îmbunătățire.
    [few] { $upgrades } îmbunătățiri.
   *[other] { $upgrades } de îmbunătățiri.
}
decide-transport-text = Atinge una dintre resursele tale, apoi plăcuța unde ajunge.
decide-transport-held = { $good } pe „{ $tile }”: încotro?
decide-transport-none = Nu mai e nimic de mutat.
decide-goods = Resurse care se pot muta
decide-good-on = { $good } pe „{ $tile }”
decide-to = Pe „{ $tile }”
# $steps is count-steps.
decide-to-far = Pe „{ $tile }” ({ $steps })
decide-upgrades = Îmbunătățiri
decide-upgrades-none = Nu poți plăti nicio îmbunătățire.
decide-upgrade = Îmbunătățește „{ $tile }”
decide-upgrade-cost = Plătește cu
decide-gain-points = { $sign } { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
}
decide-gain-each = { $after } puncte în loc de { $before } pentru fiecare resursă
decide-gain-use = folosirea ei dă { $gives }
decide-upgrade-follows = Cost: { $cost }. Efect: { $gains }.
decide-done = Gata
decide-done-text = Pașii și îmbunătățirile rămase se pierd.

# ---- Boats

decide-boat-title = Alege o barcă
decide-boat-text = Primești tot ce e la bord.
decide-boat-keep = Primești chiar barca, pentru satul tău.
decide-boat-empty = nimic la bord
decide-for-you = pentru tine acum
# Who picks a boat when, and why; decide-named joins place and reason.
decide-boat-order = Ordinea alegerii
decide-boat-place = { $place ->
    [1] Alegi prima barcă
   *[other] Alegi a { $place }-a barcă
}
decide-boat-won = oferta ta de { $count } a câștigat { $tile }
decide-boat-start = ești primul jucător
decide-boat-after = ceilalți urmează în sensul acelor de ceasornic după primul jucător, { $name }

# ---- Building

decide-build-title = Construiește-ți satul
decide-build-hand = { $count ->
    [one] O plăcuță de așezat.
    [few] { $count } plăcuțe de așezat, în orice ordine.
   *[other] { $count } de plăcuțe de așezat, în orice ordine.
}
decide-build-where = Alege un loc punctat din satul tău.
decide-build-turn = Rotește-o cu R, cu rotița mouse-ului sau atingând-o.
decide-build-fixed = { $ways ->
    [one] Se potrivește într-un singur fel.
    [few] Se potrivește în { $ways } feluri.
   *[other] Se potrivește în { $ways } de feluri.
}
decide-build-left = Rotește la stânga
decide-build-right = Rotește la dreapta
decide-build-next = Locul următor
decide-build-before = Locul anterior
decide-build-tile = Plăcuța din mână

# ---- Winter

decide-winter-title = Plăcuțe de iarnă
decide-winter-text = Scoate una sau mai multe dintre plăcuțele tale: se va licita pentru toate. Celelalte ies din joc fără să le vadă nimeni.
decide-worth = { $points ->
    [one] Acum ar aduce { $points } punct.
    [few] Acum ar aduce { $points } puncte.
   *[other] Acum ar aduce { $points } de puncte.
}
decide-winter-worth = { $points ->
    [one] acum { $points } punct pentru tine
    [few] acum { $points } puncte pentru tine
   *[other] acum { $points } de puncte pentru tine
}

# ---- Flipper

decide-flip-title = Flipper
decide-flip-text = Întoarce gratuit pe spate una dintre plăcuțele tale.
decide-keep = Nu întoarce nimic

# ---- Hints

decide-hint = Sugestie
decide-hint-title = { $count ->
    [1] O idee
    [2] Două idei
   *[other] Trei idei
}
decide-hint-text = Sunt marcate pe masă. Alege una ca s-o pregătești; încă nu se trimite nimic.
decide-idea-do = Urmează ideea { $number }
decide-idea = Ideea { $number }
hint-bid = Licitează { $workers } pentru „{ $tile }”
hint-raise = Urcă la { $workers } pentru „{ $tile }”
hint-build = Așază „{ $tile }” aici
hint-flip = Întoarce „{ $tile }”
hint-step = Mută { $good } pe „{ $tile }”
hint-pay = Plătește { $what }
hint-use = Pune { $workers } pe „{ $tile }”
hint-upgrade = Îmbunătățește „{ $tile }” ({ $cost })
hint-winter = Scoate: { $tiles }
# Turns that would be better. $from: where losing bids are taken from.
turn-bid-from = Licitează { $workers } pentru „{ $tile }”, cu oferta depășită de la: { $from }
turn-use = Pune { $workers } pe „{ $tile }” ({ $owner })
turn-own-from = Pune { $workers } pe „{ $tile }”, oferta depășită de la: { $from }
turn-use-from = Pune { $workers } pe „{ $tile }” ({ $owner }), oferta depășită de la: { $from }

# ---- Others, and the end

decide-waiting = Se așteaptă: { $name }
decide-waiting-several = Se așteaptă: { $names }
decide-over = Partida s-a încheiat.
decide-watching = Urmărești partida.
decide-stand-in = Un bot joacă în locul tău.
decide-stand-in-text = Continuă până când îți reiei locul.
decide-come-back = Reia-ți locul
decide-undo = Retrage

# ---- The confirm button

go-bid = Licitează { $count }
go-raise = Urcă la { $count }
go-bid-empty = Alege muncitori
go-use = Folosește { $count }
go-use-empty = Alege muncitori
go-pay = Plătește
go-take = Ia { $what }
go-boat = Ia „{ $boat }”
go-flip = Întoarce
go-step = Mută aici
go-step-empty = Alege unde merge
go-upgrade = Îmbunătățește
go-build = Așază aici
go-build-empty = Alege un loc
go-winter = { $count ->
    [one] Scoate { $count } plăcuță
    [few] Scoate { $count } plăcuțe
   *[other] Scoate { $count } de plăcuțe
}
go-winter-empty = Alege cel puțin una
go-pass = Pasează
go-done = Gata
go-keep = Nu întoarce nimic
go-choose = Alege una
go-confirm = Confirmă
