# The table during a game. The screen that uses most of this is web/src/table.

table-title = Table
table-your-turn = Your turn
table-waiting-for = Waiting for { $name }
table-waiting-for-several = Waiting for { $count } players
table-over = Game over
table-watching = You’re watching
table-stand-in = A bot is playing for you.
table-come-back = Take your seat back
table-log = Log
table-log-entry = { $name }: { $move }
table-log-deal = The game started.
table-season-turn = { $season }
