"""Trying to solve a puzzle: a turn, action by action, and whether it is the best one."""

from typing import Final, Literal

from keyflower.bots.evaluation.judge import Judge
from keyflower.bots.network.network import BUILT_IN, network_for, weights_for
from keyflower.bots.planning.greedy import Plan
from keyflower.bots.planning.trained import BY_HAND, after, value_plans
from keyflower.coach.outcome import final_points, idea_of, is_as_good, is_complete, points_by_tile
from keyflower.coach.point import point_of
from keyflower.coach.puzzle import Puzzle, actions_of
from keyflower.game import Game
from keyflower.rules.actions import PASS
from keyflower.rules.state import BUILD, TRANSPORT

TOLERANCE: Final = 1.5  # points by which a turn with a searched solution's idea may be worse
Verdict = Literal["solved", "close", "wrong"]  # close: the right idea, but not its best turn


class PuzzleAttempt:
    """A turn in a puzzle; an illegal action raises `IllegalAction`."""

    def __init__(self, puzzle: Puzzle, actions: list[int]) -> None:
        self.puzzle = puzzle
        self._before = puzzle.game()
        self._start = self._before.state
        self.game: Game = self._before.clone()
        self.seat = puzzle.seat
        self._actions: list[int] = []
        for action in actions:
            self.play(action)

    def play(self, action: int) -> None:
        self.game.apply(action, self.seat)
        self._actions.append(action)

    @property
    def complete(self) -> bool:
        one_tile = self.puzzle.kind == "searched" and self._start.phase == BUILD
        done = one_tile or is_complete(self._start.phase, self.game.state, self.seat)
        return bool(self._actions) and done

    def worth(self) -> float | None:
        """What the turn leads to: final points, or the chance of winning where it is known."""
        if self.puzzle.kind == "searched":
            return self.puzzle.second if self._is_missed() else None
        # A pass may end the season: all others pass from where it started.
        state = self._start if self._actions == [PASS] else self.game.state
        return final_points(self._start.phase, state, self.seat)

    def verdict(self) -> Verdict:
        """Whether a complete turn solves the puzzle; equivalent ones do."""
        if self.puzzle.kind == "searched":
            return self._searched_verdict()
        points = self.worth()
        if points is not None and points >= self.puzzle.best:
            return "solved"
        right = points == self.puzzle.second and self._is_nearly()
        if self.puzzle.kind == "last_turn":
            right = self._has_idea_of(self.puzzle.turn)
        return "close" if right else "wrong"

    def _searched_verdict(self) -> Verdict:
        """Solved is what leads to where the solution does, or to as much by `trained`."""
        if self._is_missed():
            return "wrong"
        known = self._before.clone()
        solution = actions_of(known, self.seat, self.puzzle.turn)
        right = self._has_idea_of(self.puzzle.turn)
        if right and self._start.phase <= TRANSPORT:
            if is_as_good(self.game.state, known.state, self.seat):
                return "solved"
        tolerance = TOLERANCE if right and not self._has_idea_of(self.puzzle.instead) else 0.0
        mine, best = self._worths([self._actions, solution])
        return "solved" if mine >= best - tolerance else "close" if right else "wrong"

    def _is_missed(self) -> bool:
        """Whether it is what was played instead of the solution, or the same idea."""
        done = actions_of(self._before.clone(), self.seat, self.puzzle.instead)
        right, same = map(self._has_idea_of, (self.puzzle.turn, self.puzzle.instead))
        return self._actions == done or (same and not right)

    def _has_idea_of(self, turn: list[str]) -> bool:
        first = actions_of(self._before.clone(), self.seat, turn[:1])[0]
        return idea_of(self._actions[0]) == idea_of(first)

    def _is_nearly(self) -> bool:
        """Whether it upgrades the same tiles as the solution, or gets more for what it is about."""
        known = self._before.clone()
        actions_of(known, self.seat, self.puzzle.turn)
        if known.state.side == self.game.state.side != self._start.side:
            return True
        point = point_of(self.puzzle)
        tile = known.state.lookup.index.get(str(point.variables["tile"]), -1) if point else -1
        mine = points_by_tile(self._start.phase, self.game.state, self.seat)[tile]
        return mine > points_by_tile(self._start.phase, self._start, self.seat)[tile]

    def _worths(self, turns: list[list[int]]) -> list[float]:
        """What the positions after some turns are worth by `trained`, in points."""
        state = self._start
        network = network_for(BUILT_IN, state.lookup)
        judge = Judge(state, self.seat, weights_for(network))
        plans = [Plan(judge.value(after(state, self.seat, turn)), turn) for turn in turns]
        if network is not None:
            plans = value_plans(state, self.seat, plans, network, BY_HAND)
        return [plan.value for plan in plans]
