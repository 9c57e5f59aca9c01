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
