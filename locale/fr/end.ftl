# The end of a game: web/src/features/end.

end-over = Les quatre saisons sont terminées
end-won = { $count ->
    [one] Victoire : { $name }, avec { $count } point
   *[other] Victoire : { $name }, avec { $count } points
}
end-you-won = { $count ->
    [one] Vous avez gagné avec { $count } point
   *[other] Vous avez gagné avec { $count } points
}
end-shared = { $count ->
    [one] Victoire partagée avec { $count } point : { $names }
   *[other] Victoire partagée avec { $count } points : { $names }
}
end-your-rank = { $count ->
    [one] Votre rang : { $rank } sur { $players }, avec { $count } point.
   *[other] Votre rang : { $rank } sur { $players }, avec { $count } points.
}
end-lead = Les quatre saisons sont passées ; chaque élément est posé sur la tuile pour laquelle il compte.
end-winner = Victoire
end-points = { $count ->
    [one] point
   *[other] points
}

end-rematch = Revanche
end-join-rematch = Rejoindre la revanche
end-replay = Revoir
end-turning = Tournants
end-turning-all = Tous les joueurs
end-board = Voir la table
end-share = Partager
end-share-label = Lien pour revoir la partie
end-share-picture = Enregistrer l’image
end-record = Fichier de partie
end-lobby = Accueil
end-more = Plus

end-chart = Origine des points
end-total = Total
end-source-printed = Points imprimés
end-source-yards = Granges et dépôts
end-source-resources = Ressources
end-source-skills = Compétences
end-source-workers = Travailleurs
end-source-boats = Bateaux
end-source-turns = Tuiles ordre du tour

end-village = Le village, avec ce que compte chaque tuile
end-your-village = Votre village
end-village-of = Village : { $name }
# One tile of it, for screen readers.
end-tile = { $count ->
    [0] { $tile }
    [one] { $tile }, { $count } point
   *[other] { $tile }, { $count } points
}

# A line of the score, for screen readers; $what is one of the messages below.
end-line = { $count ->
    [one] { $tile } : { $count } point, { $what }
   *[other] { $tile } : { $count } points, { $what }
}
end-nothing = Aucun point : { $tiles }
end-left-over = Or restant

# What lines count. One message for each tile that scores by a rule of its own; $count is how many
# sets or fives were filled, or how many steps, tiles, boats or neighbours were counted.
end-line-printed = valeur de la face visible
end-line-barn = pour chaque ressource posée dessus
end-line-blacksmith = pour chaque fer posé dessus
end-line-stone_yard = pour chaque pierre posée dessus
end-line-timber_yard = pour chaque bois posé dessus
end-line-jeweller = pour chaque jeton or
end-line-mercers_guild = { $count ->
    [one] { $count } série fer, pierre et bois
   *[other] { $count } séries fer, pierre et bois
}
end-line-watermill = pour chaque ressource d’un même type
end-line-windmill = { $count } fois cinq ressources
end-line-left_over = pour chaque jeton or qu’aucune tuile ne compte
end-line-key_guild = { $count } fois cinq compétences
end-line-scholar = pour chaque compétence d’un même type
end-line-scribes = { $count ->
    [one] { $count } série enclume, pioche et scie
   *[other] { $count } séries enclume, pioche et scie
}
end-line-apothecary = { $count } fois cinq travailleurs
end-line-craftsmans_guild = { $count ->
    [one] { $count } série bleu, rouge et jaune
   *[other] { $count } séries bleu, rouge et jaune
}
end-line-key_market = pour chaque travailleur vert
end-line-village_hall = pour chaque travailleur d’une même couleur
end-line-white_wind = pour chaque travailleur
end-line-steps = { $count ->
    [one] { $count } déplacement indiqué dans le village
   *[other] { $count } déplacements indiqués dans le village
}
end-line-loop = { $count ->
    [one] { $count } tuile sur la boucle de routes
   *[other] { $count } tuiles sur la boucle de routes
}
end-line-river = { $count ->
    [one] { $count } bateau en ligne depuis le foyer
   *[other] { $count } bateaux en ligne depuis le foyer
}
end-line-neighbours = { $count ->
    [one] { $count } tuile voisine
   *[other] { $count } tuiles voisines
}

# Items of a line, for screen readers: { $what } is such as "2 gold", { $counts } what it counts as.
end-item-on = { $what } sur { $tile }
end-item-as = { $what } comme { $counts }
end-item-as-on = { $what } comme { $counts } sur { $tile }
