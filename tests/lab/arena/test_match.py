"""One game of an arena, also one that a bot forfeits."""

import pytest

from keyflower.bots import BOTS
from keyflower.bots.failure import BotFailure
from keyflower.bots.random import RandomBot
from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.lab.arena.match import Facts, Forfeit, Match, play_match
from keyflower.rules.view import View


class FailingBot(RandomBot):
    """Plays at random, and fails at its tenth decision."""

    decisions = 0

    def plan(self, view: View, legal: list[int]) -> list[int]:
        self.decisions += 1
        return self.fail() if self.decisions == 10 else super().plan(view, legal)

    def fail(self) -> list[int]:
        raise ZeroDivisionError("I am lost")


class IllegalBot(FailingBot):
    def fail(self) -> list[int]:
        return [-1]


class HangingBot(FailingBot):
    def fail(self) -> list[int]:
        raise BotFailure(0, "hanging", "did not answer")


def test_a_game_is_the_same_each_time_but_for_the_times() -> None:
    match = Match(1, 5, ("random", "random", "random"))
    first, second = play_match(match), play_match(match)
    assert first.record == second.record
    assert first.facts.standing == second.facts.standing
    record = Record.loads(first.record)
    assert record.names == ["random"] * 3
    assert record.result == first.facts.points
    assert sum(map(len, first.facts.micros)) == len(record.moves)


def test_standings_are_those_of_each_seasons_end() -> None:
    played = play_match(Match(1, 5, ("random", "random")))
    assert len(played.facts.standing) == 4
    assert [sum(seat.values()) for seat in played.facts.standing[-1]] == played.facts.points
    record = Record.loads(played.record)
    seasons = [Game.from_record(record, upto).state.season for upto in range(len(record.moves))]
    end_of_spring = Game.from_record(record, seasons.index(1))
    assert [sum(seat.values()) for seat in played.facts.standing[0]] == [
        score.total for score in end_of_spring.scores()
    ]


@pytest.mark.parametrize(
    ("bot", "verdict"),
    [
        (FailingBot, "crash: ZeroDivisionError: I am lost (test_match.py, line 24)"),
        (IllegalBot, "illegal answer: -1, which is not a legal action"),
        (HangingBot, "did not answer"),
    ],
)
def test_a_bot_that_fails_forfeits(
    bot: type[FailingBot], verdict: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "failing", bot)
    played = play_match(Match(1, 5, ("random", "failing", "random")))
    assert played.facts.forfeit == Forfeit(1, verdict)
    assert played.facts.points is None
    assert played.facts.wins() == [0.5, 0.0, 0.5]
    assert played.facts.ranks() == [0, 2, 0]
    Game.from_record(Record.loads(played.record))


def test_a_bot_that_cannot_even_begin_forfeits() -> None:
    played = play_match(Match(1, 5, ("random", "clever")))
    assert played.facts.forfeit is not None
    assert played.facts.forfeit.seat == 1
    assert "clever" in played.facts.forfeit.verdict


def test_a_bot_with_a_long_name_leaves_a_record_that_can_be_read() -> None:
    bot = f"exec:{'no-such-program-' * 40}"
    finished = play_match(Match(1, 5, (bot, "random")))
    assert finished.facts.bots == [bot, "random"]
    assert Record.loads(finished.record).names == [bot[:300], "random"]


def test_a_shared_win_counts_its_share() -> None:
    facts = Facts(["a", "b", "c"], [40, 30, 40], None, [], [])
    assert facts.wins() == [0.5, 0.0, 0.5]
    assert facts.ranks() == [0, 2, 0]
