"""What happened in a game, one event for each entry of its log, as data that anyone can show.

An event says everything that is needed to put it into words: who did what where, with how many
workers, and what chance brought. `Event.seen_by` leaves out what a viewer didn't see (I6).
"""

from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from keyflower.formats.moves.base import Move
from keyflower.formats.moves.kinds import kind_of
from keyflower.formats.moves.plain import Deal, UndoMove
from keyflower.formats.notation import text
from keyflower.formats.places import Group, Place, ShownTile, group_of, place_of
from keyflower.rules import pieces
from keyflower.rules.actions import UNDO
from keyflower.rules.chapters import chance
from keyflower.rules.chapters.placing import losing_slots
from keyflower.rules.chapters.seasons import ends_season
from keyflower.rules.log import DEALER, Entry
from keyflower.rules.pieces import COLOUR_NAMES, SKILL_NAMES, Colour, Season, Skill
from keyflower.rules.state import LOT_SLOTS, SLOTS, Board
from keyflower.rules.view import View
from keyflower.rules.wording import by_name

OPEN: Final = -2  # a viewer who sees everything: a finished game with open screens

N = TypeVar("N", bound=str)


@dataclass
class Sale:
    """A lot or turn-order tile, who won it, and with how many workers; nobody without a bid.

    A lot that nobody won leaves the game (E2), in winter a turn-order tile too (E8).
    """

    place: Place
    winner: int | None
    count: int
    colour: Colour | None


@dataclass
class HomeComing:
    """Workers that go behind a seat's screen: losing bids (E1), and all that stood on its tiles,
    those just won included (E3, E4)."""

    seat: int
    bids: list[Group]
    tiles: dict[Colour, int]


@dataclass
class SeasonEnd:
    """The end of a season's turns: E1 to E5, and who starts the next one (E7)."""

    sales: list[Sale]
    home: list[HomeComing]  # the seats to which workers come home
    start: int


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


@dataclass(repr=False)
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
    loaded: dict[str, int]
    ends: SeasonEnd | None
    at: float  # seconds since 1970; 0 where nobody noted it

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        who = "" if self.seat == DEALER else f"p{self.seat}: "
        return f"<Event {self.seq}: {who}{self.text}>"

    def seen_by(self, viewer: int) -> "Event":
        """As a seat saw it, a spectator (-1), or everybody with open screens (OPEN)."""
        if viewer == OPEN:
            return self
        hidden = None if viewer == self.seat else self.move.hide()
        if hidden is None and all(drawn.seat == viewer for drawn in self.drew):
            return self
        drew = [drawn if drawn.seat == viewer else drawn.hidden() for drawn in self.drew]
        if hidden is None:
            return replace(self, drew=drew)
        return replace(self, text=hidden.text(), move=hidden, drew=drew)


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
    season = pieces.SEASON_NAMES[before.season]
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
    return kind_of(action).read(board, seat, action)


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


def _read_outcomes(before: Board, outcomes: list[int], event: Event) -> None:
    """Sort what chance brought: for all to see, or for one seat."""
    ids = before.lookup.ids
    drawn: dict[int, Drawn] = {}
    for outcome in outcomes:
        seat = outcome // chance.SECRET - 1
        what = outcome % chance.SECRET
        if seat == chance.EVERYONE:
            _read_open(before, what, event)
            continue
        mine = drawn.setdefault(seat, Drawn(seat))
        if what >= chance.TILE_OUTCOME:
            mine.tiles.append(ids[what - chance.TILE_OUTCOME])
        elif what >= chance.SKILL_OUTCOME:
            _add(mine.skills, SKILL_NAMES[what - chance.SKILL_OUTCOME])
        else:
            _add(mine.workers, COLOUR_NAMES[what])
    event.drew = [drawn[seat] for seat in sorted(drawn)]


def _read_open(before: Board, what: int, event: Event) -> None:
    """An outcome that everybody saw: a tile laid out, its side, or a piece on a boat."""
    lookup = before.lookup
    if what >= chance.TILE_OUTCOME:
        tile = what - chance.TILE_OUTCOME
        if lookup.kind[tile] != pieces.HOME:
            event.laid_out.append(ShownTile(lookup.ids[tile], pieces.SIDE_NAMES[pieces.FRONT]))
    elif what >= chance.SIDE_OUTCOME:
        event.laid_out[-1].side = pieces.BOAT_SIDE_NAMES[what - chance.SIDE_OUTCOME]
    else:
        _add(event.loaded, chance.WORDS[what])


def _add(counts: dict[N, int], name: N) -> None:
    counts[name] = counts.get(name, 0) + 1


# -------- The end of a season: all of it lies open before the last pass (I5)


def read_season_end(before: Board) -> SeasonEnd:
    """What the last pass of a season leads to; `before` is the table before it."""
    sales = [_sale(before, slot) for slot in range(SLOTS) if before.slot_tile[slot] >= 0]
    home = [_home(before, seat) for seat in range(before.players)]
    return SeasonEnd(sales, [one for one in home if one.bids or one.tiles], _next_start(before))


def home_workers(coming: HomeComing) -> dict[Colour, int]:
    """All workers that come home to a seat."""
    out: dict[Colour, int] = {}
    for colour in COLOUR_NAMES:
        count = coming.tiles.get(colour, 0)
        count += sum(group.count for group in coming.bids if group.colour == colour)
        if count:
            out[colour] = count
    return out


def _sale(board: Board, slot: int) -> Sale:
    """E2, E3, E5: who wins what lies at a slot."""
    place = place_of(board, board.slot_tile[slot])
    winner = board.lead[slot]
    if winner < 0:
        return Sale(place, None, 0, None)
    bid = slot * pieces.MAX_PLAYERS + winner
    return Sale(place, winner, board.bid_size[bid], COLOUR_NAMES[board.bid_colour[bid]])


def _home(board: Board, seat: int) -> HomeComing:
    """E1, E3, E4: what goes behind a seat's screen."""
    won = [slot for slot in range(LOT_SLOTS) if board.lead[slot] == seat]
    tiles = board.villages[seat] + [board.slot_tile[slot] for slot in won]
    on = [tile * pieces.COLOURS for tile in tiles]
    workers = [sum([board.workers_on[at + kind] for at in on]) for kind in range(pieces.COLOURS)]
    bids = [group_of(board, seat, slot) for slot in losing_slots(board, seat)]
    return HomeComing(seat, bids, by_name(workers, COLOUR_NAMES))


def _next_start(board: Board) -> int:
    """S4, E7: the winner of the highest turn-order tile, or the next seat to the left."""
    highest = LOT_SLOTS + pieces.TURN_TILES_BY_PLAYERS[board.players] - 1
    winner = board.lead[highest]
    return winner if winner >= 0 else (board.start + 1) % board.players
