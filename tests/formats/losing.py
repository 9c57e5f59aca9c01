"""Positions with many losing bids: every set of them can join a move, so very many are legal."""

import random

from tests.script import board, seat

from keyflower import Game, Options
from keyflower.formats.position import conservation
from keyflower.rules.actions import KIND_MASK, USE, losing_mask, tile_of
from keyflower.rules.chapters.village import location
from keyflower.rules.lookup import TAKES_COLOUR, TAKES_WORKER
from keyflower.rules.pieces import COLOUR_NAMES, COLOURS, GREEN
from keyflower.rules.state import TURN, State

RICH = "16 blue 16 red 16 yellow 8 green"


def places(state: State) -> list[str]:
    """Everything that can be bid for."""
    return [location(state, tile) for tile in state.slot_tile if tile >= 0]


def outbid(game: Game, place: str, size: int, colour: str, passes: bool = False) -> None:
    """Seat 0 bids, or passes, seat 1 bids one more, and the others pass."""
    game.play("p0: pass" if passes else f"p0: bid {size} {colour} {place}")
    game.play(f"p1: bid {size + 1} {colour} {place}")
    while game.to_act != [0]:
        game.play("pass")


def outbid_everywhere(season: str = "spring") -> Game:
    """Six players; seat 0 is in turn and has 13 losing bids of one red worker each.

    There cannot be more: with the bids that lead, these are 39 of the 40 red workers. In spring
    226,319 actions are legal.
    """
    p0 = seat("14 red 2 blue 1 yellow")
    game = board(players=6, season=season, p0=p0, p1=seat("26 red"))
    for place in places(game.state)[:13]:
        outbid(game, place, 1, "red")
    return game


def outbid_at_random(rng: random.Random, most: int) -> Game:
    """Seat 0, in turn, has up to that many losing bids of several colours and few other workers."""
    season = rng.choice(["spring", "summer", "autumn", "autumn", "autumn", "winter"])
    own, other = villages(season, rng)
    game = board(
        players=rng.randint(2, 6),
        season=season,
        lots=["fair", "inn"] if season == "autumn" else [],
        options=Options(boat_4a_on_turn_order=rng.random() < 0.5),
        p0=seat(RICH, rng.choice(["", "saw pick anvil"]), own),
        p1=seat(RICH, village=other),
    )
    targets = [tile for tile in game.state.slot_tile if tile >= 0]
    if season != "autumn" or rng.random() < 0.5:
        rng.shuffle(targets)
    colours = rng.sample(range(COLOURS), rng.randint(1, COLOURS))
    for tile in targets[: rng.randint(1, most)]:
        colour = rng.choice(colours) if game.state.colour[tile] < 0 else game.state.colour[tile]
        size = rng.choice([1, 1, 1, 2, 3])
        screen = game.state.screen
        if screen[colour] >= size and screen[COLOURS + colour] > size:
            place = location(game.state, tile)
            outbid(game, place, size, COLOUR_NAMES[colour], rng.random() < 0.15)
        if rng.random() < 0.3:
            use_something(game, rng)
    keep_few(game.state, rng)
    assert not conservation.problems(game.state)
    return Game.from_state(game.state)


def villages(season: str, rng: random.Random) -> tuple[list[str], list[str]]:
    """Converters above all: what they take limits their use; and the boats that change colours."""
    if season == "spring":
        return [], []
    if season == "summer":
        return ["peddler"], ["stable"]
    own = ["peddler", rng.choice(["summer_boat_4a", "summer_boat_4b"])]
    others = ["store", "tavern", "brewer", "mason"]
    return [*own, "stable"], others if season == "autumn" else [*others, "fair"]


def use_something(game: Game, rng: random.Random) -> None:
    """Seats 0 and 1 use a tile: it gets a colour, and the next use takes more workers."""
    for actor in (0, 1):
        uses = [action for action in game.legal(actor) if action & KIND_MASK == USE]
        from_screen = [action for action in uses if not losing_mask(action)]
        if not from_screen:
            break
        paid = [action for action in from_screen if takes_worker(game.state, tile_of(action))]
        game.apply(rng.choice(paid or from_screen))
        while game.state.phase != TURN:
            game.apply(game.legal(actor)[0])
    while game.to_act != [0]:
        game.play("pass")


def takes_worker(state: State, tile: int) -> bool:
    """U7: whether the use of a tile takes a worker besides."""
    return TAKES_COLOUR <= state.lookup.takes[tile * 2 + state.side[tile]] <= TAKES_WORKER


def keep_few(state: State, rng: random.Random) -> None:
    """Most workers behind the screen of seat 0 go back where they came from."""
    for colour in range(COLOURS):
        kept = min(state.screen[colour], rng.choice([0, 0, 1, 2, 3]))
        if colour == GREEN:
            state.greens += state.screen[colour] - kept
        else:
            state.bag[colour] += state.screen[colour] - kept
        state.screen[colour] = kept
