# Turning points of a game: web/src/turning, and `keyflower analyse --turning-points`.

turning-points = Tournants de la partie
turning-lead = Les cinq coups qui ont le plus changé les chances de chacun.
turning-player = Les coups de
turning-curve = Chances de victoire, coup après coup
turning-working = Chaque coup est revu : { $share }
turning-waiting = Cela prend une minute. Vous pouvez quitter la page : le résultat est gardé.
turning-where = { $season }, coup { $move }
turning-change = écart
turning-spoken = Chances de victoire : { $before } avant, { $after } après.
turning-well = Bien joué : le bot le plus fort ne fait pas mieux.
turning-nothing = Même le bot le plus fort ne trouve rien de mieux ici.
turning-better = Mieux :
turning-instead = Chances de victoire alors : { $best } au lieu de { $after }.
turning-look = Voir et essayer
turning-none = Aucun coup de cette partie n’a vraiment compté.
