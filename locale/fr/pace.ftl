# Others' moves as they play, and the end of a season as a scene: web/src/table/pace, scene.

# Captions at the tile. $workers: items of log-some-…
pace-outbid = { $name } surenchérit sur { $other }.
pace-outbid-you = { $name } dépasse votre enchère.
pace-for = { $workers } sur { $place }
pace-got = Vous obtenez { $pieces }.

# The end of a season.
scene-title = { $season ->
    [spring] Fin du printemps
    [summer] Fin de l’été
    [autumn] Fin de l’automne
   *[winter] Fin de l’hiver
}
scene-text = qui a gagné quoi, et à quel prix
scene-step-sold = Tuiles
scene-step-home = Les travailleurs rentrent
scene-step-purple = Premier joueur : { $name }
scene-step-boats = Bateaux
scene-again = Revoir
scene-skip = Passer
scene-go-on = Continuer
scene-nobody = Personne. Retirée du jeu.
scene-nobody-stays = Personne

# What everybody got, below the harbour. $count workers.
scene-short = { $season ->
    [spring] Le printemps en bref
    [summer] L’été en bref
    [autumn] L’automne en bref
   *[winter] L’hiver en bref
}
scene-won = Remporté : { $tiles }
scene-won-nothing = Rien remporté
scene-paid = Payé : { $count }
scene-home = De retour :

# My new tiles beside the village.
tray-title = { $count ->
    [one] À vous : { $count } tuile
   *[other] À vous : { $count } tuiles
}
tray-later = à placer après les bateaux
tray-now = à placer maintenant

# The button at "Since your turn".
since-play = Revoir ces coups
# The same as a pill above the lots.
since-moves = { $count ->
    [one] { $count } coup depuis votre tour
   *[other] { $count } coups depuis votre tour
}
