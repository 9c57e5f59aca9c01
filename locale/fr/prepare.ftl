prepare-title = Enchères pour vos prochains tours
prepare-text = À votre tour, elles sont faites pour vous, avec le moins de travailleurs possible, puis relevées jusqu’à votre limite. Personne d’autre ne les voit.
prepare-tile = Tuile
prepare-colour = Couleur
prepare-most = Jusqu’à
prepare-add = Ajouter
prepare-item = { $name }, jusqu’à { $most }
prepare-remove = Retirer { $name }
prepare-pass = Passer s’il n’y a rien à faire
prepare-pass-text = Jusqu’à ce que quelqu’un surenchérisse là où vous n’avez rien préparé.

cancelled-outbid = Votre enchère préparée sur { $name } est annulée : les autres offrent { $most } ou plus.
cancelled-colour = Votre enchère préparée sur { $name } est annulée : les enchères y sont d’une autre couleur.
cancelled-workers = Votre enchère préparée sur { $name } est annulée : vous n’avez pas assez de travailleurs de cette couleur.
cancelled-season = Votre enchère préparée sur { $name } arrive trop tard : la saison est finie.
cancelled-gone = Votre enchère préparée sur { $name } est annulée : la tuile n’est plus là.
cancelled-read = Compris
