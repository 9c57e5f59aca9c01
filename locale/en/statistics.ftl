# Statistics of one's own games.

statistics-which = Which games
statistics-which-all = All games
statistics-which-daily = Daily games
statistics-which-others = Others
statistics-empty = No finished games here yet. Play one, and see how you did.
statistics-pending = { $count ->
    [one] Still analysing { $count } game…
   *[other] Still analysing { $count } games…
}
# Figures and heads of columns: games, share of games won, points in the mean, most points.
statistics-games = Games
statistics-won = Won
statistics-points = Average points
statistics-best = Best result
statistics-progress = Progress
# For screen readers.
statistics-progress-text = { $count ->
    [one] Points in { $count } game
   *[other] Points in { $count } games, oldest first
}
statistics-not-won = Not won
statistics-mean = { $count }-game average
statistics-players = By number of players
statistics-players-head = Players
statistics-opponents = By opponent
statistics-opponents-head = Opponent
# $share is such as 25%.
statistics-par = Evenly matched players would win { $share }
statistics-par-text = The mark shows what evenly matched players would win.
statistics-sources = Where your points come from
statistics-tiles = Your favourite tiles
statistics-in-games = { $count ->
    [one] in { $count } game
   *[other] in { $count } games
}
# $points in the mean of those games.
statistics-with = { $points ->
    [one] { $points } point on average
   *[other] { $points } points on average
}
