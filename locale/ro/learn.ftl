### The Learn pages (web/src/learn): overview, rules, tiles, signs, scoring. Texts of the rules are in
### rules.ftl, of tiles, pieces and signs in tiles.ftl, names in pieces.ftl.

## All pages

# The row of links over each page, for screen readers; then the links, which are titles too.
learn-nav = Pagini de învățat
learn-page-overview = Pe scurt
learn-page-tutorial = Tutorial
learn-page-rules = Reguli
learn-page-tiles = Plăcuțe
learn-page-icons = Simboluri
learn-page-scoring = Punctaj
# The title of the browser's tab; $page is one of those above.
learn-tab = { $page } · Keyflower

learn-search-clear = Șterge căutarea
learn-search-nothing = Încearcă mai puține cuvinte sau doar începutul unui cuvânt.

## Overview

learn-overview-title = Învață Keyflower
learn-minute = Jocul într-un minut
learn-minute-bid-title = Licitează pentru plăcuțe
learn-minute-bid = Pune muncitori lângă o plăcuță. Cine are acolo cei mai mulți la sfârșitul anotimpului câștigă plăcuța. Dacă oferta ta e depășită, muncitorii tăi pot merge împreună mai departe.
learn-minute-use-title = Folosește plăcuțe
learn-minute-use = Pune muncitori pe o plăcuță și ea lucrează pe loc pentru tine: dă resurse, aptitudini sau muncitori noi. Poți folosi orice plăcuță, dar muncitorii rămân la proprietarul ei.
learn-minute-colour-title = Ai grijă la culori
learn-minute-colour = Primii muncitori de la o plăcuță îi dau culoarea lor. Până la sfârșitul anotimpului, toți au nevoie acolo de acea culoare.
learn-minute-build-title = Construiește un sat
learn-minute-build = Plăcuțele pe care le câștigi se alătură satului tău: drum la drum, câmp la câmp, apă la apă.
learn-minute-upgrade-title = Mută și îmbunătățește
learn-minute-upgrade = Du resursele pe drumuri până la plăcuțele care au nevoie de ele și întoarce acele plăcuțe pe partea mai bună.
learn-minute-boats-title = Întâmpină bărcile
learn-minute-boats = La sfârșitul primăverii, al verii și al toamnei, bărcile îi aduc fiecărui jucător muncitori și aptitudini noi. Plăcuțele cu ordinea de joc hotărăsc cine alege întâi o barcă.
learn-year = Patru anotimpuri
learn-year-spring = Resurse, aptitudini și primii muncitori.
learn-year-summer = Schimburi, transport mai bun și bărci care schimbă regulile pentru proprietarul lor.
learn-year-autumn = Depozite care punctează ce se află pe ele și plăcuțe care valorează multe puncte.
learn-year-winter = Alegi dintre plăcuțele din mână. Ele punctează ce ai adunat: câștigă cine are cele mai multe puncte.
learn-ways = Încotro de aici
learn-way-tutorial = Joacă primele tale mutări cu un ghid alături.
learn-way-rules = Toate regulile pe înțelesul tuturor, cu desene, cu numere la care te poți referi și cu o căutare.
learn-way-tiles = Toate plăcuțele cu ambele părți, în imagini și în cuvinte.
learn-way-icons = Ce înseamnă simbolurile de pe plăcuțe.
learn-way-scoring = De unde vin punctele, cu un sat pe care îl poți schimba.
learn-way-play = Tot ce poți face e marcat. Începe cu niște adversari începători.

## Rules

learn-rules-title = Regulile
learn-rules-contents = Cuprins
# The label of a list on phones from which a part of the rules is chosen.
learn-rules-part = Capitolul din reguli
learn-rules-search = Caută în reguli
# In the empty search field. B4 is the number of a rule: leave it in Latin.
learn-rules-hint = Un cuvânt, o plăcuță sau un număr ca B4
# Read out while somebody types; $query is what was typed.
learn-rules-found = { $count ->
    [0] Nicio regulă nu conține „{ $query }”.
    [one] { $count } regulă conține „{ $query }”.
    [few] { $count } reguli conțin „{ $query }”.
   *[other] { $count } de reguli conțin „{ $query }”.
}
# For screen readers: the number of a rule is a link to it. $rule is such as B4.
learn-rules-link = Link către regula { $rule }
# For screen readers: the drawings below a rule.
learn-rules-drawings = Desene pentru regula { $rule }
# Below the introduction.
learn-rules-ids = Fiecare regulă are un număr. Oriunde în joc, el înseamnă aceeași regulă, în orice limbă.

# The table below rule S2. Columns are numbers of players.
learn-table = Ce e în joc
learn-table-players = Jucători
learn-table-boats = Bărci
learn-table-turns = Plăcuțe cu ordinea de joc
learn-table-lots = La licitație primăvara, vara și toamna
learn-table-hand = Plăcuțe de iarnă în fiecare mână
learn-table-winter = La licitație iarna
# From two to six, as in a table.
learn-table-range = { $least }–{ $most }

# What is to be seen on drawings below rules.
learn-drawing-b4 = Oferta de 4 conduce. Oferta de 2 e depășită: se poate muta sau poate crește la cel puțin 5.
learn-drawing-c1 = Primul muncitor de aici a fost roșu. O spune stegulețul: până la sfârșitul anotimpului, la această plăcuță vin doar muncitori roșii.
learn-drawing-u3 = Folosiri cu 1, 2 și 3 muncitori: plăcuța e plină.
learn-drawing-u6 = 3 lemne produse în satul proprietarului stau pe plăcuță.
learn-drawing-m2 = Un pas: lemnul merge pe drum la plăcuța vecină.
learn-drawing-m4 = Înainte de îmbunătățire, cu costul pe banda de jos; după ea, cu un al doilea fronton pe acoperiș.
learn-drawing-v2 = Drumurile ating drumuri, câmpurile câmpuri, apa atinge apă.
learn-drawing-s4 = Cine câștigă această plăcuță devine primul jucător.
learn-drawing-t1 = O barcă încărcată: muncitorii stau pe punte, aptitudinile sunt prinse de cocă.
learn-drawing-f3 = 4 lemne pe „Depozit de lemn”: 8 puncte.
learn-drawing-f11 = O buclă de 3 plăcuțe: „Sea Bastion” aduce 3 puncte.
learn-drawing-f12 = 3 bărci într-un șir de apă de la casă: „Sea Breese” aduce 8 puncte.
learn-drawing-f13 = Această plăcuță cu ordinea de joc atinge 3 plăcuțe: 3 puncte.

## Tiles

learn-tiles-title = Toate plăcuțele
learn-tiles-lead = Jocul are 64 de plăcuțe mari. Iată-le pe toate, cu ambele părți: fața și spatele, pe care o îmbunătățire îl scoate la vedere.
learn-tiles-search = Caută în plăcuțe
learn-tiles-hint = Un nume sau un cuvânt ca aur
learn-tiles-show = Arată
learn-tiles-all = Toate
learn-tiles-found = { $count ->
    [0] Nu se potrivește nicio plăcuță.
    [one] { $count } plăcuță.
    [few] { $count } plăcuțe.
   *[other] { $count } de plăcuțe.
}
# For screen readers: a tile's name is a link to it.
learn-tiles-link = Link către „{ $tile }”
# Groups of tiles, as headings and as a filter; a sentence below each heading.
learn-group-home = Case
learn-group-home-lead = Fiecare jucător începe cu una. Se deosebesc prin locul apei și prin costul îmbunătățirii.
learn-group-spring = Primăvară
learn-group-spring-lead = Câte patru drumuri. Primele resurse și aptitudini, primii muncitori.
learn-group-summer = Vară
learn-group-summer-lead = Câte trei drumuri. Cele mai multe cer ceva și dau mai mult în schimb.
learn-group-summer_boat = Bărci de vară
learn-group-summer_boat-lead = Se așază printre plăcuțele de vară, cu una dintre cele două părți vizibilă pentru totdeauna. Ce pot face e doar pentru proprietarul lor.
learn-group-autumn = Toamnă
learn-group-autumn-lead = Câte două drumuri. Multe dintre ele aduc puncte.
learn-group-winter = Iarnă
learn-group-winter-lead = Câte un drum și o singură parte. Jucătorii le țin în mână și aleg pe care le scot.
learn-group-boat = Bărci
learn-group-boat-lead = Timp de trei anotimpuri aduc muncitori și aptitudini. Iarna, fiecare jucător ia una în satul lui.
learn-group-turn_order = Ordinea de joc
learn-group-turn_order-lead = Hotărăsc cine alege întâi o barcă și cine începe.
# Sides of a tile.
learn-side-front = Față
learn-side-back = Spate, îmbunătățită
learn-side-a = Partea a
learn-side-b = Partea b
# A list of links to rules follows: U7, F5.
learn-tile-rules = Reguli
# With how many players a boat or a turn-order tile is in play.
learn-in-play = { $count ->
    [2] În orice partidă.
    [6] La 6 jucători.
   *[other] La { $count } sau mai mulți jucători.
}
# A small table: what a boat carries in each season.
learn-load = La bord
learn-load-workers = Muncitori
learn-load-skills = Aptitudini
# Homes 1 to 6, turn-order tiles 1 to 4.
learn-numbered = { $tile } { $number }

## Signs

learn-icons-title = Simbolurile de pe plăcuțe
learn-icons-lead = Ce face o plăcuță e pictat pe casa ei, ce face o barcă, pe pânza ei. Simbolurile se citesc de la stânga la dreapta, în orice limbă.
# Formulas of real tiles, each with its words.
learn-icons-examples = Exemple
learn-icons-pieces = Piese
learn-icons-formulas = În formule
learn-icons-tile = Pe o plăcuță
learn-icons-roofs = Clădiri
learn-icons-table = Pe masă

## Scoring

learn-scoring-title = De unde vin punctele
learn-scoring-lead = Punctele se numără o singură dată, după iarnă. Vin din șapte surse; fiecare resursă, aptitudine și muncitor se punctează într-un singur loc.
learn-scoring-printed = Punctele de pe floarea părții vizibile. Cele mai multe vin din îmbunătățiri; „Catedrală” are singură 12.
learn-scoring-yards = „Hambar”, „Fierar”, „Depozit de piatră” și „Depozit de lemn” punctează resursele care se află pe ele. Du-le acolo din timp: la final nu se mai mișcă nimic.
learn-scoring-resources = Unele plăcuțe de iarnă punctează resursele din tot satul, oriunde s-ar afla. Aurul ține loc de orice fel. Fiecare bucată de aur nefolosită la vreo plăcuță valorează 1 punct.
learn-scoring-skills = Unele plăcuțe de iarnă punctează aptitudinile din spatele paravanului tău: oricare cinci, seturi din cele trei feluri sau multe de același fel.
learn-scoring-workers = Unele plăcuțe de iarnă și barca „White Wind” punctează muncitorii din spatele paravanului tău: oricare cinci, seturi, cei verzi, cei de o culoare sau toți.
learn-scoring-boats = Barca pe care o iei iarna punctează pașii, o buclă de drumuri, un șir de bărci sau muncitorii tăi; unele au punctele lor.
learn-scoring-turns = O plăcuță cu ordinea de joc din satul tău valorează câte 1 punct pentru fiecare plăcuță care o atinge.
learn-scoring-purple-title = Muncitorul mov
learn-scoring-purple = Cine îl are la final îl socotește o dată, drept ce aduce mai mult: o resursă, o aptitudine sau un muncitor, de orice fel.
learn-scoring-best-title = Nu trebuie să faci socoteli
learn-scoring-best = Valorează o bucată de aur mai mult pe „Hambar”, la „Bijutier” sau într-un set? Jocul găsește cea mai bună împărțire pentru fiecare jucător și o arată piesă cu piesă.

learn-try = Încearcă
learn-try-lead = Pune plăcuțe în acest sat, schimbă ce ai și vezi ce se punctează și unde.
# Ready-made villages to begin with.
learn-try-examples = Începe cu
learn-try-example-winter = Un sat de iarnă
learn-try-example-smith = Resurse în depozite
learn-try-example-crowd = O mulțime de muncitori
learn-try-example-river = Bărci în șir
learn-try-example-empty = Doar o casă
learn-try-tiles = Plăcuțele din sat
# A switch on a tile that is in the village: its back is up.
learn-try-upgraded = Îmbunătățită
learn-try-home = Casa { $number }
learn-try-goods = Resurse
# Which resources lie where: on the home, which stands for all other tiles, or on a yard.
learn-try-goods-home = În sat
learn-try-goods-on = Pe „{ $tile }”
learn-try-skills = Aptitudini în spatele paravanului
learn-try-workers = Muncitori în spatele paravanului
learn-try-purple = Muncitorul mov e al tău
# Buttons + and −, for screen readers; $what is such as gold, $where one of the messages above.
learn-try-more = Încă unul: { $what }
learn-try-fewer = Unul mai puțin: { $what }
learn-try-more-there = Încă unul: { $what }, { $where }
learn-try-fewer-there = Unul mai puțin: { $what }, { $where }
learn-try-full = Satul e plin. Scoate o plăcuță ca să pui alta.
learn-try-aside = Nu e loc pentru: { $tiles }
# The sum, shown large and read out after each change.
learn-try-total = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
learn-try-lines = De unde vin
learn-try-nothing = Încă nu se punctează nimic.
learn-try-help = Pune cursorul pe un rând sau alege-l: satul arată ce se punctează.
