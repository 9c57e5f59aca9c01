"""Specs: how a bot is named, on the command line and elsewhere (docs/bots.md)."""

import math
import re
import sys
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from keyflower.bots.bot import Bot
from keyflower.rules.errors import KeyflowerError

BOTS: Final[dict[str, str | type[Bot]]] = {
    "random": "keyflower.bots.random:RandomBot",
    "greedy": "keyflower.bots.planning.greedy:GreedyBot",
    "planner": "keyflower.bots.planning.planner:PlannerBot",
    "trained": "keyflower.bots.planning.trained:TrainedBot",
    "search": "keyflower.bots.planning.search:SearchBot",
}
"""Our own bots by name: the class, or where it is."""

EXEC: Final = "exec"
EXTERNAL: Final = "keyflower.bots.external.bot:ExternalBot"

_EXEC: Final = re.compile(r"exec(?:\[(?P<options>[^\]]*)\])?:(?P<command>.*)", re.DOTALL)
_MODULE_SPEC: Final = re.compile(
    r"(?P<name>\w+(?:\.\w+)*:[^\W\d]\w*)(?::(?P<options>.*))?", re.DOTALL
)


@dataclass(frozen=True, slots=True)
class Spec:
    """A spec in its parts. Parsing imports nothing; all methods do."""

    text: str
    name: str  # a name in `BOTS`, `exec`, or `package.module:Class`
    given: dict[str, str] = field(default_factory=dict)  # the options as they were written
    command: str = ""  # what `exec` runs

    @property
    def ours(self) -> bool:
        """Whether it names one of our own bots: no program, and no code from outside."""
        return self.name in BOTS

    @property
    def by_clock(self) -> bool:
        """Whether this bot is limited by wall-clock time."""
        return self.bot_class().by_clock(self.options())

    def make(self, seed: int, seat: int) -> Bot:
        return self.bot_class()(seed, seat, **self.options())

    def bot_class(self) -> type[Bot]:
        """The class, imported if need be."""
        where = EXTERNAL if self.name == EXEC else BOTS.get(self.name)
        if where is not None:
            found: type[Bot] = _load(where)
            return found
        if ":" in self.name:
            return _from_outside(self.name)
        raise KeyflowerError(
            f"unknown bot {self.name!r}; the bots are {', '.join(BOTS)}, exec:COMMAND and"
            " package.module:Class"
        )

    def options(self) -> dict[str, object]:
        """What the class is called with; an error says which options there are."""
        bot = self.bot_class()
        found: dict[str, object] = {}
        if self.name == EXEC:
            found = {"spec": self.text, "command": self.command}
        for key, value in self.given.items():
            if key not in bot.options:
                names = ", ".join(bot.options)
                known = f"its options are {names}" if names else "it has none"
                raise KeyflowerError(f"{self.name} has no option {key!r}; {known}")
            found[key] = _value(self.name, key, value, bot.options[key])
        bot.check(found)
        return found


def check(text: str) -> None:
    """Raise an error that says what there is, unless a spec names a bot and its options."""
    parse(text).options()


def make(text: str, seed: int, seat: int) -> Bot:
    """The bot that a spec names, for one seat."""
    return parse(text).make(seed, seat)


def parse(text: str) -> Spec:
    """Read a spec.

    >>> parse("search:ms=800").given
    {'ms': '800'}
    >>> parse("my.bots:Bold:nerve=2").name
    'my.bots:Bold'
    """
    program = _EXEC.fullmatch(text)
    if program is not None:
        given = _given(EXEC, program["options"])
        return Spec(text, EXEC, given, program["command"])
    name, colon, options = text.partition(":")
    if name in BOTS:
        return Spec(text, name, _given(name, options if colon else None))
    outside = _MODULE_SPEC.fullmatch(text)
    if outside is not None:
        return Spec(text, outside["name"], _given(outside["name"], outside["options"]))
    return Spec(text, name)


def _given(name: str, text: str | None) -> dict[str, str]:
    """Options, `key=value,key=value`."""
    found: dict[str, str] = {}
    for piece in [] if text is None else text.split(","):
        key, equals, value = piece.partition("=")
        if not equals:
            raise KeyflowerError(f"{name}: {piece!r} is not an option: write key=value")
        if key in found:
            raise KeyflowerError(f"{name}: {key} is given twice")
        found[key] = value
    return found


def _value(name: str, key: str, value: str, kind: type) -> object:
    if kind is int:
        if re.fullmatch(r"[1-9][0-9]{0,8}", value):
            return int(value)
        expected = "a whole number from 1 to 999999999"
    elif kind is float:
        try:
            number = float(value)
        except ValueError:
            number = math.nan
        if 0.0 <= number < math.inf:
            return number
        expected = "a number from 0"
    else:
        return value
    raise KeyflowerError(f"{name}: {key} must be {expected}, not {value!r}")


def _load(where: str | type[Bot]) -> Any:
    if not isinstance(where, str):
        return where
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)


def _from_outside(name: str) -> type[Bot]:
    """A class from an installed package, or from a module in the current folder."""
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        found = _load(name)
    except Exception as error:  # the module may raise anything
        is_named = isinstance(error, ImportError | AttributeError | SyntaxError)
        said = error if is_named else f"{type(error).__name__}: {error}"
        raise KeyflowerError(f"{name} can't be loaded: {said}") from error
    if isinstance(found, type) and issubclass(found, Bot):
        return found
    raise KeyflowerError(f"{name} is not a bot: it must be a subclass of keyflower.bots.Bot")
