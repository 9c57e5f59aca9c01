"""The example bot of docs/bots.md plays, and beats `random`."""

from pathlib import Path

import pytest

from keyflower import Game
from keyflower.bots import make

BOTS = Path(__file__).parents[2] / "examples" / "bots"


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_bargain_beats_random(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game follows from its seed: it is the same in every run."""
    monkeypatch.syspath_prepend(BOTS)
    game = Game.new(players=players, seed=players)
    specs = ["bargain:Bargain"] + ["random"] * (players - 1)
    bots = [make(spec, seed=players, seat=seat) for seat, spec in enumerate(specs)]
    while not game.over:
        seat = game.to_act[0]
        game.apply(bots[seat].plan(game.view(seat), game.legal(seat))[0], seat)
    assert game.winners() == [0]
