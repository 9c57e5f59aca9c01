### The page that `keyflower analyse --out` writes (keyflower.lab.pages), and that of a server whose client
### wasn't built. The browser doesn't load this file. Numbers arrive as they are written, unless a message
### chooses by them.

## keyflower analyse

analysis-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
# The title of the browser’s tab.
analysis-title = Keyflower : analyse
# $players is analysis-players.
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
