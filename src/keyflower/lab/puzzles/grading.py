"""How hard a puzzle is: how often the bots of the levels solve it."""

from dataclasses import replace
from statistics import fmean
from typing import Final

from keyflower.bots import make
from keyflower.coach.judging import PuzzleAttempt
from keyflower.coach.outcome import final_points
from keyflower.coach.puzzle import Grade, Puzzle
from keyflower.game import Game

COUNTING: Final = "counting"  # takes the action that adds most points at once
TRIES: Final = {"greedy": 3, "planner": 3, "trained": 3, "random": 20, COUNTING: 1}
"""Who tries to solve a puzzle, and how often."""
WEIGHTS: Final = {"greedy": 200, "planner": 200, "trained": 200, "random": 300, COUNTING: 250}
"""What each takes from the first rating of a puzzle that it always solves."""
HARDEST: Final = 1850  # the first rating of a puzzle that none of them solves
RATING_PER_ACTION: Final = 15  # what each further action adds: longer turns are harder for people
EASY: Final = 1300
HARD: Final = 1620


def grade(puzzle: Puzzle) -> Puzzle:
    """A puzzle with the level and the first rating that follow from who solves it."""
    taken = sum(WEIGHTS[who] * solves(puzzle, who, tries) for who, tries in TRIES.items())
    rating = round(HARDEST - taken) + RATING_PER_ACTION * min(len(puzzle.turn) - 1, 6)
    level: Grade = "easy" if rating < EASY else "medium" if rating < HARD else "hard"
    return replace(puzzle, level=level, rating=rating)


def solves(puzzle: Puzzle, who: str, tries: int) -> float:
    """How often a bot solves a puzzle."""
    return fmean(answer(puzzle, who, seed).verdict() == "solved" for seed in range(tries))


def answer(puzzle: Puzzle, who: str, seed: int) -> PuzzleAttempt:
    attempt = PuzzleAttempt(puzzle, [])
    seat, game = attempt.seat, attempt.game
    bot = None if who == COUNTING else make(who, seed, seat)
    while not attempt.complete:
        legal = game.legal(seat)
        if bot is None:
            attempt.play(max(legal, key=lambda action: points_at_once(game, seat, action)))
        else:
            attempt.play(bot.plan(game.view(seat), legal)[0])
    return attempt


def points_at_once(game: Game, seat: int, action: int) -> int:
    """A seat's points if nothing follows an action."""
    then = game.clone()
    phase = then.state.phase
    then.apply(action, seat)
    return final_points(phase, then.state, seat)
