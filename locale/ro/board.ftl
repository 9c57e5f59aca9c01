# The board: everything that is shown at a table. Names of tiles are labels, never inflected.

board-your-turn = E rândul tău
board-seats = Jucătorii, în sensul acelor de ceasornic
board-seat-acts = e la rând
board-seat-starts = primul jucător
board-seat-stand-in = îi ține locul un bot

# Time left of a decision that may take long; shorter ones read 1:05.
board-clock-hours = { $hours } h { $minutes } min
board-clock-days = { $days } z { $hours } h

board-season-spring = Primăvară
board-season-summer = Vară
board-season-autumn = Toamnă
board-season-winter = Iarnă
board-season = { $season }, anotimpul { $number } din 4

board-supplies = Rezerve
board-bag = { $count ->
    [one] { $count } muncitor în sac
    [few] { $count } muncitori în sac
   *[other] { $count } de muncitori în sac
}
board-greens = { $count ->
    [one] { $count } muncitor verde în rezervă
    [few] { $count } muncitori verzi în rezervă
   *[other] { $count } de muncitori verzi în rezervă
}
# $goods: "21 iron"
board-stock = { $goods } în rezervă
board-pile = { $count ->
    [one] { $count } aptitudine în teanc
    [few] { $count } aptitudini în teanc
   *[other] { $count } de aptitudini în teanc
}

board-lots-spring = Licitația de primăvară
board-lots-summer = Licitația de vară
board-lots-autumn = Licitația de toamnă
board-lots-winter = Licitația de iarnă
board-marked = colțuri marcate: o poți alege
board-passes = { $count ->
    [one] S-a pasat o dată; la { $all } la rând se încheie anotimpul
    [few] S-a pasat de { $count } ori la rând; la { $all } se încheie anotimpul
   *[other] S-a pasat de { $count } de ori la rând; la { $all } se încheie anotimpul
}
board-turn-order = Ordinea de joc
board-harbour = Port
board-harbour-text = cine alege barca ia și încărcătura
board-harbour-winter = fiecare jucător ia câte o barcă

board-village = Sat și paravan
board-your-village = Satul tău
board-village-of = Sat: { $name }
board-to-mine = La satul tău
board-fit = Arată tot
board-smaller = Micșorează
board-larger = Mărește
board-aside = { $count ->
    [one] { $count } plăcuță pusă deoparte
    [few] { $count } plăcuțe puse deoparte
   *[other] { $count } de plăcuțe puse deoparte
}
board-others = Ceilalți jucători
board-other = { $name }: { $workers } și { $skills } în spatele paravanului, { $tiles } în sat{ $usable ->
    [0] .
    [one] , dintre care { $usable } poate fi aleasă.
    [few] , dintre care { $usable } pot fi alese.
   *[other] , dintre care { $usable } pot fi alese.
}
board-behind = În spatele paravanului: { $name }

board-screen = În spatele paravanului tău
board-skills = Aptitudini
board-none = niciuna

# A tile in sentences. $name is its name; the sentences follow each other.
board-name = { $name }.
board-upgraded = Îmbunătățită.
board-colour-blue = Plăcuță albastră în acest anotimp.
board-colour-red = Plăcuță roșie în acest anotimp.
board-colour-yellow = Plăcuță galbenă în acest anotimp.
board-colour-green = Plăcuță verde în acest anotimp.
# $workers: "2 red workers"
board-standing = Pe ea: { $workers }; { $left ->
    [one] mai e liber { $left } loc.
    [few] mai sunt libere { $left } locuri.
   *[other] mai sunt libere { $left } de locuri.
}
board-next-use = { $least ->
    [one] Următoarea folosire cere cel puțin { $least } muncitor.
    [few] Următoarea folosire cere cel puțin { $least } muncitori.
   *[other] Următoarea folosire cere cel puțin { $least } de muncitori.
}
board-full = { $places ->
    [one] Singurul loc e ocupat.
    [few] Toate cele { $places } locuri sunt ocupate.
   *[other] Toate cele { $places } de locuri sunt ocupate.
}
board-full-short = plină, { $places } din { $places }
# $goods: "2 iron and 1 wood"
board-goods = Resurse pe ea: { $goods }.
board-bid-leads = { $name } conduce cu { $workers }.
board-bid-leads-you = Conduci cu { $workers }.
board-bid-loses = { $name }: ofertă depășită, { $workers }.
board-bid-loses-you = Oferta ta e depășită: { $workers }.
board-load = La bord: { $load }.
board-load-none = Nu e nimic la bord.
board-load-none-short = goală
board-boat-gone = A fost deja aleasă.
board-boat-gone-short = aleasă
board-changed = S-a schimbat de la ultimul tău rând.
board-changed-move = S-a schimbat cu această mutare.
board-can-choose = O poți alege.
# $steps is count-steps.
board-steps-away = La distanță de { $steps }.
board-cell = Loc liber, coloana { $column }, rândul { $row }
board-ghost = { $rotation ->
    [0] Plăcuța „{ $name }” în mână, nerotită
    [one] Plăcuța „{ $name }” în mână, rotită o dată
    [few] Plăcuța „{ $name }” în mână, rotită de { $rotation } ori
   *[other] Plăcuța „{ $name }” în mână, rotită de { $rotation } de ori
}
board-move-good = Mută { $good }

board-side-now = Acum
board-side-after = Îmbunătățită
board-side-before = Înainte
board-side-upgraded = Îmbunătățită, acum
board-side-up = Partea vizibilă
board-side-down = Cealaltă parte
board-kind-spring = Plăcuță de primăvară
board-kind-summer = Plăcuță de vară
board-kind-autumn = Plăcuță de toamnă
board-kind-winter = Plăcuță de iarnă
board-kind-village = Plăcuță de sat
board-kind-home = Casă
board-kind-boat = Barcă
board-kind-summer_boat = Barcă de vară
board-kind-turn_order = Ordinea de joc

since-title = De la ultimul tău rând
since-none = Nimic nou de la ultimul tău rând.

board-words = Jurnal și chat
board-panel-since = De la rândul tău
board-panel-log = Jurnal
board-panel-chat = Chat
board-tabs = Părțile mesei
board-tab-lots = Licitație
board-tab-harbour = Port
board-tab-village = Sat
board-tab-others = Ceilalți
board-tab-log = Jurnal

board-notices = Notificări
board-notices-text = Când îți vine rândul și ești cu ochii în altă parte
board-notices-denied = Browserul tău nu le permite pentru această pagină
board-to-lobby = La pagina de start
board-leave = Ieși din partidă
board-leave-text = Un bot va juca în locul tău. Cât timp partida continuă, îți poți relua locul.
board-leave-bots = Un bot va juca în locul tău. Doar cu boți, partida se poate termina repede, iar apoi nu mai poți reveni.
board-leave-rating = Dacă partida contează pentru cotă, locul la care ajunge botul e al tău.
board-leave-yes = Ieși
board-result = Arată rezultatul
# Under a tile that cannot be chosen.
board-needs = { $colour ->
    [blue] cere { $needs } × albastru
    [red] cere { $needs } × roșu
    [yellow] cere { $needs } × galben
    [green] cere { $needs } × verde
   *[worker] { $needs ->
        [one] cere { $needs } muncitor
        [few] cere { $needs } de o culoare
       *[other] cere { $needs } de o culoare
    }
}

board-bids = Ofertele tale
board-bids-text = conduci la { $leads } din { $count }
board-bids-leads = în frunte
# $most: how many lead there
board-bids-outbid = depășită, { $most } în frunte
# At a tile where somebody bid more than you.
board-outbid = depășită
# On phones, after the lots: the way to both.
board-quay = Port și ordinea de joc

board-villages = Celelalte sate
board-to-build = { $count ->
    [one] { $count } plăcuță de așezat
    [few] { $count } plăcuțe de așezat
   *[other] { $count } de plăcuțe de așezat
}
board-villages-all = Sate

## The running score

score-of = { $name }: { $points ->
    [one] { $points } punct până acum
    [few] { $points } puncte până acum
   *[other] { $points } de puncte până acum
}
score-title = { $name }: puncte până acum
score-tiles = Tipărite pe plăcuțe
score-resources = Resurse
score-skills = Aptitudini
score-workers = Muncitori
score-boats = Bărci și ordinea de joc
score-sum = În total
score-open = Aici contează doar ce văd toți, nimic din spatele paravanului.
board-purple-counts = Cu muncitorul mov al primului jucător, care ține loc de o resursă, o aptitudine sau un muncitor.
