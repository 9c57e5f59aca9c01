"""`--compiled`: whether compiled rules and bots are asked for, and whether they are there."""

from keyflower.cli.errors import CommandError
from keyflower.rules.compiled import COMPILED


def check_compiled(asked: bool | None) -> None:
    """Refuse what this process can't do; None takes what there is."""
    if asked and not COMPILED:
        raise CommandError(
            "these rules are not compiled: use ./keyflower in a checkout, or a compiled wheel"
        )
    if asked is False and COMPILED:
        raise CommandError("this package is compiled; a pure one plays interpreted")
