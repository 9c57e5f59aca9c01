# Names of tiles and boats: labels, never inflected. tile-summer_boat_1a is side a of the
# tile summer_boat_1; all six homes and all turn-order tiles share a name each.

tile-keywood = Forêt Key
tile-keystone_quarry = Carrière Key
tile-key_mine = Mine Key
tile-woodcutter = Bûcheron
tile-quarryman = Carrier
tile-miner = Mineur
tile-gold_mine = Mine d’or
tile-workshop = Atelier
tile-stable = Écurie
tile-peddler = Colporteur
tile-apprentice_hall = Salle des apprentis
tile-alehouse = Estaminet
tile-store = Magasin
tile-mason = Maçon
tile-carpenter = Charpentier
tile-smelter = Fondeur
tile-tavern = Taverne
tile-hiring_fair = Foire d’embauche
tile-brewer = Brasseur
tile-farrier = Maréchal-ferrant
tile-summer_boat_1a = Bateau d’équipage · 1a
tile-summer_boat_1b = Bateau vert · 1b
tile-summer_boat_2a = Bateau des prés · 2a
tile-summer_boat_2b = Bateau jumeau · 2b
tile-summer_boat_3a = Bateau bâtisseur · 3a
tile-summer_boat_3b = Bateau du troc · 3b
tile-summer_boat_4a = Bateau couronné · 4a
tile-summer_boat_4b = Bateau arc-en-ciel · 4b
tile-timber_yard = Dépôt de bois
tile-stone_yard = Dépôt de pierre
tile-blacksmith = Forgeron
tile-barn = Grange
tile-wainwright = Charron
tile-sawmill = Scierie
tile-sculptor = Sculpteur
tile-forge = Forge
tile-goldsmith = Orfèvre
tile-well = Puits
tile-fair = Foire
tile-inn = Auberge
tile-jeweller = Bijoutier
tile-craftsmans_guild = Guilde des artisans
tile-watermill = Moulin à eau
tile-mercers_guild = Guilde des merciers
tile-keythedral = Keythédrale
tile-windmill = Moulin à vent
tile-scribes = Scribes
tile-scholar = Érudit
tile-village_hall = Salle du village
tile-key_market = Marché Key
tile-key_guild = Guilde Key
tile-apothecary = Apothicaire
tile-home = Foyer
tile-turn_order_tile = Ordre du tour
tile-keyflower = Keyflower
tile-sea_bastion = Sea Bastion
tile-sea_breese = Sea Breese
tile-flipper = Flipper
tile-ianvincible = Ianvincible
tile-white_wind = White Wind

# The letters on workers: four different ones.
letter-blue = B
letter-red = R
letter-yellow = J
letter-green = V

# Words of the game, as they stand alone.

term-worker = travailleur
term-blue_worker = travailleur bleu
term-red_worker = travailleur rouge
term-yellow_worker = travailleur jaune
term-green_worker = travailleur vert
term-purple_worker = travailleur violet
term-start_player = premier joueur
term-bag = sac
term-screen = paravent
term-resource = ressource
term-gold = or
term-iron = fer
term-stone = pierre
term-wood = bois
term-skill = compétence
term-anvil = enclume
term-pick = pioche
term-saw = scie
term-season = saison
term-spring = printemps
term-summer = été
term-autumn = automne
term-winter = hiver
term-village = village
term-tile = tuile
term-village_tile = tuile village
term-lot = lot
term-bid = enchère
term-to_bid = enchérir
term-to_outbid = surenchérir
term-losing_bid = enchère perdante
term-winning_bid = enchère gagnante
term-to_use = utiliser une tuile
term-to_produce = produire
term-to_transport = transporter
term-step = déplacement
term-to_upgrade = améliorer
term-to_flip = retourner
term-to_rotate = pivoter
term-front = recto
term-back_side = verso
term-road = route
term-field = champ
term-water = eau
term-river = rivière
term-loop = boucle
term-boat = bateau
term-summer_boat = bateau d’été
term-turn_order = ordre du tour
term-to_pass = passer
term-supply = réserve
term-pile = pile
term-to_draw = tirer
term-points = points
term-final_scoring = décompte final
term-winner = gagnant
term-tie = égalité
term-player = joueur
term-opponent = adversaire
term-owner = propriétaire
term-turn = tour
term-game = partie

# One message for each colour and kind, with its count: languages inflect both.

count-blue = { $count ->
    [one] { $count } travailleur bleu
   *[other] { $count } travailleurs bleus
}
count-red = { $count ->
    [one] { $count } travailleur rouge
   *[other] { $count } travailleurs rouges
}
count-yellow = { $count ->
    [one] { $count } travailleur jaune
   *[other] { $count } travailleurs jaunes
}
count-green = { $count ->
    [one] { $count } travailleur vert
   *[other] { $count } travailleurs verts
}
count-purple = { $count ->
    [one] { $count } travailleur violet
   *[other] { $count } travailleurs violets
}
count-iron = { $count } fer
count-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
count-wood = { $count } bois
count-gold = { $count ->
    [one] { $count } jeton or
   *[other] { $count } jetons or
}
count-anvil = { $count ->
    [one] { $count } enclume
   *[other] { $count } enclumes
}
count-pick = { $count ->
    [one] { $count } pioche
   *[other] { $count } pioches
}
count-saw = { $count ->
    [one] { $count } scie
   *[other] { $count } scies
}
count-workers = { $count ->
    [one] { $count } travailleur
   *[other] { $count } travailleurs
}
count-resources = { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
}
count-skills = { $count ->
    [one] { $count } compétence
   *[other] { $count } compétences
}
count-steps = { $count ->
    [one] { $count } déplacement
   *[other] { $count } déplacements
}
count-upgrades = { $count ->
    [one] { $count } amélioration
   *[other] { $count } améliorations
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}

emblem-0 = feuille
emblem-1 = lune
emblem-2 = poisson
emblem-3 = cloche
emblem-4 = étoile
emblem-5 = clé
turn-order-tile = Ordre du tour { $number }
