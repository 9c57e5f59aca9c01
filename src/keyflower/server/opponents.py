"""Which bots guests may use: no programs, no outside code, no long thinking."""

from typing import Final

from keyflower.bots import BOTS, parse
from keyflower.rules.errors import KeyflowerError
from keyflower.server.errors import Refusal

MOST_MS: Final = 5000
MOST_ITERATIONS: Final = 20
LIMITS: Final = {("search", "ms"): MOST_MS, ("search", "iterations"): MOST_ITERATIONS}
"""The options that people may set, by bot and name, and how far."""
LONGEST: Final = 60
"""Characters of a spec."""

OFFERED: Final[tuple[tuple[str, str], ...]] = (
    ("beginner", "random"),
    ("easy", "greedy"),
    ("medium", "planner"),
    ("strong", "search:ms=800"),
)
"""What a lobby offers, the weakest first: an id that has a name in every language, and a spec."""

LEVELS: Final = ("beginner", "easy", "medium", "strong", "expert", "master")
"""The strengths there are names for, the weakest first; not all are offered."""


def level_of(spec: str) -> int:
    """How strong a bot is: 1 for a beginner to 6 for a master; 0 for bots that aren't offered.

    >>> level_of("planner"), level_of("search:ms=5")
    (3, 0)
    """
    return next((LEVELS.index(level) + 1 for level, offered in OFFERED if offered == spec), 0)


class NoOpponent(Refusal):
    """An unknown bot, or one that guests may not use; the message lists the others."""

    code = "no-opponent"


def checked_spec(spec: str) -> str:
    """The same spec, if guests may use it.

    >>> checked_spec("search:ms=800")
    'search:ms=800'
    """
    if len(spec) > LONGEST:
        raise NoOpponent(f"{spec[:LONGEST] + '…'!r} is too long for a bot; {allowed()}")
    try:
        parsed = parse(spec)
        options = parsed.options() if parsed.ours else {}  # nothing from outside is imported
    except KeyflowerError as error:
        raise NoOpponent(f"{error}; {allowed()}") from None
    if not parsed.ours:
        raise NoOpponent(f"{spec!r} is not a bot you can play against here; {allowed()}")
    for key, value in options.items():
        most = LIMITS.get((parsed.name, key))
        if most is None:
            raise NoOpponent(f"{parsed.name}: {key} can't be set here; {allowed()}")
        if not isinstance(value, int) or value > most:
            raise NoOpponent(f"{parsed.name}: {key} is {most} at most, not {value}")
    return spec


def allowed() -> str:
    """The bots and their limits, in words."""
    limits = f"ms={MOST_MS} or iterations={MOST_ITERATIONS} at most"
    return f"the bots are {', '.join(BOTS)} (search with {limits}, as search:ms=800)"
