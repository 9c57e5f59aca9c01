"""Opponents: short classes that see a View, never a Game, and choose from what is legal.

A bot is named by a spec: `greedy`, `search:ms=800`, or `exec:COMMAND` for a program in any
language, `exec[ms=2000]:COMMAND` with another time limit (docs/bots.md). Its module is imported
only when the bot is asked for.

>>> from keyflower import Game
>>> game = Game.new(players=2, seed=7)
>>> bot = make("random", seed=7, seat=game.to_act[0])
>>> legal = game.legal(game.to_act[0])
>>> bot.choose(game.view(game.to_act[0]), legal) in legal
True
"""

import math
import re
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, Protocol

from keyflower.bots.thought import Thought
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.view import View


class Bot(Protocol):
    """What every opponent can do.

    One that holds on to something outside, such as a process, has `close()` too; `dismiss` calls
    it where it is there. Its class names the options of its spec, with their types, in `options`.
    """

    @property
    def needs_view(self) -> bool:
        """Whether it looks at the view; if not, nobody need make one."""

    def choose(self, view: View, legal: list[int]) -> int:
        """One of the legal actions, of which there is at least one."""

    def consider(self, view: View, legal: list[int]) -> list[Thought]:
        """The candidates with what they are worth to it and why, for hints and analysis."""


BOTS: Final[dict[str, str | Callable[..., Bot]]] = {
    "random": "keyflower.bots.random:RandomBot",
    "greedy": "keyflower.bots.greedy:GreedyBot",
    "planner": "keyflower.bots.planner:PlannerBot",
    "search": "keyflower.bots.search:SearchBot",
}
"""By the word that names it: its class, or where that is. Called as `(seed, seat, **options)`."""

EXTERNAL: Final = "keyflower.bots.external:ExternalBot"

_EXEC: Final = re.compile(r"exec(?:\[(?P<options>[^\]]*)\])?:(?P<command>.*)", re.DOTALL)


def make(spec: str, seed: int, seat: int) -> Bot:
    """The bot that a spec names, for one seat of one game."""
    factory, options = _read(spec)
    bot: Bot = factory(seed, seat, **options)
    return bot


def check(spec: str) -> None:
    """Whether a spec names a bot and its options rightly; the error says what there is."""
    _read(spec)


def by_clock(spec: str) -> bool:
    """Whether the bot that a spec names thinks so long, however much it gets done in that time."""
    factory, options = _read(spec)
    asked = getattr(factory, "by_clock", None)
    return asked is not None and bool(asked(options))


def dismiss(bot: Bot) -> None:
    """Let a bot go once its game is over: what it holds on to is given back."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()


def _read(spec: str) -> tuple[Callable[..., Any], dict[str, object]]:
    """The class that a spec names, and the options to make one with."""
    external = _EXEC.fullmatch(spec)
    if external is not None:
        factory = _class(EXTERNAL)
        options = _options("exec", factory, external["options"])
        factory.check(external["command"])
        return factory, {"spec": spec, "command": external["command"], **options}
    name, colon, given = spec.partition(":")
    if name not in BOTS:
        known = ", ".join(BOTS)
        raise KeyflowerError(f"there is no bot {name!r}; the bots are {known} and exec:COMMAND")
    factory = _class(BOTS[name])
    return factory, _options(name, factory, given if colon else None)


def _class(where: str | Callable[..., Bot]) -> Any:
    if not isinstance(where, str):
        return where
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)


def _options(name: str, factory: object, text: str | None) -> dict[str, object]:
    """The options of a spec, `key=value,key=value`, by the types that its class declares."""
    types: Mapping[str, type] = getattr(factory, "options", {})
    found: dict[str, object] = {}
    for piece in [] if text is None else text.split(","):
        key, equals, value = piece.partition("=")
        if not equals:
            raise KeyflowerError(f"{name}: {piece!r} is no option: an option reads key=value")
        if key not in types:
            known = f"its options are {', '.join(types)}" if types else "it has none"
            raise KeyflowerError(f"{name} has no option {key!r}; {known}")
        if key in found:
            raise KeyflowerError(f"{name}: {key} is given twice")
        found[key] = _value(name, key, value, types[key])
    return found


def _value(name: str, key: str, value: str, kind: type) -> object:
    if kind is int:
        if re.fullmatch(r"[1-9][0-9]{0,8}", value):
            return int(value)
        wanted = "a whole number from 1 to 999999999"
    elif kind is float:
        try:
            number = float(value)
        except ValueError:
            number = math.nan
        if 0.0 <= number < math.inf:
            return number
        wanted = "a number from 0"
    else:
        return value
    raise KeyflowerError(f"{name}: {key} must be {wanted}, not {value!r}")
