"""The base class of all bots."""

from collections.abc import Mapping
from typing import ClassVar

from keyflower.bots.thought import Thought
from keyflower.rules.view import View


class Bot:
    """Answers with the actions of its turn; a subclass must have `plan`, the rest has defaults.

    A bot is made for one seat, as `Class(seed, seat, **options)`. It may play a whole game or be
    made again for every turn (the server does so): what it answers must not depend on what it was
    asked before.

    >>> class First(Bot):
    ...     def plan(self, view, legal):
    ...         return legal[:1]
    """

    needs_view: ClassVar[bool] = True
    """Whether it looks at the view; otherwise it may get one that says nothing."""

    options: ClassVar[Mapping[str, type]] = {}  # of its spec, with their types: int, float or str

    def __init__(self, seed: int, seat: int) -> None:
        self.seed = seed
        self.seat = seat

    def plan(self, view: View, legal: list[int]) -> list[int]:
        """The actions of the turn: first one of the legal ones, then what is to follow it.

        They are played as long as the next one is legal and no other seat has acted; then the bot
        is asked again. One action is enough.
        """
        raise NotImplementedError

    def consider(self, view: View, legal: list[int]) -> list[Thought]:
        """The candidates with their values, for hints and analysis.

        By default the action that it would play, without a value.
        """
        return [Thought(self.plan(view, legal)[0], 0.0)]

    def close(self) -> None:
        """Release what it holds outside, such as a process; it is not asked again."""

    @staticmethod
    def by_clock(options: Mapping[str, object]) -> bool:
        """Whether a bot with these options is limited by wall-clock time."""
        return False

    @staticmethod
    def check(options: Mapping[str, object]) -> None:
        """Raise a `KeyflowerError` if a bot with these options can't play here."""
