"""Looking back at a game: expected results, and decisions that cost."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from tests.amounts import amount

from keyflower.bots import BOTS, Bot
from keyflower.bots.ideas import why
from keyflower.bots.network.expectation import expectation
from keyflower.bots.thought import Thought
from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.lab.analysis import GameAnalysis, analyse
from keyflower.lab.pages.analysis import graph, page
from keyflower.rules.errors import KeyflowerError, RecordError
from keyflower.rules.view import View
from keyflower.runs.table import play_game
from keyflower.words import NAMES, Words

ENGLISH = Words("en")


class First(Bot):
    """Likes the first action best, and each further one a point less; looks at twenty."""

    def plan(self, view: View, legal: list[int]) -> list[int]:
        return legal[:1]

    def consider(self, view: View, legal: list[int]) -> list[Thought]:
        assert view.seat == self.seat
        if len(legal) == 1:
            return [Thought(legal[0], -50.0)]
        return [Thought(legal[i], float(-i)) for i in range(min(20, len(legal)))]


class Silent(First):
    """Tells what it would do, and no values."""

    def consider(self, view: View, legal: list[int]) -> list[Thought]:
        return [Thought(legal[-1], 0.0)]


@pytest.fixture(autouse=True, scope="module")
def _bots() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BOTS, "first", First)
        patch.setitem(BOTS, "silent", Silent)
        yield


@pytest.fixture(scope="module")
def record() -> Record:
    """A complete game of three."""
    return play_game(3, 11, ["random"])


@pytest.fixture(scope="module")
def found(record: Record) -> GameAnalysis:
    """What the first bot says of it."""
    return analyse(record, "first")


@pytest.mark.slow
@pytest.mark.parametrize("players", amount([3], thorough=[2, 3, 4, 5, 6]))
def test_expected_shares_add_up_and_end_with_the_result(players: int, found: GameAnalysis) -> None:
    if players != 3:
        found = analyse(play_game(players, players, ["random"]), "first")
    assert found.start == pytest.approx([1 / players] * players, abs=0.2)
    for one in found.decisions:
        assert len(one.expected) == players
        assert all(0 <= share <= 1 for share in one.expected)
        assert sum(one.expected) == pytest.approx(1, abs=0.001)
    assert found.points is not None
    best = max(found.points)
    winners = found.points.count(best)
    expected = [(points == best) / winners for points in found.points]
    assert found.decisions[-1].expected == pytest.approx(expected, abs=0.001)


def test_a_lead_raises_what_can_be_expected() -> None:
    game = Game.from_record(play_game(2, 3, ["random"]), 60)
    before = expectation(game)
    game.state.skills[0:3] = [5, 5, 5]
    assert expectation(game)[0] > before[0]


@pytest.mark.slow
def test_every_decision_is_there_with_its_cost(record: Record, found: GameAnalysis) -> None:
    assert [one.move for one in found.decisions] == list(range(1, len(record.moves) + 1))
    assert [one.do for one in found.decisions] == [move.do for move in record.moves]
    assert [one.seat for one in found.decisions] == [move.seat for move in record.moves]
    for one in found.decisions[:: amount(12, thorough=4)]:
        game = Game.from_record(record, one.move - 1)
        legal = game.legal(one.seat)
        place = legal.index(Game.from_record(record, one.move).log[-1].action)
        assert one.cost == (50.0 if place >= 20 else place)
        if place:
            assert one.best != one.do
            assert one.reasons == (why(game.state, one.seat, legal[0]),)
            game.play(one.best, one.seat)
            assert game.log[-1].action == legal[0]
        else:
            assert (one.best, one.reasons) == (one.do, ())


def test_the_worst_come_first(found: GameAnalysis) -> None:
    costs = [one.cost or 0.0 for one in found.decisions]
    assert [one.cost for one in found.worst] == sorted(costs, reverse=True)[:10]
    assert set(map(id, found.worst)) <= set(map(id, found.decisions))


@pytest.mark.slow
def test_a_bot_without_values_tells_no_cost(record: Record) -> None:
    found = analyse(Game.from_record(record, 60).record(), "silent")
    assert {one.cost for one in found.decisions} == {0.0, None}
    assert found.worst == []
    assert all((one.cost is None) == (one.best != one.do) for one in found.decisions)


def test_an_unfinished_game_with_an_undo_is_looked_at_as_far_as_it_went() -> None:
    game = Game.new(2, 3)
    assert analyse(game.record(), "first").decisions == []
    seat = game.to_act[0]
    game.play("pass")
    game.undo(seat)
    game.play("pass")
    found = analyse(game.record(), "first")
    assert [one.do for one in found.decisions] == ["pass", "undo", "pass"]
    assert found.decisions[1].cost == 0.0
    assert (found.over, found.points) == (False, None)
    assert "unfinished" in page(ENGLISH, found)


@pytest.mark.slow
def test_a_better_player_costs_less() -> None:
    played = play_game(2, 5, ["planner", "random"])
    found = analyse(Game.from_record(played, 60).record(), "planner")
    costs = [sum(one.cost or 0.0 for one in found.decisions if one.seat == s) for s in range(2)]
    assert costs[0] * 2 < costs[1]
    assert found.decisions[-1].expected[0] > 0.6


def test_the_same_record_gives_the_same_analysis(record: Record) -> None:
    cut = Game.from_record(record, 12).record()
    assert analyse(cut, "greedy") == analyse(cut, "greedy")


@pytest.mark.slow
def test_every_move_advances_the_bar(record: Record) -> None:
    steps: list[int] = []
    cut = Game.from_record(record, 60).record()
    analyse(cut, "first", advance=steps.append)
    assert sum(steps) == len(cut.moves) == 60


def test_what_is_wrong_is_said(record: Record) -> None:
    with pytest.raises(KeyflowerError, match="unknown bot 'clever'"):
        analyse(record, "clever")
    changed = Record.loads(record.dumps())
    changed.moves[3].do = "bid 60 green turn:1"
    with pytest.raises(RecordError, match="move 4"):
        analyse(changed, "first")


# The page.


def test_the_page_needs_nothing_else(found: GameAnalysis) -> None:
    text = page(ENGLISH, found)
    assert "default-src 'none'" in text
    assert "prefers-color-scheme: dark" in text
    for outside in ("http:", "https:", "<script", "src=", "@import", "<link"):
        assert outside not in text
    assert text.count("<svg") == 1
    for one in found.worst:
        assert f"<code>{one.best}</code>" in text


def test_the_graph_has_a_line_for_each_seat_and_a_dot_for_each_mistake(found: GameAnalysis) -> None:
    text = graph(ENGLISH, found)
    for seat in range(3):
        assert f"fill: none; stroke: var(--p{seat})" in text
        worst = sum(one.seat == seat for one in found.worst)
        assert text.count(f'style="fill: var(--p{seat}); stroke: var(--card)"/>') == worst
    for season in ("spring", "summer", "autumn", "winter"):
        assert text.count(f"\u00a0{season}<") == 1


def test_names_and_specs_cannot_break_the_page(found: GameAnalysis) -> None:
    text = page(ENGLISH, replace(found, names=["<b>Ann", '"><script>', "Cy&Co"], bot="<i>"))
    assert "<script" not in text
    assert "<b>" not in text
    assert "<i>" not in text
    assert "p0 &lt;b&gt;Ann" in text


@pytest.mark.slow
@pytest.mark.parametrize("language", NAMES)
def test_the_page_is_in_the_language_chosen(language: str, found: GameAnalysis) -> None:
    words = Words(language)
    text = page(words, found)
    way = "rtl" if language == "fa" else "ltr"
    assert f'<html lang="{language}" dir="{way}">' in text
    for message in (
        "analysis-chances",
        "analysis-graph",
        "analysis-graph-note",
        "analysis-worst",
        "analysis-all",
        "analysis-cost",
        "terminal-seat",
        "terminal-better",
        *(f"term-{season}" for season in ("spring", "summer", "autumn", "winter")),
    ):
        assert words.text(message) in text
        if words.text(message) != ENGLISH.text(message):
            assert f">{ENGLISH.text(message)}<" not in text
    assert not re.search(r"(analysis|report|terminal|term)-[a-z]", text)
    for one in found.worst:  # notation is the same everywhere
        assert f"<code>{one.best}</code>" in text
