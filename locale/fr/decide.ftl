# Decisions of a player: the panel below the table, a sheet on phones (web/src/table/decide).

page-title-turn = À vous de jouer · Keyflower
seat-stand-in = { $name } (un bot joue à sa place)
seat-number = Place { $number }
decide-panel = Votre décision
decide-your-turn = À vous de jouer
decide-turn-text = Choisissez une tuile, pour enchérir ou pour l’utiliser.
decide-turn-only-pass = Aucune enchère ni utilisation possible : vous passez.
decide-turn-tile = Ordre du tour { $number }
decide-close = Reposer
decide-named = { $name } : { $text }
decide-sending = Un instant…
decide-away = Vous pourrez jouer dès que la connexion sera rétablie.
decide-lost = La partie a avancé, et ce que vous prépariez n’est plus possible. Choisissez de nouveau.

# Workers that are placed, as the object of bid, use, raise: "4 red".
amount-blue = { $count ->
    [one] { $count } bleu
   *[other] { $count } bleus
}
amount-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
amount-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
}
amount-green = { $count ->
    [one] { $count } vert
   *[other] { $count } verts
}

# ---- Bid and use

decide-mode = Enchérir ou utiliser
decide-bid = Enchérir
decide-use = Utiliser
decide-tile-colour = { $colour ->
    [blue] Tuile bleue.
    [red] Tuile rouge.
    [yellow] Tuile jaune.
   *[green] Tuile verte.
}
decide-bid-none = Personne n’a enchéri ici. Un travailleur suffit pour mener.
decide-bid-yours = Vous menez avec { $workers }. Vous pouvez en ajouter.
decide-bid-other = { $name } mène avec { $workers } ; il en faut { $total } pour passer en tête.
decide-bid-both = { $mine ->
    [one] { $name } : { $workers }. Il vous en faut { $total }, dont { $mine } déjà ici.
   *[other] { $name } : { $workers }. Il vous en faut { $total }, dont { $mine } déjà ici.
}
decide-use-village = Village : { $name }.
decide-use-first = Pas encore utilisée cette saison : { $most ->
    [one] exactement { $most } travailleur.
   *[other] de 1 à { $most } travailleurs.
}
decide-use-again = Dernière utilisation avec { $used } : { $more ->
    [0] maintenant exactement { $least }.
   *[other] maintenant de { $least } à { $most }.
}
decide-losing = Enchères perdantes
decide-groups = Enchères perdantes pour ici
decide-group = { $workers } depuis « { $tile } »
decide-group-from = depuis « { $tile } »
decide-screen = Depuis votre paravent
decide-screen-empty = Il ne reste aucun travailleur derrière votre paravent.
decide-of = sur { $count }
decide-count = { $colour ->
    [blue] Travailleurs bleus
    [red] Travailleurs rouges
    [yellow] Travailleurs jaunes
   *[green] Travailleurs verts
}
decide-have = { $colour ->
    [blue] Bleus : { $count } derrière votre paravent
    [red] Rouges : { $count } derrière votre paravent
    [yellow] Jaunes : { $count } derrière votre paravent
   *[green] Verts : { $count } derrière votre paravent
}
decide-less = Un de moins
decide-more = Un de plus
decide-least = Min.
decide-most = Max.
decide-mixes = Ici, les couleurs peuvent se mélanger (bateau arc-en-ciel, 4b).
decide-brings = Vous obtenez { $gives }.
decide-brings-here = Vous obtenez { $gives } sur cette tuile.
decide-brings-home = Vous obtenez { $gives } sur votre foyer.
decide-from-bag = { $count ->
    [one] { $count } travailleur du sac
   *[other] { $count } travailleurs du sac
}
decide-takes = { $what ->
    [blue] Il faut aussi payer un travailleur bleu.
    [red] Il faut aussi payer un travailleur rouge.
    [yellow] Il faut aussi payer un travailleur jaune.
    [green] Il faut aussi payer un travailleur vert.
    [worker] Il faut aussi payer un travailleur au choix.
    [skill] Il faut aussi payer une compétence au choix.
    [anvil] Il faut aussi payer une enclume.
    [pick] Il faut aussi payer une pioche.
   *[saw] Il faut aussi payer une scie.
}
decide-workers-back = Les travailleurs vous reviendront.
decide-workers-to = Les travailleurs iront à { $name }.
decide-workers-bag = Si personne ne remporte la tuile, les travailleurs iront dans le sac.
decide-lead-first = Vous menez.
decide-lead-more = Vous menez avec { $total }.
decide-lead-by = Vous menez de { $by }.
decide-stays = Il reste { $workers } derrière votre paravent.
decide-stays-none = { $colour ->
    [blue] Il ne reste aucun bleu derrière votre paravent.
    [red] Il ne reste aucun rouge derrière votre paravent.
    [yellow] Il ne reste aucun jaune derrière votre paravent.
   *[green] Il ne reste aucun vert derrière votre paravent.
}
decide-lacks-all = Choisissez des travailleurs.
decide-lacks-workers = Changez le nombre de travailleurs.
decide-lacks-groups = Ces travailleurs ne vont pas ensemble ici : leur nombre est trop petit, ou trop grand.

lock-none = Vous n’en avez pas derrière votre paravent.
lock-colour = { $colour ->
    [blue] Cette tuile est bleue.
    [red] Cette tuile est rouge.
    [yellow] Cette tuile est jaune.
   *[green] Cette tuile est verte.
}
lock-few = Il en faut { $needs } ici.

# What may surprise; ids of rules/choices.py.
warning-stock-short = La réserve contient moins que ce que la tuile indique.
warning-stock-empty = La réserve n’en a plus.
warning-greens-short = Il reste moins de travailleurs verts que la tuile n’en indique.
warning-greens-empty = Il ne reste aucun travailleur vert.
warning-bag-short = Le sac contient moins de travailleurs que la tuile n’en indique.
warning-bag-empty = Le sac est vide.
warning-pile-short = Il reste moins de compétences que la tuile n’en indique.
warning-pile-empty = Il ne reste aucune compétence.
warning-nothing-to-gain = Cela ne rapportera rien.
warning-shuts-river = Ceci ferme la rivière : aucun autre bateau ne pourra rejoindre la ligne qui part de votre foyer.

# A tile that can neither be bid for nor used; other reasons are in reasons.ftl. $colour is "worker"
# where any one colour would do.
blocked-both = { $colour ->
    [blue] { $needs ->
        [one] Il faut { $needs } bleu ; vous en avez { $has }.
       *[other] Il faut { $needs } bleus ; vous en avez { $has }.
    }
    [red] { $needs ->
        [one] Il faut { $needs } rouge ; vous en avez { $has }.
       *[other] Il faut { $needs } rouges ; vous en avez { $has }.
    }
    [yellow] { $needs ->
        [one] Il faut { $needs } jaune ; vous en avez { $has }.
       *[other] Il faut { $needs } jaunes ; vous en avez { $has }.
    }
    [green] { $needs ->
        [one] Il faut { $needs } vert ; vous en avez { $has }.
       *[other] Il faut { $needs } verts ; vous en avez { $has }.
    }
   *[worker] { $needs ->
        [one] Il faut { $needs } travailleur ; vous en avez { $has }.
       *[other] Il faut { $needs } travailleurs d’une même couleur ; vous en avez { $has }.
    }
}

# ---- Passing

decide-pass = Passer
decide-pass-once-text = Votre tour reviendra, sauf si tout le monde passe.
decide-pass-outbid = Passer jusqu’à surenchère
decide-pass-outbid-text = Vous rejouerez quand quelqu’un vous prendra la tête.
decide-pass-season = Passer toute la saison
decide-pass-season-text = Vous rejouerez une fois la saison terminée.
decide-passing-outbid = Vous passez jusqu’à la prochaine surenchère.
decide-passing-season = Vous passez jusqu’à la fin de la saison.
decide-pass-stop = Ne plus passer
decide-auto-passing = Rien à faire : vous passez.
decide-auto-passed = Rien à faire : vous avez passé.
decide-auto-choosing = Un seul choix : { $what }
decide-auto-done = Fait pour vous : { $what }
decide-auto-stop = Attendre
decide-pass-ways = Autres façons de passer
decide-pass-season-sure = Passer toute la saison ?
decide-pass-season-yes = Oui, passer

# ---- Payments and choices

decide-pay-title = Payer pour « { $tile } »
decide-pay-text = Choisissez quoi payer.
decide-pay-group = { $workers } pris sur « { $tile } »
decide-pay-group-text = { $count ->
    [one] Il va dans le sac.
   *[other] Les { $count } vont dans le sac.
}
decide-take-title = Que prenez-vous ?
decide-take-text = « { $tile } » donne l’une de ces ressources.
decide-free = rien

# ---- Transport and upgrades

decide-transport-title = Transporter et améliorer
decide-transport-left = { $tile } : il reste { $steps ->
    [one] { $steps } déplacement
   *[other] { $steps } déplacements
} et { $upgrades ->
    [one] { $upgrades } amélioration.
   *[other] { $upgrades } améliorations.
}
decide-transport-text = Touchez une de vos ressources, puis la tuile où elle va.
decide-transport-held = { $good } sur « { $tile } » : vers où ?
decide-transport-none = Il n’y a plus rien à déplacer.
decide-goods = Ressources à déplacer
decide-good-on = { $good } sur « { $tile } »
decide-to = Vers « { $tile } »
# $steps is count-steps.
decide-to-far = Vers « { $tile } » ({ $steps })
decide-upgrades = Améliorations
decide-upgrades-none = Vous ne pouvez payer aucune amélioration.
decide-upgrade = Améliorer « { $tile } »
decide-upgrade-cost = Payer avec
decide-gain-points = { $points ->
    [one] { $sign } point
   *[other] { $sign } points
}
decide-gain-each = { $after } points au lieu de { $before } par ressource
decide-gain-use = son utilisation donne { $gives }
decide-upgrade-follows = Pour { $cost } : { $gains }.
decide-done = Terminer
decide-done-text = Les déplacements et améliorations restants sont perdus.

# ---- Boats

decide-boat-title = Choisir un bateau
decide-boat-text = Vous recevez tout ce qui est à bord.
decide-boat-keep = Vous recevez le bateau lui-même, pour votre village.
decide-boat-empty = rien à bord
decide-for-you = pour vous maintenant
# Who picks a boat when, and why; decide-named joins place and reason.
decide-boat-order = Ordre de choix
decide-boat-place = { $place ->
    [1] Vous choisissez en premier
   *[other] Vous choisissez en { $place }ᵉ
}
decide-boat-won = votre offre de { $count } a remporté { $tile }
decide-boat-start = vous êtes premier joueur
decide-boat-after = les autres suivent le premier joueur, { $name }, dans le sens horaire

# ---- Building

decide-build-title = Agrandir votre village
decide-build-hand = { $count ->
    [one] Une tuile à placer.
   *[other] { $count } tuiles à placer, dans l’ordre de votre choix.
}
decide-build-where = Choisissez un emplacement en pointillés dans votre village.
decide-build-turn = Faites-la pivoter avec R, avec la molette ou en la touchant.
decide-build-fixed = { $ways ->
    [one] Elle n’a qu’une orientation possible.
   *[other] Elle a { $ways } orientations possibles.
}
decide-build-left = Pivoter à gauche
decide-build-right = Pivoter à droite
decide-build-next = Emplacement suivant
decide-build-before = Emplacement précédent
decide-build-tile = Tuile en main

# ---- Winter

decide-winter-title = Tuiles hiver
decide-winter-text = Mettez en jeu au moins une des vôtres : toutes seront aux enchères. Les autres quittent la partie sans être vues.
decide-worth = { $points ->
    [one] Elle vous rapporterait { $points } point maintenant.
   *[other] Elle vous rapporterait { $points } points maintenant.
}
decide-winter-worth = { $points ->
    [one] { $points } point pour vous maintenant
   *[other] { $points } points pour vous maintenant
}

# ---- Flipper

decide-flip-title = Le Flipper
decide-flip-text = Retournez gratuitement une de vos tuiles sur son verso.
decide-keep = Ne rien retourner

# ---- Hints

decide-hint = Conseil
decide-hint-title = { $count ->
    [1] Une idée
    [2] Deux idées
   *[other] Trois idées
}
decide-hint-text = Elles sont marquées sur la table. Choisissez-en une pour préparer votre coup ; rien n’est encore envoyé.
decide-idea-do = Suivre l’idée { $number }
decide-idea = Idée { $number }
hint-bid = Miser { $workers } sur « { $tile } »
hint-raise = Monter à { $workers } sur « { $tile } »
hint-build = Placer « { $tile } » ici
hint-flip = Retourner « { $tile } »
hint-step = Déplacer { $good } vers « { $tile } »
hint-pay = Payer { $what }
hint-use = Utiliser « { $tile } » avec { $workers }
hint-upgrade = Améliorer « { $tile } » ({ $cost })
hint-winter = Mettre en jeu : { $tiles }
# Turns that would be better. $from: where losing bids are taken from.
turn-bid-from = Miser { $workers } sur « { $tile } », avec l’enchère perdante reprise sur { $from }
turn-use = Utiliser « { $tile } » ({ $owner }) avec { $workers }
turn-own-from = Utiliser « { $tile } » avec { $workers }, l’enchère perdante reprise sur { $from }
turn-use-from = Utiliser « { $tile } » ({ $owner }) avec { $workers }, l’enchère perdante reprise sur { $from }

# ---- Others, and the end

decide-waiting = En attente : { $name }
decide-waiting-several = En attente : { $names }
decide-over = La partie est terminée.
decide-watching = Vous regardez la partie.
decide-stand-in = Un bot joue pour vous.
decide-stand-in-text = Il continue jusqu’à ce que vous repreniez votre place.
decide-come-back = Reprendre ma place
decide-undo = Défaire

# ---- The confirm button

go-bid = Miser { $count }
go-raise = Monter à { $count }
go-bid-empty = Choisir des travailleurs
go-use = Utiliser avec { $count }
go-use-empty = Choisir des travailleurs
go-pay = Payer
go-take = Prendre { $what }
go-boat = Prendre { $boat }
go-flip = Retourner
go-step = Déplacer ici
go-step-empty = Choisir la destination
go-upgrade = Améliorer
go-build = Placer ici
go-build-empty = Choisir un emplacement
go-winter = { $count ->
    [one] Mettre en jeu { $count } tuile
   *[other] Mettre en jeu { $count } tuiles
}
go-winter-empty = En choisir au moins une
go-pass = Passer
go-done = Terminer
go-keep = Ne rien retourner
go-choose = Faire un choix
go-confirm = Confirmer
