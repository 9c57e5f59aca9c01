"""Specs of bots, and the random one."""

import sys
from collections import Counter
from pathlib import Path
from typing import ClassVar

import pytest
from tests.bots.asked import asked
from tests.processes import run

from keyflower.bots import BOTS, Bot, check, make, parse
from keyflower.bots.seeds import derived_seed
from keyflower.game import Game
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.view import View

VIEW = Game.new(2, 1).view(0)


class Tunable(Bot):
    """A bot with an option of every type."""

    needs_view: ClassVar[bool] = False
    options: ClassVar[dict[str, type]] = {"ms": int, "nerve": float, "style": str}

    def __init__(self, seed: int, seat: int, **options: object) -> None:
        super().__init__(seed, seat)
        self.given = options

    def plan(self, view: View, legal: list[int]) -> list[int]:
        return legal[:1]


@pytest.fixture(autouse=True)
def _tunable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "tunable", Tunable)


@pytest.mark.slow
@pytest.mark.parametrize("name", list(BOTS))
def test_every_bot_starts_its_turn_legally_and_considers_it(name: str) -> None:
    spec = "search:iterations=2" if name == "search" else name
    game = Game.new(3, 8)
    for _ in range(30):
        seat = game.to_act[0]
        legal = game.legal(seat)
        thoughts = make(spec, 8, seat).consider(game.view(seat), legal)
        assert {thought.action for thought in thoughts} <= set(legal)
        assert thoughts
        bot = make(spec, 8, seat)
        game.apply(bot.plan(game.view(seat), legal)[0])
        bot.close()


@pytest.mark.parametrize("name", ["random", "greedy", "planner", "trained"])
def test_a_bot_asked_about_one_action_values_it_as_among_all(name: str) -> None:
    _, seat, view, legal = asked(3, 8)
    for thought in make(name, 8, seat).consider(view, legal)[:5]:
        [alone] = make(name, 8, seat).consider(view, [thought.action])
        assert alone.action == thought.action
        assert alone.value == pytest.approx(thought.value)


@pytest.mark.parametrize("name", ["tunable", "tests.bots.test_registry:Tunable"])
def test_options_come_with_their_types(name: str) -> None:
    """Of our bots and of classes from outside."""
    bot = make(f"{name}:ms=800,nerve=1.5,style=bold", 1, 0)
    assert vars(bot)["given"] == {"ms": 800, "nerve": 1.5, "style": "bold"}
    assert vars(make(name, 1, 0))["given"] == {}


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("clever", "unknown bot 'clever'; the bots are random, greedy, planner"),
        ("", "unknown bot ''; the bots are random"),
        ("Random", "unknown bot 'Random'; .*, exec:COMMAND and package.module:Class"),
        ("clever:ms=3", "unknown bot 'clever'"),
        ("exec", "expected a command after the colon"),
        ("random:ms=3", "random has no option 'ms'; it has none"),
        ("tunable:speed=3", "tunable has no option 'speed'; its options are ms, nerve, style"),
        ("tunable:ms=fast", "ms must be a whole number from 1 to 999999999, not 'fast'"),
        ("tunable:ms=0", "ms must be a whole number from 1"),
        ("tunable:ms=-5", "not '-5'"),
        ("tunable:ms=٣", "ms must be a whole number"),
        ("tunable:ms=" + "9" * 5000, "ms must be a whole number"),
        ("tunable:nerve=nan", "nerve must be a number from 0, not 'nan'"),
        ("tunable:nerve=inf", "nerve must be a number from 0"),
        ("tunable:ms=1,ms=2", "ms is given twice"),
        ("tunable:ms", "'ms' is not an option: write key=value"),
        ("tunable:", "'' is not an option"),
        ("exec:", "expected a command after the colon"),
        ("exec:   ", "expected a command after the colon"),
        ("exec:no-such-program --x", "program 'no-such-program' not found"),
        ("exec:python 'x", "can't be read: No closing quotation"),
        ("exec[s=3]:python x", "exec has no option 's'; its options are ms"),
        ("exec[ms=x]:python x", "ms must be a whole number"),
        ("no_such_module:Mine", "no_such_module:Mine can't be loaded: No module named"),
        ("json:Mine", "json:Mine can't be loaded: module 'json' has no attribute 'Mine'"),
        ("json:JSONDecoder", "is not a bot: it must be a subclass of keyflower.bots.Bot"),
        ("json:dumps", "is not a bot"),
        ("tests.bots.test_registry:Tunable:speed=3", "Tunable has no option 'speed'"),
        ("tests.bots.test_registry:Tunable:", "'' is not an option"),
    ],
)
def test_nonsense_is_refused_with_what_there_is(spec: str, said: str) -> None:
    with pytest.raises(KeyflowerError, match=said) as first:
        check(spec)
    assert "\n" not in str(first.value)
    with pytest.raises(KeyflowerError, match=said):
        make(spec, 1, 0)


@pytest.mark.parametrize(
    ("spec", "clock"),
    [
        ("search", True),
        ("search:ms=300", True),
        ("search:ms=300,iterations=5", True),
        ("search:iterations=5", False),
        ("planner", False),
        ("random", False),
    ],
)
def test_it_is_known_which_bots_think_by_the_clock(spec: str, clock: bool) -> None:
    assert parse(spec).by_clock == clock


def test_a_spec_is_parsed_without_importing_anything() -> None:
    spec = parse("no.such.module:Mine:ms=3,style=bold")
    assert (spec.name, spec.given) == ("no.such.module:Mine", {"ms": "3", "style": "bold"})
    assert not spec.ours
    assert parse("exec[ms=3]:rm -rf /").command == "rm -rf /"
    assert not parse("exec[ms=3]:rm -rf /").ours
    assert parse("search:ms=3").ours


def test_random_is_even_and_follows_from_seed_and_seat() -> None:
    def choices(seed: int, seat: int) -> list[int]:
        bot = make("random", seed, seat)
        return [bot.plan(VIEW, list(range(7)))[0] for _ in range(7000)]

    first = choices(1, 0)
    assert all(850 < count < 1150 for count in Counter(first).values())
    assert choices(1, 0) == first
    assert choices(1, 1) != first != choices(2, 0)
    bot = make("random", 1, 0)
    assert not bot.needs_view
    assert {thought.value for thought in bot.consider(VIEW, list(range(7)))} == {0.0}


def test_only_the_bot_that_is_asked_for_is_imported() -> None:
    script = (
        "import sys; from keyflower.bots import make; make('random', 1, 0)\n"
        "print([name for name in sys.modules if name.startswith('keyflower.bots.')])"
    )
    found = run([sys.executable, "-c", script], text=True, check=True).stdout
    assert "bots.random" in found
    for other in ("planner", "evaluation", "external"):
        assert other not in found


def test_seeds_are_the_same_on_every_machine() -> None:
    assert derived_seed("game", 1, 0) == 906562871638394
    assert derived_seed("game", 1, 11) != derived_seed("game", 11, 1)
    assert all(derived_seed(n) < 2**53 for n in range(100))


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("def plan(:\n", "invalid syntax"),
        ("1 / 0\n", "ZeroDivisionError: division by zero"),
        ("raise SystemError('no')\n", "SystemError: no"),
    ],
)
def test_a_module_that_fails_is_refused_with_what_is_wrong(
    code: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"broken{len(code)}"
    (tmp_path / f"{name}.py").write_text(code, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(KeyflowerError, match=f"{name}:Mine can't be loaded: {said}"):
        check(f"{name}:Mine")
