"""What wins: the facts of games agree with their scores, and become a page with pictures."""

from xml.etree import ElementTree as ET

import pytest

from keyflower.lab.insights.facts import GameFacts, Insights, What, facts_of
from keyflower.lab.insights.page import Page
from keyflower.lab.ladder import SIZES
from keyflower.lab.selfplay import even_tasks, play

WHAT: tuple[What, ...] = ("tile", "sold", "boat")


@pytest.fixture(scope="module")
def games() -> list[GameFacts]:
    """One game for each number of players."""
    return [facts_of(play(task)) for task in even_tasks(len(SIZES), 3, "random")]


def test_facts_are_those_of_the_end(games: list[GameFacts]) -> None:
    assert [facts.players for facts in games] == list(SIZES)
    for facts in games:
        assert sum(facts.wins) == pytest.approx(1)
        assert [sum(points.values()) for points in facts.sources] == facts.points
        winner = facts.points.index(max(facts.points))
        assert facts.wins[winner] > 0
        opened = [one.seat for one in facts.had if one.what == "bid size"]
        assert len(opened) == len(set(opened))
        assert sum(one.what == "bid" for one in facts.had) <= 1


def test_what_somebody_owns_was_won_or_picked_by_them(games: list[GameFacts]) -> None:
    for facts in games:
        had = {one: {(it.seat, it.name) for it in facts.had if it.what == one} for one in WHAT}
        assert had["tile"] <= had["sold"] | had["boat"]
        assert all(one.workers >= 1 for one in facts.had if one.what == "sold")


def test_equal_seats_win_as_often_as_par(games: list[GameFacts]) -> None:
    found = Insights()
    for facts in games:
        found.add(facts)
    every = [found.had["seat", 0][str(seat + 1)] for seat in range(6)]
    assert sum(tally.wins for tally in every) == pytest.approx(len(games))
    assert sum(tally.par for tally in every) == pytest.approx(len(games))
    assert sum(tally.points for tally in every) == pytest.approx(0)


@pytest.mark.slow
def test_the_page_has_every_season_and_drawn_pictures(games: list[GameFacts]) -> None:
    found = Insights()
    for _ in range(40):  # enough seats to say something about
        for facts in games:
            found.add(facts)
    page = Page(found, "random")
    text = page.text()
    for head in ("Scores", "Spring", "Summer", "Autumn", "Winter", "Seats", "Boats", "Opening"):
        assert f"# {head}" in text
    assert {"scores.svg", "tiles-spring.svg", "tiles-winter.svg"} <= set(page.pictures)
    for name, svg in page.pictures.items():
        assert ET.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"
        assert f"(insights/{name})" in text
