"""Actions that are not legal, at every decision of a game, and how they are refused."""

import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from keyflower import Game, IllegalAction
from keyflower.rules.actions import STEP, UPGRADE, USE
from keyflower.rules.decisions import acting_seat
from keyflower.rules.state import State

METHODS = ("clear", "clone", "copy_onto", "to_act")
FIELDS = [name for name in dir(State) if name[0] != "_" and name not in (*METHODS, "lookup")]


def everything(game: Game) -> list[str]:
    """All of a state, to compare."""
    assert "screen" in FIELDS
    assert "bid_size" in FIELDS
    return [repr(getattr(game.state, name)) for name in FIELDS]


def refusal(game: Game, action: int, p: int | None = None) -> IllegalAction:
    """The error with which an action number is refused; nothing must have changed."""
    before = everything(game)
    with pytest.raises(IllegalAction) as refused:
        game.apply(action, p)
    assert everything(game) == before
    return refused.value


class Refused(NamedTuple):
    """An action that a seat was refused."""

    game: Game
    seat: int
    action: int
    error: IllegalAction


def refusals(players: int, seed: int) -> Iterator[Refused]:
    """Play a random game and have nonsense refused at every decision."""
    rng = random.Random(f"{players} {seed}")
    game = Game.new(players, seed)
    while not game.over:
        p = rng.choice(game.to_act)
        legal = game.legal(p)
        action = corrupted(rng, rng.choice(legal))
        who = rng.choice([None, p, p, rng.randrange(-1, players + 1)])
        actor = acting_seat(game.state, action) if who is None else who
        if not (0 <= actor < players and action in game.legal(actor)):
            yield Refused(game, actor, action, refusal(game, action, who))
        inside = [other for other in legal if other & 15 in (USE, STEP, UPGRADE)]
        game.apply(rng.choice(inside if inside and rng.random() < 0.6 else legal), p)


def corrupted(rng: random.Random, action: int) -> int:
    """Some other number: random, or near a legal action."""
    way = rng.randrange(6)
    if way == 0:
        bits = rng.choice([3, 8, 12, 16, 22, 30, 38, 60, 80, 20000])
        return rng.getrandbits(bits) * rng.choice([1, 1, 1, -1])
    if way == 1:
        return action ^ 1 << rng.randrange(40)
    if way == 2:
        return action ^ 1 << rng.randrange(12) ^ 1 << rng.randrange(30)
    if way == 3:
        return (action & ~15) | rng.randrange(16)
    if way == 4:
        return (action & ~(63 << 4)) | rng.randrange(64) << 4
    return action + rng.choice([-1, 1]) * (1 << rng.choice([4, 10, 12, 13, 16, 19, 22]))
