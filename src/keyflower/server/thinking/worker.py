"""What a process does in which bots think: it answers questions, and remembers nothing."""

import os
import sys
import traceback
from typing import Final

from keyflower.bots import make
from keyflower.bots.expectation import expectation
from keyflower.bots.failure import BotFailure
from keyflower.formats.position import read_view
from keyflower.formats.record import Record
from keyflower.game import Replay, determinize
from keyflower.server.thinking.questions import READY, Answer, Question, encode, read_question

NICENESS: Final = 10


def work(question: bytes) -> bytes:
    """The answer to a question. Nothing is asked first, and the answer is how the bots run."""
    if question:
        return encode(answer_to(read_question(question)))
    if sys.platform != "win32":
        os.nice(NICENESS)  # the event loop comes first
    return READY


def answer_to(question: Question) -> Answer:
    """The answer of a bot created for this question; a failed bot gets a verdict."""
    try:
        if question.kind == "expect":
            return Answer(expected=_expected(question.record))
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


def _expected(text: str) -> list[list[float]]:
    """Each seat's expected result at each point of a record."""
    record = Record.loads(text)
    replay = Replay(record)
    found = [expectation(replay.game)]
    while replay.at < len(record.moves):
        replay.step()
        found.append(expectation(replay.game))
    return [[round(share, 4) for share in shares] for shares in found]
