"""What can go wrong, as types whose message a player can read."""

from dataclasses import dataclass, field


@dataclass
class Reason:
    """Why an action isn't possible, in a form that any language can show.

    `id` is a message of locale/LANGUAGE/reasons.ftl, `rule` the rules that it follows from
    ("B2", "C1, O1", or "" where it is not about the rules). keyflower.formats.reasons says what
    its variables stand for.
    """

    id: str
    rule: str
    variables: dict[str, str | int] = field(default_factory=dict)


class KeyflowerError(Exception):
    """Something was asked for that cannot be done; the message says what would be right."""


class IllegalAction(KeyflowerError):
    """An action that the rules do not allow now; the game has not changed."""

    def __init__(self, message: str, reason: Reason) -> None:
        super().__init__(message, reason)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.args[0])


class NotationError(KeyflowerError):
    """A line that isn't an action, or names something that is not there."""


class PositionError(KeyflowerError):
    """A position that cannot be: each broken rule is named in `problems`."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("impossible position: " + "; ".join(problems))
        self.problems = problems


class RecordError(KeyflowerError):
    """A record that does not replay; the message names the first wrong move."""


class DrawMissing(RecordError):
    """Less is recorded than is drawn: what could come next, how likely, and who may see it."""

    def __init__(self, viewer: int, outcomes: list[int], weights: list[int]) -> None:
        super().__init__(viewer, outcomes, weights)
        self.viewer = viewer
        self.outcomes = outcomes
        self.weights = weights

    def __str__(self) -> str:
        return "too little is recorded as drawn"


class IllegalMove(RecordError):
    """A move of a record that the rules do not allow: the number of the move, itself, and why."""

    def __init__(self, number: int, move: str, error: IllegalAction) -> None:
        super().__init__(number, move, error)
        self.number = number
        self.move = move
        self.reason = error.reason

    def __str__(self) -> str:
        return f"move {self.number} ({self.move}) is wrong: {self.args[2]}"
