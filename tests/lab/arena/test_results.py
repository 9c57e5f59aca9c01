"""What games come to, and the page that shows it."""

import re
from dataclasses import replace
from hashlib import sha256
from statistics import quantiles as reference
from xml.etree import ElementTree as ET

import pytest
from tests.amounts import amount

from keyflower.lab.arena.contest import Contest
from keyflower.lab.arena.match import Facts, Forfeit
from keyflower.lab.arena.results import Results, quantiles, sum_up
from keyflower.lab.pages.report import page, who_plays
from keyflower.words import NAMES, Words

ENGLISH = Words("en")
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
    text = page(ENGLISH, CONTEST, results())
    root = well_formed(text)
    assert len(list(root.iter("svg"))) == 4
    assert not re.search(r"https?:|//|<script|<link|<img|@import|url\((?!#)", text)
    shown = " ".join(root.itertext())
    for words in ("Ladder", "Points by source and season", "Forfeits", "said <nothing> & left"):
        assert words in shown
    assert results().digest in shown
    assert "prefers-color-scheme: dark" in text
    assert 'name="viewport"' in text


def test_the_report_copes_with_little() -> None:
    seats = ["random", "greedy", "greedy"]
    facts = Facts(seats, None, Forfeit(0, "gone"), [], [[], [], []])
    root = well_formed(page(ENGLISH, CONTEST, sum_up(CONTEST, [(1, b"", facts)])))
    assert len(list(root.iter("svg"))) == 1
    zero = replace(facts, points=[0, 0, 0], forfeit=None, standing=[[{}, {}, {}]], micros=[[0]] * 3)
    well_formed(page(ENGLISH, CONTEST, sum_up(CONTEST, [(1, b"", zero)])))


def test_long_names_are_cut_in_plots_and_whole_in_tables() -> None:
    name = "exec:" + "x" * 200
    found = results()
    found = replace(found, bots={name: found.bots["random"], "<b>": found.bots["greedy"]})
    root = well_formed(page(ENGLISH, CONTEST, found))
    assert any(cell.text == name for cell in root.iter("td"))
    assert all(len(text.text or "") < 60 for text in root.iter("text"))


@pytest.mark.slow
@pytest.mark.parametrize("language", amount(["fa"], thorough=list(NAMES)))
def test_the_report_is_in_the_language_chosen(language: str) -> None:
    words = Words(language)
    root = well_formed(page(words, CONTEST, results()))
    assert root.get("lang") == language
    assert root.get("dir") == ("rtl" if language == "fa" else "ltr")
    titles = [heading.text for heading in root.iter("h2")]
    assert titles == [
        words.text(f"report-{name}")
        for name in ("ladder", "points", "sources", "times", "forfeits-title", "method")
    ]
    body = root.find("body")
    assert body is not None
    shown = " ".join(body.itertext())
    labels = [str(plot.get("aria-label")) for plot in root.iter("svg")]
    assert not re.search(r"(report|terminal|term|end)-[a-z]", shown + " ".join(labels))
    for message in ("report-winner-mean", "report-ladder-note", "end-source-yards", "term-autumn"):
        assert words.text(message) in shown
    if language != "en":
        assert not re.search(r"\b(the|of|and|points? at|median|mean|longest)\b", shown)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "wins", "share"),
    [("en", "1.5", "50.0%"), ("fr", "1,5", "50,0\u00a0%"), ("fa", "۱٫۵", "۵۰٫۰٪")],
)
def test_numbers_of_the_report_are_written_as_in_the_language(
    language: str, wins: str, share: str
) -> None:
    root = well_formed(page(Words(language), CONTEST, results()))
    cells = [cell.text for cell in root.iter("td")]
    assert wins in cells
    assert share in cells


def test_who_plays_is_told_in_words() -> None:
    mixed = Contest.of_mixtures(["greedy", "random"], 3, games=2, seed=1)
    assert who_plays(ENGLISH, CONTEST) == "random, 2 × greedy"
    assert who_plays(ENGLISH, mixed) == "mixtures of greedy, random"
    assert who_plays(Words("el"), mixed) == "συνδυασμοί από: greedy, random"
