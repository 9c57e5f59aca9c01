### The page that `keyflower analyse --out` writes (keyflower.lab.pages), and that of a server whose client
### wasn't built. The browser doesn't load this file. Numbers arrive as they are written, unless a message
### chooses by them.

## keyflower analyse

analysis-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
# The title of the browser’s tab.
analysis-title = Keyflower: analysis
# $players is analysis-players.
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
