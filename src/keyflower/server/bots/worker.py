"""What a process does in which bots think: it answers questions, and remembers nothing.

Questions and answers are JSON with a view, never a game.
"""

import asyncio
import os
import sys
import traceback
from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from keyflower.bots import make
from keyflower.bots.failure import BotFailure
from keyflower.bots.network.expectation import expectations
from keyflower.bots.thought import Thought
from keyflower.coach.trials import Trial, try_turns
from keyflower.coach.turning import Candidate, scan
from keyflower.formats.position import read_view
from keyflower.formats.record import Record
from keyflower.game import Game, determinize
from keyflower.rules.compiled import COMPILED

NICENESS: Final = 10
REVIEW_NICENESS: Final = 19  # of those that try out turns of finished games: players come first
READY: Final = b"compiled" if COMPILED else b"interpreted"  # what a new process says first


class Question(msgspec.Struct):
    """What a thinker is asked."""

    kind: Literal["plan", "consider", "expect", "scan", "try"]
    spec: str = ""
    seed: int = 0
    view: Mapping[str, object] = {}
    turns: list[list[int]] = []
    record: str = ""
    seat: int = 0


class Answer(msgspec.Struct):
    """The answer to a question; or a verdict on the bot that failed, and where in the code."""

    plan: list[int] = []
    thoughts: list[Thought] = []
    expected: list[list[float]] = []
    candidates: list[Candidate] = []
    trial: Trial | None = None
    verdict: str = ""
    trace: str = ""


encode: Final = msgspec.json.Encoder().encode
read_question: Final = msgspec.json.Decoder(Question).decode
read_answer: Final = msgspec.json.Decoder(Answer).decode


def work(question: bytes) -> bytes:
    """The answer to a question. Nothing is asked first, and the answer is how the bots run."""
    if question:
        return encode(answer_to(read_question(question)))
    be_nice(NICENESS)  # the event loop comes first
    return READY


def be_nice(niceness: int) -> None:
    """Let processes with a smaller number go first."""
    if sys.platform != "win32":
        os.setpriority(os.PRIO_PROCESS, 0, niceness)


def answer_to(question: Question) -> Answer:
    """The answer of a bot created for this question; a failed bot gets a verdict."""
    try:
        if question.kind == "expect":
            return Answer(expected=list(expectations(Record.loads(question.record))))
        if question.kind == "scan":
            game = Game.from_record(Record.loads(question.record))
            return Answer(candidates=asyncio.run(scan(game, question.seat)))
        if question.kind == "try":
            be_nice(REVIEW_NICENESS)
            view = read_view(question.view)
            return Answer(trial=asyncio.run(try_turns(view, question.turns, question.seed)))
        return _bot_answer(question)
    except BotFailure as failure:
        return Answer(verdict=failure.verdict)
    except Exception as error:
        said = f"failed with {type(error).__name__}: {error}"
        return Answer(verdict=said, trace=traceback.format_exc())


def _bot_answer(question: Question) -> Answer:
    view = read_view(question.view)
    legal = determinize(view, 0).legal(view.seat)  # the same, whatever is hidden
    bot = make(question.spec, question.seed, view.seat)
    try:
        if question.kind == "consider":
            return Answer(thoughts=bot.consider(view, legal))
        plan = bot.plan(view, legal[:])
    finally:
        bot.close()
    if plan and plan[0] in legal:
        return Answer(plan=plan)
    return Answer(verdict=f"answered {plan}, which starts with none of {len(legal)} legal actions")
