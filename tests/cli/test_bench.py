"""`keyflower bench`: speed, as figures."""

import json
import sys

import pytest
from tests.cli.conftest import Call
from tests.compiler import needs_compiler

from bench import envs
from bench.gauges import Figures, Gauge
from bench.speed import as_json, figures_table
from bench.strength import NETWORK, OPPONENTS, strength_table
from keyflower.bots import check
from keyflower.bots.network.network import read_network
from keyflower.cli.console import out
from keyflower.rules.errors import KeyflowerError
from tools.__main__ import app

FIGURES = {"games_per_s", "decisions_per_s", "legal_per_s", "clone_us"}


@pytest.mark.slow
def test_json_has_the_figures(call: Call) -> None:
    said = call("bench", "--players", 2, "--seconds", 0.05, "--json")
    assert (said.code, said.err) == (0, "")
    found = json.loads(said.out)
    assert set(found) == FIGURES | {"players", "compiled"}
    assert found["players"] == 2
    assert isinstance(found["compiled"], bool)
    assert all(found[name] > 0 for name in FIGURES)


@pytest.mark.slow
def test_people_get_a_table(call: Call) -> None:
    said = call("bench", "--seconds", 0.05).out
    for words in ("4 players", "games/s", "decisions/s", "legal actions/s", "clone µs"):
        assert words in said


OURS = Figures(60.0, 12_000.0, 600_000.0, 5.0)
COMPILED = Figures(240.0, 48_000.0, 2_400_000.0, 2.5)
CATAN = Figures(12.0, 12_000.0, 60_000.0, 75.0)


def test_ratios_say_how_many_times_faster_ours_is(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(4, [(COMPILED, True), (OURS, False)], {"catanatron": CATAN})
    assert found["compiled"] is True
    assert found["games_per_s"] == 240.0
    assert found["peers"] == {"catanatron": CATAN.as_json()}
    assert found["ratios"] == {
        "catanatron": {"games": 20.0, "decisions": 4.0, "legal": 40.0, "clone": 30.0}
    }
    interpreted = found["interpreted"]
    assert isinstance(interpreted, dict)
    assert interpreted["compiled"] is False
    assert interpreted["ratios"]["catanatron"]["games"] == 5.0
    out.print(figures_table(4, [(OURS, False)], {"catanatron": CATAN}))
    assert "interpreted to catanatron" in capsys.readouterr().out


def test_peers_and_compiled_are_understood() -> None:
    _, bound, _ = app.parse_args(["bench", "--peers", "--compiled", "--seconds", "2"])
    assert bound.arguments == {"peers": True, "compiled": True, "seconds": 2.0}


def test_a_gauge_that_fails_says_why() -> None:
    with (
        Gauge([sys.executable, "-c", "import no_such_engine"], None) as gauge,
        pytest.raises(KeyflowerError, match=r"measuring hive failed: .*no_such_engine"),
    ):
        gauge.ask("hive", 1.0)


@pytest.mark.thorough
@needs_compiler
def test_compiled_rules_are_measured_too(call: Call) -> None:
    found = json.loads(call("bench", "--compiled", "--seconds", 0.5, "--json").out)
    assert found["compiled"] is True
    assert found["interpreted"]["compiled"] is False
    assert found["games_per_s"] > found["interpreted"]["games_per_s"]


@pytest.mark.thorough
def test_environments_are_measured(call: Call) -> None:
    said = call("bench", "envs", "--seconds", 0.01, "--jobs", 1, "--json")
    assert said.code == 0
    found = json.loads(said.out)
    assert set(found["steps_per_s"]) == set(envs.OURS)
    assert all(speed > 0 for speed in found["steps_per_s"].values())


def test_environments_are_compared_with_others(capsys: pytest.CaptureFixture[str]) -> None:
    out.print(envs.steps_table(2, {"pettingzoo": 3000.0, "pettingzoo-chess": 500.0}))
    assert "× 6.00" in capsys.readouterr().out


@pytest.mark.slow
def test_strength_against_fixed_opponents(call: Call) -> None:
    arguments = ("--games", 4, "--against", "random,greedy", "--jobs", 1, "--json")
    said = call("bench", "strength", "greedy", *arguments)
    found = json.loads(said.out)
    assert said.err == (
        "keyflower: 4 games against random\nkeyflower: greedy is the bot itself, which wins 25 %\n"
    )
    assert (found["bot"], list(found["against"])) == ("greedy", ["random"])
    beaten = found["against"]["random"]
    assert (beaten["players"], beaten["games"], beaten["share"], beaten["high"]) == (4, 4, 1.0, 1.0)
    assert beaten["points"] > beaten["others"]


def test_strength_as_a_table() -> None:
    row = {"share": 0.4025, "low": 0.355, "high": 0.451, "points": 60.63, "others": 53.1, "ms": 5.0}
    with out.capture() as shown:
        out.print(strength_table("trained", {"network": row}))
    assert "network" in shown.get()
    assert "40.2%   35.5% to 45.1%     60.6     53.1            5.0" in shown.get()


def test_strength_names_the_opponents(call: Call) -> None:
    said = call("bench", "strength", "greedy", "--against", "champion")
    assert said.code == 2
    assert (
        "unknown opponent 'champion'; the opponents are random, greedy, planner, netw" in said.err
    )


def test_the_fixed_network_can_be_played_against() -> None:
    assert read_network(NETWORK).card["features"] == 1
    check(OPPONENTS["network"])
