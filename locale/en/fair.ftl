### Fair draws: what decides them, and checking them after the game. docs/fairness.md explains it all.
### A commitment is a long number; the server publishes it before the game and can't change its mind later.

fair-lead = Before the first draw, the server locked in a secret that decides every draw, and the players’ browsers mixed in randomness of their own. So nobody could choose the draws, and after the game everyone can check them.
fair-none = This game was started before there were fair draws, so its draws can’t be checked.

fair-commitment = Commitment
fair-commitment-text = Copy it if you like to be sure: after the game, it must be the one in the game file.
fair-copy = Copy
fair-contributions = Randomness from the players
fair-contributed = mixed in
fair-nothing = nothing came in time
# A bot, or a seat that is open.
fair-bot = none
fair-mine = From your browser

## Checking the draws of a finished game

fair-check = Check the draws
fair-checking = Checking…
fair-good = { $draws ->
    [one] { $draws } draw checked: it’s what was locked in before the game.
   *[other] { $draws } draws checked: all are what was locked in before the game.
}
# Some moves were taken over from another game that had no commitment.
fair-before = { $draws ->
    [one] { $draws } draw at the start can’t be checked: that part was played without fair draws.
   *[other] { $draws } draws at the start can’t be checked: that part was played without fair draws.
}
# $count: players.
fair-mixed = { $count ->
    [one] { $count } browser mixed in randomness.
   *[other] { $count } browsers mixed in randomness.
}
fair-unmixed = No browser mixed in randomness.
fair-same-commitment = The commitment is the one this browser saw during the game.
# The commitment stands below.
fair-not-noted = This browser wasn’t there during the game. If you saved the commitment, compare it with this one.
fair-own-used = What your browser mixed in was used.
# $command: for the terminal.
fair-trust = What was in the bag each time comes from this server. To check that too: { $command }
fair-unsealed = This game has no commitment, so its draws can’t be checked: it was played before there were fair draws, or somewhere else.
fair-secret = The secret doesn’t fit the commitment. The game file was changed, or the server cheated.
fair-other-commitment = During the game this browser saw another commitment than this one. The server may have cheated.
fair-no-contribution = What your browser mixed in is missing from the game file. The server may have cheated.
# $number counts the draws, $at the moves; $drew and $expected are pieces by their ids.
fair-misfit = Draw { $number } (move { $at }) doesn’t fit: it says { $drew }, but { $expected } was locked in.
fair-misfit-deal = Draw { $number } (at the start) doesn’t fit: it says { $drew }, but { $expected } was locked in.
fair-pools = The server’s list of draws doesn’t fit the game file.
fair-insecure = Your browser can only check this over https. With the game file you can do it yourself: { $command }

# In a daily game.
fair-daily = One secret number decides all draws of the day, the same for everyone, so no browser takes part. It’s published when the day is over.
