### Pages that Python writes (keyflower.lab.pages): the report of an arena and the analysis of a
### game; and the table that `keyflower arena` prints. The browser doesn't load this file. Numbers
### arrive as they are written, unless a message chooses by them.

## Both

report-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}

## keyflower arena

# $bots: who plays.
report-title = Arène : { $bots }
# All mixtures of these bots sit at tables.
report-mixtures = toutes les combinaisons de : { $bots }
# A bot that sits on several seats.
report-several = { $count } × { $bot }
# Over the table in the terminal; $players is report-players.
report-table = { $players } : { $bots }
# $file: where the page is.
report-page = rapport : { $file }
report-there = déjà jouées : { $finished } parties sur { $games }
# Games finished so far, of all.
report-of = { $finished } sur { $games }
# A bot failed and lost a game; $verdict is what happened, in English.
report-forfeit = partie { $game } : { $bot } déclare forfait, { $verdict }
report-forfeits-more = { $count ->
    [one] et { $count } autre forfait
   *[other] et { $count } autres forfaits
}

## Facts and columns: short, small letters first

report-games = parties
report-game = partie
# How many sit at a table.
report-size = joueurs
# The number that all draws follow from.
report-seed = graine
# The share of wins among equals: one over the number of players.
report-par = référence
report-winner-mean = moyenne du gagnant
# $points is 20.
report-under = villages sous { $points } points
report-forfeits = forfaits
report-bot = bot
report-wins = victoires
report-share = part
report-rating = classement
report-score = score
report-mean = moyenne
report-median = médiane
report-min = min.
report-max = max.
# Points below that number; $points is 20.
report-less = moins de { $points }
report-season = saison
report-verdict = ce qui s’est passé

## Times

report-microseconds = { $number } µs
report-milliseconds = { $number } ms
report-seconds = { $number } s

## The ladder

report-ladder = Classement
report-ladder-note = Victoires par place, avec des intervalles à 95 %. La ligne pointillée est la référence : la part qu’auraient des bots de même force.
report-ladder-plot = Parts de victoire avec des intervalles à 95 %

## Points

report-points = Points
report-points-note = Points finals par tranches de cinq. En dessous : la médiane, la moitié centrale, et de 5 à 95 %.
report-points-plot = Points de chaque bot

## Points by source and season; names of sources are end-source-... of end.ftl

report-sources = Points par source et par saison
report-sources-note = Ce que marquerait en moyenne un village si la partie finissait avec cette saison.
report-sources-plot = Points par source à la fin de chaque saison

## Time per decision

report-times = Temps par décision
report-times-note = Temps réel, sur une échelle logarithmique : la médiane, la moitié centrale, de 5 à 95 %. Le trait vertical est la moyenne, le petit point le temps le plus long.

## Forfeits and method

report-forfeits-title = Forfaits
report-forfeits-note = Un bot qui a échoué a perdu la partie, qui s’est arrêtée là ; les autres se sont partagé la victoire.
report-forfeits-file = { $count ->
    [one] { $count } autre se trouve dans results.json.
   *[other] { $count } autres se trouvent dans results.json.
}
report-method = Comment on a mesuré
# $players is 2 to 6.
report-method-note = Chaque place compte comme une partie de son bot : des bots de même force gagnent donc une partie sur { $players } ; une victoire partagée compte pour sa part. Les bots changent de place, de sorte que chacun occupe chaque place aussi souvent. Les intervalles sont ceux de Wilson, avec les parties comme observations indépendantes et toutes les places d’une partie comme une seule. Les classements suivent le modèle de Plackett–Luce d’openskill, d’après les rangs de toutes les parties dans l’ordre. L’empreinte est le SHA-256 de tous les fichiers de partie dans l’ordre : même empreinte, mêmes parties.

## keyflower analyse

# The title of the browser’s tab.
analysis-title = Keyflower : analyse
# $players is report-players.
analysis-heading = Analyse d’une partie ({ $players })
# $bot: whose opinion it is.
analysis-finished = { $count ->
    [one] { $count } décision, partie terminée, selon { $bot }.
   *[other] { $count } décisions, partie terminée, selon { $bot }.
}
analysis-unfinished = { $count ->
    [one] { $count } décision, partie inachevée, selon { $bot }.
   *[other] { $count } décisions, partie inachevée, selon { $bot }.
}
# Columns: the chance of winning before the first decision and after the last.
analysis-at-start = chances au début
analysis-at-end = chances à la fin
analysis-chances = Chances de gagner
analysis-graph = Chances de gagner de chaque place après chaque décision
analysis-graph-note = Après chaque décision, paravents ouverts. Les points marquent les décisions les plus coûteuses.
analysis-worst = Les décisions les plus coûteuses
analysis-none-worst = Aucune décision n’a coûté grand-chose.
analysis-all = Toutes les décisions
analysis-none = Il n’y en a pas eu.
analysis-decision = décision
# At the end of the graph: how many decisions there were.
analysis-last = décision { $number }
analysis-cost = coût en points

## The page of a server whose client wasn’t built

# $command: what whoever runs the server types.
plain-not-built = Le serveur fonctionne, mais la page pour jouer n’a pas été construite. La personne qui gère ce serveur peut la construire avec { $command }, qui dit ce qui manque.
plain-programs = Pour les programmes : la description OpenAPI
