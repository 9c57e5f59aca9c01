"""Actions as short lines that people read and write, both ways (docs/notation.md)."""

from difflib import get_close_matches
from typing import Final

from keyflower.rules.actions import (
    BID,
    DONE,
    FLIP_TILE,
    KEEP,
    KIND_MASK,
    KIND_NAMES,
    PASS,
    PAY_BID,
    PAY_SKILL,
    PAY_WORKER,
    PICK_TILES,
    PLACE,
    RESOURCE_STEPS,
    SKILL_STEPS,
    STEP,
    TAKE_BOAT,
    TAKE_GOOD,
    UNDO,
    UPGRADE,
    USE,
    USE_STEPS,
    bid_action,
    bid_colour,
    bid_count,
    boat_action,
    boat_of,
    cell_of,
    direction_of,
    flip_action,
    joining_slots,
    pay_bid_action,
    pay_skill_action,
    pay_worker_action,
    picked_mask,
    piece_of,
    place_action,
    resource_of,
    resource_paid,
    rotation_of,
    skill_paid,
    slot_paid,
    step_action,
    take_action,
    tile_of,
    upgrade_action,
    use_action,
    use_count,
    winter_action,
)
from keyflower.rules.bidding import slot_of
from keyflower.rules.decisions import acting_seat
from keyflower.rules.errors import NotationError
from keyflower.rules.pieces import (
    BOAT,
    BOAT_SIDE_NAMES,
    COLOUR_NAMES,
    COLOURS,
    DIRECTIONS,
    MAX_PLAYERS,
    ORIGIN_REACH,
    RESOURCE_NAMES,
    RESOURCES,
    SIDE_NAMES,
    SKILL_NAMES,
    SKILLS,
    SUMMER_BOAT,
    TURN_ORDER,
    WINTER,
    Side,
)
from keyflower.rules.state import VILLAGE, Board, State
from keyflower.rules.village import STEP_TO, cell_at, column_of, owner_of, row_of

FORMS: Final = {
    "pass": "pass",
    "bid": "bid 3 red lot:miner, bid 1 red +lot:well turn:1",
    "use": "use 1 blue p2:stable, use 1 red 1 blue +turn:1 lot:miner",
    "pay": "pay red, pay +lot:miner, pay saw",
    "take": "take iron",
    "step": "step iron 0,0>1,0",
    "upgrade": "upgrade stable wood gold",
    "done": "done",
    "boat": "boat sea_bastion",
    "place": "place miner 1,-1 r2",
    "winter": "winter windmill scholar",
    "flip": "flip stable",
    "keep": "keep",
    "undo": "undo",
}


def location(board: Board, tile: int) -> str:
    """Where a tile is: `lot:miner`, `turn:1`, `p2:stable`."""
    if board.lookup.kind[tile] == TURN_ORDER and board.place[tile] != VILLAGE:
        return f"turn:{board.lookup.number[tile]}"
    owner = owner_of(board, tile)
    if owner >= 0:
        return f"p{owner}:{board.lookup.ids[tile]}"
    return f"lot:{board.lookup.ids[tile]}"


def side_name(board: Board, tile: int) -> Side:
    """The side that is up: `front`, `back`; `a` or `b` of a summer boat."""
    names = BOAT_SIDE_NAMES if board.lookup.kind[tile] == SUMMER_BOAT else SIDE_NAMES
    return names[board.side[tile]]


def spot(cell: int) -> str:
    """A cell as column and row: `1,-1`."""
    return f"{column_of(cell)},{row_of(cell)}"


def text(board: Board, action: int) -> str:
    """A legal action as a line, read in the position before it is done."""
    kind = action & KIND_MASK
    ids = board.lookup.ids
    tile = tile_of(action)
    if kind in (BID, USE):
        words = [KIND_NAMES[kind]]
        for colour in range(COLOURS):
            if kind == USE:
                count = use_count(action, colour)
            else:
                count = bid_count(action) if colour == bid_colour(action) else 0
            if count:
                words.append(f"{count} {COLOUR_NAMES[colour]}")
        for slot in joining_slots(action):
            words.append("+" + location(board, board.slot_tile[slot]))
        words.append(location(board, tile))
        return " ".join(words)
    if kind == STEP:
        here = board.cell[tile]
        there = here + STEP_TO[direction_of(action)]
        return f"step {RESOURCE_NAMES[resource_of(action)]} {spot(here)}>{spot(there)}"
    if kind == UPGRADE:
        return " ".join(["upgrade", ids[tile], *paid_resources(action), *paid_skills(action)])
    if kind == PLACE:
        return f"place {ids[tile]} {spot(cell_of(action))} r{rotation_of(action)}"
    if kind == PICK_TILES:
        winter = board.lookup.by_season[WINTER]
        picked = picked_mask(action)
        chosen = [ids[winter[i]] for i in range(len(winter)) if picked >> i & 1]
        return " ".join(["winter", *chosen])
    if kind == PAY_WORKER:
        return f"pay {COLOUR_NAMES[piece_of(action)]}"
    if kind == PAY_BID:
        return "pay +" + location(board, board.slot_tile[slot_paid(action)])
    if kind == PAY_SKILL:
        return f"pay {SKILL_NAMES[piece_of(action)]}"
    if kind == TAKE_GOOD:
        return f"take {RESOURCE_NAMES[piece_of(action)]}"
    if kind == TAKE_BOAT:
        return f"boat {ids[board.lookup.boats[boat_of(action)]]}"
    if kind == FLIP_TILE:
        return f"flip {ids[tile]}"
    return PLAIN[kind]


LONGEST_LINE: Final = 1000  # longer than any action

PLAIN: Final = {PASS: "pass", DONE: "done", KEEP: "keep", UNDO: "undo"}


def paid_resources(action: int) -> list[str]:
    """The resources that an upgrade pays, one word each."""
    return [
        RESOURCE_NAMES[kind]
        for kind in range(RESOURCES)
        for _ in range(resource_paid(action, kind))
    ]


def paid_skills(action: int) -> list[str]:
    """The skills that an upgrade pays, one word each."""
    return [SKILL_NAMES[kind] for kind in range(SKILLS) for _ in range(skill_paid(action, kind))]


def parse(state: State, line: str, seat: int | None = None) -> int:
    """The action that a line names in this position; whether it is legal is another question.

    The seat matters only while several owe a decision; `p1: place miner 1,0 r2` names it too.
    """
    if len(line) > LONGEST_LINE:
        raise NotationError(
            f"{line[:40]!r}... goes on for {len(line)} characters: no action is so long; "
            "the verbs are " + ", ".join(FORMS)
        )
    if seat is not None:
        check_seat(state, seat, line)
    words = line.split()
    if words and len(words[0]) == 3 and words[0][0] == "p" and words[0][2] == ":":
        seat = parse_seat(state, words[0][1], line)
        words = words[1:]
    if not words:
        raise NotationError("an empty line is not an action; the verbs are " + ", ".join(FORMS))
    verb = words[0]
    if verb not in FORMS:
        raise NotationError(f"{line!r}: {near(verb, list(FORMS))}")
    actor = seat
    if actor is None:
        owing = state.to_act()
        actor = owing[0] if owing else 0
    rest = words[1:]
    try:
        return Reader(state, actor).read(verb, rest)
    except Misread as wrong:
        raise NotationError(f"{line!r}: {wrong}; the form is {FORMS[verb]}") from None


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


def near(word: str, known: list[str]) -> str:
    """That a word is unknown, and which known one comes nearest."""
    close = get_close_matches(word, known, 1)
    if close:
        return f"{word!r} is unknown, did you mean {close[0]!r}?"
    if len(known) > 16:
        return f"{word!r} is unknown"
    return f"{word!r} is unknown; known are " + ", ".join(known)


class Misread(Exception):
    """A word that cannot be read; `parse` adds the line and the right form."""


class Reader:
    """Reads the words after a verb, for one seat in one position."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.ids: list[str] = state.lookup.ids

    def read(self, verb: str, words: list[str]) -> int:
        """The action of a verb and its words."""
        if verb == "bid":
            return self.bid(words)
        if verb == "use":
            return self.use(words)
        if verb == "pay":
            return self.pay(words)
        if verb == "step":
            return self.step(words)
        if verb == "upgrade":
            return self.upgrade(words)
        if verb == "place":
            return self.place(words)
        if verb == "winter":
            return self.winter(words)
        if verb == "take":
            return take_action(self.one_of(self.only(words), RESOURCE_NAMES))
        if verb == "boat":
            return self.boat(words)
        if verb == "flip":
            return flip_action(self.tile(self.only(words)))
        if words:
            raise Misread(f"nothing follows {verb!r}")
        for kind, word in PLAIN.items():
            if word == verb:
                return kind
        raise Misread("unknown verb")

    def only(self, words: list[str]) -> str:
        """The one word that there must be."""
        if len(words) != 1:
            raise Misread(f"expected one word, got {len(words)}")
        return words[0]

    def one_of(self, word: str, names: tuple[str, ...]) -> int:
        """The number of a name."""
        if word not in names:
            raise Misread(near(word, list(names)))
        return names.index(word)

    def tile(self, word: str) -> int:
        """A tile by its id."""
        if word not in self.state.lookup.index:
            raise Misread(near(word, self.ids))
        return self.state.lookup.index[word]

    def at(self, word: str) -> int:
        """A tile by where it is: `lot:miner`, `turn:1`, `p2:stable`."""
        where, colon, name = word.partition(":")
        if not colon:
            raise Misread(f"{word!r} is not a place; places are lot:TILE, turn:N, pSEAT:TILE")
        if where == "turn":
            tiles = self.state.lookup.turn_tiles
            if not is_number(name) or not 1 <= int(name) <= len(tiles):
                raise Misread(f"{word!r}: turn-order tiles are turn:1 to turn:{len(tiles)}")
            tile = tiles[int(name) - 1]
        else:
            tile = self.tile(name)
        actual = location(self.state, tile)
        if where == "lot" and slot_of(self.state, tile) < 0:
            raise Misread(f"{name} is not laid out")
        if actual != word:
            if actual.startswith("lot:") and slot_of(self.state, tile) < 0:
                raise Misread(f"{name} is neither laid out nor in a village")
            raise Misread(f"{name} is at {actual}, not at {word}")
        return tile

    def placement(self, words: list[str]) -> tuple[int, list[int], int]:
        """Workers and place of a bid or use: tile, workers by colour, mask of losing bids."""
        if not words:
            raise Misread("expected workers and a place")
        tile = self.at(words[-1])
        counts = [0] * COLOURS
        mask = 0
        i = 0
        while i < len(words) - 1:
            word = words[i]
            if word[0] == "+":
                mask |= 1 << self.losing(word)
                i += 1
            else:
                if not is_number(word) or not 1 <= int(word) <= 63:
                    raise Misread(f"{word!r} is not a number of workers")
                if i + 1 >= len(words) - 1:
                    raise Misread("a colour is missing")
                colour = self.one_of(words[i + 1], COLOUR_NAMES)
                if counts[colour]:
                    raise Misread(f"{COLOUR_NAMES[colour]} is named twice")
                counts[colour] = int(word)
                i += 2
        if not mask and not any(counts):
            raise Misread("no workers are named")
        return tile, counts, mask

    def losing(self, word: str) -> int:
        """The slot of a losing bid: `+lot:miner`, `+turn:1`."""
        slot = slot_of(self.state, self.at(word[1:]))
        if slot < 0 or not self.state.bid_size[slot * MAX_PLAYERS + self.seat]:
            raise Misread(f"seat {self.seat} has no bid at {word[1:]}")
        return slot

    def bid(self, words: list[str]) -> int:
        """`bid 3 red +lot:well lot:miner`"""
        tile, counts, mask = self.placement(words)
        colours = [colour for colour in range(COLOURS) if counts[colour]]
        if len(colours) > 1:
            raise Misread("a bid has one colour (B3)")
        if colours:
            colour = colours[0]
        else:
            slot = (mask & -mask).bit_length() - 1
            colour = self.state.bid_colour[slot * MAX_PLAYERS + self.seat]
        return bid_action(tile, colour, counts[colour], mask)

    def use(self, words: list[str]) -> int:
        """`use 1 red 1 blue +turn:1 p2:stable`"""
        tile, counts, mask = self.placement(words)
        action = use_action(tile, mask)
        for colour in range(COLOURS):
            if counts[colour] > 7:
                raise Misread("more than 6 workers never fit on a tile (U3)")
            action += counts[colour] * USE_STEPS[colour]
        return action

    def pay(self, words: list[str]) -> int:
        """`pay red`, `pay +lot:miner`, `pay saw`"""
        word = self.only(words)
        if word[0] == "+":
            return pay_bid_action(self.losing(word))
        if word in SKILL_NAMES:
            return pay_skill_action(SKILL_NAMES.index(word))
        return pay_worker_action(self.one_of(word, COLOUR_NAMES))

    def cell(self, word: str) -> int:
        """A cell of the seat's own village by column and row: `1,-1`."""
        column, comma, row = word.partition(",")
        if not (comma and is_whole(column) and is_whole(row)):
            raise Misread(f"{word!r} is not a place in a village; places are COLUMN,ROW")
        if abs(int(column)) > ORIGIN_REACH or abs(int(row)) > ORIGIN_REACH:
            raise Misread(f"{word!r} is too far away")
        return cell_at(self.seat, int(column), int(row))

    def step(self, words: list[str]) -> int:
        """`step iron 0,0>1,0`"""
        if len(words) != 2:
            raise Misread("expected a resource and a way")
        kind = self.one_of(words[0], RESOURCE_NAMES)
        origin, arrow, target = words[1].partition(">")
        if not arrow:
            raise Misread(f"{words[1]!r} is not a way")
        here = self.cell(origin)
        there = self.cell(target)
        tile = self.state.cells.get(here, -1)
        if tile < 0:
            raise Misread(f"there is no tile at {origin}")
        for direction in range(DIRECTIONS):
            if here + STEP_TO[direction] == there:
                return step_action(tile, direction, kind)
        raise Misread(f"{target} is not a neighbour of {origin}")

    def upgrade(self, words: list[str]) -> int:
        """`upgrade stable wood gold`"""
        if not words:
            raise Misread("expected a tile")
        action = upgrade_action(self.tile(words[0]))
        for kind in range(RESOURCES):
            count = words[1:].count(RESOURCE_NAMES[kind])
            if count > 7:
                raise Misread("no upgrade takes that much")
            action += count * RESOURCE_STEPS[kind]
        for kind in range(SKILLS):
            count = words[1:].count(SKILL_NAMES[kind])
            if count > 3:
                raise Misread("no upgrade takes that much")
            action += count * SKILL_STEPS[kind]
        for word in words[1:]:
            if word not in RESOURCE_NAMES and word not in SKILL_NAMES:
                raise Misread(near(word, [*RESOURCE_NAMES, *SKILL_NAMES]))
        return action

    def place(self, words: list[str]) -> int:
        """`place miner 1,-1 r2`"""
        if len(words) != 3:
            raise Misread("expected a tile, a place and a rotation")
        tile = self.tile(words[0])
        turned = words[2]
        if len(turned) != 2 or turned[0] != "r" or turned[1] not in "012345":
            raise Misread(f"{turned!r} is not a rotation; rotations are r0 to r5, clockwise")
        return place_action(tile, self.cell(words[1]), int(turned[1]))

    def winter(self, words: list[str]) -> int:
        """`winter windmill scholar`"""
        mask = 0
        winter = self.state.lookup.by_season[WINTER]
        for word in words:
            tile = self.tile(word)
            if tile not in winter:
                raise Misread(f"{word} is not a winter tile")
            mask |= 1 << winter.index(tile)
        if not words:
            raise Misread("expected at least one winter tile")
        return winter_action(self.seat, mask)

    def boat(self, words: list[str]) -> int:
        """`boat sea_bastion`"""
        tile = self.tile(self.only(words))
        if self.state.lookup.kind[tile] != BOAT:
            raise Misread(f"{words[0]} is not a boat")
        return boat_action(self.state.lookup.boats.index(tile))


def is_number(word: str) -> bool:
    """Whether a word is a number of plain digits, and no endless one."""
    return word.isascii() and word.isdecimal() and len(word) <= 4


def is_whole(word: str) -> bool:
    """Whether a word is a whole number, perhaps with a minus."""
    return is_number(word.removeprefix("-"))


def signed_text(state: State, action: int) -> str:
    """A line with its seat: `p1: place miner 1,0 r2`."""
    return f"p{acting_seat(state, action)}: {text(state, action)}"
