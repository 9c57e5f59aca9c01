statistics-which = Quelles parties
statistics-which-all = Toutes
statistics-which-daily = Parties du jour
statistics-which-others = Autres
statistics-empty = Pas encore de partie terminée ici. Jouez-en une pour voir vos résultats.
statistics-pending = { $count ->
    [one] { $count } partie est encore analysée…
   *[other] { $count } parties sont encore analysées…
}
statistics-games = Parties
statistics-won = Gagnées
statistics-points = Score moyen
statistics-best = Meilleur score
statistics-progress = Progrès
statistics-progress-text = { $count ->
    [one] Score de { $count } partie
   *[other] Score de { $count } parties, de la plus ancienne à la plus récente
}
statistics-not-won = Pas gagnées
statistics-mean = Moyenne sur { $count } parties
statistics-players = Par nombre de joueurs
statistics-players-head = Joueurs
statistics-opponents = Par adversaire
statistics-opponents-head = Adversaire
statistics-par = Des joueurs égaux gagneraient { $share }
statistics-par-text = Le repère indique ce que gagneraient des joueurs égaux.
statistics-sources = D’où viennent vos points
statistics-tiles = Vos tuiles préférées
statistics-in-games = { $count ->
    [one] dans { $count } partie
   *[other] dans { $count } parties
}
statistics-with = { $points } points en moyenne
