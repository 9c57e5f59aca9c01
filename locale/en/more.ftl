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
