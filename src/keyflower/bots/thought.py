"""What a bot thinks of an action: its value, and why, as message ids for any language."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Motive:
    """Why a bot would do something: a message id of the Fluent files and its variables."""

    id: str
    variables: dict[str, str | int | float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Thought:
    """One candidate: an action, what it is worth in points, and why."""

    action: int
    value: float
    reasons: tuple[Motive, ...] = ()
