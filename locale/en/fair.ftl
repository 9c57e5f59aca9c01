### Fair draws: what decides them, and checking them after the game. See docs/fairness.md.
### The commitment is a long number; the server publishes it before the game and can't change its mind.
### The terminal says what it has checked with the same messages.

fair-lead = The server commits to a secret before the first draw, and the players’ browsers mix in randomness of their own. So the server can’t choose the draws, and after the game everyone can check them.
# On a page without a server.
fair-lead-site = This game runs on your device alone. A secret fixes the draws before the first one, and your browser mixes in randomness of its own. After the game you can check every draw.
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
fair-old = An older version made this commitment. It guarantees less, so your notes can’t be compared in full.
fair-mixed = { $count ->
    [one] { $count } browser mixed in randomness.
   *[other] { $count } browsers mixed in randomness.
}
fair-unmixed = No browser mixed in randomness, so these draws rest on the commitment alone.

## What was compared with what the player's browser noted

fair-same-commitment = The commitment is the one noted during the game.
# $commitment has 64 letters and digits.
fair-not-noted = Nothing was compared with notes from the game. Its commitment is { $commitment }.
fair-own-used = What your browser mixed in was used for your seat.
fair-own-unused = Your browser’s randomness wasn’t used for your seat. If its page was open at the start, the server may have left it out on purpose.
fair-repeated = { $count ->
    [one] The start was repeated { $count } time after your browser had revealed its randomness. A server could do that until it likes the draws.
   *[other] The start was repeated { $count } times after your browser had revealed its randomness. A server could do that until it likes the draws.
}
fair-own-none = Your browser mixed in nothing, so there’s nothing of yours to compare.
fair-others-same = What the others mixed in is what your browser noted before it added its own.
# $moves counts the entries of the log: the deal and all moves.
fair-same-moves = { $moves ->
    [one] { $moves } entry of the log matches what your browser saw.
   *[other] { $moves } entries of the log match what your browser saw.
}
fair-no-moves = Your browser noted no moves, so it can’t tell whether this file is of the game that was played.
fair-unfinished = The game in this file isn’t over.
fair-scope = Every draw that a commitment covers was checked. Names can’t be checked.
# $command: for the terminal.
fair-trust = What was in the bag at each draw is this server’s word. To check that too: { $command }

## What is wrong

fair-unsealed = This game has no commitment, so its draws can’t be checked. It was played before fair draws existed, or somewhere else.
fair-secret = The game file doesn’t match its commitment { $commitment }. It was changed, or the server cheated.
# $seat: "p1".
fair-outsider = Seat { $seat } mixed in randomness, but the commitment doesn’t allow it: bots’ seats mix in nothing. The server may have cheated.
fair-start = The commitment doesn’t cover the game from its start. The server may have cheated.
# The game continues another one.
fair-past = The commitment is for a game that started differently from the one in this file. The server may have cheated.
fair-old-seal = An older kind of commitment was used for this game; it guarantees less. The server may have cheated.
fair-other-commitment = The commitment in the game file isn’t the one noted during the game: { $commitment }. The server may have cheated.
fair-other-game = The game file is of game { $game }, not of the one noted. The server may have cheated.
fair-other-contribution = What seat { $seat } mixed in isn’t what your browser noted before the first draw. The server may have cheated.
# $entries counts the entries of the log.
fair-cut = { $entries ->
    [one] The file is too short: your browser saw { $entries } entry of the log. The file was cut, or the server cheated.
   *[other] The file is too short: your browser saw { $entries } entries of the log. The file was cut, or the server cheated.
}
fair-other-moves = The moves in this file aren’t the ones your browser saw. The file was changed, or the server cheated.
# $number counts the draws, $at the moves; $move is the move in notation, $drew and $expected are pieces by their ids.
fair-misfit = Draw { $number } (move { $at }, { $move }) doesn’t match: it says { $drew }, but the commitment gives { $expected }.
fair-misfit-deal = Draw { $number } (the deal) doesn’t match: it says { $drew }, but the commitment gives { $expected }.
fair-pools = The server’s list of draws doesn’t match the game file.
