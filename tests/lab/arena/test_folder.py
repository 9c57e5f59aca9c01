"""The folder of an arena: whole games, of one run."""

import json
from pathlib import Path

import pytest

from keyflower.lab.arena import folder as folders
from keyflower.lab.arena.contest import Contest
from keyflower.lab.arena.folder import ArenaFolder, contest_of
from keyflower.lab.engine import Engine
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.log import ENGINE

CONTEST = Contest.of_table(["random", "random"], games=4, seed=1)


def played(folder: Path, contest: Contest = CONTEST) -> ArenaFolder:
    store = ArenaFolder(folder, contest)
    store.play_missing(Engine(1))
    return store


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    digest = played(tmp_path / "whole").results().digest
    store = played(tmp_path / "again")
    for number in (2, 3):
        (store.path / "records" / f"game-{number:06}.json").unlink()
    (store.path / "facts" / "game-000003.json").unlink()
    (store.path / "records" / ".game-000003.json.partial").write_text("{")
    before = (store.path / "records" / "game-000001.json").stat().st_mtime_ns
    asked: list[int] = []
    ArenaFolder(store.path, CONTEST).play_missing(Engine(1), asked.append)
    assert asked == [1, 1]
    assert (store.path / "records" / "game-000001.json").stat().st_mtime_ns == before
    assert store.results().digest == digest
    assert not list(store.path.rglob(".*"))


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (Contest.of_table(["random", "random"], 4, 2), "seed there 1, here 2"),
        (Contest.of_table(["random", "random"], 5, 1), "games there 4, here 5"),
        (Contest.of_table(["random", "greedy"], 4, 1), "here random,greedy"),
        (Contest.of_mixtures(["random"], 2, 4, 1), "table there random,random, here none"),
        (Contest.of_table(["random"] * 3, 4, 1), "players there 2, here 3"),
    ],
)
def test_a_folder_of_another_run_is_refused(other: Contest, said: str, tmp_path: Path) -> None:
    ArenaFolder(tmp_path, CONTEST)
    with pytest.raises(KeyflowerError, match="holds another run") as refused:
        ArenaFolder(tmp_path, other)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


def test_games_of_other_code_are_not_mixed_but_may_be_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(tmp_path)
    monkeypatch.setattr(folders, "code_digest", lambda: "other")
    with pytest.raises(KeyflowerError, match=r"code of bots and rules there \w+, here other"):
        ArenaFolder(tmp_path, CONTEST)
    assert contest_of(tmp_path) == CONTEST
    assert ArenaFolder(tmp_path, CONTEST, looking=True).results().finished == 4
    (tmp_path / "records" / "game-000001.json").unlink()
    with pytest.raises(KeyflowerError, match="code of bots"):
        ArenaFolder(tmp_path, CONTEST, looking=True)


def test_other_folders_are_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path, tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(KeyflowerError):
            ArenaFolder(folder, CONTEST)
    (tmp_path / "arena.json").write_text("{")
    for text in ("{", "[]", '{"format": "keyflower arena 1"}'):
        (tmp_path / "arena.json").write_text(text)
        with pytest.raises(KeyflowerError, match=r"arena\.json"):
            contest_of(tmp_path)


def test_damaged_facts_are_named(tmp_path: Path) -> None:
    store = played(tmp_path)
    for text in ("{", "{}"):
        (tmp_path / "facts" / "game-000002.json").write_text(text)
        with pytest.raises(KeyflowerError, match="game-000002"):
            store.results()


FORMER = {
    "format": "keyflower arena 1",
    "players": 2,
    "games": 4,
    "seed": 1,
    "table": ["random", "random"],
    "bots": ["random"],
    "engine": ENGINE,
}
"""The file that version 1.0.0 wrote for the contest, without the code of its bots."""


@pytest.mark.parametrize("code", ["here", "0123456789abcdef"])
def test_a_run_of_version_1_0_0_goes_on_or_says_what_to_do(code: str, tmp_path: Path) -> None:
    """The facts of its games are as 1.0.0 wrote them."""
    played(tmp_path)
    same = folders.code_digest() if code == "here" else code
    (tmp_path / "arena.json").write_text(json.dumps({**FORMER, "code": same}, indent=1))
    facts = {"bots": ["random"] * 2, "points": [7, 3], "forfeit": None}
    facts |= {"standing": [[{"F2": 7}, {"F2": 3}]], "micros": [[5, 6], [7]]}
    (tmp_path / "facts" / "game-000001.json").write_text(json.dumps(facts))
    looked_at = ArenaFolder(tmp_path, contest_of(tmp_path), looking=True)
    assert looked_at.results().bots["random"].score_counts[7] >= 1
    (tmp_path / "records" / "game-000004.json").unlink()
    if code == "here":
        ArenaFolder(tmp_path, CONTEST).play_missing(Engine(1))
        assert len(looked_at.finished()) == 4
    else:
        with pytest.raises(KeyflowerError, match=f"give a new folder: code .* there {code}, here"):
            ArenaFolder(tmp_path, CONTEST)
