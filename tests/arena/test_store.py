"""The folder of an arena: whole games, of one run."""

from pathlib import Path

import pytest

from keyflower.arena import store as stores
from keyflower.arena.contest import Contest
from keyflower.arena.engines import local_engine
from keyflower.arena.run import play_missing, results_of
from keyflower.arena.store import Store, contest_of
from keyflower.rules.errors import KeyflowerError

CONTEST = Contest.of_table(["random", "random"], games=4, seed=1)


def played(folder: Path, contest: Contest = CONTEST) -> Store:
    store = Store(folder, contest)
    play_missing(store, local_engine(1))
    return store


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    digest = results_of(played(tmp_path / "whole")).digest
    store = played(tmp_path / "again")
    for number in (2, 3):
        (store.folder / "records" / f"game-{number:06}.json").unlink()
    (store.folder / "facts" / "game-000003.json").unlink()
    (store.folder / "records" / ".game-000003.json.partial").write_text("{")
    before = (store.folder / "records" / "game-000001.json").stat().st_mtime_ns
    asked = []
    play_missing(Store(store.folder, CONTEST), local_engine(1), asked.append)
    assert asked == [1, 1]
    assert (store.folder / "records" / "game-000001.json").stat().st_mtime_ns == before
    assert results_of(store).digest == digest
    assert not list(store.folder.rglob(".*"))


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
    Store(tmp_path, CONTEST)
    with pytest.raises(KeyflowerError, match="holds another run") as refused:
        Store(tmp_path, other)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


def test_games_of_other_code_are_not_mixed_but_may_be_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(tmp_path)
    monkeypatch.setattr(stores, "code_digest", lambda: "other")
    with pytest.raises(KeyflowerError, match=r"code of bots and rules there \w+, here other"):
        Store(tmp_path, CONTEST)
    assert contest_of(tmp_path) == CONTEST
    assert results_of(Store(tmp_path, CONTEST, looking=True)).finished == 4
    (tmp_path / "records" / "game-000001.json").unlink()
    with pytest.raises(KeyflowerError, match="code of bots"):
        Store(tmp_path, CONTEST, looking=True)


def test_other_folders_are_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path, tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(KeyflowerError):
            Store(folder, CONTEST)
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
            results_of(store)
