# The daily game: everyone of a server plays the same deal of a day against the same opponents.

daily-days = Days
daily-earlier = Previous day
daily-later = Next day
daily-opponents = Your opponents
# $when is such as "in 5 hours".
daily-next = Next game { $when }
daily-rules = Same tiles and opponents for everyone; you only get one try, with no undo and no hints.
# $time is a date and a time, such as "Jul 31, 2026, 3:00 AM".
daily-rules-pause = Take a break whenever you like: it counts if you finish before { $time }, when the draws are published.
daily-rules-day = A new day starts at midnight UTC.

## Results

daily-results = Results
daily-results-empty = Nobody has finished yet. Be the first!
daily-results-none = Nobody finished this one.
# Heads of columns.
daily-rank = Rank
daily-name = Player
daily-points = Points
# Points more than the best opponent has.
daily-lead = Lead
daily-place-column = Place
# Among the players of one game.
daily-place = { $place } of { $players }
daily-more = Show { $count } more

## One's own days

daily-history = Your days
# Figures with a name below each: days in a row, games, games won, most points.
daily-streak = Streak
daily-games = Games
daily-won = Won
daily-best = Best
daily-won-days = Won

## Sharing a result

daily-share = Share your result
daily-share-copy = Copy text
daily-share-picture = Save picture
daily-share-failed = Your browser couldn’t make the picture. Copy the text instead.
daily-share-head = Keyflower, daily game of { $day }
daily-card-title = Keyflower · Daily game

## Fair draws

daily-fair = One secret number decides all of a day’s draws, the same for everyone, so players’ browsers add nothing. The server commits to it a day ahead and publishes it once games of the day no longer count; then you can check yours.
daily-fair-day = Commitment of this day
daily-fair-next = Commitment of the next day
daily-fair-secret = Secret number of this day

## The puzzle of the day

daily-puzzle-again = Try it again
# How many people have solved it, of those who tried.
daily-puzzle-count = { $solved } of { $tried } solved it
