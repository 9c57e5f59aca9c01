"""A process in which bots think: it holds them by key, and answers one question after the other.

A bot is kept because it follows its plan through the small decisions of a turn.
"""

import contextlib
import os
import signal
import sys
import threading
import traceback
from collections.abc import Iterator
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Final

from keyflower.bots import Bot, dismiss, make
from keyflower.bots.expectation import expectation
from keyflower.bots.failure import BotFailure
from keyflower.formats.position import read_view
from keyflower.formats.record import Record
from keyflower.game import Replay, determinize
from keyflower.rules.view import View
from keyflower.server.thinking.questions import READY, Answer, Question, encode, read_question

MOST_BOTS: Final = 200
"""Bots that a process holds; those not asked for longest are let go."""
NICENESS: Final = 10


def work(questions: Connection, answers: Connection) -> None:
    """Answer one question after the other until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all; the parent ends us
    if sys.platform != "win32":
        os.nice(NICENESS)  # the event loop comes first
    bots = _Bots()
    asked: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(questions, asked, bots), daemon=True).start()
    answers.send_bytes(READY)
    while True:
        answer = bots.answer(read_question(asked.get()))
        if answer is not None:
            answers.send_bytes(encode(answer))


def _listen(questions: Connection, asked: "SimpleQueue[bytes]", bots: "_Bots") -> None:
    """Read the questions; at their end, when we are dismissed or the parent died, go at once."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            asked.put(questions.recv_bytes())
    bots.dismiss_all()
    os._exit(0)


class _Bots:
    """The bots of a process, by key; the one not asked for longest comes first."""

    def __init__(self) -> None:
        self._bots: dict[str, tuple[str, Bot]] = {}  # with its spec
        self._hint: Bot | None = None

    def answer(self, question: Question) -> Answer | None:
        """What a bot says to a question; a bot that fails is let go."""
        key = question.key
        if question.kind == "forget":
            self._forget(key)
            return None
        try:
            if question.kind == "expect":
                return Answer(expected=_expected(question.record))
            view = read_view(question.view)
            legal = determinize(view, 0).legal(view.seat)  # the same, whatever is hidden
            if question.kind == "consider":
                with self._adviser(question, view) as bot:
                    return Answer(thoughts=bot.consider(view, legal))
            return self._choice(question, view, legal)
        except BotFailure as failure:
            self._forget(key)
            return Answer(verdict=failure.verdict)
        except Exception as error:
            self._forget(key)
            said = f"failed with {type(error).__name__}: {error}"
            return Answer(verdict=said, trace=traceback.format_exc())

    def _choice(self, question: Question, view: View, legal: list[int]) -> Answer:
        action = self._bot(question, view).choose(view, legal)
        if action in legal:
            return Answer(action=action)
        self._forget(question.key)
        return Answer(verdict=f"chose {action}, which is none of its {len(legal)} legal actions")

    def dismiss_all(self) -> None:
        """Let all of them go, with the programs that they run."""
        for bot in [*(entry[1] for entry in list(self._bots.values())), self._hint]:
            if bot is not None:
                with contextlib.suppress(Exception):
                    dismiss(bot)

    def _bot(self, question: Question, view: View) -> Bot:
        """The bot of a key; a new one where the spec is another."""
        entry = self._bots.get(question.key)
        if entry is None or entry[0] != question.spec:
            self._forget(question.key)
            entry = (question.spec, make(question.spec, question.seed, view.seat))
        else:
            del self._bots[question.key]
        self._bots[question.key] = entry
        if len(self._bots) > MOST_BOTS:
            self._forget(next(iter(self._bots)))
        return entry[1]

    @contextlib.contextmanager
    def _adviser(self, question: Question, view: View) -> Iterator[Bot]:
        """A bot for one question."""
        self._hint = make(question.spec, question.seed, view.seat)
        try:
            yield self._hint
        finally:
            dismiss(self._hint)
            self._hint = None

    def _forget(self, key: str) -> None:
        entry = self._bots.pop(key, None)
        if entry is not None:
            dismiss(entry[1])


def _expected(text: str) -> list[list[float]]:
    """What was to be expected at each moment of a record."""
    record = Record.loads(text)
    replay = Replay(record)
    found = [expectation(replay.game)]
    while replay.at < len(record.moves):
        replay.step()
        found.append(expectation(replay.game))
    return [[round(share, 4) for share in shares] for shares in found]
