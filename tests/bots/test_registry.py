"""The registry of bots, and the random one."""

from collections import Counter

import pytest

from keyflower.bots import BOTS, make
from keyflower.bots.seeds import derived_seed
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.game import Game

VIEW = Game.new(2, 1).view(0)


def test_every_bot_chooses_something_legal() -> None:
    for spec in BOTS:
        game = Game.new(3, 8)
        for _ in range(30):
            seat = game.to_act[0]
            bot = make(spec, 8, seat)
            game.apply(bot.choose(game.view(seat), game.legal(seat)))


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(KeyflowerError, match="no bot 'clever'; the bots are random"):
        make("clever", 1, 0)


def test_random_is_even_and_follows_from_seed_and_seat() -> None:
    def choices(seed: int, seat: int) -> list[int]:
        bot = make("random", seed, seat)
        return [bot.choose(VIEW, list(range(7))) for _ in range(7000)]

    first = choices(1, 0)
    assert all(850 < count < 1150 for count in Counter(first).values())
    assert choices(1, 0) == first
    assert choices(1, 1) != first != choices(2, 0)
    assert not make("random", 1, 0).needs_view


def test_seeds_are_the_same_on_every_machine() -> None:
    assert derived_seed("game", 1, 0) == 906562871638394
    assert derived_seed("game", 1, 11) != derived_seed("game", 11, 1)
    assert all(derived_seed(n) < 2**53 for n in range(100))
