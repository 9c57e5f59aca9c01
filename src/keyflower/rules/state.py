"""The whole state of a game: what lies open (`Board`) and what is hidden besides (`State`)."""

from typing import Final, Literal, TypeVar, get_args

from keyflower.rules import pieces
from keyflower.rules.lookup import Lookup
from keyflower.rules.options import Options
from keyflower.rules.pieces import COLOURS, MAX_PLAYERS, SEASON_NAMES, SKILLS, TILES, WORKERS_IN_BAG

# What kind of decision is owed.
TURN: Final = 0  # bid, use or pass (T4)
PAY: Final = 1  # what a converter takes (U7)
TAKE: Final = 2  # which resource (U10)
TRANSPORT: Final = 3  # step, upgrade or done (M)
PICK_BOAT: Final = 4  # E6, E8
BUILD: Final = 5  # E9, owed by several at once
PICK_WINTER: Final = 6  # T3, owed by all at once
FLIP: Final = 7  # F1
OVER: Final = 8
Phase = Literal[
    "turn", "pay", "take", "transport", "pick_boat", "build", "pick_winter", "flip", "over"
]
PHASE_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)

# Where a tile is.
UNSEEN: Final = 0  # not out yet, in a hand of winter tiles, or gone unseen
LOT: Final = 1  # laid out this season
WON: Final = 2  # won, to be added to a village
VILLAGE: Final = 3
ASIDE: Final = 4  # set aside for good (V3)
STANDING: Final = 5  # boats and turn-order tiles beside the board
GONE: Final = 6  # left the game in the open
PLACE_NAMES: Final = ("unseen", "lot", "won", "village", "aside", "standing", "gone")

# Bids lie at slots: 0 to 11 are lots, 12 to 15 the turn-order tiles 1 to 4.
LOT_SLOTS: Final = 12
SLOTS: Final = 16

T = TypeVar("T")


def replace_at(values: list[T], index: int, value: T) -> list[T]:
    """A copy of a list with one value changed."""
    out = values.copy()
    out[index] = value
    return out


class Board:
    """What lies open for everyone (I5), and nothing else.

    `clear` names everything. Lists over tiles are indexed by tile, or `tile * 4 + kind`; bids by
    `slot * 6 + seat`.
    What changes less often than games are copied is replaced, never changed in place, so that
    copies share it: everything that `unshare` copies.
    """

    __slots__ = (
        *("aside", "bid_colour", "bid_size", "boat_skills", "boat_workers", "boats", "cell"),
        *("cells", "colour", "goods", "greens", "has_picked", "lead", "lookup", "options"),
        *("passes", "phase", "picks", "place", "players", "power", "queue", "rotation"),
        *("season", "side", "slot_tile", "start", "steps", "stock", "turn", "turn_winner"),
        *("upgrades", "use_tile", "used", "villages", "winter_picked", "won", "workers_on"),
    )

    def __init__(self, lookup: Lookup, players: int) -> None:
        self.lookup = lookup
        self.players = players

    def clear(self) -> None:
        """Everything in its box: nothing dealt, nothing laid out."""
        self.options = Options()
        self.season = pieces.SPRING
        self.phase = TURN
        self.start = 0  # the start player, who holds the purple worker
        self.turn = 0
        self.passes = 0
        self.greens = pieces.GREENS
        self.stock = list(pieces.ALL_RESOURCES)
        self.place = [UNSEEN] * TILES
        self.side = [0] * TILES
        self.rotation = [0] * TILES
        self.cell = [-1] * TILES
        self.colour = [-1] * TILES  # C1
        self.used = [0] * TILES  # U3: workers of the latest use
        self.workers_on = [0] * (TILES * COLOURS)
        self.goods = [0] * (TILES * pieces.RESOURCES)
        self.slot_tile = [-1] * SLOTS
        self.bid_size = [0] * (SLOTS * MAX_PLAYERS)
        self.bid_colour = [0] * (SLOTS * MAX_PLAYERS)
        self.lead = [-1] * SLOTS  # B4: the seat whose bid is the largest
        self.boat_workers = [0] * (MAX_PLAYERS * COLOURS)
        self.boat_skills = [0] * (MAX_PLAYERS * SKILLS)
        self.boats: list[int] = []  # boats (0 to 5) that nobody has picked yet
        self.queue: list[int] = []  # seats that pick a boat, in order
        self.picks = 0  # 0: winners of turn-order tiles are picking, 1: the others
        self.turn_winner = [-1] * 4
        self.power = [-1] * 8  # X: owner of each summer boat's side
        self.cells: dict[int, int] = {}  # cell -> tile, of all villages
        self.villages: list[list[int]] = [[] for _ in range(self.players)]
        self.won: list[list[int]] = [[] for _ in range(self.players)]
        self.aside: list[list[int]] = [[] for _ in range(self.players)]
        self.has_picked = [False] * self.players  # T3: winter tiles, while others still pick
        self.winter_picked = [0] * self.players  # T3: how many, once all have picked
        self.use_tile = -1  # the tile in use while PAY, TAKE or TRANSPORT is owed
        self.steps = 0
        self.upgrades = 0

    def copy_onto(self, other: "Board") -> None:
        """Copy every field onto another board; what both share is never changed in place."""
        other.options = self.options
        other.season = self.season
        other.phase = self.phase
        other.start = self.start
        other.turn = self.turn
        other.passes = self.passes
        other.greens = self.greens
        other.stock = self.stock.copy()
        other.place = self.place
        other.side = self.side
        other.rotation = self.rotation
        other.cell = self.cell
        other.colour = self.colour.copy()
        other.used = self.used.copy()
        other.workers_on = self.workers_on
        other.goods = self.goods
        other.slot_tile = self.slot_tile
        other.bid_size = self.bid_size.copy()
        other.bid_colour = self.bid_colour.copy()
        other.lead = self.lead.copy()
        other.boat_workers = self.boat_workers
        other.boat_skills = self.boat_skills
        other.boats = self.boats
        other.queue = self.queue
        other.picks = self.picks
        other.turn_winner = self.turn_winner
        other.power = self.power
        other.cells = self.cells
        other.villages = self.villages
        other.won = self.won
        other.aside = self.aside
        other.has_picked = self.has_picked
        other.winter_picked = self.winter_picked
        other.use_tile = self.use_tile
        other.steps = self.steps
        other.upgrades = self.upgrades

    def unshare(self) -> None:
        """Own lists instead of shared ones, for hands that may change them."""
        self.place = self.place.copy()
        self.side = self.side.copy()
        self.rotation = self.rotation.copy()
        self.cell = self.cell.copy()
        self.cells = self.cells.copy()
        self.power = self.power.copy()
        self.slot_tile = self.slot_tile.copy()
        self.boat_workers = self.boat_workers.copy()
        self.boat_skills = self.boat_skills.copy()
        self.boats = self.boats.copy()
        self.queue = self.queue.copy()
        self.turn_winner = self.turn_winner.copy()
        self.has_picked = self.has_picked.copy()
        self.winter_picked = self.winter_picked.copy()
        self.goods = self.goods.copy()
        self.workers_on = self.workers_on.copy()
        self.villages = [tiles.copy() for tiles in self.villages]
        self.won = [tiles.copy() for tiles in self.won]
        self.aside = [tiles.copy() for tiles in self.aside]

    def to_act(self) -> list[int]:
        """The seats that owe a decision: several while building or picking winter tiles."""
        phase = self.phase
        if phase <= TRANSPORT or phase == FLIP:
            return [self.turn]
        if phase == PICK_BOAT:
            return [self.queue[0]]
        if phase == BUILD:
            return [seat for seat in range(self.players) if self.won[seat]]
        if phase == PICK_WINTER:
            return [seat for seat in range(self.players) if not self.has_picked[seat]]
        return []

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.summary()}>"

    def summary(self) -> str:
        """How far the game is: `3 players, summer, seat 1 to act`."""
        seats = self.to_act()
        named = ("seat " if len(seats) == 1 else "seats ") + ", ".join(map(str, seats))
        now = f"{SEASON_NAMES[self.season]}, {named} to act" if seats else "over"
        return f"{self.players} players, {now}"


class State(Board):
    """The open table and everything hidden: screens, winter tiles, bag, pile and chance."""

    __slots__ = ("bag", "hand", "picked", "pile", "rng", "screen", "skills")

    def clear(self) -> None:
        super().clear()
        self.screen = [0] * (self.players * COLOURS)  # seat * 4 + colour: workers behind the screen
        self.skills = [0] * (self.players * SKILLS)  # seat * 3 + kind: skills behind the screen
        self.bag = [WORKERS_IN_BAG, WORKERS_IN_BAG, WORKERS_IN_BAG, 0]  # by colour
        self.pile = list(pieces.ALL_SKILLS)  # by kind; the order is decided when something is drawn
        self.hand: list[list[int]] = [[] for _ in range(self.players)]  # winter tiles held, by seat
        self.picked: list[list[int]] = [[] for _ in range(self.players)]  # T3: like `has_picked`
        self.rng = 0

    def clone(self) -> "State":
        """An equal state, independent of this one: what they share is never changed in place."""
        other = State(self.lookup, self.players)
        self.copy_onto(other)
        other.screen = self.screen.copy()
        other.skills = self.skills.copy()
        other.bag = self.bag.copy()
        other.pile = self.pile.copy()
        other.hand = self.hand.copy()
        other.picked = self.picked.copy()
        other.rng = self.rng
        return other
