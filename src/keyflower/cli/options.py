"""Options that several verbs share, and what they stand for."""

import os
import sys
from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

from keyflower.cli.errors import CommandError
from keyflower.lab.engine import Engine
from keyflower.rules.compiled import COMPILED
from keyflower.words import NAMES, Words, choose, match, read_environment

Players = Annotated[int, Parameter(help="How many sit at the table, 2 to 6.")]
Games = Annotated[int, Parameter(help="How many games.")]
Seed = Annotated[int, Parameter(help="Any whole number: the same one gives the same games.")]
Bots = Annotated[
    str, Parameter(help="Who plays: one name for all seats, or one for each, separated by commas.")
]
Compiled = Annotated[
    bool | None,
    Parameter(
        negative="--no-compiled",
        help="Play with rules and bots compiled by mypyc, which is several times faster, or not. In"
        " a checkout, --compiled compiles them first if needed; by default compiled ones are used"
        " if they exist. The games are the same, unless a bot is limited by time.",
    ),
]
Language = Annotated[
    str | None, Parameter(help="en, fr, el, ro, zh-Hant or fa; by default that of the environment.")
]
Json = Annotated[bool, Parameter(help="Print one JSON object, the same in every language.")]


def check_compiled(asked: bool | None) -> None:
    """Refuse what this process can't do; None takes what there is."""
    if asked and not COMPILED:
        raise CommandError(
            "these rules are not compiled: use ./keyflower in a checkout, or a compiled wheel"
        )
    if asked is False and COMPILED:
        raise CommandError("this package is compiled; a pure one plays interpreted")


@Parameter(name="*")  # its fields are options of the verb
@dataclass(frozen=True)
class Processes(Engine):
    """Where games are played: processes of this machine, or a cluster."""

    compiled: Compiled = None

    def __post_init__(self) -> None:
        Engine.__post_init__(self)
        check_compiled(self.compiled)


PROCESSES = Processes()


def speak(language: str | None) -> Words:
    """The messages of a language, by default the environment's, else English.

    An unsupported language prints a warning.
    """
    words = Words((language and match(language)) or choose(read_environment(os.environ)))
    if language is not None and match(language) is None:
        known = (f"{tag} ({name})" for tag, name in NAMES.items())
        # Each apart, so that names of both directions keep their places.
        listed = words.text("terminal-comma").join(f"\u2068{one}\u2069" for one in known)
        said = words.text("terminal-no-language", asked=language, languages=listed)
        print(f"keyflower: {said}", file=sys.stderr)
    return words
