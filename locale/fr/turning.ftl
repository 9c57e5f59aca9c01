# Turning points of a game: web/src/features/turning, and `keyflower analyse --turning-points`.

turning-points = Tournants de la partie
turning-lead = Les coups qui ont le plus changé les chances de victoire de chaque joueur, vérifiés en les rejouant de nombreuses fois.
turning-player = Coups de quel joueur
turning-curve = Chances de victoire, coup après coup
turning-estimate = Les courbes sont une estimation rapide. Les coups ci-dessous ont été joués de nombreuses fois : fiez-vous plutôt à eux.
turning-working = Analyse de tous les coups : { $share }
turning-left = Encore { $minutes } min environ.
turning-waiting = Cela prend une minute. Vous pouvez quitter la page : le résultat est conservé.
turning-where = { $season }, coup { $move }
turning-change = écart
turning-well = Bien joué :
turning-better = Mieux :
turning-next = Le meilleur autre coup :
# After turning-better or turning-next, where a tile was placed.
turning-elsewhere = la même tuile, ailleurs dans le village ou pivotée autrement.

# How often a turn wins: $other and $played in turning-instead. turning-of is the second of two numbers.
turning-about = environ { $count } fois sur { $of }
turning-of = { $count } sur { $of }
turning-hardly = presque jamais
turning-nearly = presque toujours
# With the turn that stands above it; $you: whether it’s the reader’s.
turning-instead = { $you ->
    [yes] Ainsi, vous auriez gagné { $other }, contre { $played }.
   *[no] Ainsi, { $name } aurait gagné { $other }, contre { $played }.
}
# The same where nothing was left to chance.
turning-sure = { $result ->
    [won] { $you ->
        [yes] Ainsi, vous auriez gagné à coup sûr.
       *[no] Ainsi, { $name } aurait gagné à coup sûr.
    }
    [shared] { $you ->
        [yes] Ainsi, vous auriez partagé la victoire à coup sûr.
       *[no] Ainsi, { $name } aurait partagé la victoire à coup sûr.
    }
   *[lost] { $you ->
        [yes] Ainsi, vous auriez perdu à coup sûr.
       *[no] Ainsi, { $name } aurait perdu à coup sûr.
    }
}
turning-deals = { $deals ->
    [one] Chaque façon jouée { $deals } fois jusqu’au bout, ± { $error }
   *[other] Chaque façon jouée { $deals } fois jusqu’au bout, ± { $error }
}
turning-exact = Calculé jusqu’à la fin de la partie : rien n’était laissé au hasard.
turning-look = Essayer
# In place of a better turn that one missed, until it is found or shown.
turning-missed = Trouvez ce que vous avez manqué
turning-find = À vous de trouver
turning-show = Voir la réponse
turning-none-you = Aucun de vos coups n’a décidé à lui seul de cette partie : dans les moments serrés, d’autres coups auraient fait à peu près aussi bien.
turning-none = Aucun coup de { $name } n’a décidé à lui seul de cette partie : dans les moments serrés, d’autres coups auraient fait à peu près aussi bien.
