# Puzzles: web/src/features/puzzles.

puzzle-title = Problèmes
puzzle-lead = De vraies positions, tirées de parties entre bots forts : à chaque fois, un coup est nettement le meilleur. Le trouverez-vous ?
puzzle-rating = Votre classement
puzzle-solved-of = Résolus
puzzle-count = { $solved } sur { $tried }
puzzle-total = Problèmes
puzzle-solve = Résoudre un problème
puzzle-themes = S’exercer sur un thème
puzzle-all = Tous les problèmes
puzzle-unknown = Ce problème n’existe pas.
puzzle-about-bid_or_use = Les mêmes travailleurs peuvent miser sur une tuile ou en utiliser une. Qu’est-ce qui rapporte le plus ?
puzzle-about-upgrade = Retournez la bonne tuile sur sa meilleure face tant qu’il est temps.
puzzle-about-transport = Peu de déplacements, beaucoup de ressources : déplacez ce qui compte.
puzzle-about-loops_rivers = Placez vos dernières tuiles pour que routes, rivières et tuiles voisines rapportent.
puzzle-about-winter_sets = Les tuiles hiver comptent ce que vous avez. Trouvez celle qui convient.
puzzle-about-denying = Surenchérissez au bon endroit.
# A puzzle from a game of one’s own; what was played follows puzzle-about-missed.
puzzle-theme-missed = Trouvez ce que vous avez manqué
puzzle-about-missed = Dans la partie, vous avez choisi :
puzzle-game = Retour à la partie
puzzle-task-last_turn = Dernier tour : ensuite, tout le monde passe. Marquez un maximum de points.
puzzle-task-transport = Déplacez et améliorez pour un maximum de points : ensuite, tout le monde passe.
puzzle-task-building = Placez toutes vos tuiles pour que votre village rapporte un maximum.
puzzle-task-searched = { $season ->
    [spring] Votre partie, printemps : trouvez le coup qui gagne plus souvent.
    [summer] Votre partie, été : trouvez le coup qui gagne plus souvent.
    [autumn] Votre partie, automne : trouvez le coup qui gagne plus souvent.
   *[winter] Votre partie, hiver : trouvez le coup qui gagne plus souvent.
}
puzzle-uncounted = Les bateaux et l’ordre du tour ne comptent pas.
puzzle-hint = Conseil { $step } sur 3
puzzle-hint-tile = Il s’agit de : { $tile }.
puzzle-again = Recommencer
puzzle-solution = Voir la solution
puzzle-why = Pourquoi ?
puzzle-next = Problème suivant
puzzle-close = Bonne idée, mais il y a une meilleure façon de la jouer.
puzzle-wrong = Il y a un meilleur coup.
puzzle-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
puzzle-compare = Meilleur coup : { $best }. Deuxième meilleure idée : { $second }.
puzzle-compare-missed = Le meilleur coup gagne { $best } des parties, celui que vous avez joué { $second }.
# $mine and $best: points, or a chance of winning.
puzzle-refuted = Votre coup : { $mine }. Le meilleur : { $best }.
# Why a turn is best: what $tile brings, and what the next best turn gets for it.
puzzle-point = { $how ->
    [won] Vous remportez « { $tile } », qui rapporte
    [upgraded] Améliorée, « { $tile } » rapporte
    [gold] L’or gardé rapporte
   *[other] Ainsi, « { $tile } » rapporte
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $less ->
    [0] la deuxième meilleure idée n’y gagne rien.
   *[other] la deuxième meilleure idée, { $less } seulement.
}
# A step of the best turn, beside hint-bid and the like.
puzzle-place = Placer « { $tile } » à côté de { $tiles }
puzzle-streak = D’affilée
puzzle-back = Une action en arrière
puzzle-forward = Une action en avant
