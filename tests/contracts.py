"""What must hold at every decision of every game: `check` asserts all of it for one position.

Each function of CHECKS is one contract of the core (docs/architecture.md). They are checked at each
step of random games, and in positions by hand.
"""

import json
import random
from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any, Final, NamedTuple

import msgspec
import pytest

from keyflower import Game, IllegalAction, Options, determinize
from keyflower.formats import position
from keyflower.formats.choices import Choices, UseChoice
from keyflower.formats.choosing import choices, list_blocked
from keyflower.formats.notation import parse, text
from keyflower.formats.position import conservation
from keyflower.formats.reasons import sentence
from keyflower.rules import actions
from keyflower.rules.actions import BID_STEP, KIND_MASK, PASS, USE
from keyflower.rules.chapters.chance import Generator, Script
from keyflower.rules.chapters.production import payments, place_use
from keyflower.rules.chapters.village import STEP_TO, location
from keyflower.rules.decisions import PHASE_OF, is_legal, legal_actions, perform
from keyflower.rules.errors import Reason
from keyflower.rules.pieces import COLOUR_NAMES, COLOURS, RESOURCE_NAMES, SKILLS
from keyflower.rules.state import (
    PAY,
    PICK_BOAT,
    PICK_WINTER,
    TAKE,
    TRANSPORT,
    UNSEEN,
    Board,
    State,
)
from keyflower.rules.view import SPECTATOR, View, deal_unknown


def fields(kind: type) -> list[str]:
    """The attributes of a plain class, interpreted (slots) or compiled."""
    return [name for name in dir(kind) if name[0] != "_" and not callable(getattr(kind, name))]


Json = dict[str, Any]
ACTION_BITS: Final = 40  # two more than an action has
KEEN_KINDS: Final = (USE, actions.STEP, actions.UPGRADE)
BOARD_FIELDS: Final = sorted(set(fields(Board)) - {"lookup"})


def random_game(players: int, seed: int, keen: float = 0.0) -> Iterator[Game]:
    """A random game, given out before each decision and at the end.

    keen: the share of decisions in which a use, step or upgrade is preferred.
    """
    rng = random.Random(seed)
    options = Options(boat_4a_on_turn_order=seed % 2 == 1, boat_3b_leftovers=seed % 3 != 0)
    game = Game.new(players=players, seed=seed, options=options)
    while not game.over:
        yield game
        seat = game.to_act[int(rng.random() * len(game.to_act))]
        legal = game.legal(seat)
        if keen and rng.random() < keen:
            legal = [action for action in legal if action & KIND_MASK in KEEN_KINDS] or legal
        game.apply(legal[int(rng.random() * len(legal))])
    yield game


# -------- The same set: as a list, one by one, in compact form, and in words


def check_legal(game: Game, rng: random.Random) -> None:
    """List, predicate, choices and notation agree; each listed action can be carried out."""
    for seat in range(game.players):
        legal = game.legal(seat)
        assert (seat in game.to_act) == bool(legal)
        assert sorted(expand(choices_on_the_wire(game, seat))) == sorted(legal)
        assert len(set(legal)) == len(legal)
        if not legal:
            continue
        assert {PHASE_OF[action & KIND_MASK] for action in legal} == {game.state.phase}
        lines = [text(game.state, action) for action in sample(rng, legal, 2000)]
        assert len(set(lines)) == min(len(legal), 2000)
        for action in sample(rng, legal, 40):
            line = text(game.state, action)
            assert game.is_legal(action, seat)
            assert game.is_legal(action)  # which says whose it is
            assert parse(game.state, line, seat) == action
            assert parse(game.state, f"p{seat}: {line}") == action
            assert len(line) < 400
        for action in sample(rng, legal, 10):
            copy = game.clone()
            copy.apply(action, seat)
            assert conservation.problems(copy.state) == []


def sample(rng: random.Random, values: list[Any], most: int) -> list[Any]:
    """Some of many values; all where there are few."""
    return values if len(values) <= most else rng.sample(values, most)


def choices_on_the_wire(game: Game, seat: int) -> Json:
    """What a client gets."""
    sent: Json = msgspec.json.decode(msgspec.json.encode(choices(game.state, seat)))
    return sent


def expand(legal: Json) -> list[int]:
    """All actions that a client can compose from the form, with nothing but sums."""
    out = [choice["action"] for choice in legal["plain"]]
    for choice in [*legal["bids"], *legal["uses"]]:
        for part in choice["ranges"]:
            out += expand_range(legal, choice, part)
    for place in legal["placements"]:
        for cell in place["cells"]:
            out += [cell["base"] + turn * place["step"] for turn in cell["rotations"]]
    for name in ("payments", "goods", "boats", "winter", "flips"):
        out += [choice["action"] for choice in legal[name]]
    out += [way["action"] for step in legal["steps"] for way in step["ways"]]
    out += [paid["action"] for upgrade in legal["upgrades"] for paid in upgrade["payments"]]
    return out


def expand_range(legal: Json, choice: Json, part: Json) -> list[int]:
    """The bids or uses of a range; whatever it names must be part of one."""
    losing = [bid for bid in legal["losing"] if bid["slot"] in part["losing"]]
    sets = [some for n in range(len(losing) + 1) for some in combinations(losing, n)]
    spans = [range(most + 1) for most in part["screen"].values()]
    out: list[int] = []
    named: set[object] = set()
    for counts in product(*spans):
        screen = dict(zip(part["screen"], counts))
        base = part["base"] + sum(n * choice["steps"][colour] for colour, n in screen.items())
        for some in sets:
            total = sum(counts) + sum(bid["size"] for bid in some)
            if not part["least"] <= total <= part["most"]:
                continue
            if all(
                screen.get(colour, 0) + sum(bid["size"] for bid in some if bid["colour"] == colour)
                <= most
                for colour, most in part["most_of"].items()
            ):
                out.append(base + sum(bid["step"] for bid in some))
                named |= {bid["slot"] for bid in some} | set(screen.items())
                named.add(total)
    assert part["action"] in out
    assert named >= {part["least"], part["most"], *part["losing"], *part["screen"].items()}
    assert set(part["colours"]) == {*part["screen"], *(bid["colour"] for bid in losing)}
    return out


# -------- Numbers that are not legal


class Refused(NamedTuple):
    """An action that a seat was refused."""

    seat: int
    action: int
    error: IllegalAction


def check_refusals(game: Game, rng: random.Random) -> None:
    """Numbers near legal actions are legal if listed; else a reason is given, nothing changes."""
    for refused in refusals(game, rng):
        check_reason(game, refused)


def refusals(game: Game, rng: random.Random) -> Iterator[Refused]:
    """Some of the numbers that are not legal now, for each seat and seats that are not there."""
    near = [action for seat in game.to_act for action in sample(rng, game.legal(seat), 8)]
    for seat in (*range(game.players), -1, game.players):
        listed = set(game.legal(seat)) if 0 <= seat < game.players else set()
        for action in [*near, *spoil(near or [PASS], rng)]:
            assert is_legal(game.state, seat, action) == (action in listed), (seat, action)
            if action not in listed and rng.random() < 0.1:
                yield Refused(seat, action, refusal(game, action, seat))


def spoil(legal: list[int], rng: random.Random) -> Iterator[int]:
    """Numbers close to legal actions; many of them are legal too."""
    yield from (-1, -16, actions.UNDO, 1 << 64, -(1 << 20000), PASS | 1 << 4)
    for _ in range(4):
        action = rng.choice(legal)
        yield action ^ 1 << rng.randrange(ACTION_BITS)
        yield action ^ 1 << rng.randrange(12) ^ 1 << rng.randrange(30)
        yield action ^ rng.randrange(1 << 16) * actions.LOSING_STEP
        yield action + rng.choice([-BID_STEP, BID_STEP])
        yield action + rng.choice([-1, 1]) * (1 << rng.choice([4, 10, 13, 16, 19, 22]))
        yield (action & ~KIND_MASK) | rng.randrange(16)
        yield (action & ~(63 << 4)) | rng.randrange(64) << 4
        yield rng.choice(legal) ^ action ^ rng.choice(legal)
        yield rng.randrange(1 << rng.choice([12, 22, ACTION_BITS, 80])) * rng.choice([1, 1, -1])


def refusal(game: Game, action: int, seat: int | None = None) -> IllegalAction:
    """The error with which an action number is refused; nothing must have changed."""
    before = repr(values(game.state))
    with pytest.raises(IllegalAction) as refused:
        game.apply(action, seat)
    assert repr(values(game.state)) == before
    return refused.value


def check_reason(game: Game, refused: Refused) -> None:
    """The message is short and has the reason in it; reasons that are left over hold."""
    message, reason = str(refused.error), refused.error.reason
    assert game.over or len(message) > 20, message
    assert len(message) < 900, message
    assert sentence(reason)[1:].removesuffix(".") in message
    assert not reason.rule or f"({reason.rule})" in message
    # These two are what is left when nothing else is wrong.
    if reason.id == "illegal-use-worker":
        then = game.state.clone()
        place_use(then, refused.seat, refused.action, Script([]))
        assert payments(then, refused.seat) == []
    if reason.id == "illegal-place-apart":
        around = [actions.cell_of(refused.action) + step for step in STEP_TO]
        assert not set(around) & game.state.cells.keys()


# -------- Places where nothing can be done


def check_blocked(game: Game, rng: random.Random) -> None:
    """Each place on the table is offered or has a reason, never both, told from open things."""
    for seat in game.to_act[:1]:
        offered = choices(game.state, seat)
        blocked = list_blocked(game.state, seat, offered)
        bids = {bid.at for bid in offered.bids}
        uses = {use.at for use in offered.uses}
        for place in blocked:
            assert place.bid is None or place.at not in bids
            assert place.use is None or place.at not in uses
        tiles = tiles_on_table(game)
        assert not blocked or bids | uses | {place.at for place in blocked} == set(tiles)
        for place in blocked:
            for kind, why in ((actions.BID, place.bid), (USE, place.use)):
                if why is not None and why.id in ("illegal-bid-short", "illegal-use-short"):
                    check_short(game, seat, kind, tiles[place.at], why)
        other = determinize(game.view(seat), rng.randrange(1000)).state
        assert list_blocked(other, seat, choices(other, seat)) == blocked
        check_places(game, offered)


def tiles_on_table(game: Game) -> dict[str, int]:
    """By location the tiles that can be bid for, and those in villages."""
    tiles = [tile for tile in game.state.slot_tile if tile >= 0]
    tiles += [tile for village in game.state.villages for tile in village]
    return {location(game.state, tile): tile for tile in tiles}


def check_short(game: Game, seat: int, kind: int, tile: int, why: Reason) -> None:
    """With the workers that a reason asks for, there is a choice."""
    needs, colour = int(why.variables["needs"]), str(why.variables["colour"])
    assert int(why.variables["has"]) < needs
    for wanted in range(COLOURS) if colour == "worker" else [COLOUR_NAMES.index(colour)]:
        richer = game.state.clone()
        for paid in range(COLOURS):  # something to pay with
            richer.screen[seat * COLOURS + paid] += 1
        richer.screen[seat * COLOURS + wanted] += needs
        legal = legal_actions(richer, seat)
        assert any(a & KIND_MASK == kind and actions.tile_of(a) == tile for a in legal), why


def check_places(game: Game, offered: Choices) -> None:
    """Every location is named as in notation."""
    tiles = [(bid.at, bid.tile) for bid in offered.bids]
    for place, tile in [*tiles, *[(use.at, use.tile) for use in offered.uses]]:
        assert place == location(game.state, game.state.lookup.index[tile])


def check_yields(game: Game, rng: random.Random) -> None:
    """U5, U6, I7, X4: some of the uses, done: what came is what the choice said."""
    for seat in game.to_act[:1]:
        for use in sample(rng, choices(game.state, seat).uses, 3):
            after = game.clone()
            after.apply(use.ranges[0].action)
            while after.state.phase == PAY:
                after.apply(after.legal(seat)[0])
            check_yield(use, seat, game.state, after)


def check_yield(use: UseChoice, seat: int, old: State, after: Game) -> None:
    """Resources on the tile named, workers and skills from where they come, steps and upgrades."""
    new = after.state
    place = old.lookup.index[use.goods_to] * 4
    came = [b - a for a, b in zip(old.goods[place : place + 4], new.goods[place : place + 4])]
    promised = [use.yields.resources.get(name, 0) for name in RESOURCE_NAMES]
    assert came == ([0, 0, 0, 0] if use.yields.choose else promised)
    assert old.greens - new.greens == use.yields.greens
    drawn = [outcome % 128 for outcome in after.log[-1].outcomes]
    assert sum(outcome < 4 for outcome in drawn) == use.yields.workers
    assert sum(4 <= outcome < 8 for outcome in drawn) == use.yields.skills
    if new.phase == TRANSPORT:
        assert (new.steps, new.upgrades) == (use.yields.steps, use.yields.upgrades)
        if "nothing-to-gain" in use.warnings:
            assert after.legal(seat) == [actions.DONE]
    if new.phase == TAKE:
        offered = [actions.boat_of(action) for action in after.legal(seat)]
        assert offered == [kind for kind in range(4) if promised[kind]]


# -------- Positions and views as JSON


def values(state: State) -> dict[str, object]:
    """Everything that a state holds, but for what nobody looks at any more."""
    out = {name: getattr(state, name) for name in sorted({*fields(State), *BOARD_FIELDS})}
    del out["lookup"]
    sizes = state.bid_size
    out["bid_colour"] = [state.bid_colour[i] for i in range(len(sizes)) if sizes[i]]
    if state.phase != PICK_BOAT:
        out["picks"] = 0
    return out


def check_json(game: Game, rng: random.Random) -> None:
    """A position reads back from its text, and plays on identically."""
    state = game.state
    written = position.dumps(state)
    again = position.loads(written)
    assert values(again) == values(state)
    assert position.dumps(again) == written
    assert again.to_act() == state.to_act()
    for seat in state.to_act()[:1]:
        action = rng.choice(legal_actions(state, seat))
        then = state.clone()
        draws, drawn_again = Generator(then), Generator(again)
        perform(then, seat, action, draws)
        perform(again, seat, action, drawn_again)
        assert drawn_again.outcomes == draws.outcomes
        assert values(again) == values(then)


def view_values(view: View) -> dict[str, object]:
    """Everything that a view holds, but for what nobody looks at any more."""
    out: dict[str, object] = {n: getattr(view, n) for n in fields(View) if n != "board"}
    out.update({f"board.{name}": getattr(view.board, name) for name in BOARD_FIELDS})
    sizes = view.board.bid_size
    out["board.bid_colour"] = [view.board.bid_colour[i] for i in range(len(sizes)) if sizes[i]]
    if view.board.phase != PICK_BOAT:
        out["board.picks"] = 0
    return out


def through_json(view: View) -> View:
    """A view, written and read."""
    return position.read_view(json.loads(json.dumps(position.write_view(view))))


def check_views(game: Game, rng: random.Random) -> None:
    """I5: views read back, name nothing hidden, and are all that decisions and deals depend on."""
    for seat in {None, rng.randrange(game.players), *game.to_act[:1]}:
        view = game.view(seat)
        again = through_json(view)
        assert position.write_view(again) == position.write_view(view)
        assert view_values(again) == view_values(view)
        assert again.board.lookup is view.board.lookup
        written = position.write_view(view)
        assert written["seat"] == seat
        assert not {"rng", "bag", "pile"} & set(written)
        for other, shown in enumerate(written["seats"]):
            assert other == seat or not {"workers", "skills", "winter", "picked"} & set(shown)
        chance = rng.getrandbits(30)
        dealt = determinize(view, chance)
        assert conservation.problems(dealt.state) == []
        assert view_values(dealt.view(seat)) == view_values(view)
        assert position.write(deal_unknown(again, chance)) == position.write(dealt.state)
        if seat is not None:
            assert dealt.legal(seat) == game.legal(seat)


# `reshuffled` changes everything that a seat cannot know, and nothing else, in a way of its own: it
# shares no code with `determinize`.


def check_hidden(game: Game, rng: random.Random) -> None:
    """I5, I6: a view does not change when only hidden things change."""
    for seat in (SPECTATOR, rng.randrange(game.players)):
        other = reshuffled(game.state, seat, rng)
        while conservation.problems(other):  # a seat that is about to pay must have the payment
            assert game.state.phase == PAY
            other = reshuffled(game.state, seat, rng)
        assert view_values(View(other, seat)) == view_values(View(game.state, seat))


def reshuffled(state: State, seat: int, rng: random.Random) -> State:
    """The same table with everything hidden from a seat dealt again to where it may be."""
    other = state.clone()
    others = [p for p in range(state.players) if p != seat]
    deal_again(other.screen, other.bag, others, COLOURS, rng)
    deal_again(other.skills, other.pile, others, SKILLS, rng)
    winter = [
        tile
        for tile in state.lookup.by_season[3]
        if state.place[tile] == UNSEEN and (seat < 0 or tile not in state.hand[seat])
    ]
    rng.shuffle(winter)
    for p in others:
        other.hand[p] = sorted(winter.pop() for _ in state.hand[p])
        if state.phase == PICK_WINTER and state.has_picked[p]:
            other.picked[p] = sorted(rng.sample(other.hand[p], rng.randint(1, len(other.hand[p]))))
    other.rng = rng.getrandbits(64)
    return other


def deal_again(
    held: list[int], left: list[int], seats: list[int], kinds: int, rng: random.Random
) -> None:
    """Put what some seats hold together with what is left, shuffle, and deal as many again."""
    pieces = [kind for kind in range(kinds) for _ in range(left[kind])]
    sizes = {}
    for p in seats:
        mine = held[p * kinds : (p + 1) * kinds]
        sizes[p] = sum(mine)
        pieces += [kind for kind in range(kinds) for _ in range(mine[kind])]
    rng.shuffle(pieces)
    for p in seats:
        dealt, pieces = pieces[: sizes[p]], pieces[sizes[p] :]
        held[p * kinds : (p + 1) * kinds] = [dealt.count(kind) for kind in range(kinds)]
    left[:] = [pieces.count(kind) for kind in range(kinds)]


def check_pieces(game: Game, rng: random.Random) -> None:
    """I1 to I4: every piece is somewhere, once, and nothing contradicts a rule."""
    assert conservation.problems(game.state) == []


def check_copy(game: Game, rng: random.Random) -> None:
    """A copy has every field of the state; what is done to the copy changes nothing here."""
    before = repr(values(game.state))
    copy = Game.from_state(game.state.clone())
    for name in fields(State):
        assert getattr(copy.state, name) == getattr(game.state, name), name
    for seat in game.to_act[:1]:
        copy.apply(rng.choice(copy.legal(seat)), seat)
    assert repr(values(game.state)) == before


Check = Callable[[Game, random.Random], None]
CHECKS: Final[dict[Check, float]] = {
    check_pieces: 1,
    check_copy: 0.5,
    check_json: 1,
    check_legal: 0.3,
    check_refusals: 0.25,
    check_blocked: 0.3,
    check_yields: 0.3,
    check_views: 0.5,
    check_hidden: 0.3,
}
"""Each contract, and at how many of the decisions of a game it is checked."""


def check_game(players: int, seed: int) -> set[int]:
    """All contracts along a random game. -> the phases that came"""
    rng = random.Random(f"{players} {seed}")
    phases: set[int] = set()
    for game in random_game(players, seed, keen=0.4 if seed % 2 else 0.0):
        for check, share in CHECKS.items():
            if game.state.phase not in phases or rng.random() < share:
                check(game, rng)
        phases.add(game.state.phase)
    return phases
