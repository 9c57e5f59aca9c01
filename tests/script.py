"""Move scripts: a position in a few words, moves in notation, and a look at what followed.

game = board(lots=["miner"], p0=seat("3 red"), p1=seat("4 red 1 blue"))
play(game, "p0: bid 2 red lot:miner", "p1: bid 3 red lot:miner")
assert workers(game, 1) == {"red": 1, "blue": 1}
assert "3 red" in refused(game, "p0: bid 1 blue lot:miner")
"""

from contextlib import suppress
from dataclasses import dataclass, field

import pytest
from tests.contracts import choices_on_the_wire, expand

from keyflower import Game, KeyflowerError, NotationError, Options
from keyflower.formats import position
from keyflower.formats.notation import named_seat, parse, text
from keyflower.formats.position import conservation
from keyflower.rules import pieces
from keyflower.rules.actions import cell_of, rotation_of
from keyflower.rules.chapters import chance
from keyflower.rules.chapters.seasons import start_turns
from keyflower.rules.chapters.setup import fresh_state, lay_out_boats
from keyflower.rules.chapters.village import cell_at, location, placements, put_in_village
from keyflower.rules.lookup import lookup_of
from keyflower.rules.pieces import COLOUR_NAMES, RESOURCE_NAMES, SKILL_NAMES, WINTER
from keyflower.rules.state import (
    ASIDE,
    BUILD,
    GONE,
    LOT,
    LOT_SLOTS,
    PICK_BOAT,
    PICK_WINTER,
    TURN,
    UNSEEN,
    State,
)

BOATS = ["keyflower", "sea_bastion", "sea_breese", "flipper", "ianvincible", "white_wind"]


@dataclass
class Seat:
    """What a player has: workers and skills behind the screen, village, goods, winter tiles."""

    workers: str = ""
    skills: str = ""
    village: list[str] = field(default_factory=list)
    goods: dict[str, str] = field(default_factory=dict)
    winter: list[str] = field(default_factory=list)
    home: str = ""
    aside: list[str] = field(default_factory=list)


def seat(
    workers: str = "",
    skills: str = "",
    village: list[str] | None = None,
    goods: dict[str, str] | None = None,
    winter: list[str] | None = None,
    home: str = "",
    aside: list[str] | None = None,
) -> Seat:
    """A seat: `seat("3 red 1 green", "saw 2 pick", ["stable/back", "summer_boat_4a"])`.

    A village tile lies where it first fits, or where it says: "miner@1,-1r2". Goods name the
    tile they lie on: {"miner": "2 iron", "home": "1 gold"}. `aside`: tiles set aside (V3).
    A home may be "home_3/back".
    """
    return Seat(workers, skills, village or [], goods or {}, winter or [], home, aside or [])


def board(
    *,
    players: int = 2,
    season: str = "spring",
    lots: list[str] | None = None,
    turn: int = 0,
    start: int | None = None,
    options: Options | None = None,
    bag: str | None = None,
    pile: str | None = None,
    greens: int | None = None,
    stock: str | None = None,
    picking: bool = False,
    seed: int = 1,
    hands: dict[str, Seat] | None = None,
    **seats: Seat,
) -> Game:
    """A game at a turn of a season. Lots that are not named are filled up with others.

    `bag`, `pile`, `greens` and `stock` say what is LEFT there; the rest of those pieces is put
    with the last seat (behind the screen, or on the home), so that nothing is lost.
    `picking`: winter, before the tiles are picked (T3). `hands`: seats by computed names.
    """
    seats |= hands or {}
    state = fresh_state(players, options or Options(), lookup_of(None))
    state.rng = chance.mix_seed(seed)
    state.season = pieces.SEASON_NAMES.index(season)
    for p in range(players):
        settle(state, p, seats.get(f"p{p}", Seat()))
    lay_out_boats(state)
    state.boats = list(range(players))
    state.start = lowest_home(state) if start is None else start
    if picking:
        state.phase = PICK_WINTER
    else:
        lay_out_lots(state, lots or [])
        start_turns(state)
        state.turn = turn
    spend_past_seasons(state)
    leave(state, bag, pile, greens, stock)
    problems = conservation.problems(state)
    assert not problems, problems
    return Game.from_state(state)


def lowest_home(state: State) -> int:
    """S5: the seat that starts spring."""
    return min(range(state.players), key=lambda p: state.lookup.number[state.villages[p][0]])


def spend_past_seasons(state: State) -> None:
    """The tiles of past seasons that are in no village have left the game (E2)."""
    for season in range(state.season):
        tiles = state.lookup.by_season[season]
        out = sum(state.place[tile] != UNSEEN for tile in tiles)
        for tile in tiles:
            if state.place[tile] == UNSEEN and out < pieces.LOTS_BY_PLAYERS[state.players]:
                state.place[tile] = GONE
                out += 1


def settle(state: State, p: int, given: Seat) -> None:
    """Give a seat its home, village, goods, screen and winter tiles."""
    index = state.lookup.index
    name, _, side = (given.home or f"home_{p + 1}").partition("/")
    home = index[name]
    state.side[home] = 1 if side == "back" else 0
    put_in_village(state, p, home, cell_at(p, 0, 0), 0)
    for word in given.village:
        add_to_village(state, p, word)
    state.aside[p] = [index[name] for name in given.aside]
    for tile in state.aside[p]:
        state.place[tile] = ASIDE
    for name, goods in given.goods.items():
        tile = home if name == "home" else index[name]
        for kind, count in counts(goods).items():
            state.goods[tile * 4 + RESOURCE_NAMES.index(kind)] += count
            state.stock[RESOURCE_NAMES.index(kind)] -= count
    for colour, count in counts(given.workers).items():
        i = COLOUR_NAMES.index(colour)
        state.screen[p * 4 + i] += count
        if i == 3:
            state.greens -= count
        else:
            state.bag[i] -= count
    for kind, count in counts(given.skills).items():
        state.skills[p * 3 + SKILL_NAMES.index(kind)] += count
        state.pile[SKILL_NAMES.index(kind)] -= count
    size = pieces.WINTER_HAND_BY_PLAYERS[state.players]
    state.hand[p] = [index[name] for name in given.winter]
    for tile in state.lookup.by_season[WINTER][::-1]:
        if len(state.hand[p]) < size and not any(tile in hand for hand in state.hand):
            state.hand[p].append(tile)


def add_to_village(state: State, p: int, word: str) -> None:
    """Put a tile into a village: `stable`, `stable/back`, `summer_boat_4a`, `miner@1,0r2`."""
    name, _, where = word.partition("@")
    name, _, side = name.partition("/")
    if name.startswith("summer_boat_"):
        state.power[pieces.POWER_NAMES.index(name[-2:])] = p
        side = "back" if name[-1] == "b" else "front"
        name = name[:-1]
    tile = state.lookup.index[name]
    state.side[tile] = 1 if side == "back" else 0
    if where:
        spot, _, turned = where.partition("r")
        column, row = spot.split(",")
        put_in_village(state, p, tile, cell_at(p, int(column), int(row)), int(turned or 0))
        return
    state.won[p] = [tile]
    action = placements(state, p)[0]
    state.won[p] = []
    put_in_village(state, p, tile, cell_of(action), rotation_of(action))


def lay_out_lots(state: State, names: list[str]) -> None:
    """Lay out the named lots, then as many others of the season as the table needs."""
    index = state.lookup.index
    if state.season == WINTER:
        state.hand = [[] for _ in range(state.players)]
    tiles = []
    for name in names:
        if name.startswith("summer_boat_"):
            tiles.append(index[name[:-1]])
            state.side[tiles[-1]] = 1 if name[-1] == "b" else 0
        else:
            tiles.append(index[name])
    size = len(tiles) if state.season == WINTER else pieces.LOTS_BY_PLAYERS[state.players]
    if state.season == WINTER:
        size = max(size, state.players)
    for tile in state.lookup.by_season[state.season]:
        taken = tile in tiles or state.place[tile] or any(tile in hand for hand in state.hand)
        if len(tiles) < size and not taken:
            tiles.append(tile)
    for slot in range(len(tiles)):
        state.slot_tile[slot] = tiles[slot]
        state.place[tiles[slot]] = LOT
    if state.season == WINTER:
        state.has_picked = [True] * state.players
        state.winter_picked = [1] * state.players
        state.winter_picked[0] += len(tiles) - state.players


def leave(
    state: State, bag: str | None, pile: str | None, greens: int | None, stock: str | None
) -> None:
    """Take pieces out of the common supplies until only what is named is left there."""
    last = state.players - 1
    home = state.villages[last][0]
    if bag is not None:
        for i in range(4):
            state.screen[last * 4 + i] += state.bag[i] - counts(bag).get(COLOUR_NAMES[i], 0)
            state.bag[i] = counts(bag).get(COLOUR_NAMES[i], 0)
    if pile is not None:
        for i in range(3):
            state.skills[last * 3 + i] += state.pile[i] - counts(pile).get(SKILL_NAMES[i], 0)
            state.pile[i] = counts(pile).get(SKILL_NAMES[i], 0)
    if greens is not None:
        state.screen[last * 4 + 3] += state.greens - greens
        state.greens = greens
    if stock is not None:
        for i in range(4):
            left = counts(stock).get(RESOURCE_NAMES[i], 0)
            state.goods[home * 4 + i] += state.stock[i] - left
            state.stock[i] = left


def plus(held: dict[str, int], more: dict[str, int]) -> dict[str, int]:
    """Two lots together."""
    return {name: held.get(name, 0) + more.get(name, 0) for name in {**held, **more}}


def counts(words: str) -> dict[str, int]:
    """`3 red 1 blue` -> {"red": 3, "blue": 1}; a word without a number counts one."""
    out: dict[str, int] = {}
    number = 1
    for word in words.split():
        if word.isdecimal():
            number = int(word)
        else:
            out[word] = out.get(word, 0) + number
            number = 1
    return out


def play(game: Game, *script: str) -> Game:
    """Play the lines of a script; `p1:` says whose action a line is. After `#` comes a comment.

    After each action every piece must still be somewhere, once.
    """
    for line in "\n".join(script).splitlines():
        line = line.split("#")[0].strip()
        if line:
            game.play(line)
            assert conservation.problems(game.state) == [], line
    return game


def pass_all(game: Game) -> Game:
    """Everyone passes in turn until the season ends (T5)."""
    while game.state.phase == TURN and game.state.passes < game.players:
        game.play("pass")
        assert conservation.problems(game.state) == []
        if game.state.passes == 0:
            break
    return game


def refused(game: Game, line: str) -> str:
    """The message with which an action is refused; the game must not have changed.

    What is refused is neither listed nor offered.
    """
    with suppress(NotationError):
        actor = named_seat(line)
        actor = (game.to_act or [0])[0] if actor is None else actor
        action = parse(game.state, line, actor)
        assert action not in game.legal(actor)
        assert action not in expand(choices_on_the_wire(game, actor))
    before = position.dumps(game.state)
    with pytest.raises(KeyflowerError) as refusal:
        game.play(line)
    assert position.dumps(game.state) == before
    return str(refusal.value)


def legal(game: Game, p: int | None = None) -> list[str]:
    """The legal actions of a seat (of the one in turn) in notation."""
    actor = game.to_act[0] if p is None else p
    return [text(game.state, action) for action in game.legal(actor)]


def bids_at(game: Game, place: str, verb: str = "bid") -> list[str]:
    """The legal bids at a place, without the verb and the place."""
    lines = [line.removeprefix(f"{verb} ") for line in legal(game) if line.startswith(f"{verb} ")]
    return [line.removesuffix(f" {place}") for line in lines if line.endswith(f" {place}")]


def uses_of(game: Game, place: str) -> list[str]:
    """The legal uses of a place, without the verb and the place."""
    return bids_at(game, place, "use")


def lots(game: Game) -> list[str]:
    """The tiles laid out this season."""
    tiles = game.state.slot_tile[:LOT_SLOTS]
    return [game.state.lookup.ids[tile] for tile in tiles if tile >= 0]


def named(names: tuple[str, ...], values: list[int]) -> dict[str, int]:
    """The non-zero values by name."""
    return {names[i]: values[i] for i in range(len(names)) if values[i]}


def workers(game: Game, p: int) -> dict[str, int]:
    """The workers behind a screen."""
    return named(COLOUR_NAMES, game.state.screen[p * 4 : p * 4 + 4])


def skills(game: Game, p: int) -> dict[str, int]:
    """The skills behind a screen."""
    return named(SKILL_NAMES, game.state.skills[p * 3 : p * 3 + 3])


def goods(game: Game, name: str) -> dict[str, int]:
    """The resources on a tile."""
    tile = game.state.lookup.index[name]
    return named(RESOURCE_NAMES, game.state.goods[tile * 4 : tile * 4 + 4])


def on_tile(game: Game, name: str) -> dict[str, int]:
    """The workers on a tile."""
    tile = game.state.lookup.index[name]
    return named(COLOUR_NAMES, game.state.workers_on[tile * 4 : tile * 4 + 4])


def bag(game: Game) -> dict[str, int]:
    """The workers in the bag."""
    return named(COLOUR_NAMES, game.state.bag)


def bid_of(game: Game, p: int, name: str) -> str:
    """A seat's bid at a tile: `3 red`, or nothing."""
    slot = game.state.slot_tile.index(game.state.lookup.index[name])
    size = game.state.bid_size[slot * 6 + p]
    return f"{size} {COLOUR_NAMES[game.state.bid_colour[slot * 6 + p]]}" if size else ""


def colour_of(game: Game, name: str) -> str:
    """The colour of a tile this season, or nothing (C1)."""
    colour = game.state.colour[game.state.lookup.index[name]]
    return COLOUR_NAMES[colour] if colour >= 0 else ""


def side_of(game: Game, name: str) -> str:
    """Which side of a tile is up."""
    return ("front", "back")[game.state.side[game.state.lookup.index[name]]]


def village(game: Game, p: int) -> list[str]:
    """The tiles of a village in the order they came."""
    return [game.state.lookup.ids[tile] for tile in game.state.villages[p]]


def where(game: Game, name: str) -> str:
    """Where a tile is: `lot:miner`, `turn:1`, `p0:miner`."""
    return location(game.state, game.state.lookup.index[name])


def highest_turn_tile(players: int) -> str:
    """The turn-order tile with the purple worker (S4)."""
    return f"turn:{pieces.TURN_TILES_BY_PLAYERS[players]}"


def pile(game: Game) -> dict[str, int]:
    """The skills in the pile."""
    return named(SKILL_NAMES, game.state.pile)


def stock(game: Game) -> dict[str, int]:
    """The resources in stock."""
    return named(RESOURCE_NAMES, game.state.stock)


def aboard(game: Game, boat: str) -> tuple[dict[str, int], dict[str, int]]:
    """The workers and the skills on a boat."""
    state = game.state
    i = state.lookup.boats.index(state.lookup.index[boat])
    load = state.boat_workers[i * 4 : i * 4 + 4]
    return named(COLOUR_NAMES, load), named(SKILL_NAMES, state.boat_skills[i * 3 : i * 3 + 3])


def points(game: Game, p: int, rule: str = "") -> int:
    """A seat's points as things stand, in all or by one rule (`F2`)."""
    lines = game.scores()[p].lines
    return sum(line.points for line in lines if rule in ("", line.rule))


def pick_boats(game: Game) -> list[int]:
    """Everyone picks the first boat that is left (E6); the seats in the order they picked."""
    order = []
    while game.state.phase == PICK_BOAT:
        order.append(game.to_act[0])
        play(game, legal(game)[0])
    return order


def build_all(game: Game) -> Game:
    """Everyone adds the tiles won where they first fit (E9)."""
    while game.state.phase == BUILD:
        p = game.to_act[0]
        play(game, f"p{p}: {legal(game, p)[0]}")
    return game


def end_season(game: Game) -> Game:
    """Everyone passes, picks the first boat left and builds where tiles first fit (E)."""
    pass_all(game)
    pick_boats(game)
    return build_all(game)
