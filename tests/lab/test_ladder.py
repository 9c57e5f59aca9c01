"""The ladder: all levels at tables of every size, in games that can be continued."""

import json
from collections import Counter
from pathlib import Path

import pytest

from keyflower.bots.levels import LEVELS, Level
from keyflower.lab.engine import Engine
from keyflower.lab.ladder import GAMES, SIZES, Ladder, measure, page
from keyflower.rules.errors import KeyflowerError

QUICK = (Level("beginner", "random"), Level("easy", "greedy"))
QUICKEST = (Level("beginner", "random"),)


def test_every_level_sits_at_tables_of_every_size(tmp_path: Path) -> None:
    matches = list(Ladder(tmp_path, 240, 1).matches())
    assert [match.number for match in matches] == list(range(1, 240 * len(SIZES) + 1))
    for size in SIZES:
        seats = Counter(bot for match in matches if len(match.bots) == size for bot in match.bots)
        assert set(seats) == {level.bot for level in LEVELS}
        assert max(seats.values()) - min(seats.values()) <= 0.1 * 240 * size / len(LEVELS)


@pytest.mark.slow
def test_a_stopped_ladder_goes_on(tmp_path: Path) -> None:
    whole = Ladder(tmp_path / "whole", 2, 5, QUICKEST)
    whole.play(Engine(1))
    lines = (tmp_path / "whole" / GAMES).read_text().splitlines(keepends=True)
    stopped = Ladder(tmp_path / "stopped", 2, 5, QUICKEST)
    (tmp_path / "stopped" / GAMES).write_text("".join(lines[:3]) + lines[3][:20])
    assert len(stopped.finished()) == 3
    stopped.play(Engine(1))
    assert [game.points for game in stopped.finished().values()] == [
        game.points for game in whole.finished().values()
    ]
    with pytest.raises(KeyflowerError, match="holds another ladder"):
        Ladder(tmp_path / "whole", 2, 6, QUICKEST).finished()


def test_a_ladder_of_version_1_0_0_goes_on(tmp_path: Path) -> None:
    """It had only the games, and times as sums."""
    first = next(Ladder(tmp_path / "new", 1, 5, QUICKEST).matches())
    line = {"number": 1, "seed": 5, "bots": [*first.bots], "points": [3, 7]}
    line |= {"answers": [2, 0], "micros": [30, 0]}
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / GAMES).write_text(json.dumps(line) + "\n")
    [facts] = Ladder(tmp_path / "old", 1, 5, QUICKEST).finished().values()
    assert (facts.points, facts.micros) == ([3, 7], [[15, 15], []])


@pytest.mark.thorough
def test_what_it_came_to(tmp_path: Path) -> None:
    ladder = Ladder(tmp_path, 2, 5, QUICK)
    ladder.play(Engine(1))
    found = measure(ladder)
    assert (found["games"], found["seed"], found["provisional"]) == (10, 5, True)
    random, greedy = found["levels"]["beginner"], found["levels"]["easy"]
    assert greedy["rating"] > random["rating"]
    for size in SIZES:
        assert greedy["players"][str(size)]["points"] > random["players"][str(size)]["points"]
        seats = random["players"][str(size)]["seats"] + greedy["players"][str(size)]["seats"]
        assert seats == 2 * size
    said = page(found)
    assert "| Easy | `greedy` |" in said
    assert "Too few to separate neighbours for certain." in said
