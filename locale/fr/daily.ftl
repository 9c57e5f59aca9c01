daily-days = Jours
daily-earlier = Jour précédent
daily-later = Jour suivant
daily-opponents = Vos adversaires
daily-next = Prochaine partie { $when }
daily-rules = Tout le monde a les mêmes tuiles et les mêmes adversaires. Seul votre premier essai compte, sans défaire de coup ni demander conseil.
daily-rules-pause = Faites une pause quand vous voulez : la partie vous attend. Elle compte si vous la terminez avant le { $time } ; les tirages sont ensuite publiés.
daily-rules-day = Le jour change à minuit UTC.

daily-results = Résultats
daily-results-empty = Personne n’a encore terminé. À vous d’ouvrir le classement !
daily-results-none = Personne n’a terminé cette partie.
daily-rank = Rang
daily-name = Joueur
daily-points = Score
daily-lead = Avance
daily-place-column = Dans la partie
daily-place = { $place } sur { $players }
daily-more = En afficher { $count } de plus

daily-history = Vos jours
daily-streak = Série
daily-games = Parties
daily-won = Gagnées
daily-best = Record
daily-won-days = Gagnée

daily-share = Partager le résultat
daily-share-copy = Copier le texte
daily-share-picture = Enregistrer l’image
daily-share-failed = Votre navigateur n’a pas pu créer l’image. Copiez plutôt le texte.
daily-share-head = Keyflower, partie du jour, { $day }
daily-card-title = Keyflower · Partie du jour

daily-fair = Un seul nombre secret décide de tous les tirages du jour, les mêmes pour tout le monde : les navigateurs n’y ajoutent rien. Le serveur s’y engage un jour à l’avance et le publie quand les parties du jour ne comptent plus. Vous pouvez alors vérifier la vôtre.
daily-fair-day = Engagement de ce jour
daily-fair-next = Engagement du jour suivant
daily-fair-secret = Nombre secret de ce jour

## The puzzle of the day

daily-puzzle-again = Réessayer
# How many people have solved it, of those who tried.
daily-puzzle-count = Résolu par { $solved } sur { $tried }
