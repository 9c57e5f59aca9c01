"""The bot that plays any legal action, all of them equally likely."""

import random
from typing import ClassVar

from keyflower.bots.bot import Bot
from keyflower.bots.seeds import derived_seed
from keyflower.bots.thought import Thought
from keyflower.rules.view import View


class RandomBot(Bot):
    """Its choices follow from the game's seed and its seat, the same on every machine."""

    needs_view: ClassVar[bool] = False

    def __init__(self, seed: int, seat: int) -> None:
        super().__init__(seed, seat)
        # Of all that Random offers, only random() is promised to stay the same.
        self._random = random.Random(derived_seed("random bot", seed, seat)).random

    def plan(self, view: View, legal: list[int]) -> list[int]:
        """Any of the legal actions."""
        return [legal[int(self._random() * len(legal))]]

    def consider(self, view: View, legal: list[int]) -> list[Thought]:
        """All of them, with the same value."""
        return [Thought(action, 0.0) for action in legal]
