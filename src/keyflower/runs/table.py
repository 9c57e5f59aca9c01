"""Bots at a table: each is asked for a turn, which is played as far as it goes."""

from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from time import perf_counter_ns
from traceback import extract_tb

from keyflower.bots import Bot, make
from keyflower.bots.failure import BotFailure
from keyflower.bots.seeds import derived_seed
from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.rules.chapters.setup import check_players
from keyflower.rules.errors import IllegalAction, KeyflowerError


def seat_specs(players: int, specs: Sequence[str]) -> list[str]:
    """A bot for every seat: one spec stands for all of them."""
    check_players(players)
    if len(specs) == 1:
        return list(specs) * players
    if len(specs) != players:
        raise KeyflowerError(
            f"{len(specs)} bots for {players} players: name one for all seats, or one for each"
        )
    return list(specs)


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a run, counted from 0: runs of other seeds share none of them."""
    return derived_seed("game", seed, number)


def play_game(players: int, seed: int, specs: Sequence[str]) -> Record:
    """Play one game to the end; everything in it follows from the seed. -> its record"""
    game = Game.new(players, seed)
    play_out(game, seat_specs(players, specs), seed)
    return game.record()


def play_out(game: Game, specs: Sequence[str], seed: int) -> "Turns":
    with closing(Turns(game, specs, seed)) as turns:
        turns.start()
        while not game.over:
            turns.advance()
    return turns


class Turns:
    """A game, the bots that play it, and what is left of the turn that one of them planned.

    A bot that fails, on being made or later, is a `BotFailure`.
    """

    def __init__(self, game: Game, specs: Sequence[str], seed: int) -> None:
        self.game = game
        self.specs = specs
        self.legal = 0
        """Legal actions, over all decisions."""
        self.micros: list[list[int]] = [[] for _ in specs]
        """By seat: microseconds for each answer, by the clock."""
        self._seed = seed
        self._bots: list[Bot] = []
        self._spectator = game.view(None)  # for bots that need no view
        self._seat = -1
        self._left: list[int] = []

    def start(self) -> None:
        """Make the bots."""
        for seat, spec in enumerate(self.specs):
            try:
                self._bots.append(make(spec, self._seed, seat))
            except Exception as error:
                raise _failure(seat, spec, error) from error

    def close(self) -> None:
        """Release what the bots hold, such as programs."""
        for bot in self._bots:
            bot.close()

    def advance(self) -> None:
        """Play the next action of the game.

        A bot is asked once what is left of its turn is not legal, or another seat has acted.
        """
        game = self.game
        seat = game.to_act[0]
        legal = game.legal(seat)
        self.legal += len(legal)
        if seat != self._seat or not self._left or self._left[0] not in legal:
            self._seat = seat
            self._left = self._plan(seat, legal)
        action = self._left.pop(0)
        try:
            game.apply(action, seat)
        except (IllegalAction, TypeError):  # the latter: not a number
            raise self._illegal(seat, f"{action!r}, which is not a legal action") from None

    def _plan(self, seat: int, legal: list[int]) -> list[int]:
        """The turn that a bot answers with."""
        bot = self._bots[seat]
        view = self.game.view(seat) if bot.needs_view else self._spectator
        start = perf_counter_ns()
        try:
            answer: object = bot.plan(view, legal)
            plan = list(answer) if isinstance(answer, Iterable) else None
        except Exception as error:
            raise _failure(seat, self.specs[seat], error) from error
        self.micros[seat].append((perf_counter_ns() - start) // 1000)
        if plan is None:
            raise self._illegal(seat, f"{answer!r:.100}; plan must return a list of actions")
        if not plan:
            raise self._illegal(seat, "an empty turn")
        return plan

    def _illegal(self, seat: int, answer: str) -> BotFailure:
        return BotFailure(seat, self.specs[seat], f"illegal answer: {answer}")


def _failure(seat: int, spec: str, error: Exception) -> BotFailure:
    if isinstance(error, BotFailure):
        return BotFailure(seat, spec, error.verdict)
    where = extract_tb(error.__traceback__)[-1]
    place = f"{Path(where.filename).name}, line {where.lineno}"
    return BotFailure(seat, spec, f"crash: {type(error).__name__}: {error} ({place})")
