"""What happened in a game, one event for each entry of its log, as data that anyone can show.

An event says everything that is needed to put it into words: who did what where, with how many
workers, and what chance brought. `Event.seen_by` leaves out what a viewer didn't see (I6).
"""

from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeVar

from keyflower.formats.notation import side_name, text
from keyflower.formats.places import Group, Place, ShownTile, group_of, place_of
from keyflower.formats.season_end import SeasonEnd, read_season_end
from keyflower.rules import actions
from keyflower.rules.actions import (
    BID,
    FLIP_TILE,
    KIND_MASK,
    PAY_BID,
    PAY_SKILL,
    PAY_WORKER,
    PICK_TILES,
    PLACE,
    PLAIN_NAMES,
    STEP,
    TAKE_BOAT,
    TAKE_GOOD,
    UNDO,
    UPGRADE,
    USE,
    bid_colour,
    bid_count,
    boat_of,
    cell_of,
    direction_of,
    joining_slots,
    picked_mask,
    piece_of,
    resource_of,
    resources_paid,
    rotation_of,
    skills_paid,
    slot_paid,
    tile_of,
    use_counts,
)
from keyflower.rules.bidding import slot_of
from keyflower.rules.chance import EVERYONE, SECRET, SIDE_OUTCOME, SKILL_OUTCOME, TILE_OUTCOME
from keyflower.rules.log import DEALER, Entry
from keyflower.rules.pieces import (
    BOAT_SIDE_NAMES,
    COLOUR_NAMES,
    FRONT,
    HOME,
    MAX_PLAYERS,
    RESOURCE_NAMES,
    SEASON_NAMES,
    SIDE_NAMES,
    SKILL_NAMES,
    WINTER,
    Colour,
    Resource,
    Season,
    Skill,
)
from keyflower.rules.seasons import ends_season
from keyflower.rules.state import Board
from keyflower.rules.view import View
from keyflower.rules.village import STEP_TO, column_of, row_of
from keyflower.rules.wording import by_name

OPEN: Final = -2  # a viewer who sees everything: a finished game with open screens
HIDDEN_SKILL: Final = "skill"

N = TypeVar("N", bound=str)

Counts = dict[str, int]
"""By the name of a colour or kind, without those of which there is none."""


@dataclass
class Move:
    """What was done; the `do` of each class below says which kind it is."""


@dataclass
class Deal(Move):
    """The game is set up."""

    do: Literal["deal"] = "deal"


@dataclass
class PlainMove(Move):
    """A move without anything to choose."""

    do: actions.PlainKind


@dataclass
class UndoMove(Move):
    """The seat takes back its latest action: the event with this number."""

    takes_back: int
    do: Literal["undo"] = "undo"


@dataclass
class Bid(Move):
    """Workers go beside a tile: `added` of them now, `screen` of these from behind the screen."""

    place: Place
    colour: Colour
    screen: int
    groups: list[Group]
    added: int
    total: int
    do: Literal["bid"] = "bid"


@dataclass
class Use(Move):
    """Workers go onto a tile: `workers` in all, `screen` of these from behind the screen."""

    place: Place
    screen: dict[Colour, int]
    groups: list[Group]
    workers: dict[Colour, int]
    do: Literal["use"] = "use"


@dataclass
class Pay(Move):
    """A converter takes a worker or a skill; `skill` if it was paid face down."""

    what: str
    do: Literal["pay"] = "pay"


@dataclass
class PayBid(Move):
    """A converter takes the workers of a losing bid."""

    group: Group
    do: Literal["pay-bid"] = "pay-bid"


@dataclass
class Take(Move):
    """The seat chooses which resource it gets."""

    resource: Resource
    do: Literal["take"] = "take"


@dataclass
class Step(Move):
    """A resource moves to a neighbouring tile."""

    resource: Resource
    source: Place
    target: Place
    do: Literal["step"] = "step"


@dataclass
class Upgrade(Move):
    """A tile is flipped to its upgraded side and paid for; face-down skills count as `skill`."""

    place: Place
    cost: Counts
    face_down: bool  # whether any skill would do, so that only the seat knows which
    do: Literal["upgrade"] = "upgrade"


@dataclass
class Boat(Move):
    """The seat takes a boat with everything on it."""

    place: Place
    do: Literal["boat"] = "boat"


@dataclass
class Build(Move):
    """A tile is added to the village."""

    place: Place
    column: int
    row: int
    rotation: int
    do: Literal["place"] = "place"


@dataclass
class Winter(Move):
    """The seat has picked winter tiles; empty for those who didn't see them."""

    tiles: list[str]
    do: Literal["winter"] = "winter"


@dataclass
class Flip(Move):
    """A tile is flipped at the end of the game (F1)."""

    place: Place
    do: Literal["flip"] = "flip"


@dataclass
class Drawn:
    """What one seat drew; what a viewer didn't see is only counted."""

    seat: int
    workers: dict[Colour, int] = field(default_factory=dict)
    skills: dict[Skill, int] = field(default_factory=dict)
    tiles: list[str] = field(default_factory=list)
    hidden_workers: int = 0
    hidden_skills: int = 0
    hidden_tiles: int = 0

    def hidden(self) -> "Drawn":
        """As others see it."""
        return Drawn(
            self.seat,
            hidden_workers=sum(self.workers.values()),
            hidden_skills=sum(self.skills.values()),
            hidden_tiles=len(self.tiles),
        )


@dataclass
class Event:
    """One entry of the log: who did what (seat -1: the deal), and what chance brought.

    `text` is the move in notation. `season` is the one in which it happened; if it ended the turns
    of that season, `ends` says who gets what; if it began the next one, `laid_out` has the tiles on
    offer and `loaded` what was put on the boats.
    """

    seq: int
    seat: int
    season: Season
    text: str
    move: Move
    drew: list[Drawn]
    laid_out: list[ShownTile]
    loaded: Counts
    ends: SeasonEnd | None
    at: float  # seconds since 1970; 0 where nobody noted it

    def seen_by(self, viewer: int) -> "Event":
        """As a seat saw it, a spectator (-1), or everybody with open screens (OPEN)."""
        if viewer == OPEN:
            return self
        hidden = None if viewer == self.seat else _masked(self.move)
        if hidden is None and all(drawn.seat == viewer for drawn in self.drew):
            return self
        drew = [drawn if drawn.seat == viewer else drawn.hidden() for drawn in self.drew]
        if hidden is None:
            return replace(self, drew=drew)
        return replace(self, text=_masked_text(hidden), move=hidden, drew=drew)


def read_event(before: Board, log: list[Entry], seq: int, at: float = 0.0) -> Event:
    """The event of an entry, with everything hidden in it; `before` is the table before it."""
    entry = log[seq]
    move: Move
    if entry.seat == DEALER:
        move, line = Deal(), "deal"
    elif entry.action == UNDO:
        move, line = UndoMove(taken_back(log, seq)), "undo"
    else:
        move, line = read_move(before, entry.seat, entry.action), text(before, entry.action)
    ends = read_season_end(before) if ends_season(before, entry.action) else None
    season = SEASON_NAMES[before.season]
    event = Event(seq, entry.seat, season, line, move, [], [], {}, ends, at)
    _read_outcomes(before, entry.outcomes, event)
    return event


def taken_back(log: list[Entry], seq: int) -> int:
    """The number of the entry that an undo takes back."""
    seat = log[seq].seat
    undone = 0
    while True:
        if log[seq].seat == seat:
            undone += 1 if log[seq].action == UNDO else -1
            if not undone:
                return seq
        seq -= 1


def read_move(board: Board, seat: int, action: int) -> Move:
    """A legal action as data, read in the position before it is done."""
    kind = action & KIND_MASK
    if kind in (BID, USE):
        return _placement(board, seat, action)
    if kind == PAY_BID:
        return PayBid(group_of(board, seat, slot_paid(action)))
    if kind == PAY_WORKER:
        return Pay(COLOUR_NAMES[piece_of(action)])
    if kind == PAY_SKILL:
        return Pay(SKILL_NAMES[piece_of(action)])
    if kind == TAKE_GOOD:
        return Take(RESOURCE_NAMES[piece_of(action)])
    if kind == TAKE_BOAT:
        tile = board.lookup.boats[boat_of(action)]
        boat = board.lookup.ids[tile]
        return Boat(Place(boat, side_name(board, tile), f"boat:{boat}", None))
    if kind == PICK_TILES:
        winter = board.lookup.by_season[WINTER]
        chosen = picked_mask(action)
        return Winter([board.lookup.ids[winter[i]] for i in range(len(winter)) if chosen >> i & 1])
    tile = tile_of(action)
    if kind == STEP:
        there = board.cells[board.cell[tile] + STEP_TO[direction_of(action)]]
        resource = RESOURCE_NAMES[resource_of(action)]
        return Step(resource, place_of(board, tile), place_of(board, there))
    if kind == UPGRADE:
        cost: Counts = {
            **by_name(resources_paid(action), RESOURCE_NAMES),
            **by_name(skills_paid(action), SKILL_NAMES),
        }
        return Upgrade(place_of(board, tile), cost, board.lookup.cost_any_skill[tile] > 0)
    if kind == PLACE:
        place = Place(
            board.lookup.ids[tile],
            side_name(board, tile),
            f"p{seat}:{board.lookup.ids[tile]}",
            seat,
        )
        cell = cell_of(action)
        return Build(place, column_of(cell), row_of(cell), rotation_of(action))
    if kind == FLIP_TILE:
        return Flip(place_of(board, tile))
    return PlainMove(PLAIN_NAMES[kind])


def read_action(view: View, action: int) -> Move:
    """One of the legal actions of a view's seat as data: a `Bid`, a `Use`, …

    >>> from keyflower import Game
    >>> game = Game.new(players=2, seed=7)
    >>> bid = read_action(game.view(1), game.legal(1)[2])
    >>> bid.do, bid.place.tile, bid.colour, bid.total
    ('bid', 'workshop', 'blue', 2)
    """
    return read_move(view.board, view.seat, action)


def action_text(view: View, action: int) -> str:
    """One of the legal actions of a view's seat as a line of notation.

    >>> from keyflower import Game
    >>> game = Game.new(players=2, seed=7)
    >>> action_text(game.view(1), game.legal(1)[2])
    'bid 2 blue lot:workshop'
    """
    return text(view.board, action)


def _placement(board: Board, seat: int, action: int) -> Move:
    """A bid or a use, with the losing bids that join it."""
    tile = tile_of(action)
    place = place_of(board, tile)
    groups = [group_of(board, seat, slot) for slot in joining_slots(action)]
    if action & KIND_MASK == USE:
        screen = by_name(use_counts(action), COLOUR_NAMES)
        workers = screen.copy()
        for group in groups:
            workers[group.colour] = workers.get(group.colour, 0) + group.count
        return Use(place, screen, groups, workers)
    count = bid_count(action)
    added = count + sum(group.count for group in groups)
    here = board.bid_size[slot_of(board, tile) * MAX_PLAYERS + seat]
    return Bid(place, COLOUR_NAMES[bid_colour(action)], count, groups, added, added + here)


def _masked(move: Move) -> Move | None:
    """A move as others saw it, if it was made face down: skills are `skill`, no winter tiles."""
    if isinstance(move, Pay) and move.what in SKILL_NAMES:
        return Pay(HIDDEN_SKILL)
    if isinstance(move, Winter):
        return Winter([])
    if isinstance(move, Upgrade) and move.face_down:
        skills = sum(move.cost.get(name, 0) for name in SKILL_NAMES)
        shown = {kind: count for kind, count in move.cost.items() if kind not in SKILL_NAMES}
        return Upgrade(move.place, {**shown, HIDDEN_SKILL: skills}, True)
    return None


def _masked_text(move: Move) -> str:
    """The notation of a move that was made face down."""
    if isinstance(move, Pay):
        return f"pay {move.what}"
    if isinstance(move, Upgrade):
        paid = [kind for kind, count in move.cost.items() for _ in range(count)]
        return " ".join(["upgrade", move.place.tile, *paid])
    return "winter"


def _read_outcomes(before: Board, outcomes: list[int], event: Event) -> None:
    """Sort what chance brought: for all to see, or for one seat."""
    ids = before.lookup.ids
    drawn: dict[int, Drawn] = {}
    for outcome in outcomes:
        seat = outcome // SECRET - 1
        what = outcome % SECRET
        if seat == EVERYONE:
            _read_open(before, what, event)
            continue
        mine = drawn.setdefault(seat, Drawn(seat))
        if what >= TILE_OUTCOME:
            mine.tiles.append(ids[what - TILE_OUTCOME])
        elif what >= SKILL_OUTCOME:
            _add(mine.skills, SKILL_NAMES[what - SKILL_OUTCOME])
        else:
            _add(mine.workers, COLOUR_NAMES[what])
    event.drew = [drawn[seat] for seat in sorted(drawn)]


def _read_open(before: Board, what: int, event: Event) -> None:
    """An outcome that everybody saw: a tile laid out, its side, or a piece on a boat."""
    lookup = before.lookup
    if what >= TILE_OUTCOME:
        tile = what - TILE_OUTCOME
        if lookup.kind[tile] != HOME:
            event.laid_out.append(ShownTile(lookup.ids[tile], SIDE_NAMES[FRONT]))
    elif what >= SIDE_OUTCOME:
        event.laid_out[-1].side = BOAT_SIDE_NAMES[what - SIDE_OUTCOME]
    elif what >= SKILL_OUTCOME:
        _add(event.loaded, SKILL_NAMES[what - SKILL_OUTCOME])
    else:
        _add(event.loaded, COLOUR_NAMES[what])


def _add(counts: dict[N, int], name: N) -> None:
    counts[name] = counts.get(name, 0) + 1
