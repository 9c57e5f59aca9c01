"""What games come to, and the page that shows it."""

import re
from dataclasses import replace
from hashlib import sha256
from statistics import quantiles as reference
from xml.etree import ElementTree as ET

import pytest

from keyflower.lab.arena.contest import Contest
from keyflower.lab.arena.match import Facts, Forfeit
from keyflower.lab.arena.results import Results, quantiles, sum_up
from keyflower.lab.pages.report import page, who_plays

CONTEST = Contest.of_table(["random", "greedy", "greedy"], games=4, seed=1)
STANDING = [{"F2": 3}, {"F2": 30, "F5": 4}, {"F11": 5, "F12": 6}]


def results() -> Results:
    seats = ["random", "greedy", "greedy"]
    micros = [[1000, 3000], [10], []]
    games = [
        (1, b"one", Facts(seats, [10, 50, 50], None, [STANDING] * 4, micros)),
        (2, b"two", Facts(seats, [60, 50, 19], None, [STANDING] * 4, micros)),
        (4, b"four", Facts(seats, None, Forfeit(1, "said <nothing> & left"), [STANDING], micros)),
    ]
    return sum_up(CONTEST, games)


def test_wins_are_per_seat_and_shared() -> None:
    found = results()
    assert (found.games, found.finished) == (4, 3)
    rare, common = found.bots["random"], found.bots["greedy"]
    assert (rare.games, rare.wins) == (3, 1.5)
    assert (common.games, common.wins) == (6, 1.5)
    assert rare.win_share == 0.5
    assert common.win_share == 0.25
    for bot in (rare, common):
        assert bot.low < bot.win_share < bot.high
    assert sum(bot.wins for bot in found.bots.values()) == found.finished


def test_points_are_of_finished_games_alone() -> None:
    found = results()
    assert found.winner_mean == 55
    assert found.under_20 == 2 / 6
    assert found.bots["random"].score_mean == 35
    assert found.bots["greedy"].score_counts == {19: 1, 50: 3}
    assert found.bots["greedy"].under_20 == 0.25
    assert found.bots["greedy"].points["winter"]["boats"] == 5.5
    assert found.bots["greedy"].points["spring"]["printed"] == 15


def test_times_are_means_over_decisions() -> None:
    found = results()
    assert found.bots["random"].ms_per_decision == 2.0
    assert found.bots["greedy"].ms_per_decision == 0.01


def test_forfeits_are_told() -> None:
    found = results()
    assert [(failed.game, failed.bot, failed.seat) for failed in found.forfeits] == [
        (4, "greedy", 1)
    ]
    assert found.bots["greedy"].forfeits == 1
    assert found.bots["random"].forfeits == 0


def test_the_digest_is_that_of_all_records_in_order() -> None:
    assert results().digest == sha256(b"onetwofour").hexdigest()


@pytest.mark.parametrize("share", ["p5", "median", "p95"])
def test_quantiles_agree_with_the_standard_library(share: str) -> None:
    values = [1, 1, 2, 3, 5, 8, 13, 21]
    at = {"p5": 0, "median": 9, "p95": 18}[share]
    assert quantiles(values)[share] == pytest.approx(
        reference(values, n=20, method="inclusive")[at]
    )
    assert quantiles([]) == {}


def well_formed(text: str) -> ET.Element:
    return ET.fromstring(text.removeprefix("<!DOCTYPE html>\n"))


@pytest.mark.slow
def test_the_report_is_well_formed_and_needs_no_network() -> None:
    text = page(CONTEST, results())
    root = well_formed(text)
    assert len(list(root.iter("svg"))) == 4
    assert not re.search(r"https?:|//|<script|<link|<img|@import|url\((?!#)", text)
    shown = " ".join(root.itertext())
    for words in ("Ladder", "Points by source and season", "Forfeits", "said <nothing> & left"):
        assert words in shown
    assert not re.search(r"(report|terminal|term|end)-[a-z]", shown)
    cells = [cell.text for cell in root.iter("td")]
    assert "1.5" in cells
    assert "50.0%" in cells
    assert results().digest in shown
    assert "prefers-color-scheme: dark" in text
    assert 'name="viewport"' in text


def test_the_report_copes_with_little() -> None:
    seats = ["random", "greedy", "greedy"]
    facts = Facts(seats, None, Forfeit(0, "gone"), [], [[], [], []])
    root = well_formed(page(CONTEST, sum_up(CONTEST, [(1, b"", facts)])))
    assert len(list(root.iter("svg"))) == 1
    zero = replace(facts, points=[0, 0, 0], forfeit=None, standing=[[{}, {}, {}]], micros=[[0]] * 3)
    well_formed(page(CONTEST, sum_up(CONTEST, [(1, b"", zero)])))


def test_long_names_are_cut_in_plots_and_whole_in_tables() -> None:
    name = "exec:" + "x" * 200
    found = results()
    found = replace(found, bots={name: found.bots["random"], "<b>": found.bots["greedy"]})
    root = well_formed(page(CONTEST, found))
    assert any(cell.text == name for cell in root.iter("td"))
    assert all(len(text.text or "") < 60 for text in root.iter("text"))


def test_who_plays_is_told_in_words() -> None:
    mixed = Contest.of_mixtures(["greedy", "random"], 3, games=2, seed=1)
    assert who_plays(CONTEST) == "random, 2 × greedy"
    assert who_plays(mixed) == "mixtures of greedy, random"
