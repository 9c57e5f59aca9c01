# Statistics of one's own games.

statistics-which = Which games
statistics-which-all = All games
statistics-which-daily = Daily games
statistics-which-others = Others
statistics-empty = No finished games here yet. Play one, and see how you did.
statistics-pending = { $count ->
    [one] { $count } game is still being looked at…
   *[other] { $count } games are still being looked at…
}
# Figures and heads of columns: games, share of games won, points in the mean, most points.
statistics-games = Games
statistics-won = Won
statistics-points = Average points
statistics-best = Best result
statistics-progress = Progress
# For screen readers.
statistics-progress-text = { $count ->
    [one] Points of { $count } game
   *[other] Points of { $count } games, the oldest first
}
statistics-not-won = Not won
statistics-mean = Average of { $count } games
statistics-players = By number of players
statistics-players-head = Players
statistics-opponents = By opponent
statistics-opponents-head = Opponent
# $share is such as 25%.
statistics-par = Equal players would win { $share }
statistics-par-text = The mark shows what equal players would win.
statistics-sources = Where your points come from
statistics-tiles = Your favourite tiles
statistics-in-games = { $count ->
    [one] in { $count } game
   *[other] in { $count } games
}
# $points in the mean of those games.
statistics-with = { $points } points on average
