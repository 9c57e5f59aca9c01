# Puzzles: web/src/features/puzzles.

puzzle-title = Puzzles
puzzle-lead = Real positions from games between strong bots, each with one clearly best turn. Can you find it?
puzzle-rating = Your rating
puzzle-solved-of = Solved
puzzle-count = { $solved } of { $tried }
puzzle-total = Puzzles
puzzle-solve = Solve a puzzle
puzzle-themes = Practise one thing
puzzle-all = All puzzles
puzzle-unknown = There’s no such puzzle.
puzzle-about-bid_or_use = The same workers can bid for a tile or use one. Which is worth more?
puzzle-about-upgrade = Flip the right tile to its better side while you still can.
puzzle-about-transport = Few steps, many resources: move what counts.
puzzle-about-loops_rivers = Place your last tiles so that roads, rivers and neighbours score.
puzzle-about-winter_sets = Winter tiles score what you have. Find the one that fits.
puzzle-about-denying = Outbid someone at the right place.
# A puzzle from a game of one’s own; what was played follows puzzle-about-missed.
puzzle-theme-missed = Find what you missed
puzzle-about-missed = In the game you chose:
puzzle-game = Back to the game
puzzle-task-last_turn = Last turn: everyone passes after this. Score as many points as you can.
puzzle-task-transport = Move and upgrade for as many points as you can: everyone passes after this.
puzzle-task-building = Place all your tiles so that your village scores the most.
puzzle-task-searched = { $season ->
    [spring] Your game, spring: find the turn that wins more often.
    [summer] Your game, summer: find the turn that wins more often.
    [autumn] Your game, autumn: find the turn that wins more often.
   *[winter] Your game, winter: find the turn that wins more often.
}
puzzle-uncounted = Boats and turn order don’t count.
puzzle-hint = Hint { $step } of 3
puzzle-hint-tile = It’s about { $tile }.
puzzle-again = Start over
puzzle-solution = Show the solution
puzzle-why = Why?
puzzle-next = Next puzzle
puzzle-close = Right idea, but there’s a better way to do it.
puzzle-wrong = There’s a better turn.
puzzle-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
puzzle-compare = The best turn: { $best }. The next best idea: { $second }.
puzzle-compare-missed = The better turn wins { $best } of games, what you played { $second }.
# $mine and $best: points, or a chance of winning.
puzzle-refuted = Your turn: { $mine }. The best one: { $best }.
# Why a turn is best: what $tile brings, and what the next best turn gets for it.
puzzle-point = { $how ->
    [won] You win { $tile }, which brings
    [upgraded] Upgraded, { $tile } brings
    [gold] The gold you keep brings
   *[other] This way { $tile } brings
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $less ->
    [0] the next best turn gets nothing for it.
   *[other] the next best turn gets only { $less }.
}
# A step of the best turn, beside hint-bid and the like.
puzzle-place = Place { $tile } beside { $tiles }
puzzle-streak = In a row
puzzle-back = One action back
puzzle-forward = One action on
