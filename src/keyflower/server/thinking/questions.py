"""Questions to the worker processes and their answers: JSON with a view, never a game."""

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from keyflower.bots.thought import Thought
from keyflower.rules.compiled import COMPILED

READY: Final = b"compiled" if COMPILED else b"interpreted"
"""What a new process says first."""


class Question(msgspec.Struct):
    """What a thinker is asked."""

    kind: Literal["plan", "consider", "expect"]
    spec: str = ""
    seed: int = 0
    view: Mapping[str, object] = {}
    record: str = ""


class Answer(msgspec.Struct):
    """The answer to a question; or a verdict on the bot that failed, and where in the code."""

    plan: list[int] = []
    thoughts: list[Thought] = []
    expected: list[list[float]] = []
    verdict: str = ""
    trace: str = ""


encode: Final = msgspec.json.Encoder().encode
read_question: Final = msgspec.json.Decoder(Question).decode
read_answer: Final = msgspec.json.Decoder(Answer).decode
