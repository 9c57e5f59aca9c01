"""Which bots guests may use: no programs, no outside code, no long thinking."""

from typing import Annotated, Final

from keyflower.bots import BOTS, parse
from keyflower.bots.levels import LEVELS
from keyflower.play.errors import Refusal
from keyflower.play.typed_json import Bounds
from keyflower.rules.errors import KeyflowerError

MOST_MS: Final = 300  # as long as the strongest level thinks
MOST_ITERATIONS: Final = 20
LIMITS: Final = {("search", "ms"): MOST_MS, ("search", "iterations"): MOST_ITERATIONS}
"""The options that people may set, by bot and name, and how far."""
MAX_SPEC_LENGTH: Final = 60  # characters of a spec
Spec = Annotated[
    str, Bounds(min_length=1, max_length=MAX_SPEC_LENGTH, description="A bot: GET /api/bots")
]


class NoOpponent(Refusal, code="no-opponent"):
    """An unknown bot, or one that guests may not use; the message lists the others."""


def checked_spec(spec: str) -> str:
    """The same spec, if guests may use it.

    >>> checked_spec("search:ms=200")
    'search:ms=200'
    """
    if any(spec == level.bot for level in LEVELS):
        return spec
    if len(spec) > MAX_SPEC_LENGTH:
        raise NoOpponent(f"{spec[:MAX_SPEC_LENGTH] + '…'!r} is too long for a bot; {allowed()}")
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
    return f"the bots are {', '.join(BOTS)} (search with {limits}, as search:ms=200)"
