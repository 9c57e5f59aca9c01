"""Whether the rules run compiled by mypyc or interpreted; both play the same games."""

from typing import Final

from keyflower.rules import decisions

COMPILED: Final = not str(decisions.__file__).endswith(".py")
