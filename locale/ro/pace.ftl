# Others' moves as they play, and the end of a season as a scene: web/src/table/pace, scene.

# Captions at the tile. $workers: items of log-some-…
pace-outbid = { $name } licitează peste { $other }.
pace-outbid-you = { $name } licitează peste tine.
pace-for = { $workers } pentru „{ $place }”
pace-got = Primești { $pieces }.

# The end of a season.
scene-title = { $season ->
    [spring] Primăvara s-a încheiat
    [summer] Vara s-a încheiat
    [autumn] Toamna s-a încheiat
   *[winter] Iarna s-a încheiat
}
scene-text = cine ce a câștigat și cu câți
scene-step-sold = Plăcuțe
scene-step-home = Muncitorii se întorc acasă
scene-step-purple = Primul jucător: { $name }
scene-step-boats = Bărci
scene-again = Arată din nou
scene-skip = Sari peste
scene-go-on = Continuă
scene-nobody = Nimeni. Iese din joc.
scene-nobody-stays = Nimeni

# What everybody got, below the harbour. $count workers.
scene-short = { $season ->
    [spring] Primăvara pe scurt
    [summer] Vara pe scurt
    [autumn] Toamna pe scurt
   *[winter] Iarna pe scurt
}
scene-won = Câștigat: { $tiles }
scene-won-nothing = Nimic câștigat
scene-paid = Plătit: { $count }
scene-home = Înapoi acasă:

# My new tiles beside the village.
tray-title = { $count ->
    [one] A ta acum: { $count } plăcuță
    [few] Ale tale acum: { $count } plăcuțe
   *[other] Ale tale acum: { $count } de plăcuțe
}
tray-later = de așezat după bărci
tray-now = de așezat acum

# The button at "Since your turn".
since-play = Arată aceste mutări
# The same as a pill above the lots.
since-moves = { $count ->
    [one] { $count } mutare de la rândul tău
    [few] { $count } mutări de la rândul tău
   *[other] { $count } de mutări de la rândul tău
}
