"""One game between bots."""

from itertools import takewhile
from typing import ClassVar

import pytest

from keyflower.bots import BOTS, Bot, make
from keyflower.bots.failure import BotFailure
from keyflower.game import Game
from keyflower.rules.actions import PASS
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.log import DEALER
from keyflower.rules.view import View
from keyflower.runs.table import play_game, play_out, seat_specs


class Looks(Bot):
    def plan(self, view: View, legal: list[int]) -> list[int]:
        assert view.seat == self.seat
        assert self.seat in view.board.to_act()
        return legal[-1:]


class Noting(Bot):
    """Plays as the planner, plans two passes after each turn, and notes its answers."""

    answers: ClassVar[list[list[tuple[int, int]]]] = []

    def plan(self, view: View, legal: list[int]) -> list[int]:
        answer = [*make("planner", self.seed, self.seat).plan(view, legal), PASS, PASS]
        self.answers.append([(self.seat, action) for action in answer])
        return answer


class Fixed(Bot):
    answer: ClassVar[list[int]] = []

    def plan(self, view: View, legal: list[int]) -> list[int]:
        return self.answer


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_game_is_played_to_its_end(players: int) -> None:
    record = play_game(players, 3, ["random"])
    assert record.result is not None
    assert len(record.result) == players
    assert record.seed == 3
    assert Game.from_record(record).over
    game = Game.new(players, 3)
    assert len(record.moves) < play_out(game, ["random"] * players, 3).legal
    assert game.record().dumps() == record.dumps()


def test_the_seed_decides_everything() -> None:
    first = play_game(2, 3, ["random"]).dumps()
    assert play_game(2, 3, ["random", "random"]).dumps() == first
    assert play_game(2, 4, ["random"]).dumps() != first


def test_a_bot_that_looks_gets_its_own_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "looks", Looks)
    assert play_game(3, 1, ["looks", "random", "looks"]).result is not None


@pytest.mark.slow
def test_a_turn_is_played_while_it_is_legal_and_nobody_else_acts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The game consists of the answers, each up to where another seat acts or it isn't legal."""
    monkeypatch.setitem(BOTS, "noting", Noting)
    Noting.answers = []
    log = Game.from_record(play_game(2, 1, ["noting"])).log
    left = [(entry.seat, entry.action) for entry in log if entry.seat != DEALER]
    dropped = []
    for answer in Noting.answers:
        pairs = zip(answer, left)
        length = len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))
        dropped.append(len(answer) - length)
        assert length
        left = left[length:]
    assert not left
    assert max(dropped) == 2  # both passes were dropped
    assert len(Noting.answers) < len(log) - 1


@pytest.mark.parametrize(
    ("answer", "verdict"),
    [
        ([], "an empty turn"),
        ([-1], "-1, which is not a legal action"),
        (["x"], "'x', which is not"),
        (3, "illegal answer: 3; plan must return a list of actions"),
        (None, "illegal answer: None; plan must return a list of actions"),
    ],
)
def test_a_turn_must_start_with_a_legal_action(
    answer: list[int], verdict: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "fixed", Fixed)
    Fixed.answer = answer
    with pytest.raises(BotFailure, match=verdict) as failed:
        play_game(2, 1, ["random", "fixed"])
    assert (failed.value.seat, failed.value.spec) == (1, "fixed")


def test_one_bot_for_all_seats_or_one_for_each() -> None:
    assert seat_specs(3, ["random"]) == ["random"] * 3
    assert seat_specs(2, ["a", "b"]) == ["a", "b"]
    with pytest.raises(KeyflowerError, match="2 bots for 3 players"):
        seat_specs(3, ["a", "b"])
    with pytest.raises(KeyflowerError, match="2 to 6"):
        seat_specs(7, ["a"])
