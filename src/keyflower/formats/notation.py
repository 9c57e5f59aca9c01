"""Actions as short lines that people read and write, both ways (docs/notation.md)."""

from typing import Final

from keyflower.formats.moves.base import Misread, Reader, is_number, suggest
from keyflower.formats.moves.kinds import BY_VERB, KINDS
from keyflower.rules.actions import KIND_MASK
from keyflower.rules.errors import NotationError
from keyflower.rules.state import Board, State

MAX_LINE_LENGTH: Final = 1000  # longer than any action


def text(board: Board, action: int) -> str:
    """A legal action as a line, read in the position before it is done."""
    return KINDS[action & KIND_MASK].text(board, action)


def parse(state: State, line: str, seat: int | None = None) -> int:
    """The action that a line names in this position; whether it is legal is another question.

    The seat matters only while several owe a decision; `p1: place miner 1,0 r2` names it too.
    """
    if len(line) > MAX_LINE_LENGTH:
        raise NotationError(
            f"{line[:40]!r}... goes on for {len(line)} characters: no action is so long; "
            "the verbs are " + ", ".join(BY_VERB)
        )
    words = line.split()
    if words and len(words[0]) == 3 and words[0][0] == "p" and words[0][2] == ":":
        digit, words = words[0][1], words[1:]
        if not is_number(digit):
            last = state.players - 1
            raise NotationError(f"{line!r}: {digit!r} is not a seat; seats are 0 to {last}")
        seat = int(digit)
    if seat is not None and not 0 <= seat < state.players:
        last = state.players - 1
        raise NotationError(f"{line!r}: there is no seat {seat}; seats are 0 to {last}")
    if not words:
        raise NotationError("an empty line is not an action; the verbs are " + ", ".join(BY_VERB))
    verb = words[0]
    if verb not in BY_VERB:
        raise NotationError(f"{line!r}: {suggest(verb, list(BY_VERB))}")
    actor = seat
    if actor is None:
        owing = state.to_act()
        actor = owing[0] if owing else 0
    kind = BY_VERB[verb]
    try:
        return kind.parse(Reader(state, actor), words[1:])
    except Misread as wrong:
        raise NotationError(f"{line!r}: {wrong}; the form is {kind.form}") from None


def named_seat(line: str) -> int | None:
    """The seat that a line such as `p1: pass` begins with, if it does."""
    first = line[:MAX_LINE_LENGTH].lstrip()
    if first[:1] == "p" and first[2:3] == ":" and is_number(first[1]):
        return int(first[1])
    return None
