"""Why the seat in turn can do nothing at a place: ids with variables, for any language.

What is legal is decided elsewhere; here only the reason is looked for at places where no bid, or no
use, is legal.

| id | variables | meaning |
|---|---|---|
| blocked-bid | colour, needs, has | it takes so many workers of the colour to lead (B2, C2) |
| blocked-use | colour, needs, has | it takes so many workers to use it (U3, C2) |
| blocked-full | needs, has | the next use takes more workers than fit on the tile (U3) |
| blocked-skill | skill | its use takes a skill that is not behind the screen (U7) |
| blocked-worker | colour | no worker is left to be taken by its use (U7) |
| blocked-no-action | | this side shows no action (U2) |
| blocked-winter | | lots cannot be used in winter (U1) |

`colour` is `worker` where any colour would do.
"""

from keyflower.formats.choices import Choices
from keyflower.formats.choosing import TAKES_NAMES
from keyflower.formats.notation import location
from keyflower.rules.bidding import least_bid, may_change_colour, slot_of
from keyflower.rules.pieces import COLOUR_NAMES, COLOURS, MAX_PLAYERS, NO_COLOUR, WINTER
from keyflower.rules.production import has_skill, room_on
from keyflower.rules.state import LOT_SLOTS, SLOTS, TURN, State
from keyflower.rules.tables import TAKES_SKILL


class Why:
    """A reason."""

    __slots__ = ("colour", "has", "id", "needs", "skill")

    def __init__(self, reason: str, colour: str = "", needs: int = 0, has: int = 0) -> None:
        self.id: str = reason
        self.colour: str = colour
        self.needs: int = needs
        self.has: int = has
        self.skill: str = ""

    def as_json(self) -> dict[str, object]:
        """For the wire: only what it says something about."""
        out: dict[str, object] = {"id": self.id}
        if self.colour:
            out["colour"] = self.colour
        if self.needs:
            out["needs"] = self.needs
            out["has"] = self.has
        if self.skill:
            out["skill"] = self.skill
        return out


class Blocked:
    """A place where the seat cannot bid, or cannot use the tile, and why."""

    __slots__ = ("at", "bid", "tile", "use")

    def __init__(self, tile: int, at: str, bid: Why | None, use: Why | None) -> None:
        self.tile: int = tile
        self.at: str = at
        self.bid: Why | None = bid
        self.use: Why | None = use


def blocked(state: State, seat: int, found: Choices) -> list[Blocked]:
    """Every place where a bid or a use could be thought of and is not among the choices."""
    if state.phase != TURN:
        return []
    index = state.tables.index
    bids = [index[bid.tile] for bid in found.bids]
    uses = [index[use.tile] for use in found.uses]
    out: list[Blocked] = []
    for slot in range(SLOTS):
        tile = state.slot_tile[slot]
        if tile < 0:
            continue
        bid = None if tile in bids else why_no_bid(state, seat, slot)
        use = None if tile in uses or slot >= LOT_SLOTS else why_no_use(state, seat, tile)
        if bid is not None or use is not None:
            out.append(Blocked(tile, location(state, tile), bid, use))
    for village in state.villages:
        for tile in village:
            if tile not in uses:
                why = why_no_use(state, seat, tile)
                out.append(Blocked(tile, location(state, tile), None, why))
    return out


def why_no_bid(state: State, seat: int, slot: int) -> Why:
    """B2, C2: how many workers of which colour it would take to lead."""
    tile = state.slot_tile[slot]
    mine = state.bid_size[slot * MAX_PLAYERS + seat]
    needs = least_bid(state, seat, slot)
    colour = state.bid_colour[slot * MAX_PLAYERS + seat] if mine else state.colour[tile]
    if not mine and may_change_colour(state, seat, slot):
        colour = NO_COLOUR
    return Why("blocked-bid", colour_name(colour), needs, most_workers(state, seat, colour, slot))


def why_no_use(state: State, seat: int, tile: int) -> Why:
    """U1 to U4, U7: the first thing that is in the way."""
    if state.season == WINTER and slot_of(state, tile) >= 0:
        return Why("blocked-winter")
    shown = tile * 2 + state.side[tile]
    if not state.tables.acts[shown]:
        return Why("blocked-no-action")
    needs = state.used[tile] + 1
    room = room_on(state, tile)
    if needs > room:
        return Why("blocked-full", "", needs, room)
    takes = state.tables.takes[shown]
    if takes >= TAKES_SKILL and not has_skill(state, seat, takes):
        why = Why("blocked-skill")
        why.skill = TAKES_NAMES[takes]
        return why
    colour = state.colour[tile]
    has = most_workers(state, seat, colour, -1)
    if has < needs:
        return Why("blocked-use", colour_name(colour), needs, has)
    return Why("blocked-worker", TAKES_NAMES[takes] or "worker")


def most_workers(state: State, seat: int, colour: int, besides: int) -> int:
    """The workers of a colour, or of the commonest, on the screen and in losing bids.

    A bid at the slot `besides` does not count: it lies there already.
    """
    most = 0
    for kind in range(COLOURS):
        if colour not in (kind, NO_COLOUR):
            continue
        count = state.screen[seat * COLOURS + kind]
        for slot in range(SLOTS):
            side = slot * MAX_PLAYERS + seat
            losing = state.bid_size[side] and state.lead[slot] != seat
            if losing and slot != besides and state.bid_colour[side] == kind:
                count += state.bid_size[side]
        most = max(most, count)
    return most


def colour_name(colour: int) -> str:
    """A colour, or `worker` for any."""
    return "worker" if colour == NO_COLOUR else COLOUR_NAMES[colour]


def to_json(places: list[Blocked]) -> list[dict[str, object]]:
    """For the wire."""
    return [
        {
            "at": place.at,
            "bid": None if place.bid is None else place.bid.as_json(),
            "use": None if place.use is None else place.use.as_json(),
        }
        for place in places
    ]
