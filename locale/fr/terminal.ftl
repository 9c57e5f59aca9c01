### Ce que dit le terminal : keyflower tiles, show, score, replay, verify, analyse. Le navigateur ne
### charge pas ce fichier.

# $asked : ce que personne ne parle ici ; $languages : la liste des langues.
terminal-no-language = La langue « { $asked } » n’existe pas ici ; voici donc le français. Il y a : { $languages }.

## Listes dans les tableaux.

terminal-comma = { ", " }
terminal-semicolon = { " ; " }
terminal-and = { " et " }
terminal-or = { " ou " }
terminal-list = { $what } : { $items }

## Noms

terminal-numbered = { $name } { $number }
terminal-boat = Bateau { $number }

terminal-blue = { $count ->
    [one] { $count } bleu
   *[other] { $count } bleus
}
terminal-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
terminal-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
}
terminal-green = { $count ->
    [one] { $count } vert
   *[other] { $count } verts
}
terminal-colour-blue = bleu
terminal-colour-red = rouge
terminal-colour-yellow = jaune
terminal-colour-green = vert

## keyflower tiles

terminal-group-home = Foyers
terminal-group-spring = Printemps
terminal-group-summer = Été
terminal-group-summer_boat = Bateaux d’été
terminal-group-autumn = Automne
terminal-group-winter = Hiver
terminal-group-boat = Bateaux
terminal-group-turn_order = Tuiles ordre du tour

terminal-name = nom
terminal-id = identifiant
terminal-kind = genre
terminal-from = à partir de
terminal-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
terminal-roads = routes, ~eau
terminal-side-a = face a
terminal-side-b = face b
terminal-loads = travailleurs + compétences
terminal-not-sure = pas sûr
terminal-value-edges = bords
terminal-value-front = recto
terminal-value-cost = amélioration
terminal-value-back = verso
terminal-value-points = points
terminal-value-loads = chargement
terminal-value-river = rivière
terminal-mark-sure = sûr
terminal-mark-single = une source
terminal-mark-doubtful = douteux

terminal-edge-S = S
terminal-edge-SW = SO
terminal-edge-NW = NO
terminal-edge-N = N
terminal-edge-NE = NE
terminal-edge-SE = SE
terminal-edge = { $edge } { $kind }

terminal-tiles-foot = catalogue { $version } ; bords : les routes, et l’eau derrière un ~
terminal-pictures = { $count ->
    [one] { $count } image dans { $folder }
   *[other] { $count } images dans { $folder }
}

terminal-takes = { $takes } → { $gives }
terminal-scores-on_tile = { $points } { $kind ->
    [iron] pour chaque fer posé dessus
    [stone] pour chaque pierre posée dessus
    [wood] pour chaque bois posé dessus
    [gold] pour chaque jeton or posé dessus
   *[resource] pour chaque ressource posée dessus
}
terminal-scores-each = { $points } pour chaque { $kind ->
    [iron] fer
    [stone] pierre
    [wood] bois
    [gold] jeton or
    [resource] ressource
    [anvil] enclume
    [pick] pioche
    [saw] scie
    [skill] compétence
    [blue] travailleur bleu
    [red] travailleur rouge
    [yellow] travailleur jaune
    [green] travailleur vert
   *[worker] travailleur
}
terminal-scores-chosen = { $points } pour chaque { $kind ->
    [resource] ressource d’un même type
    [skill] compétence d’un même type
   *[worker] travailleur d’une même couleur
}
terminal-scores-set = { $points } pour chaque série { $set }
terminal-scores-any = { $points } par groupe de { $kind ->
    [resource] { $size } ressources
    [skill] { $size } compétences
   *[worker] { $size } travailleurs
}

terminal-power-1a = 2 travailleurs du sac à chaque choix d’un bateau
terminal-power-1b = 1 travailleur vert à chaque choix d’un bateau
terminal-power-2a = les ressources traversent aussi les champs, les tuiles se posent même si les bords diffèrent
terminal-power-2b = déplacements, améliorations et Keyflower comptent double
terminal-power-3a = pour améliorer, une ressource en vaut une autre
terminal-power-3b = au décompte, une ressource en vaut une autre
terminal-power-4a = surenchérir dans n’importe quelle couleur
terminal-power-4b = utiliser des tuiles avec des travailleurs de n’importe quelles couleurs
terminal-power-steps = 1 point pour chaque déplacement de vos tuiles
terminal-power-loop = 1 point pour chaque tuile de la plus grande boucle de routes
terminal-power-river = des points pour les bateaux en ligne depuis votre foyer
terminal-power-flip = à la fin, retourner une de vos tuiles
terminal-power-neighbours = 1 point pour chaque tuile voisine

## keyflower show

terminal-game = Keyflower à { $players }
terminal-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
terminal-after = { $moves ->
    [one] après { $at } coup sur { $moves }
   *[other] après { $at } coups sur { $moves }
}
terminal-catalogue = catalogue { $version }
terminal-option-on = option { $rule }
terminal-option-off = sans l’option { $rule }
terminal-seed = graine { $seed }
terminal-open = paravents ouverts
terminal-spectator = vu par un spectateur
terminal-seen-by = vu par { $name }

terminal-to-bid-for = aux enchères
terminal-colour = couleur
terminal-bids = enchères
terminal-workers-on-it = travailleurs dessus
terminal-shows = montre
terminal-the-purple = le travailleur violet

terminal-empty = vide
terminal-supply = réserve : { $goods }, { $greens } · sac : { $workers } · pile : { $skills }

terminal-behind = derrière le paravent
terminal-workers = travailleurs
terminal-skills = compétences
terminal-winter-tiles = tuiles hiver
terminal-starts = { $name } (commence)
terminal-none = aucun

terminal-drew = tire { $pieces }
terminal-the-end = Fin
terminal-so-far = Jusqu’ici
terminal-over = la partie est terminée
terminal-won-by = victoire : { $names }

terminal-village = Village : { $name }
terminal-to-add = à placer : { $tile }
terminal-aside = mise de côté : { $tile }
terminal-letter-iron = f
terminal-letter-stone = p
terminal-letter-wood = b
terminal-letter-gold = o
terminal-letter-mixed = M
terminal-legend = bords : == // route, __ / champ, ~ eau, x conflit · ▲ améliorée · 2f 1p 3b 1o : fer, pierre, bois, or · 3R : travailleurs rouges

terminal-decide-turn = enchérir, utiliser ou passer
terminal-decide-pay = payer pour { $tile }
terminal-decide-take = prendre une ressource de { $tile }
terminal-decide-transport = déplacer et améliorer grâce à { $tile }, reste { $steps } et { $upgrades }
terminal-decide-pick-boat = choisir un bateau
terminal-decide-build = placer les tuiles remportées
terminal-decide-pick-winter = choisir des tuiles hiver
terminal-decide-flip = retourner une tuile, ou les laisser toutes
terminal-owes = { $name } : { $decision }
terminal-owes-legal = { $count ->
    [one] { $name } : { $decision } ({ $count } action permise)
   *[other] { $name } : { $decision } ({ $count } actions permises)
}

## keyflower score

terminal-score = Score
terminal-rule = règle
terminal-counts = compte
terminal-nothing = rien

## keyflower replay

terminal-replay-deal = { $moves ->
    [one] { $moves } coup, valable de la mise en place à la fin ; points : { $points }
   *[other] { $moves } coups, valables de la mise en place à la fin ; points : { $points }
}
terminal-replay-position = { $moves ->
    [one] { $moves } coup, valable de sa position à la fin ; points : { $points }
   *[other] { $moves } coups, valables de leur position à la fin ; points : { $points }
}
terminal-replay-deal-so-far = { $moves ->
    [one] { $moves } coup, valable depuis la mise en place ; la partie n’est pas terminée : { $season }
   *[other] { $moves } coups, valables depuis la mise en place ; la partie n’est pas terminée : { $season }
}
terminal-replay-position-so-far = { $moves ->
    [one] { $moves } coup, valable depuis sa position ; la partie n’est pas terminée : { $season }
   *[other] { $moves } coups, valables depuis leur position ; la partie n’est pas terminée : { $season }
}
# A record with a move that the rules don't allow; $why is a sentence of reasons.ftl.
terminal-illegal-move = Coup { $number } illégal ({ $move }) : { $why }

## keyflower analyse

terminal-expected = Chances de victoire estimées
terminal-worst = Les décisions les plus coûteuses, selon { $bot }
terminal-none-worst = aucune décision n’a coûté grand-chose
terminal-page = page : { $file }
terminal-seat = place
terminal-start = début
terminal-move = coup
terminal-played = joué
terminal-better = meilleur
