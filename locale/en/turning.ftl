# Turning points of a game: web/src/features/turning, and `keyflower analyse --turning-points`.

turning-points = Turning points
turning-lead = The moves that changed each player’s chance of winning the most, checked by playing them out many times.
turning-player = Whose moves
turning-curve = Chance of winning, move by move
turning-estimate = The lines are a quick estimate. The moves below were played out many times, so trust those more.
turning-working = Analysing every move: { $share }
turning-left = About { $minutes } min left.
turning-waiting = This takes a minute. You can leave the page: the result is kept.
turning-where = { $season }, move { $move }
turning-change = change
turning-well = Well played:
turning-better = Better:
turning-next = Next best:
# After turning-better or turning-next, where a tile was placed.
turning-elsewhere = the same tile, elsewhere in the village or rotated differently.

# How often a turn wins: $other and $played in turning-instead. turning-of is the second of two numbers.
turning-about = about { $count } in { $of } games
turning-of = { $count } in { $of }
turning-hardly = hardly ever
turning-nearly = almost always
# With the turn that stands above it; $you: whether it’s the reader’s.
turning-instead = { $you ->
    [yes] You’d have won { $other } instead of { $played }.
   *[no] { $name } would have won { $other } instead of { $played }.
}
# The same where nothing was left to chance.
turning-sure = { $result ->
    [won] { $you ->
        [yes] You’d have won for certain.
       *[no] { $name } would have won for certain.
    }
    [shared] { $you ->
        [yes] You’d have shared the win for certain.
       *[no] { $name } would have shared the win for certain.
    }
   *[lost] { $you ->
        [yes] You’d have lost for certain.
       *[no] { $name } would have lost for certain.
    }
}
turning-deals = { $deals ->
    [one] Both ways played out once, ± { $error }
   *[other] Both ways played out { $deals } times, ± { $error }
}
turning-exact = Worked out to the end of the game: nothing was left to chance.
turning-look = Try it
# In place of a better turn that one missed, until it is found or shown.
turning-missed = Find what you missed
turning-find = Find it yourself
turning-show = Show it
turning-none-you = No single move of yours decided this game: where it was close, other moves did about as well.
turning-none = No single move decided this game for { $name }: where it was close, other moves did about as well.
