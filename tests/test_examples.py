"""The examples in docstrings work as they stand, and values print what they are."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

from keyflower import Game

SOURCES = Path(__file__).parents[1] / "src"


def modules_with_examples() -> list[str]:
    found = []
    for path in sorted(SOURCES.rglob("*.py")):
        if ">>> " in path.read_text("utf-8"):
            parts = path.relative_to(SOURCES).with_suffix("").parts
            found.append(".".join(parts).removesuffix(".__init__"))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", modules_with_examples())
def test_examples_in_docstrings(name: str) -> None:
    result = doctest.testmod(import_module(name))
    assert result.attempted
    assert not result.failed


def test_a_game_prints_who_is_to_act_until_it_is_over() -> None:
    game = Game.new(players=3, seed=7)
    while len(game.to_act) < 2:
        game.apply(game.legal(game.to_act[0])[-1])
    seats = ", ".join(str(seat) for seat in game.to_act)
    assert repr(game).startswith(f"<Game: 3 players, autumn, seats {seats} to act, ")
    assert repr(game.view(2)) == f"<View: seat 2, 3 players, autumn, seats {seats} to act>"
    while not game.over:
        game.apply(game.legal(game.to_act[0])[-1])
    assert repr(game) == f"<Game: 3 players, over, {len(game.log)} entries>"
    totals = [score.total for score in game.scores()]
    moves = len(game.log) - 1
    assert repr(game.record()) == f"<Record: 3 players, {moves} moves, result {totals}>"
