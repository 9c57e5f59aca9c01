"""Positions and views, read whole with every rule checked; positions as JSON text."""

from typing import Final

from keyflower.catalogue import Catalogue
from keyflower.formats.plain_json import format_json, parse_json
from keyflower.formats.position.conservation import is_dealt, problems
from keyflower.formats.position.reading import PositionReader, in_bag, in_pile
from keyflower.formats.position.writing import write
from keyflower.formats.values import show
from keyflower.rules import pieces
from keyflower.rules.errors import PositionError
from keyflower.rules.lookup import lookup_of
from keyflower.rules.pieces import ALL_SKILLS, ALL_WORKERS, COLOUR_NAMES, WINTER_HAND_BY_PLAYERS
from keyflower.rules.state import PAY, State
from keyflower.rules.view import View, deal_unknown, owed_worker

LINE_LENGTH: Final = 100


def dumps(state: State) -> str:
    """A state as JSON text, one thing to a line.

    >>> from keyflower.game import Game
    >>> state = Game.new(players=3, seed=1).state
    >>> dumps(loads(dumps(state))) == dumps(state)
    True
    """
    return _lines(write(state), "") + "\n"


def loads(text: str, catalogue: Catalogue | None = None) -> State:
    """The state that JSON text describes; what is wrong with it raises `PositionError`."""
    twice: list[str] = []

    def pairs(items: list[tuple[str, object]]) -> dict[str, object]:
        out: dict[str, object] = {}
        for key, value in items:
            if key in out:
                twice.append(f"{show(key)} is there twice in one object")
            out[key] = value
        return out

    try:
        data: object = parse_json(text, pairs)
    except ValueError as error:
        raise PositionError([f"no JSON: {error}"]) from None
    if twice:
        raise PositionError(twice)
    return read(data, catalogue)


def read(data: object, catalogue: Catalogue | None = None) -> State:
    """The state that JSON data describe.

    Raises `PositionError` with everything that cannot be read; where all can be read, with every
    rule that is broken.
    """
    reader = PositionReader(data, lookup_of(catalogue))
    state = reader.position()
    broken = reader.problems or problems(state)
    if broken:
        raise PositionError(broken)
    return state


def read_view(data: object, catalogue: Catalogue | None = None) -> View:
    """I5: the view that JSON data describe, of a seat or of a spectator.

    Raises `PositionError` like `read`. A view breaks a rule if no full game could give it.

    >>> from keyflower.formats.position import write_view
    >>> from keyflower.game import Game
    >>> data = write_view(Game.new(players=3, seed=1).view(2))
    >>> write_view(read_view(data)) == data
    True
    """
    reader = PositionReader(data, lookup_of(catalogue))
    view = reader.view()
    broken = reader.problems or _miscounted(view) or problems(deal_unknown(view, 0))
    if broken:
        raise PositionError(broken)
    return view


# Writing


def _lines(value: object, indent: str) -> str:
    """JSON text with as much on a line as is good to read."""
    flat = format_json(value)
    if len(indent) + len(flat) < LINE_LENGTH and (indent or not isinstance(value, dict)):
        return flat
    deeper = indent + "  "
    if isinstance(value, dict):
        parts = [f"{format_json(key)}: {_lines(value[key], deeper)}" for key in value]
        opening, closing = "{", "}"
    elif isinstance(value, list):
        parts = [_lines(item, deeper) for item in value]
        opening, closing = "[", "]"
    else:
        return flat
    body = ",\n".join(deeper + part for part in parts)
    return f"{opening}\n{body}\n{indent}{closing}"


def _miscounted(view: View) -> list[str]:
    """What keeps the hidden pieces of a view from being dealt."""
    out: list[str] = []
    board = view.board
    workers = view.unseen_workers()
    for count, box, name in zip(workers, ALL_WORKERS, COLOUR_NAMES):
        if count < 0:
            out.append(f"I1: {box - count} {name} workers instead of {box}")
    for count, box, skill in zip(view.unseen_skills(), ALL_SKILLS, pieces.SKILL_NAMES):
        if count < 0:
            out.append(f"I3: {box - count} {skill}s instead of {box}")
    if view.bag_count != in_bag(view):
        out.append(f"I1: {view.bag_count} workers in the bag instead of {in_bag(view)}")
    if view.pile_count != in_pile(view):
        out.append(f"I3: {view.pile_count} skills in the pile instead of {in_pile(view)}")
    size = WINTER_HAND_BY_PLAYERS[board.players] if is_dealt(board) else 0
    for seat, held in enumerate(view.hand_counts):
        if held != size:
            out.append(f"S1: seat {seat} holds {held} winter tiles instead of {size}")
    if sum(view.hand_counts) - len(view.hand) > len(view.unseen_winter_tiles()):
        out.append("S1: there are fewer winter tiles than the seats hold")
    if board.phase == PAY and board.use_tile >= 0 and board.turn != view.seat:
        owed = owed_worker(board, board.turn)
        if owed >= 0 and (workers[owed] < 1 or view.screen_counts[board.turn] < 1):
            name = COLOUR_NAMES[owed]
            out.append(f"U7: seat {board.turn} is to pay a {name} worker and has none")
    return out
