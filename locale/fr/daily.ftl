daily-days = Jours
daily-earlier = Le jour précédent
daily-later = Le jour suivant
daily-opponents = Vos adversaires
daily-play = Jouer la partie du jour
daily-continue = Continuer votre partie
daily-see = Votre partie
daily-next = La prochaine partie arrive { $when }
daily-rules = Tout le monde a les mêmes tuiles et les mêmes adversaires. Votre premier essai compte, sans annulation ni conseils. Faites une pause quand vous voulez : la partie vous attend. Elle compte si vous la terminez avant le { $time } ; ensuite, les tirages sont publiés. Le jour change à minuit UTC.

daily-results = Résultats
daily-results-empty = Personne n’a encore terminé. Soyez le premier !
daily-results-none = Personne n’a terminé cette partie.
daily-rank = Rang
daily-name = Joueur
daily-points = Score
daily-lead = Avance
daily-place-column = Position
daily-place = { $place } sur { $players }
daily-more = En afficher { $count } de plus

daily-history = Vos jours
daily-streak = D’affilée
daily-games = Parties
daily-won = Gagnées
daily-best = Record
daily-won-days = Gagnée
daily-streak-text = { $count ->
    [one] { $count } jour d’affilée
   *[other] { $count } jours d’affilée
}

daily-share = Partager votre résultat
daily-share-copy = Copier le texte
daily-share-picture = Enregistrer l’image
daily-share-failed = Votre navigateur n’a pas pu faire l’image. Copiez plutôt le texte.
daily-share-head = Keyflower, partie du jour, { $day }
daily-card-title = Keyflower · Partie du jour

daily-fair = Un seul nombre secret décide de tous les tirages d’un jour, les mêmes pour tous, donc aucun navigateur n’y mêle son hasard. Le serveur s’y engage un jour à l’avance et le publie quand les parties du jour ne comptent plus. Vous pouvez alors vérifier votre partie.
daily-fair-day = Engagement de ce jour
daily-fair-next = Engagement du jour suivant
daily-fair-secret = Nombre secret de ce jour

## The puzzle of the day

daily-puzzle = Problème du jour
daily-puzzle-solve = Le résoudre
daily-puzzle-again = Réessayer
# How many people have solved it, of those who tried.
daily-puzzle-count = Résolu par { $solved } sur { $tried }
