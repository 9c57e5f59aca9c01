### Pages that Python writes (keyflower.lab.pages): the report of an arena and the analysis of a
### game; and the table that `keyflower arena` prints. The browser doesn't load this file. Numbers
### arrive as they are written, unless a message chooses by them.

## Both

report-players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}

## keyflower arena

# $bots: who plays.
report-title = Arenă: { $bots }
# All mixtures of these bots sit at tables.
report-mixtures = combinații de: { $bots }
# A bot that sits on several seats.
report-several = { $count } × { $bot }
# Over the table in the terminal; $players is report-players.
report-table = { $players }: { $bots }
# $file: where the page is.
report-page = raport: { $file }
report-there = partide deja jucate: { $finished } din { $games }
# Games finished so far, of all.
report-of = { $finished } din { $games }
# A bot failed and lost a game; $verdict is what happened, in English.
report-forfeit = partida { $game }: { $bot } pierde prin neprezentare, { $verdict }
report-forfeits-more = { $count ->
    [one] și încă { $count } neprezentare
    [few] și încă { $count } neprezentări
   *[other] și încă { $count } de neprezentări
}

## Facts and columns: short, small letters first

report-games = partide
report-game = partidă
# How many sit at a table.
report-size = jucători
# The number that all draws follow from.
report-seed = sămânță
# The share of wins among equals: one over the number of players.
report-par = etalon
report-winner-mean = media câștigătorului
# $points is 20.
report-under = sate sub { $points } de puncte
report-forfeits = neprezentări
report-bot = bot
report-wins = victorii
report-share = pondere
report-rating = cotă
report-score = scor
report-mean = medie
report-median = mediană
report-min = min.
report-max = max.
# Points below that number; $points is 20.
report-less = sub { $points }
report-season = anotimp
report-verdict = ce s-a întâmplat

## Times

report-microseconds = { $number } μs
report-milliseconds = { $number } ms
report-seconds = { $number } s

## The ladder

report-ladder = Clasament
report-ladder-note = Victorii pe loc, cu intervale de 95 %. Linia întreruptă e etalonul: ponderea pe care ar avea-o boți egali.
report-ladder-plot = Ponderea victoriilor, cu intervale de 95 %

## Points

report-points = Puncte
report-points-note = Punctele finale, din cinci în cinci. Dedesubt: mediana, jumătatea din mijloc și de la 5 la 95 %.
report-points-plot = Punctele fiecărui bot

## Points by source and season; names of sources are end-source-... of end.ftl

report-sources = Puncte pe surse și anotimpuri
report-sources-note = Ce ar puncta în medie un sat dacă partida s-ar încheia cu acel anotimp.
report-sources-plot = Puncte pe surse la sfârșitul fiecărui anotimp

## Time per decision

report-times = Timp pe decizie
report-times-note = După ceas, pe o scară logaritmică: mediana, jumătatea din mijloc, de la 5 la 95 %. Linia verticală e media, punctul mic e timpul cel mai lung.

## Forfeits and method

report-forfeits-title = Neprezentări
report-forfeits-note = Un bot care a eșuat a pierdut partida, care s-a oprit acolo; ceilalți au împărțit victoria.
report-forfeits-file = { $count ->
    [one] Încă una se află în results.json.
    [few] Încă { $count } se află în results.json.
   *[other] Încă { $count } se află în results.json.
}
report-method = Cum s-a măsurat
# $players is 2 to 6.
report-method-note = Fiecare loc contează ca o partidă a botului său, așa că boți egali câștigă o partidă din { $players }; o victorie împărțită contează pe măsura părții. Boții se rotesc, ca fiecare să stea la fel de des pe fiecare loc. Intervalele sunt ale lui Wilson, cu partidele ca observații independente și toate locurile unei partide ca una singură. Cotele vin din modelul Plackett–Luce al openskill, după locurile din toate partidele, în ordine. Amprenta e SHA-256 peste toate fișierele de partidă, în ordine: aceeași amprentă înseamnă aceleași partide.

## keyflower analyse

# The title of the browser’s tab.
analysis-title = Keyflower: analiză
# $players is report-players.
analysis-heading = Analiza unei partide ({ $players })
# $bot: whose opinion it is.
analysis-finished = { $count ->
    [one] { $count } decizie, partidă încheiată, după { $bot }.
    [few] { $count } decizii, partidă încheiată, după { $bot }.
   *[other] { $count } de decizii, partidă încheiată, după { $bot }.
}
analysis-unfinished = { $count ->
    [one] { $count } decizie, partidă neîncheiată, după { $bot }.
    [few] { $count } decizii, partidă neîncheiată, după { $bot }.
   *[other] { $count } de decizii, partidă neîncheiată, după { $bot }.
}
# Columns: the chance of winning before the first decision and after the last.
analysis-at-start = șanse la început
analysis-at-end = șanse la final
analysis-chances = Șanse de victorie
analysis-graph = Șansele de victorie ale fiecărui loc după fiecare decizie
analysis-graph-note = După fiecare decizie, cu paravanele deschise. Punctele arată deciziile care au costat cel mai mult.
analysis-worst = Deciziile care au costat cel mai mult
analysis-none-worst = Nicio decizie nu a costat ceva demn de amintit.
analysis-all = Toate deciziile
analysis-none = Nu a fost niciuna.
analysis-decision = decizie
# At the end of the graph: how many decisions there were.
analysis-last = decizia { $number }
analysis-cost = cost în puncte

## The page of a server whose client wasn’t built

# $command: what whoever runs the server types.
plain-not-built = Serverul merge, dar pagina de joc nu a fost construită. Cine administrează serverul o poate construi cu { $command }, care spune ce lipsește.
plain-programs = Pentru programe: descrierea OpenAPI
