"""Trying to solve a puzzle: a turn, action by action, and whether it is the best one."""

from typing import Final, Literal

from keyflower.bots.evaluation.judge import Judge
from keyflower.bots.evaluation.weights import TUNED
from keyflower.bots.network.network import BUILT_IN, network_for
from keyflower.bots.planning.greedy import Plan
from keyflower.bots.planning.trained import LOGIT, after, value_plans
from keyflower.coach.outcome import final_points, idea_of, is_complete
from keyflower.coach.puzzle import Puzzle, actions_of
from keyflower.game import Game

NEARLY: Final = 1.5
"""Points by which a turn with the idea of a searched solution may look worse than it."""

Verdict = Literal["solved", "close", "wrong"]
"""Close is the right idea, but not the best turn with it."""


class Attempt:
    """A turn in a puzzle; an illegal action raises `IllegalAction`."""

    def __init__(self, puzzle: Puzzle, actions: list[int]) -> None:
        self.puzzle = puzzle
        self.game: Game = puzzle.game()
        self.seat = puzzle.seat
        self._start = self.game.state.clone()
        self._actions = actions
        for action in actions:
            self.game.apply(action, self.seat)

    @property
    def complete(self) -> bool:
        """Whether the turn is over."""
        done = is_complete(self._start.phase, self.game.state, self.seat)
        return bool(self._actions) and done

    def points(self) -> int | None:
        """The final points after the turn, where they are certain."""
        if self.puzzle.kind == "searched":
            return None
        return final_points(self._start.phase, self.game.state, self.seat)

    def verdict(self) -> Verdict:
        """Whether a complete turn solves the puzzle; equivalent ones do."""
        solution = actions_of(self.puzzle.game(), self.seat, self.puzzle.turn)
        same = idea_of(self._actions[0]) == idea_of(solution[0])
        points = self.points()
        if points is not None:
            if points >= self.puzzle.best:
                return "solved"
            nearly = same if self.puzzle.kind == "last_turn" else points == self.puzzle.second
            return "close" if nearly else "wrong"
        if not same:
            return "wrong"
        mine, best = self._worths([self._actions, solution])
        return "solved" if self._actions == solution or mine >= best - NEARLY else "close"

    def _worths(self, turns: list[list[int]]) -> list[float]:
        """What the positions after some turns are worth by `trained`, in points."""
        state = self._start
        judge = Judge(state, self.seat, TUNED)
        plans = [Plan(judge.value(after(state, self.seat, turn)), turn) for turn in turns]
        network = network_for(BUILT_IN, state.lookup)
        if network is not None:
            plans = value_plans(state, self.seat, plans, network, LOGIT)
        return [plan.value for plan in plans]
