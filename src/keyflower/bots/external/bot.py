"""`exec:COMMAND`: a program in any language as a bot, over lines of JSON (docs/bots.md)."""

import os
import shlex
import shutil
from collections.abc import Mapping
from typing import ClassVar, Final

from keyflower.bots.bot import Bot
from keyflower.bots.external.program import MAX_LINE_BYTES, BrokenProgram, Program
from keyflower.bots.failure import BotFailure
from keyflower.bots.seeds import derived_seed
from keyflower.formats import notation
from keyflower.formats.plain_json import format_json, parse_json
from keyflower.formats.position import write_view
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.view import View, deal_unknown

PROTOCOL: Final = 1
DECISION_MS: Final = 5_000  # milliseconds for a decision, unless the spec says otherwise
START_MS: Final = 20_000  # milliseconds to say hello
LONGEST_NUMBER: Final = 16  # digits of an action's number: it stays below 2⁵³
MAX_QUOTED: Final = 80  # characters of an answer, or of stderr, that a verdict quotes


class ExternalBot(Bot):
    """Starts its program at the first decision; every fault of the program is a `BotFailure`."""

    options: ClassVar[dict[str, type]] = {"ms": int}

    def __init__(
        self,
        seed: int,
        seat: int,
        *,
        spec: str,
        command: str,
        ms: int = DECISION_MS,
        start_ms: int = START_MS,
    ) -> None:
        super().__init__(seed, seat)
        self.spec = spec
        self.ms = ms
        self.start_ms = start_ms
        self._words = words_of(command)
        # Seeds the program's own randomness; too short to reveal the game's seed.
        self._dice = derived_seed("exec bot", seed, seat) % 2**16
        self._program: Program | None = None
        self._failure: BotFailure | None = None

    @staticmethod
    def check(options: Mapping[str, object]) -> None:
        """The command must name a program that is there."""
        program = words_of(str(options["command"]))[0]
        if shutil.which(program) is None:
            raise KeyflowerError(f"exec: program {program!r} not found")

    def plan(self, view: View, legal: list[int]) -> list[int]:
        """What the program answers, if that starts with a legal action."""
        if self._failure is not None:
            raise self._failure
        before = b""
        players = view.board.players
        if self._program is None:
            self._program = self._started()
            before = self._message("new_game", players, dice=self._dice)
        lines = [{"action": a, "do": notation.text(view.board, a)} for a in legal]
        question = before + self._message("decide", players, legal=lines, view=write_view(view))
        answer = self._ask(self._program, question, self.ms, f"did not answer within {self.ms} ms")
        return self._turn(answer, view, legal)

    def close(self) -> None:
        """Tell the program that its game is over, and kill it with all that it started."""
        if self._program is not None:
            self._program.close(line_of({"type": "game_over"}))
            self._program = None

    def _message(self, kind: str, players: int, **more: object) -> bytes:
        """A line for the program: what it is about, and for whom."""
        about = {"type": kind, "seat": self.seat, "players": players, "ms": self.ms}
        return line_of({**about, **more})

    def _started(self) -> Program:
        """A running program that has said hello."""
        try:
            program = Program(self._words)
        except OSError as error:
            raise self._failed(None, f"could not be started: {error.strerror}") from None
        self._program = program
        hello = line_of({"type": "hello", "protocol": PROTOCOL})
        late = f"did not say hello within {self.start_ms} ms"
        answer = self._ask(program, hello, self.start_ms, late)
        try:
            said = parse_json(answer)
        except ValueError:
            said = None
        if not isinstance(said, dict) or said.get("protocol") != PROTOCOL:
            expected = f'{{"protocol": {PROTOCOL}}}'
            raise self._failed(program, f"said hello with {quote(answer)} instead of {expected}")
        return program

    def _ask(self, program: Program, question: bytes, ms: int, late: str) -> str:
        try:
            answer = program.ask(question, ms / 1000)
        except BrokenProgram:
            raise self._failed(program, f"{program.end()} instead of answering") from None
        if answer is None:
            raise self._failed(program, late)
        if len(answer) > MAX_LINE_BYTES:
            said = quote(answer.decode("utf-8", "replace"))
            raise self._failed(
                program, f"answered with a line of more than {MAX_LINE_BYTES} bytes: {said}"
            )
        try:
            return answer.decode("utf-8").strip()
        except UnicodeDecodeError:
            raise self._failed(program, f"answered {answer[:20]!r}, which is not UTF-8") from None

    def _turn(self, answer: str, view: View, legal: list[int]) -> list[int]:
        """The actions that an answer names: one, or a list of them, by numbers or lines."""
        first, *later = list_moves(answer)
        line = " ".join(first.split())
        for action in legal:
            if line == str(action) or line == notation.text(view.board, action):
                return [action, *(self._later(each, view) for each in later)]
        raise self._failed(
            self._program,
            f"answered {quote(answer)}, which is not one of its {len(legal)} legal actions",
        )

    def _later(self, line: str, view: View) -> int:
        """An action that is to follow; whether it is legal shows when it is played."""
        if line.isascii() and line.isdecimal() and len(line) <= LONGEST_NUMBER:
            return int(line)
        try:
            return notation.parse(deal_unknown(view, 0), line, self.seat)
        except KeyflowerError as error:
            raise self._failed(self._program, f"answered with {quote(line)}: {error}") from None

    def _failed(self, program: Program | None, verdict: str) -> BotFailure:
        """The verdict, with the program's last words; the program is ended."""
        if program is not None:
            program.close()
            last = program.last_words()
            if last:
                verdict += f"; its last words: {quote(last)}"
        self._program = None
        self._failure = BotFailure(self.seat, self.spec, verdict)
        return self._failure


def list_moves(answer: str) -> list[str]:
    """The actions of an answer as text: those of a JSON list, or the answer itself.

    >>> list_moves("pass")
    ['pass']
    >>> list_moves('[4706, "done"]')
    ['4706', 'done']
    """
    try:
        found = parse_json(answer)
    except ValueError:
        return [answer]
    if not isinstance(found, list) or not found:
        return [answer]
    return [str(each) for each in found]


def words_of(command: str) -> list[str]:
    """A command line as the program and its arguments; no shell is in between."""
    try:
        words = shlex.split(command, posix=os.name != "nt")
    except ValueError as error:
        raise KeyflowerError(f"exec: {command!r} can't be read: {error}") from None
    if not words:
        raise KeyflowerError("exec: expected a command after the colon, such as exec:node bot.mjs")
    return words


def line_of(message: dict[str, object]) -> bytes:
    return format_json(message, separators=(",", ":")).encode() + b"\n"


def quote(text: str) -> str:
    """A text from outside, shortened and escaped."""
    return repr(text if len(text) <= MAX_QUOTED else text[:MAX_QUOTED] + "…")
