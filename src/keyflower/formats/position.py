"""Positions: any state as readable JSON and back, so that the game plays on identically.

`docs/position.md` describes the format. What follows from the rest (who leads, who owns which
summer boat) is not written; what is left out on reading is nothing, or what is left of the pieces.
"""

import json
from difflib import get_close_matches
from typing import Final

from keyflower.catalogue import Catalogue
from keyflower.formats.conservation import in_turns, lowest_home, problems
from keyflower.rules.errors import PositionError
from keyflower.rules.pieces import (
    BACK,
    COLOUR_NAMES,
    COLOURS,
    GOLD,
    GOLD_IN_STOCK,
    GREEN,
    GREENS,
    HOME,
    LOTS_BY_PLAYERS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NO_COLOUR,
    OTHERS_IN_STOCK,
    RESOURCE_NAMES,
    RESOURCES,
    SEASON_NAMES,
    SKILL_NAMES,
    SKILLS,
    SKILLS_IN_PILE,
    SPRING,
    SUMMER_BOAT,
    TILES,
    TURN_TILES_BY_PLAYERS,
    WINTER,
    WINTER_HAND_BY_PLAYERS,
    WORKERS_IN_BAG,
)
from keyflower.rules.state import (
    ASIDE,
    BUILD,
    FLIP,
    GONE,
    LOT,
    LOT_SLOTS,
    OVER,
    PAY,
    PHASE_NAMES,
    PICK_BOAT,
    PICK_WINTER,
    SLOTS,
    STANDING,
    UNSEEN,
    VILLAGE,
    WON,
    State,
    Table,
)
from keyflower.rules.tables import Tables, tables_of
from keyflower.rules.view import SPECTATOR, View, deal_unknown, owed_worker
from keyflower.rules.village import cell_at, column_of, row_of

FORMAT: Final = "keyflower position 1"
VIEW_FORMAT: Final = "keyflower view 1"

SIDE_NAMES: Final = ("front", "back")
BOAT_SIDE_NAMES: Final = ("a", "b")
PICKS_NAMES: Final = ("winners", "others")

KEYS: Final = (
    "format",
    "catalogue",
    "players",
    "options",
    "season",
    "phase",
    "start",
    "turn",
    "passes",
    "use",
    "lots",
    "turn_order",
    "boats",
    "picks",
    "queue",
    "turn_winners",
    "seats",
    "gone",
    "stock",
    "greens",
    "bag",
    "pile",
    "rng",
)
OPTION_KEYS: Final = ("boat_4a_on_turn_order", "boat_3b_leftovers")
USE_KEYS: Final = ("tile", "steps", "upgrades")
TILE_KEYS: Final = ("tile", "side")
LOT_KEYS: Final = ("tile", "side", "colour", "used", "workers", "bids")
TURN_ORDER_KEYS: Final = ("tile", "colour", "bids")
VILLAGE_KEYS: Final = (
    "tile",
    "at",
    "rotation",
    "side",
    "goods",
    "colour",
    "used",
    "workers",
)
BID_KEYS: Final = ("seat", "size", "colour")
BOAT_KEYS: Final = ("boat", "workers", "skills", "picked")
HIDDEN_KEYS: Final[tuple[str, ...]] = ("workers", "skills", "winter", "picked")
OPEN_KEYS: Final[tuple[str, ...]] = ("has_picked", "winter_picked", "village", "won", "aside")
COUNT_KEYS: Final[tuple[str, ...]] = ("worker_count", "skill_count", "winter_count")
SEAT_KEYS: Final[tuple[str, ...]] = (*HIDDEN_KEYS, *OPEN_KEYS)
OTHERS_SEAT_KEYS: Final[tuple[str, ...]] = (*COUNT_KEYS, *OPEN_KEYS)
OWN_SEAT_KEYS: Final[tuple[str, ...]] = (*COUNT_KEYS, *HIDDEN_KEYS, *OPEN_KEYS)
VIEW_KEYS: Final[tuple[str, ...]] = (
    *(key for key in KEYS if key not in ("bag", "pile", "rng")),
    "seat",
    "bag_count",
    "pile_count",
)

MOST: Final = 1000  # no number of pieces comes near
FARTHEST: Final = 60  # no village reaches so far from its home
RNG_DIGITS: Final = 16
LINE: Final = 100


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
                twice.append(f"{_show(key)} is there twice in one object")
            out[key] = value
        return out

    try:
        data: object = json.loads(text, object_pairs_hook=pairs)
    except (ValueError, RecursionError) as error:
        raise PositionError([f"no JSON: {error}"]) from None
    if twice:
        raise PositionError(twice)
    return read(data, catalogue)


def write(state: State) -> dict[str, object]:
    """A state with everything hidden, as JSON data."""
    out: dict[str, object] = {"format": FORMAT}
    seats: list[dict[str, object]] = []
    for seat in range(state.players):
        own = _own(
            state.tables,
            state.screen[seat * COLOURS : (seat + 1) * COLOURS],
            state.skills[seat * SKILLS : (seat + 1) * SKILLS],
            state.hand[seat],
            state.picked[seat],
        )
        seats.append({**own, **_seat(state, seat)})
    out.update(_table(state, seats))
    out["bag"] = _counts(state.bag, COLOUR_NAMES)
    out["pile"] = _counts(state.pile, SKILL_NAMES)
    out["rng"] = f"{state.rng:0{RNG_DIGITS}x}"
    return out


def write_view(view: View) -> dict[str, object]:
    """I5: what one seat knows, in the shape of a position; counts for what it does not."""
    table = view.table
    out: dict[str, object] = {
        "format": VIEW_FORMAT,
        "seat": None if view.seat == SPECTATOR else view.seat,
    }
    seats: list[dict[str, object]] = []
    for seat in range(table.players):
        known: dict[str, object] = {
            "worker_count": view.screen_counts[seat],
            "skill_count": view.skill_counts[seat],
            "winter_count": view.hand_counts[seat],
        }
        if seat == view.seat:
            known.update(_own(table.tables, view.screen, view.skills, view.hand, view.picked))
        seats.append({**known, **_seat(table, seat)})
    out.update(_table(table, seats))
    out["bag_count"] = view.bag_count
    out["pile_count"] = view.pile_count
    return out


def write_own_view(shown: dict[str, object], state: State, seat: int) -> dict[str, object]:
    """I5: what a seat knows, from what a spectator of the same state is shown.

    All that both know is shared between the two, not copied.

    >>> from keyflower.game import Game
    >>> game = Game.new(players=3, seed=1)
    >>> own = write_own_view(write_view(game.view(None)), game.state, 2)
    >>> own == write_view(game.view(2))
    True
    """
    own = _own(
        state.tables,
        state.screen[seat * COLOURS : (seat + 1) * COLOURS],
        state.skills[seat * SKILLS : (seat + 1) * SKILLS],
        state.hand[seat],
        state.picked[seat],
    )
    everyone = shown["seats"]
    assert isinstance(everyone, list)
    seats = everyone[:]
    seats[seat] = {**everyone[seat], **own}
    return {**shown, "seat": seat, "seats": seats}


def read(data: object, catalogue: Catalogue | None = None) -> State:
    """The state that JSON data describe.

    Raises `PositionError` with everything that cannot be read; where all can be read, with every
    rule that is broken.
    """
    reader = _Reader(tables_of(catalogue))
    state = reader.position(data)
    if state is None or reader.problems:
        raise PositionError(reader.problems)
    broken = problems(state)
    if broken:
        raise PositionError(broken)
    return state


def read_view(data: object, catalogue: Catalogue | None = None) -> View:
    """I5: the view that JSON data describe, of a seat or of a spectator.

    Raises `PositionError` like `read`. A view breaks a rule if no full game could give it.

    >>> from keyflower.game import Game
    >>> data = write_view(Game.new(players=3, seed=1).view(2))
    >>> write_view(read_view(data)) == data
    True
    """
    reader = _Reader(tables_of(catalogue))
    view = reader.view(data)
    if view is None or reader.problems:
        raise PositionError(reader.problems)
    broken = _miscounted(view) or problems(deal_unknown(view, 0))
    if broken:
        raise PositionError(broken)
    return view


# Writing


def _table(table: Table, seats: list[dict[str, object]]) -> dict[str, object]:
    """What lies open, around what is known of the seats."""
    tables = table.tables
    out: dict[str, object] = {
        "catalogue": tables.version,
        "players": table.players,
        "options": {"boat_4a_on_turn_order": table.o1, "boat_3b_leftovers": table.o2},
        "season": SEASON_NAMES[table.season],
        "phase": PHASE_NAMES[table.phase],
        "start": table.start,
        "turn": table.turn,
        "passes": table.passes,
    }
    if table.use_tile >= 0:
        out["use"] = {
            "tile": tables.ids[table.use_tile],
            "steps": table.steps,
            "upgrades": table.upgrades,
        }
    out["lots"] = _slots(table, 0, LOT_SLOTS)
    out["turn_order"] = _slots(table, LOT_SLOTS, SLOTS)
    out["boats"] = _boats(table)
    if table.phase == PICK_BOAT:
        tiles = TURN_TILES_BY_PLAYERS[table.players - MIN_PLAYERS]
        out["picks"] = PICKS_NAMES[table.picks]
        out["queue"] = table.queue[:]
        out["turn_winners"] = [None if seat < 0 else seat for seat in table.turn_winner[:tiles]]
    out["seats"] = seats
    out["gone"] = [_tile(table, tile) for tile in range(TILES) if table.place[tile] == GONE]
    out["stock"] = _counts(table.stock, RESOURCE_NAMES)
    out["greens"] = table.greens
    return out


def _slots(table: Table, first: int, last: int) -> list[dict[str, object]]:
    """Tiles that can be bid for, with the bids beside them."""
    out: list[dict[str, object]] = []
    for slot in range(first, last):
        if table.slot_tile[slot] < 0:
            continue
        entry = _tile(table, table.slot_tile[slot])
        bids: list[dict[str, object]] = []
        for seat in range(table.players):
            side = slot * MAX_PLAYERS + seat
            if table.bid_size[side]:
                colour = COLOUR_NAMES[table.bid_colour[side]]
                bids.append({"seat": seat, "size": table.bid_size[side], "colour": colour})
        if bids:
            entry["bids"] = bids
        out.append(entry)
    return out


def _tile(table: Table, tile: int) -> dict[str, object]:
    """A tile and what lies and stands on it."""
    out: dict[str, object] = {"tile": table.tables.ids[tile]}
    if table.place[tile] == VILLAGE:
        out["at"] = [column_of(table.cell[tile]), row_of(table.cell[tile])]
        out["rotation"] = table.rotation[tile]
    if table.tables.kind[tile] == SUMMER_BOAT:
        out["side"] = BOAT_SIDE_NAMES[table.side[tile]]
    elif table.side[tile] == BACK:
        out["side"] = SIDE_NAMES[BACK]
    goods = _counts(table.goods[tile * RESOURCES : (tile + 1) * RESOURCES], RESOURCE_NAMES)
    if goods:
        out["goods"] = goods
    if table.colour[tile] != NO_COLOUR:
        out["colour"] = COLOUR_NAMES[table.colour[tile]]
    if table.used[tile]:
        out["used"] = table.used[tile]
    workers = _counts(table.workers_on[tile * COLOURS : (tile + 1) * COLOURS], COLOUR_NAMES)
    if workers:
        out["workers"] = workers
    return out


def _boats(table: Table) -> list[dict[str, object]]:
    """The boats and their loads, while boats are picked those that are gone too."""
    out: list[dict[str, object]] = []
    for boat in range(table.players):
        entry: dict[str, object] = {"boat": table.tables.ids[table.tables.boats[boat]]}
        if boat in table.boats:
            first = boat * COLOURS
            workers = _counts(table.boat_workers[first : first + COLOURS], COLOUR_NAMES)
            if workers:
                entry["workers"] = workers
            first = boat * SKILLS
            skills = _counts(table.boat_skills[first : first + SKILLS], SKILL_NAMES)
            if skills:
                entry["skills"] = skills
        elif table.phase == PICK_BOAT:
            entry["picked"] = True
        else:
            continue
        out.append(entry)
    return out


def _seat(table: Table, seat: int) -> dict[str, object]:
    """What everyone sees of a seat."""
    out: dict[str, object] = {}
    if table.phase == PICK_WINTER:
        out["has_picked"] = table.has_picked[seat]
    if table.winter_picked[seat]:
        out["winter_picked"] = table.winter_picked[seat]
    out["village"] = [_tile(table, tile) for tile in table.villages[seat]]
    if table.won[seat]:
        out["won"] = [_tile(table, tile) for tile in table.won[seat]]
    if table.aside[seat]:
        out["aside"] = [_tile(table, tile) for tile in table.aside[seat]]
    return out


def _own(
    tables: Tables, screen: list[int], skills: list[int], hand: list[int], picked: list[int]
) -> dict[str, object]:
    """What only the seat itself knows."""
    out: dict[str, object] = {
        "workers": _counts(screen, COLOUR_NAMES),
        "skills": _counts(skills, SKILL_NAMES),
    }
    if hand:
        out["winter"] = [tables.ids[tile] for tile in hand]
    if picked:
        out["picked"] = [tables.ids[tile] for tile in picked]
    return out


def _counts(counts: list[int], names: tuple[str, ...]) -> dict[str, object]:
    """Numbers by name, without those of nothing."""
    return {names[i]: counts[i] for i in range(len(names)) if counts[i]}


def _lines(value: object, indent: str) -> str:
    """JSON text with as much on a line as is good to read."""
    flat = json.dumps(value)
    if len(indent) + len(flat) < LINE and (indent or not isinstance(value, dict)):
        return flat
    deeper = indent + "  "
    if isinstance(value, dict):
        parts = [f"{json.dumps(key)}: {_lines(value[key], deeper)}" for key in value]
        opening, closing = "{", "}"
    elif isinstance(value, list):
        parts = [_lines(item, deeper) for item in value]
        opening, closing = "[", "]"
    else:
        return flat
    body = ",\n".join(deeper + part for part in parts)
    return f"{opening}\n{body}\n{indent}{closing}"


# Reading


def _show(value: object) -> str:
    """A value as a message quotes it."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, str):
        return repr(value if len(value) <= 40 else value[:40] + "...")
    if value is None:
        return "nothing"
    if isinstance(value, bool | float):
        return json.dumps(value)
    if isinstance(value, int) and abs(value) <= 10**9:
        return str(value)
    return "something that is too large"


class _Reader:
    """Reads one position, and notes everything that is wrong with it on the way."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.problems: list[str] = []
        self.state = State(tables, MIN_PLAYERS)
        self.state.clear()
        self.seen: dict[int, str] = {}  # where each tile was named

    # Values

    def wrong(self, where: str, message: str) -> None:
        """Note a problem."""
        self.problems.append(f"{where}: {message}")

    def fields(self, value: object, where: str, keys: tuple[str, ...]) -> dict[str, object]:
        """An object with these keys only; null is the same as left out."""
        out: dict[str, object] = {}
        if not isinstance(value, dict):
            self.wrong(where, f"an object is wanted, not {_show(value)}")
            return out
        for key in value:
            if not isinstance(key, str) or key not in keys:
                self.wrong(where, f"{_show(key)} is no key here{_hint(key, keys)}")
            elif value[key] is not None:
                out[key] = value[key]
        return out

    def items(self, value: object, where: str) -> list[object]:
        """A list; left out, an empty one."""
        if value is None:
            return []
        if not isinstance(value, list):
            self.wrong(where, f"a list is wanted, not {_show(value)}")
            return []
        return list(value)

    def whole(self, value: object, where: str, most: int, least: int = 0) -> int:
        """A whole number between two others; wrong, 0."""
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.wrong(where, f"a whole number from {least} to {most} is wanted, not {_show(value)}")
        return 0

    def yes(self, value: object, where: str, left_out: bool) -> bool:
        """True or false."""
        if value is None:
            return left_out
        if isinstance(value, bool):
            return value
        self.wrong(where, f"true or false is wanted, not {_show(value)}")
        return left_out

    def seat(self, value: object, where: str) -> int:
        """A seat of this game."""
        return self.whole(value, where, self.state.players - 1)

    def name(self, value: object, where: str, names: tuple[str, ...], what: str) -> int:
        """The number of a name; wrong, 0."""
        if isinstance(value, str) and value in names:
            return names.index(value)
        self.wrong(where, f"{_show(value)} is no {what}{_hint(value, names)}")
        return 0

    def counts(self, value: object, where: str, names: tuple[str, ...]) -> list[int]:
        """Numbers by name, as a list."""
        if value is None:
            return [0] * len(names)
        given = self.fields(value, where, names)
        return [self.whole(given.get(name, 0), f"{where}.{name}", MOST) for name in names]

    def tile(self, value: object, where: str) -> int:
        """The tile of that id, or -1."""
        if isinstance(value, str) and value in self.tables.index:
            return self.tables.index[value]
        self.wrong(where, f"{_show(value)} is no tile{_hint(value, self.tables.ids)}")
        return -1

    # Parts, from the whole to the small

    def position(self, data: object) -> State | None:
        """The whole position; None where there is nothing to begin with."""
        top = self.fields(data, "position", KEYS)
        seats = self.begin(top, FORMAT)
        if not seats:
            return None
        self.open_table(top, seats, [SEAT_KEYS] * len(seats))
        self.chance(top.get("rng", "0"))
        if not self.problems:
            self.hands_left_out(seats)
            self.winter_picked_left_out()
            self.powers()
        self.pieces(top)
        return self.state

    def view(self, data: object) -> View | None:
        """The whole view; None where there is nothing to begin with."""
        top = self.fields(data, "view", VIEW_KEYS)
        seats = self.begin(top, VIEW_FORMAT)
        if not seats:
            return None
        viewer = self.seat(top["seat"], "seat") if "seat" in top else SPECTATOR
        keys = [OTHERS_SEAT_KEYS] * len(seats)
        if viewer != SPECTATOR:
            keys[viewer] = OWN_SEAT_KEYS
        entries = self.open_table(top, seats, keys)
        if not self.problems:
            self.winter_picked_left_out()
            self.powers()
        self.pieces(top)
        view = View(self.state, viewer)
        self.view_counts(view, top, entries)
        return view

    def begin(self, top: dict[str, object], wanted: str) -> list[object]:
        """The format, the number of players and the catalogue; the seats, none if no game."""
        given = top.get("format")
        if given != wanted:
            self.wrong("format", f"{_show(wanted)} is wanted, not {_show(given)}")
        seats = self.items(top.get("seats"), "seats")
        players = len(seats)
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            self.wrong("seats", f"{MIN_PLAYERS} to {MAX_PLAYERS} are wanted, not {players}")
            return []
        if top.get("players", players) != players:
            self.wrong("players", f"there are {players} seats, not {_show(top['players'])}")
        version = top.get("catalogue", self.tables.version)
        if version != self.tables.version:
            said = f"{_show(version)} is wanted, and {self.tables.version!r} is what there is"
            self.wrong("catalogue", said)
        self.state = State(self.tables, players)
        self.state.clear()
        return seats

    def open_table(
        self, top: dict[str, object], seats: list[object], keys: list[tuple[str, ...]]
    ) -> list[dict[str, object]]:
        """What positions and views have in common; the seats' entries, each with its own keys."""
        self.time(top)
        self.lots(top.get("lots"))
        self.turn_order(top.get("turn_order"))
        entries: list[dict[str, object]] = []
        for seat in range(len(seats)):
            entry = self.fields(seats[seat], f"seats[{seat}]", keys[seat])
            self.at_seat(seat, entry)
            entries.append(entry)
        self.gone(top.get("gone"))
        self.boats(top.get("boats"))
        self.whose_turn(top)
        self.use(top.get("use"))
        return entries

    def time(self, top: dict[str, object]) -> None:
        """Options, season and phase."""
        state = self.state
        options = self.fields(top.get("options", {}), "options", OPTION_KEYS)
        state.o1 = self.yes(options.get(OPTION_KEYS[0]), f"options.{OPTION_KEYS[0]}", False)
        state.o2 = self.yes(options.get(OPTION_KEYS[1]), f"options.{OPTION_KEYS[1]}", True)
        state.season = self.name(top.get("season", "spring"), "season", SEASON_NAMES, "season")
        state.phase = self.name(top.get("phase", "turn"), "phase", PHASE_NAMES, "phase")

    def chance(self, rng: object) -> None:
        """The state of the generator."""
        if (
            isinstance(rng, str)
            and 0 < len(rng) <= RNG_DIGITS
            and all(digit in "0123456789abcdef" for digit in rng)
        ):
            self.state.rng = int(rng, 16)
        else:
            self.wrong("rng", f"1 to {RNG_DIGITS} digits 0-9a-f are wanted, not {_show(rng)}")

    def lots(self, value: object) -> None:
        """The tiles laid out this season, in their order."""
        lots = self.items(value, "lots")
        if len(lots) > LOT_SLOTS:
            self.wrong("lots", f"{LOT_SLOTS} at most, not {len(lots)}")
        for slot in range(min(len(lots), LOT_SLOTS)):
            where = f"lots[{slot}]"
            entry = self.entry(lots[slot], where, LOT_KEYS)
            tile = self.put_down(entry, where, LOT)
            if tile >= 0:
                self.state.slot_tile[slot] = tile
                self.marks(entry, where, tile, slot)

    def turn_order(self, value: object) -> None:
        """The turn-order tiles in play stand there (S2); bids beside them."""
        state = self.state
        tiles = self.tables.turn_tiles[: TURN_TILES_BY_PLAYERS[state.players - MIN_PLAYERS]]
        if state.season < WINTER or not _built(state):
            for number in range(len(tiles)):
                state.place[tiles[number]] = STANDING
                state.slot_tile[LOT_SLOTS + number] = tiles[number]
        given = self.items(value, "turn_order")
        for i in range(len(given)):
            where = f"turn_order[{i}]"
            entry = self.entry(given[i], where, TURN_ORDER_KEYS)
            tile = self.tile(entry.get("tile"), f"{where}.tile")
            if tile < 0:
                continue
            if tile not in tiles or state.place[tile] != STANDING:
                name = self.tables.ids[tile]
                self.wrong(f"{where}.tile", f"{name!r} is no turn-order tile in play")
            elif self.first_time(tile, where):
                self.marks(entry, where, tile, LOT_SLOTS + tiles.index(tile))

    def at_seat(self, seat: int, entry: dict[str, object]) -> None:
        """A seat: what is behind the screen, the village, tiles won and set aside."""
        state = self.state
        where = f"seats[{seat}]"
        state.screen[seat * COLOURS : (seat + 1) * COLOURS] = self.counts(
            entry.get("workers"), f"{where}.workers", COLOUR_NAMES
        )
        state.skills[seat * SKILLS : (seat + 1) * SKILLS] = self.counts(
            entry.get("skills"), f"{where}.skills", SKILL_NAMES
        )
        for i, item in enumerate(self.items(entry.get("winter"), f"{where}.winter")):
            tile = self.tile(item, f"{where}.winter[{i}]")
            if tile >= 0 and self.first_time(tile, f"{where}.winter[{i}]"):
                state.hand[seat].append(tile)
        for i, item in enumerate(self.items(entry.get("picked"), f"{where}.picked")):
            tile = self.tile(item, f"{where}.picked[{i}]")
            if tile >= 0:
                state.picked[seat].append(tile)
        has_picked = len(state.picked[seat]) > 0
        if state.season == WINTER and state.phase != PICK_WINTER:
            has_picked = True
        state.has_picked[seat] = self.yes(
            entry.get("has_picked"), f"{where}.has_picked", has_picked
        )
        state.winter_picked[seat] = self.whole(
            entry.get("winter_picked", 0), f"{where}.winter_picked", MOST
        )
        village = self.items(entry.get("village"), f"{where}.village")
        for i in range(len(village)):
            self.in_village(village[i], f"{where}.village[{i}]", seat)
        self.tiles(entry.get("won"), f"{where}.won", WON, state.won[seat])
        self.tiles(entry.get("aside"), f"{where}.aside", ASIDE, state.aside[seat])

    def in_village(self, value: object, where: str, seat: int) -> None:
        """A tile in a village, with what lies on it."""
        state = self.state
        entry = self.entry(value, where, VILLAGE_KEYS)
        tile = self.put_down(entry, where, VILLAGE)
        at = entry.get("at")
        if tile >= 0 and self.tables.kind[tile] == HOME and at is None:
            at = [0, 0]
        column, row = self.coordinates(at, f"{where}.at")
        rotation = self.whole(entry.get("rotation", 0), f"{where}.rotation", 5)
        goods = self.counts(entry.get("goods"), f"{where}.goods", RESOURCE_NAMES)
        if tile < 0:
            return
        cell = cell_at(seat, column, row)
        if cell in state.cells:
            other = self.tables.ids[state.cells[cell]]
            self.wrong(f"{where}.at", f"{other!r} lies at [{column}, {row}] already")
        state.cell[tile] = cell
        state.cells[cell] = tile
        state.rotation[tile] = rotation
        state.villages[seat].append(tile)
        state.goods[tile * RESOURCES : (tile + 1) * RESOURCES] = goods
        self.marks(entry, where, tile, -1)

    def coordinates(self, value: object, where: str) -> tuple[int, int]:
        """Column and row."""
        if not isinstance(value, list) or len(value) != 2:
            self.wrong(where, f"[column, row] is wanted, not {_show(value)}")
            return 0, 0
        column = self.whole(value[0], f"{where}[0]", FARTHEST, -FARTHEST)
        return column, self.whole(value[1], f"{where}[1]", FARTHEST, -FARTHEST)

    def tiles(self, value: object, where: str, place: int, onto: list[int]) -> None:
        """Tiles without anything on them."""
        given = self.items(value, where)
        for i in range(len(given)):
            entry = self.entry(given[i], f"{where}[{i}]", TILE_KEYS)
            tile = self.put_down(entry, f"{where}[{i}]", place)
            if tile >= 0:
                onto.append(tile)

    def entry(self, value: object, where: str, keys: tuple[str, ...]) -> dict[str, object]:
        """A tile's entry; the id alone is enough where there is no more to say."""
        if isinstance(value, str):
            return {"tile": value}
        return self.fields(value, where, keys)

    def put_down(self, entry: dict[str, object], where: str, place: int) -> int:
        """A tile in a place, with the side that is up; -1 where it is none."""
        tile = self.tile(entry.get("tile"), f"{where}.tile")
        if tile < 0 or not self.first_time(tile, f"{where}.tile"):
            return -1
        names = SIDE_NAMES
        if self.tables.kind[tile] == SUMMER_BOAT:
            names = BOAT_SIDE_NAMES
        side = self.name(entry.get("side", names[0]), f"{where}.side", names, "side of this tile")
        self.state.side[tile] = side
        self.state.place[tile] = place
        return tile

    def first_time(self, tile: int, where: str) -> bool:
        """I4: whether a tile was not named before."""
        if tile in self.seen:
            self.wrong(where, f"{self.tables.ids[tile]!r} is at {self.seen[tile]} already (I4)")
            return False
        self.seen[tile] = where
        return True

    def marks(self, entry: dict[str, object], where: str, tile: int, slot: int) -> None:
        """Workers on a tile, its colour, its latest use, and the bids beside it."""
        state = self.state
        workers = self.counts(entry.get("workers"), f"{where}.workers", COLOUR_NAMES)
        state.workers_on[tile * COLOURS : (tile + 1) * COLOURS] = workers
        state.used[tile] = sum(workers)
        if "used" in entry:
            state.used[tile] = self.whole(entry["used"], f"{where}.used", MOST)
        colour = NO_COLOUR
        if "colour" in entry:
            colour = self.name(entry["colour"], f"{where}.colour", COLOUR_NAMES, "colour")
        colours = [kind for kind in range(COLOURS) if workers[kind]]
        bids = self.items(entry.get("bids"), f"{where}.bids")
        for i in range(len(bids)):
            colours.append(self.bid(bids[i], f"{where}.bids[{i}]", slot, colour))
        if colour == NO_COLOUR and colours and min(colours) == max(colours):
            colour = colours[0]
        state.colour[tile] = colour

    def bid(self, value: object, where: str, slot: int, tile_colour: int) -> int:
        """One bid; its colour, the tile's if it does not say."""
        state = self.state
        entry = self.fields(value, where, BID_KEYS)
        seat = self.seat(entry.get("seat"), f"{where}.seat")
        size = self.whole(entry.get("size"), f"{where}.size", MOST, 1)
        colour = tile_colour
        if "colour" in entry or colour == NO_COLOUR:
            colour = self.name(entry.get("colour"), f"{where}.colour", COLOUR_NAMES, "colour")
        first = slot * MAX_PLAYERS
        if state.bid_size[first + seat]:
            self.wrong(where, f"seat {seat} has a bid there already (B6)")
        state.bid_size[first + seat] = size
        state.bid_colour[first + seat] = colour
        lead = state.lead[slot]
        if lead < 0 or size > state.bid_size[first + lead]:
            state.lead[slot] = seat
        return colour

    def gone(self, value: object) -> None:
        """Tiles that left the game in the open; left out, as many as did, in catalogue order."""
        state = self.state
        if value is not None:
            self.tiles(value, "gone", GONE, [])
            return
        for season in range(WINTER):
            if season < state.season or (season == state.season and not in_turns(state)):
                lots = LOTS_BY_PLAYERS[state.players - MIN_PLAYERS]
                tiles = self.tables.by_season[season]
                missing = lots - sum(1 for tile in tiles if state.place[tile] != UNSEEN)
                for tile in tiles:
                    if missing > 0 and state.place[tile] == UNSEEN:
                        state.place[tile] = GONE
                        missing -= 1
        if state.season == WINTER and _built(state):
            for tile in self.tables.turn_tiles[
                : TURN_TILES_BY_PLAYERS[state.players - MIN_PLAYERS]
            ]:
                if state.place[tile] == UNSEEN:
                    state.place[tile] = GONE

    def boats(self, value: object) -> None:
        """The boats in play, their loads, and which of them are picked."""
        state = self.state
        ids = self.tables.ids
        names = tuple(ids[boat] for boat in self.tables.boats[: state.players])
        picked = [_built(state)] * state.players
        boats = self.items(value, "boats")
        named: list[int] = []
        for i in range(len(boats)):
            where = f"boats[{i}]"
            entry = self.fields(boats[i], where, BOAT_KEYS)
            boat = self.name(entry.get("boat"), f"{where}.boat", names, "boat in play")
            if boat in named:
                self.wrong(f"{where}.boat", f"{names[boat]!r} is there already")
            named.append(boat)
            state.boat_workers[boat * COLOURS : (boat + 1) * COLOURS] = self.counts(
                entry.get("workers"), f"{where}.workers", COLOUR_NAMES
            )
            state.boat_skills[boat * SKILLS : (boat + 1) * SKILLS] = self.counts(
                entry.get("skills"), f"{where}.skills", SKILL_NAMES
            )
            picked[boat] = self.yes(entry.get("picked"), f"{where}.picked", picked[boat])
        for boat in range(state.players):
            if not picked[boat]:
                state.boats.append(boat)
            tile = self.tables.boats[boat]
            if state.place[tile] == UNSEEN and (state.season < WINTER or not picked[boat]):
                state.place[tile] = STANDING

    def whose_turn(self, top: dict[str, object]) -> None:
        """Start player, turn, passes, and who waits for boats."""
        state = self.state
        start: object = lowest_home(state) if state.season == SPRING else 0
        state.start = self.seat(top.get("start", start), "start")
        state.turn = self.seat(top.get("turn", state.start), "turn")
        state.passes = self.whole(top.get("passes", 0), "passes", MAX_PLAYERS)
        state.picks = self.name(
            top.get("picks", PICKS_NAMES[0]), "picks", PICKS_NAMES, "stage of picking boats"
        )
        queue = self.items(top.get("queue"), "queue")
        for i in range(len(queue)):
            state.queue.append(self.seat(queue[i], f"queue[{i}]"))
        winners = self.items(top.get("turn_winners"), "turn_winners")
        tiles = TURN_TILES_BY_PLAYERS[state.players - MIN_PLAYERS]
        if len(winners) > tiles:
            self.wrong("turn_winners", f"{tiles} at most, not {len(winners)}")
        for i in range(min(len(winners), tiles)):
            if winners[i] is not None:
                state.turn_winner[i] = self.seat(winners[i], f"turn_winners[{i}]")

    def use(self, value: object) -> None:
        """The use in progress."""
        if value is None:
            return
        entry = self.fields(value, "use", USE_KEYS)
        self.state.use_tile = self.tile(entry.get("tile"), "use.tile")
        self.state.steps = self.whole(entry.get("steps", 0), "use.steps", MOST)
        self.state.upgrades = self.whole(entry.get("upgrades", 0), "use.upgrades", MOST)

    def hands_left_out(self, seats: list[object]) -> None:
        """S1: hands of winter tiles that are left out."""
        state = self.state
        size = WINTER_HAND_BY_PLAYERS[state.players - MIN_PLAYERS]
        left = [tile for tile in self.tables.by_season[WINTER] if tile not in self.seen]
        for seat in range(state.players):
            entry = seats[seat]
            if _dealt(state) and isinstance(entry, dict) and entry.get("winter") is None:
                state.hand[seat] = left[:size]
                left = left[size:]

    def winter_picked_left_out(self) -> None:
        """T3: numbers of picked winter tiles that are left out."""
        state = self.state
        size = WINTER_HAND_BY_PLAYERS[state.players - MIN_PLAYERS]
        if not _dealt(state) and not any(state.winter_picked):
            winter = self.tables.by_season[WINTER]
            count = sum(1 for tile in winter if state.place[tile] != UNSEEN)
            for i in range(min(count, size * state.players)):
                state.winter_picked[i % state.players] += 1

    def powers(self) -> None:
        """X: who owns which summer boat's side follows from where the tiles are."""
        state = self.state
        for seat in range(state.players):
            for tile in state.villages[seat] + state.won[seat]:
                power = self.tables.power[tile * 2 + state.side[tile]]
                if power >= 0:
                    state.power[power] = seat

    def pieces(self, top: dict[str, object]) -> None:
        """I1 to I3: bag, greens, stock and pile; left out, what is left of the pieces."""
        state = self.state
        left = [WORKERS_IN_BAG, WORKERS_IN_BAG, WORKERS_IN_BAG, GREENS]
        for colour in range(COLOURS):
            left[colour] -= sum(state.screen[colour::COLOURS])
            left[colour] -= sum(state.workers_on[colour::COLOURS])
            left[colour] -= sum(state.boat_workers[colour::COLOURS])
        for side in range(SLOTS * MAX_PLAYERS):
            left[state.bid_colour[side]] -= state.bid_size[side]
        bag = top.get("bag")
        state.bag = self.counts(bag, "bag", COLOUR_NAMES)
        if "greens" in top:
            state.greens = self.whole(top["greens"], "greens", MOST)
            left[GREEN] -= state.greens
        else:
            state.greens = max(left[GREEN] - state.bag[GREEN], 0)
            left[GREEN] = 0
        if bag is None:
            state.bag = [max(count, 0) for count in left]
        if "stock" in top:
            state.stock = self.counts(top["stock"], "stock", RESOURCE_NAMES)
        else:
            for kind in range(RESOURCES):
                box = GOLD_IN_STOCK if kind == GOLD else OTHERS_IN_STOCK
                state.stock[kind] = max(box - sum(state.goods[kind::RESOURCES]), 0)
        if "pile" in top:
            state.pile = self.counts(top["pile"], "pile", SKILL_NAMES)
        else:
            for kind in range(SKILLS):
                out = sum(state.skills[kind::SKILLS]) + sum(state.boat_skills[kind::SKILLS])
                state.pile[kind] = max(SKILLS_IN_PILE - out, 0)

    def view_counts(
        self, view: View, top: dict[str, object], entries: list[dict[str, object]]
    ) -> None:
        """I5: the numbers of what is hidden; left out, what the viewer's own lists say."""
        onto = (view.screen_counts, view.skill_counts, view.hand_counts)
        for seat in range(len(entries)):
            for i in range(len(COUNT_KEYS)):
                key = COUNT_KEYS[i]
                if key in entries[seat]:
                    listed = onto[i][seat]
                    where = f"seats[{seat}].{key}"
                    onto[i][seat] = self.whole(entries[seat][key], where, MOST)
                    if seat == view.seat and onto[i][seat] != listed:
                        self.wrong(where, f"{listed} are listed, not {onto[i][seat]}")
        view.bag_count = _in_bag(view)
        if "bag_count" in top:
            view.bag_count = self.whole(top["bag_count"], "bag_count", MOST)
        view.pile_count = _in_pile(view)
        if "pile_count" in top:
            view.pile_count = self.whole(top["pile_count"], "pile_count", MOST)


def _in_bag(view: View) -> int:
    """I1: the workers that are neither in the open nor behind a screen."""
    return sum(view.unseen_workers()) + sum(view.screen) - sum(view.screen_counts)


def _in_pile(view: View) -> int:
    """I3: the skills that are neither on boats nor behind a screen."""
    return sum(view.unseen_skills()) + sum(view.skills) - sum(view.skill_counts)


def _miscounted(view: View) -> list[str]:
    """What keeps the hidden pieces of a view from being dealt."""
    out: list[str] = []
    table = view.table
    workers = view.unseen_workers()
    for colour in range(COLOURS):
        if workers[colour] < 0:
            box = GREENS if colour == GREEN else WORKERS_IN_BAG
            name = COLOUR_NAMES[colour]
            out.append(f"I1: {box - workers[colour]} {name} workers instead of {box}")
    skills = view.unseen_skills()
    for kind in range(SKILLS):
        if skills[kind] < 0:
            count = f"{SKILLS_IN_PILE - skills[kind]} {SKILL_NAMES[kind]}s"
            out.append(f"I3: {count} instead of {SKILLS_IN_PILE}")
    if view.bag_count != _in_bag(view):
        out.append(f"I1: {view.bag_count} workers in the bag instead of {_in_bag(view)}")
    if view.pile_count != _in_pile(view):
        out.append(f"I3: {view.pile_count} skills in the pile instead of {_in_pile(view)}")
    size = WINTER_HAND_BY_PLAYERS[table.players - MIN_PLAYERS] if _dealt(table) else 0
    for seat in range(table.players):
        held = view.hand_counts[seat]
        if held != size:
            out.append(f"S1: seat {seat} holds {held} winter tiles instead of {size}")
    if sum(view.hand_counts) - len(view.hand) > len(view.unseen_winter_tiles()):
        out.append("S1: there are fewer winter tiles than the seats hold")
    if table.phase == PAY and table.use_tile >= 0 and table.turn != view.seat:
        owed = owed_worker(table, table.turn)
        if owed >= 0 and (workers[owed] < 1 or view.screen_counts[table.turn] < 1):
            name = COLOUR_NAMES[owed]
            out.append(f"U7: seat {table.turn} is to pay a {name} worker and has none")
    return out


def _dealt(table: Table) -> bool:
    """S1, T3: whether the seats hold winter tiles."""
    return table.season < WINTER or table.phase == PICK_WINTER


def _built(state: State) -> bool:
    """Whether boats and turn-order tiles of this season are all dealt with."""
    return state.phase in (BUILD, FLIP, OVER)


def _hint(value: object, names: list[str] | tuple[str, ...]) -> str:
    """What was probably meant."""
    if not isinstance(value, str):
        return ""
    close = get_close_matches(value[:40], names, 1)
    return f"; did you mean {close[0]!r}?" if close else ""
