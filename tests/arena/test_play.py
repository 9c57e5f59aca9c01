"""One game between bots."""

import pytest

from keyflower.arena.play import play_game, seat_specs
from keyflower.bots import BOTS
from keyflower.game import Game
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.view import View


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_game_is_played_to_its_end(players: int) -> None:
    played = play_game(players, 3, ["random"])
    assert played.record.result is not None
    assert len(played.record.result) == players
    assert played.record.seed == 3
    assert len(played.record.moves) == played.decisions < played.legal
    assert Game.from_record(played.record).over


def test_the_seed_decides_everything() -> None:
    first = play_game(2, 3, ["random"]).record.dumps()
    assert play_game(2, 3, ["random", "random"]).record.dumps() == first
    assert play_game(2, 4, ["random"]).record.dumps() != first


def test_a_bot_that_looks_gets_its_own_view(monkeypatch: pytest.MonkeyPatch) -> None:
    class Looks:
        needs_view = True

        def __init__(self, seed: int, seat: int) -> None:
            self.seat = seat

        def choose(self, view: View, legal: list[int]) -> int:
            assert view.seat == self.seat
            assert self.seat in view.table.to_act()
            return legal[-1]

    monkeypatch.setitem(BOTS, "looks", Looks)
    assert play_game(3, 1, ["looks", "random", "looks"]).record.result is not None


def test_one_bot_for_all_seats_or_one_for_each() -> None:
    assert seat_specs(3, ["random"]) == ["random"] * 3
    assert seat_specs(2, ["a", "b"]) == ["a", "b"]
    with pytest.raises(KeyflowerError, match="2 bots for 3 players"):
        seat_specs(3, ["a", "b"])
    with pytest.raises(KeyflowerError, match="2 to 6"):
        seat_specs(7, ["a"])
