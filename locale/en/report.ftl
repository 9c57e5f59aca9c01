### Pages that Python writes (keyflower.lab.pages): the report of an arena and the analysis of a
### game; and the table that `keyflower arena` prints. The browser doesn't load this file. Numbers
### arrive as they are written, unless a message chooses by them.

## Both

report-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

## keyflower arena

# $bots: who plays.
report-title = Arena: { $bots }
# All mixtures of these bots sit at tables.
report-mixtures = mixtures of { $bots }
# A bot that sits on several seats.
report-several = { $count } × { $bot }
# Over the table in the terminal; $players is report-players.
report-table = { $players }: { $bots }
# $file: where the page is.
report-page = report: { $file }
report-there = { $finished } of { $games } games are already there
# Games finished so far, of all.
report-of = { $finished } of { $games }
# A bot failed and lost a game; $verdict is what happened, in English.
report-forfeit = game { $game }: { $bot } forfeits, { $verdict }
report-forfeits-more = { $count ->
    [one] and { $count } more forfeit
   *[other] and { $count } more forfeits
}

## Facts and columns: short, small letters first

report-games = games
report-game = game
# How many sit at a table.
report-size = players
# The number that all draws follow from.
report-seed = seed
# The share of wins among equals: one over the number of players.
report-par = par
report-winner-mean = winner’s mean
# $points is 20.
report-under = villages under { $points } points
report-forfeits = forfeits
report-bot = bot
report-wins = wins
report-share = share
report-rating = rating
report-score = score
report-mean = mean
report-median = median
report-min = min
report-max = max
# Points below that number; $points is 20.
report-less = under { $points }
report-season = season
report-verdict = what happened

## Times

report-microseconds = { $number } µs
report-milliseconds = { $number } ms
report-seconds = { $number } s

## The ladder

report-ladder = Ladder
report-ladder-note = Wins per seat with 95% intervals. The dashed line is par: the share that equal bots would have.
report-ladder-plot = Win shares with 95% intervals

## Points

report-points = Points
report-points-note = Final points in steps of five. Below: the median, the middle half, and 5 to 95%.
report-points-plot = Points of each bot

## Points by source and season; names of sources are end-source-... of end.ftl

report-sources = Points by source and season
report-sources-note = What a village would score on average if the game ended with that season.
report-sources-plot = Points by source at the end of each season

## Time per decision

report-times = Time per decision
report-times-note = By the clock, on a logarithmic scale: the median, the middle half, 5 to 95%. The upright stroke is the mean, the small dot the longest.

## Forfeits and method

report-forfeits-title = Forfeits
report-forfeits-note = A bot that failed lost that game, which ended there; the others shared the win.
report-forfeits-file = { $count ->
    [one] { $count } more is in results.json.
   *[other] { $count } more are in results.json.
}
report-method = How it was measured
# $players is 2 to 6.
report-method-note = Every seat counts as a game of its bot, so equal bots win one game in { $players }; a shared win counts its share. Line-ups are rotated so that every bot sits in every seat equally often. Intervals are Wilson’s, with games as independent observations and all seats of one game as one of them. Ratings come from openskill’s Plackett–Luce model, from the places in all games, in order. The digest is SHA-256 over all game files in order: the same digest means the same games.

## keyflower analyse

# The title of the browser’s tab.
analysis-title = Keyflower: analysis
# $players is report-players.
analysis-heading = Analysis of a game ({ $players })
# $bot: whose opinion it is.
analysis-finished = { $count ->
    [one] { $count } decision, finished, judged by { $bot }.
   *[other] { $count } decisions, finished, judged by { $bot }.
}
analysis-unfinished = { $count ->
    [one] { $count } decision, unfinished, judged by { $bot }.
   *[other] { $count } decisions, unfinished, judged by { $bot }.
}
# Columns: the chance of winning before the first decision and after the last.
analysis-at-start = chance at the start
analysis-at-end = chance at the end
analysis-chances = Chance of winning
analysis-graph = Each seat’s chance of winning after every decision
analysis-graph-note = After every decision, judged with open screens. Dots mark the costliest decisions.
analysis-worst = The costliest decisions
analysis-none-worst = No decision cost anything worth mentioning.
analysis-all = All decisions
analysis-none = There were none.
analysis-decision = decision
# At the end of the graph: how many decisions there were.
analysis-last = decision { $number }
analysis-cost = cost in points

## The page of a server whose client wasn’t built

# $command: what whoever runs the server types.
plain-not-built = The server is running, but the page to play on hasn’t been built. Whoever runs this server can build it with { $command }, which says what’s missing.
plain-programs = For programs: the OpenAPI description
