"""Positions and views, read from JSON data (docs/position.md).

Omitted fields default to empty, or to the pieces that aren't anywhere else.
"""

from functools import cache
from typing import Final, get_type_hints

from keyflower.formats.conservation.timing import in_turns, lowest_home
from keyflower.formats.position import shapes
from keyflower.formats.position.tile_reading import TileReader, is_built, is_dealt
from keyflower.formats.position.values import MOST, show
from keyflower.formats.position.writing import FORMAT, PICKS_NAMES, RNG_DIGITS, VIEW_FORMAT
from keyflower.rules.pieces import (
    COLOUR_NAMES,
    COLOURS,
    GOLD,
    GOLD_IN_STOCK,
    GREEN,
    GREENS,
    LOTS_BY_PLAYERS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OTHERS_IN_STOCK,
    RESOURCE_NAMES,
    RESOURCES,
    SEASON_NAMES,
    SKILL_NAMES,
    SKILLS,
    SKILLS_IN_PILE,
    SPRING,
    TURN_TILES_BY_PLAYERS,
    WINTER,
    WINTER_HAND_BY_PLAYERS,
    WORKERS_IN_BAG,
)
from keyflower.rules.state import (
    ASIDE,
    GONE,
    PHASE_NAMES,
    PICK_WINTER,
    SLOTS,
    STANDING,
    UNSEEN,
    WON,
    State,
)
from keyflower.rules.view import SPECTATOR, View

COUNT_KEYS: Final = ("worker_count", "skill_count", "winter_count")


@cache
def keys_of(shape: object) -> tuple[str, ...]:
    """The keys of a shape, its optional ones too."""
    return tuple(get_type_hints(shape))


class PositionReader(TileReader):
    """Reads one position or view, and collects everything that is wrong with it.

    The order matters, because what is left out follows from what was read before: the time decides
    which turn-order tiles and boats stand there, tiles that are nowhere else are gone, homes decide
    who starts spring, and only then is it known which pieces are left for hands, bag and pile.
    """

    def position(self, data: object) -> State | None:
        """The whole position; None where there is nothing to begin with."""
        top = self.fields(data, "position", keys_of(shapes.PositionData))
        seats = self.begin(top, FORMAT)
        if not seats:
            return None
        self.open_table(top, seats, [keys_of(shapes.SeatData)] * len(seats))
        self.chance(top.get("rng", "0"))
        if not self.problems:
            self.hands_left_out(seats)
            self.winter_picked_left_out()
            self.powers()
        self.pieces(top)
        return self.state

    def view(self, data: object) -> View | None:
        """The whole view; None where there is nothing to begin with."""
        top = self.fields(data, "view", keys_of(shapes.ViewData))
        seats = self.begin(top, VIEW_FORMAT)
        if not seats:
            return None
        viewer = self.seat(top["seat"], "seat") if "seat" in top else SPECTATOR
        keys = [(*COUNT_KEYS, *keys_of(shapes.VillageData))] * len(seats)
        if viewer != SPECTATOR:
            keys[viewer] = keys_of(shapes.ViewSeatData)
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
            self.wrong("format", f"expected {show(wanted)}, got {show(given)}")
        seats = self.items(top.get("seats"), "seats")
        players = len(seats)
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            self.wrong("seats", f"expected {MIN_PLAYERS} to {MAX_PLAYERS}, got {players}")
            return []
        if top.get("players", players) != players:
            self.wrong("players", f"there are {players} seats, not {show(top['players'])}")
        version = top.get("catalogue", self.lookup.version)
        if version != self.lookup.version:
            said = f"expected {self.lookup.version!r}, got {show(version)}"
            self.wrong("catalogue", said)
        self.state = State(self.lookup, players)
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
        options = self.fields(top.get("options", {}), "options", keys_of(shapes.OptionsData))
        state.boat_4a_on_turn_order = self.option(options, "boat_4a_on_turn_order", False)
        state.boat_3b_leftovers = self.option(options, "boat_3b_leftovers", True)
        state.season = self.name(top.get("season", "spring"), "season", SEASON_NAMES, "season")
        state.phase = self.name(top.get("phase", "turn"), "phase", PHASE_NAMES, "phase")

    def option(self, options: dict[str, object], key: str, default: bool) -> bool:
        """One of the options."""
        return self.yes(options.get(key), f"options.{key}", default)

    def chance(self, rng: object) -> None:
        """The state of the generator."""
        if (
            isinstance(rng, str)
            and 0 < len(rng) <= RNG_DIGITS
            and all(digit in "0123456789abcdef" for digit in rng)
        ):
            self.state.rng = int(rng, 16)
        else:
            self.wrong("rng", f"expected 1 to {RNG_DIGITS} digits 0-9a-f, got {show(rng)}")

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

    def gone(self, value: object) -> None:
        """Tiles that left the game in the open; left out, as many as did, in catalogue order."""
        state = self.state
        if value is not None:
            self.tiles(value, "gone", GONE, [])
            return
        for season in range(WINTER):
            if season < state.season or (season == state.season and not in_turns(state)):
                lots = LOTS_BY_PLAYERS[state.players - MIN_PLAYERS]
                tiles = self.lookup.by_season[season]
                missing = lots - sum(1 for tile in tiles if state.place[tile] != UNSEEN)
                for tile in tiles:
                    if missing > 0 and state.place[tile] == UNSEEN:
                        state.place[tile] = GONE
                        missing -= 1
        if state.season == WINTER and is_built(state):
            for tile in self.lookup.turn_tiles[
                : TURN_TILES_BY_PLAYERS[state.players - MIN_PLAYERS]
            ]:
                if state.place[tile] == UNSEEN:
                    state.place[tile] = GONE

    def boats(self, value: object) -> None:
        """The boats in play, their loads, and which of them are picked."""
        state = self.state
        ids = self.lookup.ids
        names = tuple(ids[boat] for boat in self.lookup.boats[: state.players])
        picked = [is_built(state)] * state.players
        boats = self.items(value, "boats")
        named: list[int] = []
        for i in range(len(boats)):
            where = f"boats[{i}]"
            entry = self.fields(boats[i], where, keys_of(shapes.BoatData))
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
            tile = self.lookup.boats[boat]
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
        entry = self.fields(value, "use", keys_of(shapes.UseData))
        self.state.use_tile = self.tile(entry.get("tile"), "use.tile")
        self.state.steps = self.whole(entry.get("steps", 0), "use.steps", MOST)
        self.state.upgrades = self.whole(entry.get("upgrades", 0), "use.upgrades", MOST)

    def hands_left_out(self, seats: list[object]) -> None:
        """S1: hands of winter tiles that are left out."""
        state = self.state
        size = WINTER_HAND_BY_PLAYERS[state.players - MIN_PLAYERS]
        left = [tile for tile in self.lookup.by_season[WINTER] if tile not in self.seen]
        for seat in range(state.players):
            entry = seats[seat]
            if is_dealt(state) and isinstance(entry, dict) and entry.get("winter") is None:
                state.hand[seat] = left[:size]
                left = left[size:]

    def winter_picked_left_out(self) -> None:
        """T3: numbers of picked winter tiles that are left out."""
        state = self.state
        size = WINTER_HAND_BY_PLAYERS[state.players - MIN_PLAYERS]
        if not is_dealt(state) and not any(state.winter_picked):
            winter = self.lookup.by_season[WINTER]
            count = sum(1 for tile in winter if state.place[tile] != UNSEEN)
            for i in range(min(count, size * state.players)):
                state.winter_picked[i % state.players] += 1

    def powers(self) -> None:
        """X: who owns which summer boat's side follows from where the tiles are."""
        state = self.state
        for seat in range(state.players):
            for tile in state.villages[seat] + state.won[seat]:
                power = self.lookup.power[tile * 2 + state.side[tile]]
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
        for bid in range(SLOTS * MAX_PLAYERS):
            left[state.bid_colour[bid]] -= state.bid_size[bid]
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
        view.bag_count = in_bag(view)
        if "bag_count" in top:
            view.bag_count = self.whole(top["bag_count"], "bag_count", MOST)
        view.pile_count = in_pile(view)
        if "pile_count" in top:
            view.pile_count = self.whole(top["pile_count"], "pile_count", MOST)


def in_bag(view: View) -> int:
    """I1: the workers that are neither in the open nor behind a screen."""
    return sum(view.unseen_workers()) + sum(view.screen) - sum(view.screen_counts)


def in_pile(view: View) -> int:
    """I3: the skills that are neither on boats nor behind a screen."""
    return sum(view.unseen_skills()) + sum(view.skills) - sum(view.skill_counts)
