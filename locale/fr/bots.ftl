# Ideas for a player: src/keyflower/bots/ideas.py. One sentence of at most 90 characters each, two or three
# of them one after another; $seat is a player, $tile a tile, $goods, $cost and $missing are count-wood and others.

# What an idea brings.
idea-points = En l’état, { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour vous.
idea-get = Vous recevez { $goods }.
idea-trade = Vous recevez { $goods } contre { $cost }.
idea-to-upgrade = { $points ->
    [0] Vous pouvez ensuite améliorer « { $tile } ».
    [one] Vous pouvez ensuite améliorer « { $tile } » : { $points } point.
   *[other] Vous pouvez ensuite améliorer « { $tile } » : { $points } points.
}
idea-upgrade = Chaque utilisation rapportera davantage.
idea-step = La ressource se rapproche de là où elle compte.
idea-need = Il en faut pour améliorer « { $tile } ».
idea-take = Vous pourriez en avoir besoin plus tard.
idea-place = { $links ->
    [0] Les meilleurs emplacements restent libres pour plus tard.
    [one] { $links } route se raccorde ici.
   *[other] { $links } routes se raccordent ici.
}
idea-boat = En l’état, il ne vous donne aucun point.
idea-flip = En l’état, cela ne vous donne aucun point.
idea-winter = { $points ->
    [0] Ce sont celles qui vont le mieux avec votre village.
    [one] Si vous les remportez, { $points } point pour vous en l’état.
   *[other] Si vous les remportez, { $points } points pour vous en l’état.
}
idea-done = Il n’y a plus rien à gagner à déplacer des ressources.
idea-keep = Aucune tuile ne gagne à être retournée.
idea-pass = { $count ->
    [0] Vous pourrez encore réagir au jeu des autres.
    [one] Vous gardez { $count } travailleur et pourrez encore réagir au jeu des autres.
   *[other] Vous gardez { $count } travailleurs et pourrez encore réagir au jeu des autres.
}
idea-pass-end = { $tiles ->
    [0] La saison se termine.
    [one] La saison se termine et vous remportez { $tiles } tuile.
   *[other] La saison se termine et vous remportez { $tiles } tuiles.
}

# What a bid brings. $before: how many may pick a boat before you.
idea-turn-order = { $before ->
    [0] Vous choisiriez un bateau avant tous les autres.
    [one] Au plus { $before } personne choisit un bateau avant vous.
   *[other] Au plus { $before } personnes choisissent un bateau avant vous.
}
idea-bid-points = Remportée, elle vous donnerait { $points ->
    [one] { $points } point
   *[other] { $points } points
} en l’état.
idea-bid-use = Chaque utilisation rapporte { $goods }.
idea-bid-power = Son pouvoir est à vous jusqu’à la fin de la partie.
idea-bid-later = { $points ->
    [0] Elle ne vous rapporte encore rien, mais cela peut changer.
    [one] Améliorée, elle vaut { $points } point.
   *[other] Améliorée, elle vaut { $points } points.
}

# What else comes of a bid or a use: what it costs, what others can do.
idea-start = Vous commenceriez aussi la saison suivante.
idea-purple = Vous auriez aussi le travailleur violet, qui compte comme une pièce au choix.
idea-losing-bid = Une de vos enchères perdantes redevient utile.
idea-safe = En l’état, personne ne peut vous dépasser.
idea-rival = Personne d’autre que { $seat } ne peut vous dépasser.
idea-outbid = Pour vous dépasser, { $missing } suffisent.
idea-use-own = Vos travailleurs reviennent après la saison.
idea-use-theirs = Vos travailleurs iront à { $seat } après la saison.
idea-use-lot = Vos travailleurs iront à qui remporte la tuile.
idea-use-led = Remportez-la, et vous récupérez ces travailleurs.
idea-use-led-by = { $seat } mène ici et recevrait vos travailleurs.

# How an idea compares with another one, by its number; by a bot's estimate.
idea-more-points = Soit { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus que l’idée { $number }.
idea-ahead = { $by ->
    [close] À peu près aussi bien que l’idée { $number }.
    [clear] Nettement mieux que l’idée { $number }.
   *[little] Un peu mieux que l’idée { $number }.
}
idea-behind = { $by ->
    [close] À peu près aussi bien que l’idée { $number }.
    [clear] Nettement moins bien que l’idée { $number }.
   *[little] Un peu moins bien que l’idée { $number }.
}
