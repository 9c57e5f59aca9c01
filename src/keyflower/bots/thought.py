"""What a bot thinks of an action, and a reason for it as a message for any language."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Motive:
    """Why to do something: a message id of the Fluent files and its variables."""

    id: str
    variables: dict[str, str | int | float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Thought:
    """One candidate: an action, its worth in points, and what is planned next; `ideas.why` why."""

    action: int
    value: float
    then: tuple[int, ...] = ()
