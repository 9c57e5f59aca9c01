# Turning points of a game: web/src/features/turning, and `keyflower analyse --turning-points`.

turning-points = Tournants de la partie
turning-lead = Les cinq coups qui ont le plus changé les chances de victoire de chaque joueur.
turning-player = Coups de quel joueur
turning-curve = Chances de victoire, coup après coup
turning-working = Analyse de tous les coups : { $share }
turning-waiting = Cela prend une minute. Vous pouvez quitter la page : le résultat est conservé.
turning-where = { $season }, coup { $move }
turning-change = écart
turning-spoken = Chances de victoire : { $before } avant, { $after } après.
turning-well = Bien joué : le bot le plus fort ne fait pas mieux.
turning-nothing = Même le bot le plus fort ne trouve rien de mieux ici.
turning-better = Mieux :
turning-instead = Chances de victoire avec ce coup : { $best } au lieu de { $after }.
turning-look = Essayer
turning-none = Aucun coup n’a décidé à lui seul de cette partie.
