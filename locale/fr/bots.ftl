# Why a bot would do something: src/keyflower/bots/reasons.py. $gain is what it is worth in points
# against doing nothing, $tile the name of a tile.

reason-pass = Rien d’autre ne vaut la peine d’engager ses travailleurs.
reason-bid = { $workers ->
    [0] { $gain ->
        [one] Déplacer une enchère perdante vers « { $tile } » vaut { $gain } point.
       *[other] Déplacer une enchère perdante vers « { $tile } » vaut { $gain } points.
    }
    [one] { $gain ->
        [one] Miser { $workers } travailleur sur « { $tile } » vaut { $gain } point.
       *[other] Miser { $workers } travailleur sur « { $tile } » vaut { $gain } points.
    }
   *[other] { $gain ->
        [one] Miser { $workers } travailleurs sur « { $tile } » vaut { $gain } point.
       *[other] Miser { $workers } travailleurs sur « { $tile } » vaut { $gain } points.
    }
}
reason-losing-bid-moves = Une enchère perdante redevient utile.
reason-use = { $gain ->
    [one] Utiliser « { $tile } » vaut { $gain } point.
   *[other] Utiliser « { $tile } » vaut { $gain } points.
}
reason-workers-come-back = Les travailleurs reviennent à la fin de la saison.
reason-workers-go-away = Les travailleurs iront à quelqu’un d’autre, ou dans le sac.
reason-upgrade = { $points ->
    [one] Améliorer « { $tile } » apporte { $points } point imprimé, et vaut { $gain } en tout.
   *[other] Améliorer « { $tile } » apporte { $points } points imprimés, et vaut { $gain } en tout.
}
reason-place = { $links ->
    [0] { $gain ->
        [one] Aucune route ne rejoint « { $tile } » ici, mais cela vaut tout de même { $gain } point.
       *[other] Aucune route ne rejoint « { $tile } » ici, mais cela vaut tout de même { $gain } points.
    }
    [one] { $gain ->
        [one] { $links } route rejoint « { $tile } » ici ; cela vaut { $gain } point.
       *[other] { $links } route rejoint « { $tile } » ici ; cela vaut { $gain } points.
    }
   *[other] { $gain ->
        [one] { $links } routes rejoignent « { $tile } » ici ; cela vaut { $gain } point.
       *[other] { $links } routes rejoignent « { $tile } » ici ; cela vaut { $gain } points.
    }
}
reason-step = { $gain ->
    [one] Ce déplacement vaut { $gain } point.
   *[other] Ce déplacement vaut { $gain } points.
}
reason-done = Il n’y a plus rien à gagner à déplacer des ressources.
reason-boat = { $gain ->
    [one] Ce bateau vaut { $gain } point.
   *[other] Ce bateau vaut { $gain } points.
}
reason-winter = { $gain ->
    [one] Ce choix de tuiles vaut { $gain } point.
   *[other] Ce choix de tuiles vaut { $gain } points.
}
reason-flip = { $gain ->
    [one] Retourner cette tuile vaut { $gain } point.
   *[other] Retourner cette tuile vaut { $gain } points.
}
reason-keep = Aucune tuile ne gagne à être retournée.
reason-pay = { $gain ->
    [one] Payer ainsi vaut { $gain } point.
   *[other] Payer ainsi vaut { $gain } points.
}
reason-any = Un choix au hasard : ce bot ne compare pas les coups.
reason-program = C’est le choix du programme qui joue ici.

# Ideas for a player: src/keyflower/bots/ideas.py. One sentence of at most 90 characters each; $seat is
# a player, $goods are count-wood and others.

idea-points = En l’état, { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour vous.
idea-bid-points = Remportée, elle vous donnerait { $points ->
    [one] { $points } point
   *[other] { $points } points
} en l’état.
idea-turn-order = Elle décide quand vous choisissez un bateau et qui commence la saison suivante.
idea-turn-order-winter = Elle décide quand vous choisissez un bateau.
idea-losing-bid = Une de vos enchères perdantes redevient utile.
idea-bid-first = Personne n’a encore misé dessus.
idea-bid-lead = Vous prendriez la tête devant { $seat }.
idea-bid-more = Il serait plus difficile de vous dépasser.
idea-use-choose = Elle donne une ressource de votre choix.
idea-use-goods = Elle donne { $goods }.
idea-use-greens = Elle donne { $count ->
    [one] { $count } travailleur vert
   *[other] { $count } travailleurs verts
}.
idea-use-workers = Elle donne { $count ->
    [one] { $count } nouveau travailleur
   *[other] { $count } nouveaux travailleurs
} du sac.
idea-use-skills = Elle donne { $count ->
    [one] { $count } compétence
   *[other] { $count } compétences
}.
idea-use-moves = Elle permet de déplacer des ressources et d’améliorer.
idea-upgrade = Chaque utilisation rapportera davantage.
idea-step = La ressource se rapproche de là où elle compte.
idea-place = { $links ->
    [one] { $links } route se raccorde
   *[other] { $links } routes se raccordent
} ici.
idea-place-alone = Les meilleurs emplacements restent libres pour plus tard.
idea-boat = C’est sa cargaison qui vous aide le plus maintenant.
idea-winter = Ce sont celles qui vont le mieux avec votre village.
idea-pay = C’est ce qui vous manquera le moins.
idea-pass = Rien d’autre ne vaut la peine d’engager ses travailleurs.
idea-done = Il n’y a plus rien à gagner à déplacer des ressources.
idea-keep = Aucune tuile ne gagne à être retournée.
