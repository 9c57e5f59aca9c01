### Why an action isn't possible: keyflower.formats.reasons says which of these, and with which
### variables. Shown when an action is refused, and (illegal-bid-short, illegal-use-...) beside tiles
### that can't be chosen. The reader is the acting player.
###
### $tile, $other and $at are names of tiles, $seat and $seats names of players, $cost and $missing
### lists such as "1 stone and 2 wood". All others are numbers, or keys to choose by.
###
### The Python library reads the English file itself (keyflower.english): only variables and
### choices by them are understood there.

## Whose decision it is

illegal-number = Ce numéro d’action n’existe pas : { $number }.
illegal-seat = Il n’y a pas de place { $number } : elles vont de 0 à { $last }.
illegal-over = La partie est terminée.
illegal-waiting = { $phase ->
    [pay] Pas maintenant. En attente d’un paiement : { $seats }.
    [take] Pas maintenant. En attente du choix d’une ressource : { $seats }.
    [transport] Pas maintenant. En attente d’un transport : { $seats }.
    [pick_boat] Pas maintenant. En attente du choix d’un bateau : { $seats }.
    [build] Pas maintenant. En attente de la construction : { $seats }.
    [pick_winter] Pas maintenant. En attente du choix des tuiles hiver : { $seats }.
    [flip] Pas maintenant. En attente du choix d’une tuile à retourner : { $seats }.
   *[turn] Ce n’est pas votre tour. En attente : { $seats }.
}
illegal-first = { $phase ->
    [pay] Payez d’abord pour « { $tile } ».
    [take] Prenez d’abord une ressource de « { $tile } ».
    [transport] Terminez d’abord l’utilisation de « { $tile } » : déplacez, améliorez ou arrêtez.
    [pick_boat] Choisissez d’abord un bateau.
    [build] Ajoutez d’abord à votre village les tuiles remportées.
    [pick_winter] Choisissez d’abord des tuiles hiver.
    [flip] Vous pouvez seulement retourner une tuile, ou n’en retourner aucune.
   *[turn] C’est votre tour : enchérissez, utilisez une tuile ou passez.
}
illegal-undo = Impossible de défaire maintenant : quelqu’un d’autre a joué depuis, ou quelque chose a été tiré ou révélé.
illegal-undo-number = Pour reprendre un coup, défaites-le ; ce n’est pas une action.

## Bids

illegal-bid-village = « { $tile } » est dans un village : on ne peut pas enchérir dessus.
illegal-bid-boat = On ne peut pas enchérir sur les bateaux.
illegal-bid-absent = « { $tile } » n’est pas en jeu cette saison.
illegal-bid-itself = Une enchère perdante peut être augmentée sur place, mais pas déplacée sur elle-même.
illegal-bid-colour = { $colour ->
    [blue] Votre enchère ici est bleue : n’ajoutez que des travailleurs bleus.
    [red] Votre enchère ici est rouge : n’ajoutez que des travailleurs rouges.
    [yellow] Votre enchère ici est jaune : n’ajoutez que des travailleurs jaunes.
   *[green] Votre enchère ici est verte : n’ajoutez que des travailleurs verts.
}
illegal-bid-none = Une enchère demande au moins un travailleur.
# $mine workers are there already; $needs is the least total.
illegal-bid-small = { $mine ->
    [0] Il en faut au moins { $needs } pour passer en tête : { $seat } en a { $size }.
   *[other] Il en faut au moins { $needs } en tout pour passer en tête : vous en avez { $mine }, { $seat } en a { $size }.
}
# $colour is "worker" where any one colour would do.
illegal-bid-short = { $colour ->
    [blue] { $needs ->
        [one] Pour enchérir, il faut { $needs } bleu ; vous en avez { $has }.
       *[other] Pour enchérir, il faut { $needs } bleus ; vous en avez { $has }.
    }
    [red] { $needs ->
        [one] Pour enchérir, il faut { $needs } rouge ; vous en avez { $has }.
       *[other] Pour enchérir, il faut { $needs } rouges ; vous en avez { $has }.
    }
    [yellow] { $needs ->
        [one] Pour enchérir, il faut { $needs } jaune ; vous en avez { $has }.
       *[other] Pour enchérir, il faut { $needs } jaunes ; vous en avez { $has }.
    }
    [green] { $needs ->
        [one] Pour enchérir, il faut { $needs } vert ; vous en avez { $has }.
       *[other] Pour enchérir, il faut { $needs } verts ; vous en avez { $has }.
    }
   *[worker] { $needs ->
        [one] Pour enchérir, il faut { $needs } travailleur ; vous en avez { $has }.
       *[other] Pour enchérir, il faut { $needs } travailleurs d’une même couleur ; vous en avez { $has }.
    }
}

## Workers of bids and uses

illegal-colour = { $colour ->
    [blue] Cette tuile est bleue pour cette saison.
    [red] Cette tuile est rouge pour cette saison.
    [yellow] Cette tuile est jaune pour cette saison.
   *[green] Cette tuile est verte pour cette saison.
}
illegal-colour-turn-order = { $colour ->
    [blue] Tuile bleue cette saison. Le bateau couronné (4a) n’agit pas sur l’ordre du tour.
    [red] Tuile rouge cette saison. Le bateau couronné (4a) n’agit pas sur l’ordre du tour.
    [yellow] Tuile jaune cette saison. Le bateau couronné (4a) n’agit pas sur l’ordre du tour.
   *[green] Tuile verte cette saison. Le bateau couronné (4a) n’agit pas sur l’ordre du tour.
}
illegal-colour-no-bid = { $colour ->
    [blue] Tuile bleue cette saison. Le bateau couronné (4a) n’agit que face à une enchère.
    [red] Tuile rouge cette saison. Le bateau couronné (4a) n’agit que face à une enchère.
    [yellow] Tuile jaune cette saison. Le bateau couronné (4a) n’agit que face à une enchère.
   *[green] Tuile verte cette saison. Le bateau couronné (4a) n’y agit jamais.
}
illegal-screen = { $colour ->
    [blue] { $has ->
        [0] Vous n’avez aucun travailleur bleu derrière votre paravent.
        [one] Vous n’avez que { $has } travailleur bleu derrière votre paravent.
       *[other] Vous n’avez que { $has } travailleurs bleus derrière votre paravent.
    }
    [red] { $has ->
        [0] Vous n’avez aucun travailleur rouge derrière votre paravent.
        [one] Vous n’avez que { $has } travailleur rouge derrière votre paravent.
       *[other] Vous n’avez que { $has } travailleurs rouges derrière votre paravent.
    }
    [yellow] { $has ->
        [0] Vous n’avez aucun travailleur jaune derrière votre paravent.
        [one] Vous n’avez que { $has } travailleur jaune derrière votre paravent.
       *[other] Vous n’avez que { $has } travailleurs jaunes derrière votre paravent.
    }
   *[green] { $has ->
        [0] Vous n’avez aucun travailleur vert derrière votre paravent.
        [one] Vous n’avez que { $has } travailleur vert derrière votre paravent.
       *[other] Vous n’avez que { $has } travailleurs verts derrière votre paravent.
    }
}
illegal-group-colour = { $colour ->
    [blue] Votre enchère perdante sur « { $at } » est bleue : elle ne rejoint que des travailleurs bleus.
    [red] Votre enchère perdante sur « { $at } » est rouge : elle ne rejoint que des travailleurs rouges.
    [yellow] Votre enchère perdante sur « { $at } » est jaune : elle ne rejoint que des travailleurs jaunes.
   *[green] Votre enchère perdante sur « { $at } » est verte : elle ne rejoint que des travailleurs verts.
}
illegal-group-slot = Il n’y a pas de tuile à l’emplacement { $slot }, donc pas d’enchère perdante non plus.
illegal-group-none = Vous n’avez pas d’enchère sur « { $at } ».
illegal-group-leads = Votre enchère sur « { $at } » est la plus haute : elle ne peut pas être déplacée.

## Uses

illegal-use-never = { $what ->
    [turn_order] Les tuiles ordre du tour ne s’utilisent pas.
    [boat] Les bateaux ne s’utilisent pas.
    [winter] Les tuiles hiver ne s’utilisent pas.
   *[side] Cette face de la tuile n’a pas d’action.
}
illegal-use-aside = « { $tile } » a été mise de côté définitivement.
illegal-use-absent = « { $tile } » n’est ni aux enchères ni dans un village.
illegal-use-full = { $room ->
    [0] Tuile pleine : six travailleurs s’y trouvent.
    [one] La prochaine utilisation demande { $needs } travailleurs ; il reste { $room } place.
   *[other] La prochaine utilisation demande { $needs } travailleurs ; il reste { $room } places.
}
illegal-use-skill = { $skill ->
    [anvil] L’utiliser coûte une enclume ; vous n’en avez pas.
    [pick] L’utiliser coûte une pioche ; vous n’en avez pas.
    [saw] L’utiliser coûte une scie ; vous n’en avez pas.
   *[skill] L’utiliser coûte une compétence ; vous n’en avez pas.
}
illegal-use-short = { $colour ->
    [blue] { $needs ->
        [one] Pour l’utiliser, il faut { $needs } bleu ; vous en avez { $has }.
       *[other] Pour l’utiliser, il faut { $needs } bleus ; vous en avez { $has }.
    }
    [red] { $needs ->
        [one] Pour l’utiliser, il faut { $needs } rouge ; vous en avez { $has }.
       *[other] Pour l’utiliser, il faut { $needs } rouges ; vous en avez { $has }.
    }
    [yellow] { $needs ->
        [one] Pour l’utiliser, il faut { $needs } jaune ; vous en avez { $has }.
       *[other] Pour l’utiliser, il faut { $needs } jaunes ; vous en avez { $has }.
    }
    [green] { $needs ->
        [one] Pour l’utiliser, il faut { $needs } vert ; vous en avez { $has }.
       *[other] Pour l’utiliser, il faut { $needs } verts ; vous en avez { $has }.
    }
   *[worker] { $needs ->
        [one] Pour l’utiliser, il faut { $needs } travailleur ; vous en avez { $has }.
       *[other] Pour l’utiliser, il faut { $needs } travailleurs d’une même couleur ; vous en avez { $has }.
    }
}
illegal-use-large = Les enchères perdantes se déplacent entières : ici, il faut de { $needs } à { $room } travailleurs.
illegal-use-worker = { $colour ->
    [blue] L’utiliser coûte aussi un travailleur bleu ; il ne vous en resterait aucun.
    [red] L’utiliser coûte aussi un travailleur rouge ; il ne vous en resterait aucun.
    [yellow] L’utiliser coûte aussi un travailleur jaune ; il ne vous en resterait aucun.
    [green] L’utiliser coûte aussi un travailleur vert ; il ne vous en resterait aucun.
   *[worker] L’utiliser coûte aussi un travailleur ; il ne vous en resterait aucun.
}
illegal-use-mixed = Tous les travailleurs d’une utilisation doivent être de la même couleur.
illegal-use-none = Une utilisation demande au moins un travailleur.
illegal-use-few = { $used ->
    [one] Dernière utilisation avec { $used } travailleur : il en faut maintenant au moins { $needs }.
   *[other] Dernière utilisation avec { $used } travailleurs : il en faut maintenant au moins { $needs }.
}
illegal-use-many = { $room ->
    [one] Il ne reste que { $room } place sur cette tuile, et vous en placez { $total }.
   *[other] Il ne reste que { $room } places sur cette tuile, et vous en placez { $total }.
}

## Payments and resources

illegal-pay = { $takes ->
    [blue] « { $tile } » coûte un travailleur bleu.
    [red] « { $tile } » coûte un travailleur rouge.
    [yellow] « { $tile } » coûte un travailleur jaune.
    [green] « { $tile } » coûte un travailleur vert.
    [worker] « { $tile } » coûte un travailleur au choix.
    [anvil] « { $tile } » coûte une enclume.
    [pick] « { $tile } » coûte une pioche.
    [saw] « { $tile } » coûte une scie.
   *[skill] « { $tile } » coûte une compétence au choix.
}
illegal-skill = { $skill ->
    [anvil] Vous n’avez pas d’enclume derrière votre paravent.
    [pick] Vous n’avez pas de pioche derrière votre paravent.
   *[saw] Vous n’avez pas de scie derrière votre paravent.
}
illegal-good = { $resource ->
    [iron] « { $tile } » ne donne pas de fer.
    [stone] « { $tile } » ne donne pas de pierre.
    [wood] « { $tile } » ne donne pas de bois.
   *[gold] « { $tile } » ne donne pas d’or.
}
illegal-good-stock = { $resource ->
    [iron] Il n’y a plus de fer dans la réserve.
    [stone] Il n’y a plus de pierre dans la réserve.
    [wood] Il n’y a plus de bois dans la réserve.
   *[gold] Il n’y a plus d’or dans la réserve.
}

## Moving, upgrading, flipping

illegal-not-yours = « { $tile } » n’est pas dans votre village.
illegal-step-none = Il ne reste aucun déplacement pour cette utilisation.
illegal-no-good = { $resource ->
    [iron] Il n’y a pas de fer sur « { $tile } ».
    [stone] Il n’y a pas de pierre sur « { $tile } ».
    [wood] Il n’y a pas de bois sur « { $tile } ».
   *[gold] Il n’y a pas d’or sur « { $tile } ».
}
illegal-step-edge = { $to ->
    [n] Il n’y a pas de tuile au nord de « { $tile } ».
    [ne] Il n’y a pas de tuile au nord-est de « { $tile } ».
    [se] Il n’y a pas de tuile au sud-est de « { $tile } ».
    [s] Il n’y a pas de tuile au sud de « { $tile } ».
    [sw] Il n’y a pas de tuile au sud-ouest de « { $tile } ».
   *[nw] Il n’y a pas de tuile au nord-ouest de « { $tile } ».
}
illegal-step-road = Aucune route ne mène de « { $tile } » à « { $other } ».
illegal-step-water = Il y a de l’eau entre « { $tile } » et « { $other } ».
illegal-upgrade-none = Il ne reste aucune amélioration pour cette utilisation.
illegal-upgrade-never = « { $tile } » ne peut pas être améliorée.
illegal-upgraded = « { $tile } » est déjà améliorée.
illegal-upgrade-missing = Améliorer « { $tile } » coûte { $cost } ; il manque { $missing }.
illegal-upgrade-cost = Améliorer « { $tile } » coûte exactement { $cost }.
illegal-upgrade-kinds = Améliorer « { $tile } » coûte { $cost } : payez chaque symbole avec sa ressource ou avec de l’or.
illegal-few-goods = { $resource ->
    [iron] Il n’y a que { $has } fer sur « { $tile } ».
    [stone] { $has ->
        [one] Il n’y a que { $has } pierre sur « { $tile } ».
       *[other] Il n’y a que { $has } pierres sur « { $tile } ».
    }
    [wood] Il n’y a que { $has } bois sur « { $tile } ».
   *[gold] { $has ->
        [one] Il n’y a que { $has } jeton or sur « { $tile } ».
       *[other] Il n’y a que { $has } jetons or sur « { $tile } ».
    }
}

## The end of a season

illegal-boat = « { $tile } » n’est pas en jeu à { $players } joueurs.
illegal-boat-taken = « { $tile } » est déjà pris.
illegal-place-tile = « { $tile } » ne fait pas partie des tuiles que vous devez ajouter.
illegal-place-village = Vous ne pouvez ajouter des tuiles qu’à votre propre village.
illegal-place-taken = « { $other } » est déjà en { $cell }.
# Two touching edges that don't match: $edge is the new tile's, $against that of $other.
illegal-place-edge = { $to ->
    [n] Au nord
    [ne] Au nord-est
    [se] Au sud-est
    [s] Au sud
    [sw] Au sud-ouest
   *[nw] Au nord-ouest
}, { $edge ->
    [road] route
    [field] champ
   *[water] eau
} contre { $against ->
    [road] route
    [field] champ
   *[water] eau
} (« { $other } ») : les bords ne correspondent pas.
illegal-place-apart = { $cell } ne touche pas votre village.
illegal-winter-seat = Vous ne pouvez choisir que vos propres tuiles hiver.
illegal-winter-tile = « { $tile } » n’est pas une de vos tuiles hiver.
illegal-winter-none = Choisissez au moins une tuile hiver.
