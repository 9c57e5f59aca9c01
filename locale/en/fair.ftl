### Fair draws: what decides them, and checking them after the game. See docs/fairness.md.
### The commitment is a long number; the server publishes it before the game and can't change its mind.
### The terminal says what it has checked with the same messages.

fair-lead = The server commits to a secret before the first draw, and the players’ browsers mix in randomness of their own. So the server can’t choose the draws, and after the game everyone can check them.
fair-none = This game started before fair draws existed, so its draws can’t be checked.
# In a daily game.
fair-daily = One secret number decides all of the day’s draws, the same for everyone. It’s published once the day’s game is closed.

fair-commitment = Commitment
fair-commitment-text = Copy it if you want to be sure: after the game it must match the one in the game file.
fair-copy = Copy
fair-contributions = Randomness from the players
fair-contributed = mixed in
fair-nothing = nothing arrived in time
# Whoever starts the game: their browser comes last.
fair-later = comes when the game starts
# A bot, or a seat that is open.
fair-bot = none
fair-mine = From your browser
# A button: what the browser noted about the draws of this game, as a file.
fair-save = Save my notes

## Checking the draws of a finished game

fair-check = Check the draws
fair-checking = Checking…
fair-good = { $draws ->
    [one] { $draws } draw checked: it matches the commitment.
   *[other] { $draws } draws checked: all match the commitment.
}
# The game continues one without fair draws.
fair-before = { $draws ->
    [one] { $draws } draw at the start can’t be checked: that part was played without fair draws.
   *[other] { $draws } draws at the start can’t be checked: that part was played without fair draws.
}
# $game is the id of a table, $commitment has 64 letters and digits.
fair-intact = Game { $game }: the file matches the commitment { $commitment }.
fair-old = An older version made this commitment: it covers only the secret, not the table or who may mix in randomness.
fair-mixed = { $count ->
    [one] { $count } browser mixed in randomness.
   *[other] { $count } browsers mixed in randomness.
}
# $seats: "p0, p1".
fair-contributors = These seats mixed in randomness: { $seats }
fair-unmixed = No browser mixed in randomness, so these draws rest on the commitment alone.

## What was compared with what the player's browser noted

fair-same-commitment = The commitment is the one noted during the game.
# The commitment stands below.
fair-not-noted = The commitment wasn’t compared: this browser wasn’t there during the game. If you saved it, compare it with this one.
# In the terminal.
fair-not-compared = The commitment wasn’t compared. Add --noted or --commitment with what you saved during the game.
fair-own-used = What your browser mixed in was used for your seat.
fair-refused = The server didn’t accept what your browser mixed in: it came after the first draw, or the server dropped it.
fair-lost = Your browser sent its randomness but got no answer, and it wasn’t used.
fair-own-none = Your browser mixed in nothing, so there’s nothing of yours to compare.
fair-others-same = What the others mixed in is what your browser noted before it added its own.
fair-others-unknown = What the others mixed in wasn’t compared: only the browser that starts the game can note it in time.
fair-unfinished = The game in this file isn’t over.
fair-scope = Every draw that a commitment covers was checked. Names, moves that were taken back and whether the file was cut short can’t be checked.
# $command: for the terminal.
fair-trust = What was in the bag at each draw is this server’s word. To check that too: { $command }

## What is wrong

fair-unsealed = This game has no commitment, so its draws can’t be checked. It was played before fair draws existed, or somewhere else.
fair-secret = The game file doesn’t match its commitment { $commitment }. It was changed, or the server cheated.
# $seat: "p1".
fair-outsider = Seat { $seat } mixed in randomness, but the commitment doesn’t allow it: bots’ seats mix in nothing. The server may have cheated.
fair-start = The commitment doesn’t cover the game from its start. The server may have cheated.
fair-other-commitment = The commitment in the game file isn’t the one noted during the game: { $commitment }. The server may have cheated.
fair-other-game = The game file is of game { $game }, not of the one noted. The server may have cheated.
fair-no-contribution = What your browser mixed in isn’t in the game file at your seat. The server may have cheated.
fair-other-contribution = What seat { $seat } mixed in isn’t what your browser noted before the first draw. The server may have cheated.
fair-unnamed = A commitment that wasn’t noted decides draws of this game. The server may have cheated.
fair-idle = The noted commitment doesn’t decide a single draw of this game. The server may have cheated.
# $number counts the draws, $at the moves; $move is the move in notation, $drew and $expected are pieces by their ids.
fair-misfit = Draw { $number } (move { $at }, { $move }) doesn’t match: it says { $drew }, but the commitment gives { $expected }.
fair-misfit-deal = Draw { $number } (the deal) doesn’t match: it says { $drew }, but the commitment gives { $expected }.
fair-pools = The server’s list of draws doesn’t match the game file.
fair-insecure = Your browser can only check this over https. With the game file you can do it yourself: { $command }
