"""Guests may ask for bots, but not for commands, nor for hours of thinking."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keyflower.bots import check, make
from keyflower.bots.levels import LEVELS
from keyflower.play.kept import is_bot
from keyflower.play.opponents import NoOpponent, checked_spec
from keyflower.server.web.errors import Refusal


@pytest.mark.parametrize(
    "spec",
    [
        "random",
        "greedy",
        "planner",
        "search",
        "search:ms=1",
        "search:ms=300",
        "search:iterations=20",
        "search:ms=300,iterations=20",
    ],
)
def test_bots_that_anybody_may_ask_for(spec: str) -> None:
    assert checked_spec(spec) == spec
    make(spec, 1, 0)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        (
            "",
            "'' is not a bot you can play against here; the bots are random, greedy, planner,",
        ),
        ("gredy", "'gredy' is not a bot"),
        ("Greedy", "'Greedy' is not a bot"),
        ("exec:sh -c 'rm -rf /'", "is not a bot you can play against here; the bots are"),
        ("exec[ms=1]:sh", "is not a bot you can play against here"),
        ("json:JSONDecoder", "is not a bot you can play against here"),
        ("no_such_module:Bot:ms=1", "is not a bot you can play against here"),
        ("keyflower.bots.random:RandomBot", "is not a bot you can play against here"),
        ("exec", "is not a bot you can play against here"),
        ("planner:without=goods", "planner: without can't be set here; the bots are"),
        ("planner:", "'' is not an option"),
        ("random:seed=1", "random has no option 'seed'; it has none; the bots are"),
        ("search:ms=301", "search: ms is 300 at most, not 301"),
        ("search:ms=800", "search: ms is 300 at most, not 800"),
        ("search:iterations=21", "search: iterations is 20 at most, not 21"),
        ("search:ms=100,iterations=999999999", "search: iterations is 20 at most"),
        ("search:iterations=1,ms=600000", "search: ms is 300 at most"),
        ("search:ms=0", "search: ms must be a whole number"),
        ("search:ms=-1", "search: ms must be a whole number"),
        ("search:ms=٥", "search: ms must be a whole number"),
        ("search:", "'' is not an option"),
        ("search:ms=1,ms=2", "ms is given twice"),
        ("search:ms=1,", "'' is not an option"),
        ("search:weights=1", "search has no option 'weights'"),
        ("search " * 100, "…' is too long for a bot; the bots are"),
    ],
)
def test_others_are_refused_and_the_error_says_what_there_is(spec: str, said: str) -> None:
    with pytest.raises(NoOpponent) as refused:
        checked_spec(spec)
    assert said in str(refused.value)
    assert len(str(refused.value)) < 400
    assert isinstance(refused.value, Refusal)


def test_code_from_outside_is_not_even_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A spec is refused before its module runs."""
    (tmp_path / "trap.py").write_text("raise SystemExit('imported')")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(NoOpponent):
        checked_spec("trap:Bot")
    assert not is_bot("trap:Bot")  # nor one that somebody wrote into the database
    with pytest.raises(SystemExit):
        check("trap:Bot")


def test_the_offered_strengths_can_all_be_asked_for() -> None:
    for level in LEVELS:
        assert checked_spec(level.bot) == level.bot
        make(level.bot, 1, 0)


@pytest.mark.slow
@given(st.text(max_size=80) | st.from_regex(r"(exec|search|planner)[:\[].{0,40}"))
def test_any_text_is_a_bot_within_the_limits_or_refused(spec: str) -> None:
    try:
        checked_spec(spec)
    except NoOpponent as error:
        refusal = str(error)
    else:
        refusal = ""
    known = spec.partition(":")[0] in ("random", "greedy", "planner", "trained", "search")
    assert known if not refusal else refusal.isprintable()
