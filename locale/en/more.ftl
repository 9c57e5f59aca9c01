# Further pages, as links to them are called.

# For screen readers.
page-more = More to do
menu-daily = Daily game
menu-score = Score a real game
menu-statistics = Your statistics
# At the end of a daily game.
end-daily = All results of the day
