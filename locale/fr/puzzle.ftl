# Puzzles: web/src/puzzles.

puzzle-title = Problèmes
puzzle-lead = Des positions tirées de parties de bots forts, où un tour est nettement le meilleur. Le trouverez-vous ?
puzzle-rating = Votre classement
puzzle-solved-of = Résolus
puzzle-count = { $solved } sur { $tried }
puzzle-total = Problèmes ici
puzzle-solve = Résoudre un problème
puzzle-themes = S’exercer sur un thème
puzzle-all = Tous les problèmes
puzzle-unknown = Ce problème n’existe pas.
puzzle-level-easy = Facile
puzzle-level-medium = Moyen
puzzle-level-hard = Difficile
puzzle-theme-bid_or_use = Miser ou utiliser ?
puzzle-theme-upgrade = Améliorer à temps
puzzle-theme-transport = Bien transporter
puzzle-theme-loops_rivers = Boucles et rivières
puzzle-theme-winter_sets = Points de l’hiver
puzzle-theme-denying = Prendre la tête
puzzle-about-bid_or_use = Les mêmes travailleurs peuvent miser sur une tuile ou en utiliser une. Que vaut-il mieux ?
puzzle-about-upgrade = Retournez la bonne tuile tant que c’est possible.
puzzle-about-transport = Peu de déplacements, beaucoup de ressources : déplacez ce qui compte.
puzzle-about-loops_rivers = Placez vos dernières tuiles pour que routes, rivières et voisines rapportent.
puzzle-about-winter_sets = Les tuiles d’hiver comptent ce que vous avez. Trouvez celle qui convient.
puzzle-about-denying = Surenchérissez au bon endroit.
puzzle-task-last_turn = Le dernier tour : ensuite, tout le monde passe. Faites le plus de points ; bateaux et ordre du tour ne comptent pas.
puzzle-task-transport = Déplacez et améliorez pour le plus de points : ensuite, tout le monde passe. Bateaux et ordre du tour ne comptent pas.
puzzle-task-building = Placez toutes vos tuiles pour que votre village rapporte le plus.
puzzle-task-searched = Trouvez le tour qui vous donne les meilleures chances de victoire.
puzzle-hint = Conseil { $step } sur 3
puzzle-hint-tile = Il s’agit de : { $tile }.
puzzle-again = Recommencer
puzzle-solution = Voir la solution
puzzle-why = Pourquoi ?
puzzle-next = Problème suivant
puzzle-solved = Résolu !
puzzle-close = Bonne idée, mais il y a une meilleure façon.
puzzle-wrong = Il y a un meilleur tour.
puzzle-points = { $count ->
    [one] { $count } point en tout
   *[other] { $count } points en tout
}
puzzle-best = Le meilleur :
puzzle-compare = { $best } au lieu de { $second } avec la meilleure autre idée :
