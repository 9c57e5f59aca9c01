# Further pages, as links to them are called.

# For screen readers.
page-more = More to do
menu-daily = Daily game
menu-score = Score a real game
menu-statistics = Your statistics
# At the end of a daily game.
end-daily = All results of the day
# On the page of a day, and at the end of a daily game.
daily-late = You didn’t finish this game in time, so it doesn’t count for the results, your days in a row or your rating.
# Also on the start page.
daily-play = Play today’s game
daily-continue = Continue your game
daily-see = Your game
daily-streak-text = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
daily-puzzle = Puzzle of the day
daily-puzzle-solve = Solve it
puzzle-theme-bid_or_use = Bid or use?
puzzle-theme-upgrade = Upgrade in time
puzzle-theme-transport = Transport
puzzle-theme-loops_rivers = Loops and rivers
puzzle-theme-winter_sets = Winter scoring
puzzle-theme-denying = Taking the lead
puzzle-solved = Solved!
puzzle-level-easy = Easy
puzzle-level-medium = Medium
puzzle-level-hard = Hard
