statistics-which = Quelles parties
statistics-which-all = Toutes
statistics-which-daily = Parties du jour
statistics-which-others = Autres
statistics-empty = Pas encore de partie terminée ici. Jouez-en une pour voir vos résultats.
statistics-pending = { $count ->
    [one] { $count } partie encore en cours d’analyse…
   *[other] { $count } parties encore en cours d’analyse…
}
statistics-games = Parties
statistics-won = Gagnées
statistics-points = Score moyen
statistics-best = Meilleur score
statistics-progress = Évolution
statistics-progress-text = { $count ->
    [one] Score de { $count } partie
   *[other] Score de { $count } parties, de la plus ancienne à la plus récente
}
statistics-not-won = Non gagnées
statistics-mean = Moyenne sur { $count } parties
statistics-players = Par nombre de joueurs
statistics-players-head = Joueurs
statistics-opponents = Par adversaire
statistics-opponents-head = Adversaire
statistics-par = À forces égales : { $share } de victoires
statistics-par-text = Le repère indique le résultat attendu à forces égales.
statistics-sources = D’où viennent vos points
statistics-tiles = Vos tuiles préférées
statistics-in-games = { $count ->
    [one] dans { $count } partie
   *[other] dans { $count } parties
}
statistics-with = { $points ->
    [one] { $points } point en moyenne
   *[other] { $points } points en moyenne
}
