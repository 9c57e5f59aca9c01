"""Trials: how a game ends if good bots play on, with everything hidden dealt again.

Turns that are compared are tried on the same deals, so that they differ by what they do and not by
luck.
"""

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from keyflower.bots import make
from keyflower.bots.seeds import derived_seed
from keyflower.game import Game, determinize
from keyflower.rules.state import TURN
from keyflower.rules.view import View

BOT: Final = "trained"  # plays on in every seat

Pause = Callable[[], Awaitable[None]]  # awaited after each decision: lets other tasks run


class Trial(NamedTuple):
    """Some turns on one deal."""

    shares: list[float]  # by turn: the seat's share of the win at the end
    certain: bool  # whether no seat had a turn left with more than one legal action


async def no_pause() -> None:
    """The pause where no other task waits."""


async def try_turns(
    view: View, turns: list[list[int]], deal: int, bot: str = BOT, pause: Pause = no_pause
) -> Trial:
    """Play a game on from a seat's view, once for each of some turns of that seat."""
    shares: list[float] = []
    certain = True
    for turn in turns:
        game = determinize(view, derived_seed("deal of a trial", deal))
        carry_out(game, view.seat, turn)
        certain &= await play_on(game, deal, bot, pause)
        winners = game.winners()
        shares.append((view.seat in winners) / len(winners))
    return Trial(shares, certain)


def carry_out(game: Game, seat: int, turn: list[int]) -> None:
    """Play a turn as far as it is legal: what was planned on other draws may not be."""
    for action in turn:
        if not game.is_legal(action, seat):
            break
        game.apply(action, seat)


async def play_on(game: Game, seed: int, bot: str, pause: Pause) -> bool:
    """Play a game to its end. -> whether no turn was a choice"""
    bots = [make(bot, derived_seed("trial", seed, seat), seat) for seat in range(game.players)]
    certain = True
    while not game.over:
        seat = game.to_act[0]
        legal = game.legal(seat)
        if len(legal) == 1:
            game.apply(legal[0], seat)
            continue
        certain &= game.state.phase != TURN
        carry_out(game, seat, bots[seat].plan(game.view(seat), legal))
        await pause()
    return certain
