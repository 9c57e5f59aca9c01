"""Actions as short lines that people read and write, both ways (docs/notation.md)."""

from typing import Final

from keyflower.formats.moves.base import Misread, Reader, is_number, suggest
from keyflower.formats.moves.kinds import BY_VERB, KINDS
from keyflower.rules.actions import KIND_MASK
from keyflower.rules.decisions import acting_seat
from keyflower.rules.errors import NotationError
from keyflower.rules.state import Board, State

LONGEST_LINE: Final = 1000  # longer than any action


def text(board: Board, action: int) -> str:
    """A legal action as a line, read in the position before it is done."""
    return KINDS[action & KIND_MASK].text(board, action)


def signed_text(state: State, action: int) -> str:
    """A line with its seat: `p1: place miner 1,0 r2`."""
    return f"p{acting_seat(state, action)}: {text(state, action)}"


def parse(state: State, line: str, seat: int | None = None) -> int:
    """The action that a line names in this position; whether it is legal is another question.

    The seat matters only while several owe a decision; `p1: place miner 1,0 r2` names it too.
    """
    if len(line) > LONGEST_LINE:
        raise NotationError(
            f"{line[:40]!r}... goes on for {len(line)} characters: no action is so long; "
            "the verbs are " + ", ".join(BY_VERB)
        )
    if seat is not None:
        check_seat(state, seat, line)
    words = line.split()
    if words and len(words[0]) == 3 and words[0][0] == "p" and words[0][2] == ":":
        seat = parse_seat(state, words[0][1], line)
        words = words[1:]
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


def parse_seat(state: State, digit: str, line: str) -> int:
    """The seat that a line begins with."""
    if not is_number(digit):
        raise NotationError(
            f"{line!r}: {digit!r} is not a seat; seats are 0 to {state.players - 1}"
        )
    check_seat(state, int(digit), line)
    return int(digit)


def check_seat(state: State, seat: int, line: str) -> None:
    """Only seats of this game act."""
    if not 0 <= seat < state.players:
        last = state.players - 1
        raise NotationError(f"{line!r}: there is no seat {seat}; seats are 0 to {last}")


def named_seat(line: str) -> int | None:
    """The seat that a line such as `p1: pass` begins with, if it does."""
    first = line[:LONGEST_LINE].lstrip()
    if first[:1] == "p" and first[2:3] == ":" and is_number(first[1]):
        return int(first[1])
    return None
