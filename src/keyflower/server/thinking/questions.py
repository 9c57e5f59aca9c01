"""What the server asks the processes of bots, and what they answer: JSON, a view, never a game."""

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from keyflower.bots.thought import Thought
from keyflower.compiled import COMPILED

READY: Final = b"compiled" if COMPILED else b"interpreted"
"""What a new process says first."""


class Question(msgspec.Struct):
    """What a thinker is asked; `forget` wants no answer."""

    kind: Literal["choose", "consider", "expect", "forget"]
    key: str = ""
    spec: str = ""
    seed: int = 0
    view: Mapping[str, object] = {}
    record: str = ""


class Answer(msgspec.Struct):
    """What was asked for; or why there is nothing, and where in the code it went wrong."""

    action: int | None = None
    thoughts: list[Thought] = []
    expected: list[list[float]] = []
    verdict: str = ""
    trace: str = ""


encode: Final = msgspec.json.Encoder().encode
read_question: Final = msgspec.json.Decoder(Question).decode
read_answer: Final = msgspec.json.Decoder(Answer).decode
