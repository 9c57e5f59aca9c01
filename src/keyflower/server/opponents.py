"""Which bots people may ask for: never a command to run, never hours of thinking."""

from typing import Final

from keyflower.bots import BOTS, check
from keyflower.rules.errors import KeyflowerError
from keyflower.server.errors import Refusal

MOST_MS: Final = 5000
MOST_ITERATIONS: Final = 20
LONGEST: Final = 60
"""Characters of a spec."""

OFFERED: Final[tuple[tuple[str, str], ...]] = (
    ("beginner", "random"),
    ("easy", "greedy"),
    ("medium", "planner"),
    ("strong", "search:ms=800"),
)
"""What a lobby offers, the weakest first: an id that has a name in every language, and a spec."""


class NoOpponent(Refusal):
    """A bot that is not there, or not for guests; the message lists those that are."""

    code = "no-opponent"


def checked_spec(spec: str) -> str:
    """A spec that anybody may ask for, as it is.

    >>> checked_spec("search:ms=800")
    'search:ms=800'
    """
    name, _, given = spec.partition(":")
    if len(spec) > LONGEST or name not in BOTS:
        shown = spec if len(spec) <= LONGEST else spec[:LONGEST] + "…"
        raise NoOpponent(f"{shown!r} is no bot to play against here; {allowed()}")
    try:
        check(spec)
    except KeyflowerError as error:
        raise NoOpponent(f"{error}; {allowed()}") from None
    options = dict(piece.split("=", 1) for piece in given.split(",") if piece)
    if name == "planner" and options:
        raise NoOpponent(f"planner takes no options here; {allowed()}")
    if name == "search":
        for key, most in (("ms", MOST_MS), ("iterations", MOST_ITERATIONS)):
            if int(options.get(key, most)) > most:
                raise NoOpponent(f"search: {key} is {most} at most, not {options[key]}")
    return spec


def allowed() -> str:
    """What there is, in words."""
    limits = f"ms={MOST_MS} or iterations={MOST_ITERATIONS} at most"
    return f"the bots are {', '.join(BOTS)} (search with {limits}, as search:ms=800)"
