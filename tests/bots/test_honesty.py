"""A bot's choice does not depend on anything hidden, whichever bot it is."""

import random
from collections.abc import Callable, Iterator

import pytest
from tests.amounts import amount
from tests.contracts import reshuffled

from keyflower.bots import BOTS, Bot, make
from keyflower.bots.random import RandomBot
from keyflower.formats import position
from keyflower.formats.position import conservation
from keyflower.game import Game
from keyflower.rules.pieces import COLOURS
from keyflower.rules.view import View

BUDGETED = {"search": "search:iterations=2"}
"""Bots that would go by the clock unless told otherwise."""

APART = 9  # decisions between two that are looked at
MakeBot = Callable[[Game, int], Bot]


def decisions(players: int, seed: int) -> Iterator[tuple[Game, int]]:
    """Decisions of a game with at least two legal actions, and whose they are."""
    rng = random.Random(seed)
    game = Game.new(players, seed)
    number = rng.randrange(APART)
    while not game.over:
        seat = rng.choice(game.to_act)
        legal = game.legal(seat)
        if len(legal) > 1:
            number += 1
            if number % APART == 0:
                yield game, seat
        game.apply(rng.choice(legal))


def dealt_again(game: Game, seat: int, rng: random.Random) -> Game:
    """The same table with everything hidden from a seat dealt again."""
    while True:
        state = reshuffled(game.state, seat, rng)
        if not conservation.problems(state):  # a seat that is about to pay must have the payment
            return Game.from_state(state)


def dishonest(make_bot: MakeBot, players: int, seed: int) -> list[str]:
    """Decisions in which a bot chooses otherwise when only hidden things change."""
    rng = random.Random(seed)
    found = []
    changed = 0
    for game, seat in decisions(players, seed):
        other = dealt_again(game, seat, rng)
        assert other.legal(seat) == game.legal(seat)
        changed += position.dumps(other.state) != position.dumps(game.state)
        choices: list[list[int]] = []
        for each in (game, other):
            bot = make_bot(each, seat)
            choices.append(bot.plan(each.view(seat), each.legal(seat)))
            bot.close()
        if choices[0] != choices[1]:
            found.append(f"p{seat} after {len(game.log)} moves: {choices[0]} or {choices[1]}")
    assert changed > 5
    return found


@pytest.mark.slow
@pytest.mark.parametrize("players", amount([2, 5], thorough=[2, 3, 4, 5, 6]))
@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_chooses_by_what_it_may_know(name: str, players: int) -> None:
    spec = BUDGETED.get(name, name)
    assert dishonest(lambda _game, seat: make(spec, 5, seat), players, 30 + players) == []


class Peeks(RandomBot):
    """Counts the red workers of an opponent before it chooses; nobody gives a bot a game."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(5, seat)
        other = (seat + 1) % game.players
        self.red = game.state.screen[other * COLOURS + 1]

    def plan(self, view: View, legal: list[int]) -> list[int]:
        return [legal[self.red % len(legal)]]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_bot_that_peeks_is_found_out(players: int) -> None:
    assert dishonest(Peeks, players, 30 + players)
