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
reason-losing-bid-moves = Une enchère perdante trouve ainsi un emploi.
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
reason-done = Il n’y a plus rien à gagner en déplaçant.
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
