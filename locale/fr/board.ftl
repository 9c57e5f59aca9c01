# The board: everything that is shown at a table. Names of tiles are labels, never inflected.

board-your-turn = À vous de jouer
board-seats = Joueurs, dans le sens horaire
board-seat-acts = doit jouer
board-seat-starts = premier joueur
board-seat-stand-in = un bot joue à sa place

# Time left of a decision that may take long; shorter ones read 1:05.
board-clock-hours = { $hours } h { $minutes } min
board-clock-days = { $days } j { $hours } h

board-season-spring = Printemps
board-season-summer = Été
board-season-autumn = Automne
board-season-winter = Hiver
board-season = { $season }, saison { $number } sur 4

board-supplies = Réserves
board-bag = { $count ->
    [one] { $count } travailleur dans le sac
   *[other] { $count } travailleurs dans le sac
}
board-greens = { $count ->
    [one] { $count } travailleur vert en réserve
   *[other] { $count } travailleurs verts en réserve
}
# $goods: "21 iron"
board-stock = { $goods } en réserve
board-pile = { $count ->
    [one] { $count } compétence dans la pile
   *[other] { $count } compétences dans la pile
}

board-lots-spring = Lots de printemps
board-lots-summer = Lots d’été
board-lots-autumn = Lots d’automne
board-lots-winter = Lots d’hiver
board-marked = coins marqués : choix possible
board-passes = { $count ->
    [one] { $count } passe de suite ; à { $all }, la saison s’achève
   *[other] { $count } passes de suite ; à { $all }, la saison s’achève
}
board-turn-order = Ordre du tour
board-harbour = Port
board-harbour-text = le chargement revient à qui choisit le bateau
board-harbour-winter = chacun prend un bateau

board-village = Village et paravent
board-your-village = Votre village
board-village-of = Village : { $name }
board-to-mine = Vers votre village
board-fit = Tout afficher
board-smaller = Zoom arrière
board-larger = Zoom avant
board-aside = { $count ->
    [one] { $count } tuile mise de côté
   *[other] { $count } tuiles mises de côté
}
board-others = Autres joueurs
board-other = { $name } : { $workers } et { $skills } derrière le paravent, { $tiles } au village{ $usable ->
    [0] .
   *[other] , dont { $usable } que vous pouvez choisir.
}
board-behind = Derrière le paravent : { $name }

board-screen = Derrière votre paravent
board-skills = Compétences
board-none = aucune

# A tile in sentences. $name is its name; the sentences follow each other.
board-name = { $name }.
board-upgraded = Améliorée.
board-colour-blue = Tuile bleue cette saison.
board-colour-red = Tuile rouge cette saison.
board-colour-yellow = Tuile jaune cette saison.
board-colour-green = Tuile verte cette saison.
# $workers: "2 red workers"
board-standing = Dessus : { $workers } ; { $left ->
    [one] il reste { $left } place.
   *[other] il reste { $left } places.
}
board-next-use = La prochaine utilisation demande au moins { $least ->
    [one] { $least } travailleur.
   *[other] { $least } travailleurs.
}
board-full = Les { $places } places sont occupées.
board-full-short = pleine, { $places } sur { $places }
# $goods: "2 iron and 1 wood"
board-goods = Ressources posées : { $goods }.
board-bid-leads = { $name } mène avec { $workers }.
board-bid-leads-you = Vous menez avec { $workers }.
board-bid-loses = Enchère perdante : { $name }, { $workers }.
board-bid-loses-you = Votre enchère est perdante : { $workers }.
board-load = À bord : { $load }.
board-load-none = Rien à bord.
board-load-none-short = vide
board-boat-gone = Déjà pris.
board-boat-gone-short = pris
board-changed = Du nouveau depuis votre tour.
board-changed-move = Changement dû à ce coup.
board-can-choose = Choix possible.
# $steps is count-steps.
board-steps-away = À { $steps } d’ici.
board-cell = Emplacement libre, colonne { $column }, rangée { $row }
board-ghost = Tuile en main : { $name }, pivotée { $rotation } fois
board-move-good = Déplacer { $good }

board-side-now = Actuelle
board-side-after = Améliorée
board-side-before = Avant
board-side-upgraded = Améliorée, actuelle
board-side-up = Face visible
board-side-down = Autre face
board-kind-spring = Tuile printemps
board-kind-summer = Tuile été
board-kind-autumn = Tuile automne
board-kind-winter = Tuile hiver
board-kind-village = Tuile village
board-kind-home = Foyer
board-kind-boat = Bateau
board-kind-summer_boat = Bateau d’été
board-kind-turn_order = Tuile ordre du tour

since-title = Depuis votre dernier tour
since-none = Rien n’a changé depuis votre dernier tour.

board-words = Journal et discussion
board-panel-since = Depuis votre tour
board-panel-log = Journal
board-panel-chat = Discussion
board-tabs = Sections de la table
board-tab-lots = Lots
board-tab-harbour = Port
board-tab-village = Village
board-tab-others = Autres
board-tab-log = Journal

board-notices = Notifications
board-notices-text = Quand c’est à vous de jouer et que vous regardez ailleurs
board-notices-denied = Votre navigateur ne les autorise pas pour cette page
board-to-lobby = Retour à l’accueil
board-leave = Quitter la partie
board-leave-text = Un bot jouera pour vous. Vous pourrez reprendre votre place tant que la partie dure.
board-leave-bots = Un bot jouera pour vous. Entre bots, la partie peut vite se terminer : ensuite, vous ne pourrez plus revenir.
board-leave-rating = Si la partie compte pour le classement, le rang qu’atteint le bot sera le vôtre.
board-leave-yes = Quitter
board-result = Voir le résultat
# Under a tile that cannot be chosen.
board-needs = { $colour ->
    [blue] { $needs ->
        [one] il faut { $needs } bleu
       *[other] il faut { $needs } bleus
    }
    [red] { $needs ->
        [one] il faut { $needs } rouge
       *[other] il faut { $needs } rouges
    }
    [yellow] { $needs ->
        [one] il faut { $needs } jaune
       *[other] il faut { $needs } jaunes
    }
    [green] { $needs ->
        [one] il faut { $needs } vert
       *[other] il faut { $needs } verts
    }
   *[worker] { $needs ->
        [one] il faut { $needs } travailleur
       *[other] il en faut { $needs } d’une couleur
    }
}

board-bids = Vos enchères
board-bids-text = { $leads } sur { $count } en tête
board-bids-leads = en tête
# $most: how many lead there
board-bids-outbid = perdante, { $most } en tête
# At a tile where somebody bid more than you.
board-outbid = perdante
# On phones, after the lots: the way to both.
board-quay = Port et ordre du tour

board-villages = Autres villages
board-to-build = { $count ->
    [one] { $count } tuile à placer
   *[other] { $count } tuiles à placer
}
board-villages-all = Villages

## The running score

score-of = { $name } : { $points ->
    [one] { $points } point à ce stade
   *[other] { $points } points à ce stade
}
score-title = { $name } : points à ce stade
score-tiles = Imprimés sur les tuiles
score-resources = Ressources
score-skills = Compétences
score-workers = Travailleurs
score-boats = Bateaux et ordre du tour
score-sum = Total
score-open = Seul ce que tout le monde voit compte ici, rien de ce qui est derrière le paravent.
board-purple-counts = Avec le travailleur violet du premier joueur, qui compte comme une ressource, une compétence ou un travailleur.
