# The table during a game. The screen that uses most of this is web/src/table.

table-title = Masă
table-your-turn = E rândul tău
table-waiting-for = Se așteaptă: { $name }
table-waiting-for-several = { $count ->
    [one] Se așteaptă { $count } jucător
    [few] Se așteaptă { $count } jucători
   *[other] Se așteaptă { $count } de jucători
}
table-over = Partidă încheiată
table-watching = Urmărești partida
table-stand-in = Un bot joacă în locul tău.
table-come-back = Reia-ți locul
table-log = Jurnal
table-log-entry = { $name }: { $move }
table-log-deal = Începe partida.
table-season-turn = { $season }
