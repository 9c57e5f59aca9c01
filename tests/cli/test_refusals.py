"""Options that make no sense: each verb refuses them with one line and exit code 2."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tools.__main__ import app

BY_VERB = {
    "arena": [
        ("", "who plays?"),
        ("--games 1 --seed 1", "who plays?"),
        ("--table random,random --seed 1", "--games is missing"),
        ("--table random,random --games 1", "--seed is missing"),
        ("--table random,random --games 0 --seed 1", "at least one"),
        ("--table random,random --games x --seed 1", "x"),
        ("--table random --games 1 --seed 1", "2 to 6"),
        ("--table random,clever --games 1 --seed 1", "the bots are random"),
        ("--table random,random:ms=3 --games 1 --seed 1", "ms"),
        ("--table random,random --players 2 --games 1 --seed 1", "--players goes with --bots"),
        ("--table random,random --bots random --games 1 --seed 1", "not both"),
        ("--bots random --games 1 --seed 1", "--players"),
        ("--bots random,random --players 2 --games 1 --seed 1", "named twice"),
        ("--bots random --players 7 --games 1 --seed 1", "2 to 6"),
        ("--table random,random --games 1 --seed 1 --jobs 0", "0 jobs"),
        ("--table random,random --games 1 --seed 1 --jobs 0 --engine ray", "0 jobs"),
        ("--table random,random --games 1 --seed 1 --engine cloud", "cloud"),
        ("--table random,random --games 1 --seed 1 --ray-address a:1", "--engine ray"),
        ("--out /nowhere/at/all", "has no run"),
        ("--out /nowhere/at/all --games 3", "--out alone"),
    ],
    "simulate --seed 1": [
        ("--games 1 --players 1", "2 to 6"),
        ("--games 1 --players 7", "2 to 6"),
        ("--games 1 --players four", "four"),
        ("--players 3 --games 0", "at least one"),
        ("--players 3 --games -3", "-3 games"),
        ("--players 3 --games 1 --jobs 0", "0 jobs"),
        ("--players 3 --games 1 --bots clever", "the bots are random"),
        ("--players 3 --games 1 --bots random,random", "2 bots for 3 players"),
        ("--players 3 --games 1 --bots=", "unknown bot ''"),
        ("--players 3 --games 1 --catalogue nowhere.toml", "nowhere.toml"),
        ("--players 3 --games 1 --catalogue .", "folder"),
    ],
    "dataset --out OUT": [
        ("--bot random --games 0", "0 games: at least one"),
        ("--bot random --games 3 --chunk 0", "0 games in a chunk"),
        ("--bot nobody --games 3", "unknown bot 'nobody'"),
        ("--bot random,random,random --games 3 --players 2", "3 bots for 2 players"),
        ("--bot random --games 3 --players 9", "2 to 6"),
        ("--bot random --games 3 --jobs 0", "0 jobs"),
        ("--bot random --games 3 --ray-address a:1", "--engine ray"),
    ],
    "show RECORD": [
        ("--at 5000", "no move 5000"),
        ("--at -1", "no move -1"),
        ("--seat 3", "seats are 0 to 2"),
        ("--seat -1", "seats are 0 to 2"),
        ("--at soon", "soon"),
        ("--catalogue nowhere.toml", "nowhere.toml"),
    ],
    "analyse RECORD": [
        ("--bot clever", "unknown bot 'clever'; the bots are random, greedy, planner"),
        ("--bot greedy:depth=3", "greedy has no option 'depth'"),
        ("--bot exec:no-such-program", "program 'no-such-program' not found"),
        ("--bot exec:false", "p0 (exec:false) ended with exit code 1 instead of answering"),
        ("--catalogue nowhere.toml", "nowhere.toml"),
    ],
    "bench": [
        ("--players 1", "2 to 6"),
        ("--players 7", "2 to 6"),
        ("--seconds 0", "0.0 seconds"),
        ("--seconds nan", "nan seconds"),
        ("--seconds -1", "-1.0 seconds"),
        ("--seconds long", "long"),
        ("envs --players 7", "2 to 6"),
        ("envs --seconds 0", "0.0 seconds"),
        ("envs --jobs 0", "0 jobs"),
    ],
}


@pytest.mark.parametrize(
    ("command", "said"),
    [(f"{verb} {words}", said) for verb, cases in BY_VERB.items() for words, said in cases],
)
def test_nonsense_is_refused(
    command: str, said: str, path: Path, tmp_path: Path, refused: Callable[..., str]
) -> None:
    assert "bench" in list(app)  # the verb of this checkout
    places = {"RECORD": path, "OUT": tmp_path / "data"}
    assert said in refused(*(places.get(word, word) for word in command.split()))
