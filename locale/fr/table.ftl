# The table during a game. The screen that uses most of this is web/src/table.

table-title = Table
table-your-turn = À vous de jouer
table-waiting-for = En attente : { $name }
table-waiting-for-several = { $count ->
    [one] En attente : { $count } joueur
   *[other] En attente : { $count } joueurs
}
table-over = Partie terminée
table-watching = Vous regardez la partie
table-stand-in = Un bot joue pour vous.
table-come-back = Reprendre votre place
table-log = Journal
table-log-entry = { $name } : { $move }
table-log-deal = La partie commence.
table-season-turn = { $season }
