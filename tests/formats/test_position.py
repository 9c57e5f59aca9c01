"""Any state goes to JSON and back and plays on identically; what cannot be read says why."""

import contextlib
import copy
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.amounts import amount
from tests.contracts import values

from keyflower.catalogue import load
from keyflower.formats.position import dumps, loads, read, write, write_view
from keyflower.formats.position.conservation import problems
from keyflower.game import Game
from keyflower.rules.chapters.chance import Generator
from keyflower.rules.decisions import legal_actions, perform
from keyflower.rules.errors import PositionError
from keyflower.rules.pieces import COLOURS, GREEN
from keyflower.rules.state import (
    OVER,
    PHASE_NAMES,
    PICK_WINTER,
    State,
)

DOCS = Path(__file__).parents[2] / "docs" / "position.md"


def choose(state: State, chance: random.Random) -> tuple[int, int]:
    """A seat that owes a decision, and one of its legal actions."""
    seat = chance.choice(state.to_act())
    return seat, chance.choice(legal_actions(state, seat))


def played(players: int, seed: int, actions: int) -> State:
    """A random game after that many actions."""
    state = Game.new(players=players, seed=seed).state
    chance = random.Random(seed)
    for _ in range(actions):
        if state.phase == OVER:
            break
        perform(state, *choose(state, chance))
    return state


def play_out(state: State, seed: int) -> list[list[int]]:
    """Play at random to the end; what chance brought at each action."""
    chance = random.Random(seed)
    outcomes: list[list[int]] = []
    while state.phase != OVER:
        draws = Generator(state)
        perform(state, *choose(state, chance), draws)
        outcomes.append(draws.outcomes)
    return outcomes


def test_a_catalogue_of_ones_own_is_named() -> None:
    own = copy.copy(load())
    object.__setattr__(own, "version", "mine")
    data = write(Game.new(2, 1, catalogue=own).state)
    assert data["catalogue"] == "mine"
    assert read(data, own).lookup.version == "mine"
    with pytest.raises(PositionError) as refused:
        read(data)
    assert refused.value.problems == [f"catalogue: expected {load().version!r}, got 'mine'"]


# Positions by hand


def example() -> str:
    """The example of the documentation."""
    found = re.search(r"```json\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def example_data() -> dict[str, object]:
    data: dict[str, object] = json.loads(example())
    return data


def test_the_example_of_the_documentation_plays_on() -> None:
    state = loads(example())
    assert state.to_act() == [1]
    miner = state.lookup.index["miner"]
    assert state.lead[state.slot_tile.index(miner)] == 0
    play_out(state, 1)
    assert problems(state) == []


@pytest.mark.slow
def test_every_key_that_is_written_is_documented() -> None:
    text = DOCS.read_text(encoding="utf-8")
    quoted = " ".join(re.findall(r"`([^`\n]+)`", text))
    names = set(re.findall(r"\w+", quoted))
    for players in (2, 4):
        for actions in range(0, 300, 7):
            state = played(players, players, actions)
            for data in (write(state), write_view(Game.from_state(state).view(0))):
                assert keys_in(data) <= names


def keys_in(value: object) -> set[str]:
    """All keys of objects within a JSON value."""
    if isinstance(value, dict):
        out = set(value)
        for part in value.values():
            out |= keys_in(part)
        return out
    if isinstance(value, list):
        return {key for part in value for key in keys_in(part)}
    return set()


def test_what_is_left_of_the_pieces_is_in_bag_pile_stock_and_supply() -> None:
    state = loads(example())
    assert state.bag == [40 - 3 - 1 - 2, 40 - 4 - 3 - 1, 40 - 3 - 2 - 1, 0]
    assert state.pile == [16, 15, 15]
    assert state.stock == [24, 24, 23, 48]
    assert state.greens == 20


def test_greens_left_out_are_in_the_supply_and_else_in_the_bag() -> None:
    data = example_data()
    data["greens"] = 12
    assert read(data).bag[GREEN] == 8
    del data["greens"]
    data["bag"] = {"blue": 34, "red": 32, "yellow": 34, "green": 3}
    assert read(data).greens == 17


def test_colours_and_uses_left_out_follow_from_the_workers() -> None:
    state = loads(example())
    miner, keywood = state.lookup.index["miner"], state.lookup.index["keywood"]
    assert (state.colour[miner], state.colour[keywood]) == (1, 0)
    assert (state.used[miner], state.used[keywood]) == (0, 1)


def test_winter_tiles_left_out_are_dealt_from_the_free_ones() -> None:
    data = example_data()
    seats = data["seats"]
    assert isinstance(seats, list)
    seats[1]["winter"] = ["jeweller", "scholar", "windmill"]
    hands = read(data).hand
    assert [len(hand) for hand in hands] == [3, 3]
    assert len(set(hands[0] + hands[1])) == 6


@pytest.mark.slow
@pytest.mark.parametrize("players", amount([2, 5], thorough=[2, 3, 4, 5, 6]))
def test_what_may_be_left_out_can_be_left_out(players: int) -> None:
    for actions in range(0, 400, 9):
        state = played(players, 8, actions)
        data: Any = write(state)
        for key in ("catalogue", "players", "options", "gone", "stock", "rng", "bag", "pile"):
            del data[key]
        for seat in data["seats"]:
            seat.pop("has_picked", None)
            seat.pop("winter_picked", None)
        again = read(data)
        assert again.stock == state.stock
        assert again.bag == state.bag
        assert again.pile == state.pile
        assert again.villages == state.villages
        assert again.has_picked == state.has_picked
        assert again.lead == state.lead
        assert again.power == state.power


def test_null_is_the_same_as_left_out() -> None:
    data = example_data()
    data["use"] = None
    data["passes"] = None
    assert values(read(data)) == values(loads(example()))


# What cannot be read


def refused(data: object) -> list[str]:
    with pytest.raises(PositionError) as error:
        read(data)
    return error.value.problems


def spoilt(path: str, value: object) -> list[str]:
    """The problems of the example with one value changed, or taken out (...)."""
    data = example_data()
    where: object = data
    keys = [int(key) if key.isdigit() else key for key in path.split(".")]
    for key in keys[:-1]:
        where = where[key]  # type: ignore[index]
    if value is ...:
        del where[keys[-1]]  # type: ignore[attr-defined]
    elif isinstance(where, list) and keys[-1] == len(where):
        where.append(value)
    else:
        where[keys[-1]] = value  # type: ignore[index]
    return refused(data)


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("format", ..., "format: expected 'keyflower position 1', got nothing"),
        ("format", "keyflower view 1", "format: expected 'keyflower position 1', got 'keyf"),
        ("catalogue", "1999", "catalogue: expected '2012.1', got '1999'"),
        ("players", 3, "players: there are 2 seats, not 3"),
        ("seats", ..., "seats: expected 2 to 6, got 0"),
        ("seats", {}, "seats: expected a list, got an object"),
        ("seat", [], "position: 'seat' is not a key here; did you mean 'seats'?"),
        ("season", "fall", "season: 'fall' is not a season"),
        ("phase", "turns", "phase: 'turns' is not a phase; did you mean 'turn'?"),
        ("turn", 2, "turn: expected a whole number from 0 to 1, got 2"),
        ("start", True, "start: expected a whole number from 0 to 1, got true"),
        ("passes", -1, "passes: expected a whole number from 0 to 6, got -1"),
        ("passes", 1.5, "passes: expected a whole number from 0 to 6, got 1.5"),
        ("rng", "xyz", "rng: expected 1 to 16 digits 0-9a-f, got 'xyz'"),
        ("rng", 7, "rng: expected 1 to 16 digits 0-9a-f, got 7"),
        ("options", {"boat": 1}, "options: 'boat' is not a key here"),
        (
            "options",
            {"boat_3b_leftovers": 1},
            "options.boat_3b_leftovers: expected true or false, got 1",
        ),
        ("lots.2", "minor", "lots[2].tile: 'minor' is not a tile; did you mean 'miner'?"),
        ("lots.2", "miner", "lots[2].tile: 'miner' is at lots[0].tile already (I4)"),
        ("lots.2", {}, "lots[2].tile: nothing is not a tile"),
        ("lots.2", 4, "lots[2]: expected an object, got 4"),
        ("lots.1.side", "a", "lots[1].side: 'a' is not a side of this tile"),
        ("lots.1.colour", "pink", "lots[1].colour: 'pink' is not a colour"),
        ("lots.1.workers", [1], "lots[1].workers: expected an object, got a list"),
        (
            "lots.1.workers.bleu",
            1,
            "lots[1].workers: 'bleu' is not a key here; did you mean 'blue'?",
        ),
        (
            "lots.0.bids.0.seat",
            ...,
            "lots[0].bids[0].seat: expected a whole number from 0 to 1, got nothing",
        ),
        ("lots.0.bids.0.seat", 1, "lots[0].bids[1]: seat 1 has a bid there already (B6)"),
        (
            "lots.0.bids.0.size",
            0,
            "lots[0].bids[0].size: expected a whole number from 1 to 1000, got 0",
        ),
        ("lots.0.bids.0.colour", ..., "lots[0].bids[0].colour: nothing is not a colour"),
        ("lots", ["miner"] * 13, "lots: 12 at most, not 13"),
        (
            "turn_order",
            ["turn_order_tile_2"],
            "turn_order[0].tile: 'turn_order_tile_2' is not a turn-order tile in play",
        ),
        ("boats.0.boat", "flipper", "boats[0].boat: 'flipper' is not a boat in play"),
        ("boats.0.boat", "sea_bastion", "boats[1].boat: 'sea_bastion' is there already"),
        ("boats.0.boat", ..., "boats[0].boat: nothing is not a boat in play"),
        ("seats.0", 1, "seats[0]: expected an object, got 1"),
        ("seats.1.village.0.tile", "home1", "did you mean 'home_1'?"),
        (
            "seats.1.village.0.at",
            [0],
            "seats[1].village[0].at: expected [column, row], got a list",
        ),
        (
            "seats.1.village.0.at",
            [0, 99],
            "seats[1].village[0].at[1]: expected a whole number from -60 to 60, got 99",
        ),
        (
            "seats.1.village.1",
            {"tile": "stable"},
            "seats[1].village[1].at: expected [column, row], got nothing",
        ),
        (
            "seats.1.village.1",
            {"tile": "inn", "at": [0, 0]},
            "seats[1].village[1].at: 'home_4' lies at [0, 0] already",
        ),
        ("seats.1.winter", ["inn", 3], "seats[1].winter[1]: 3 is not a tile"),
        ("queue", [None], "queue[0]: expected a whole number from 0 to 1, got nothing"),
        ("turn_winners", [0, 1], "turn_winners: 1 at most, not 2"),
        ("use", {"tile": "x"}, "use.tile: 'x' is not a tile"),
        ("greens", 10**30, "greens: expected a whole number from 0 to 1000, got something that"),
    ],
)
def test_what_is_wrong_says_where(path: str, value: object, problem: str) -> None:
    said = spoilt(path, value)
    assert any(problem in line for line in said), said


def test_all_that_is_wrong_is_said_at_once() -> None:
    data = example_data()
    data["turn"] = "me"
    data["lots"][2] = "gold_mina"  # type: ignore[index]
    data["seats"][0]["goods"] = {}  # type: ignore[index]
    assert refused(data) == [
        "lots[2].tile: 'gold_mina' is not a tile; did you mean 'gold_mine'?",
        "seats[0]: 'goods' is not a key here",
        "turn: expected a whole number from 0 to 1, got 'me'",
    ]


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        pytest.param(
            "bag",
            {"blue": 34, "red": 33, "yellow": 34},
            "I1: 41 red workers instead of 40",
            marks=pytest.mark.rule("I1"),
        ),
        pytest.param(
            "seats.0.workers.blue",
            38,
            "I1: 41 blue workers instead of 40",
            marks=pytest.mark.rule("I1"),
        ),
        pytest.param("stock", {}, "I2: 0 gold instead of 48", marks=pytest.mark.rule("I2")),
        pytest.param("pile", {}, "I3: 1 saws instead of 16", marks=pytest.mark.rule("I3")),
        ("lots.5", ..., "S2: 5 lots instead of 6"),
        ("lots.5", "inn", "T1: inn can't be lot in spring (turn)"),
        ("lots.5", "keyflower", "S2: keyflower can't be lot in spring (turn)"),
        ("lots.5", "home_6", "S2: home_6 can't be lot in spring (turn)"),
        ("gone", ["home_6"], "S2: home_6 can't be gone in spring (turn)"),
        ("lots.0.bids.1.size", 2, "B2: two bids of 2 on miner"),
        ("lots.0.bids.1.colour", "blue", "C1: bids on miner, which has no colour"),
        ("lots.0.colour", "blue", "B3: a red bid of seat 0 on miner, which is blue"),
        ("lots.1.used", 2, "U3: 1 workers on keywood with 2 in the latest use"),
        ("lots.1.workers.red", 1, "C1: 2 workers on keywood, which has no colour"),
        ("lots.1.side", "back", "M4: keywood (lot) can't show side 1"),
        ("boats.1.workers.red", 9, "T1: 9 workers on sea_bastion, which has room for"),
        ("boats.1.picked", True, "E6: 1 boats not picked instead of 2"),
        ("seats.0.village", [], "S1: the village of seat 0 does not begin with a home"),
        ("seats.1.village.0.rotation", 1, "S1: home_4 does not lie at the centre as printed"),
        ("seats.0.winter", [], "S1: seat 0 holds 0 winter tiles instead of 3"),
        ("seats.0.winter", ["barn"] * 1, "S1: seat 0 holds barn, which is not a winter tile"),
        ("seats.0.has_picked", True, "T3: seat 0 has picked 0 winter tiles"),
        ("seats.0.won", ["inn"], "T1: inn can't be won in spring (turn)"),
        ("start", 1, "S5: seat 1 starts spring instead of 0"),
        ("passes", 2, "T5: 2 passes in a row, 1 at most"),
        ("use", {"tile": "keywood"}, "U5: a tile is in use in phase turn"),
        ("phase", "over", "F1: the game ends in spring"),
        ("phase", "build", "E9: nobody has a tile to add"),
        ("phase", "pay", "U5: no tile is in use in phase pay"),
        ("phase", "pick_boat", "E6: seats [] wait for boats"),
        ("queue", [0], "E6: players wait for boats, and none are picked now"),
        ("season", "winter", "T3: seat 0 brought 0 winter tiles out of 3"),
    ],
)
def test_broken_rules_are_named(path: str, value: object, problem: str) -> None:
    said = spoilt(path, value)
    assert any(problem in line for line in said), said


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "no JSON: "),
        ("{", "no JSON: "),
        ("[" * 100_000, "no JSON: "),
        ("1" * 5000, ""),
        ("null", "position: expected an object, got nothing"),
        ("[]", "position: expected an object, got a list"),
        ("NaN", "no JSON: NaN is not a number"),
        ('{"turn": 1, "turn": 2}', "'turn' is there twice in one object"),
    ],
)
def test_text_that_is_no_position(text: str, problem: str) -> None:
    with pytest.raises(PositionError) as error:
        loads(text)
    assert error.value.problems[0].startswith(problem)


# Anything at all

LETTERS = "abcdefghijklmnopqrstuvwxyz_0123456789 [].'\"\\é\0\udc80"
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(LETTERS, max_size=12)
    | st.sampled_from(["miner", "red", "home_1", "winter", "build", "front", "b"])
)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(LETTERS, max_size=8), inner)
    ),
    max_leaves=12,
)
KNOWN = st.sampled_from(
    ["lots", "seats", "boats", "gone", "turn_order", "use", "queue", "bag", "phase", "season"]
)


@pytest.mark.slow
@given(data=ANYTHING)
@settings(deadline=None)
def test_anything_is_refused_with_reasons(data: object) -> None:
    assert refused(data)


@pytest.mark.slow
@given(changes=st.dictionaries(KNOWN, ANYTHING, min_size=1, max_size=3))
@settings(deadline=None)
def test_parts_of_anything_are_refused_or_fit(changes: dict[str, object]) -> None:
    data = example_data()
    data.update(changes)
    refused_or_fit(data)


def refused_or_fit(data: object) -> bool:
    """Whether a position is read; then it is a whole one."""
    try:
        state = read(data)
    except PositionError:
        return False
    assert problems(state) == []
    assert dumps(loads(dumps(state))) == dumps(state)
    return True


def places(value: object) -> list[tuple[object, object]]:
    """Every container and key within a JSON value."""
    out: list[tuple[object, object]] = []
    keys: list[object] = []
    if isinstance(value, dict):
        keys = list(value)
    elif isinstance(value, list):
        keys = list(range(len(value)))
    for key in keys:
        out.append((value, key))
        out.extend(places(value[key]))  # type: ignore[index]
    return out


def mutate(data: object, chance: random.Random, words: list[object]) -> None:
    """One change somewhere: another value, one taken out, one twice, or two swapped."""
    everywhere = places(data)
    where, key = chance.choice(everywhere)
    old = where[key]  # type: ignore[index]
    way = chance.randrange(6)
    if way == 0:
        del where[key]  # type: ignore[attr-defined]
    elif way == 1 and isinstance(old, int):
        where[key] = old + chance.choice((-1, 1))  # type: ignore[index]
    elif way == 2 and isinstance(where, list):
        where.append(copy.deepcopy(old))
    elif way == 3 and isinstance(where, dict):
        where[str(chance.choice(words))] = old
    elif way == 4:
        other, there = chance.choice(everywhere)
        where[key] = copy.deepcopy(other[there])  # type: ignore[index]
    else:
        where[key] = chance.choice(words)  # type: ignore[index]


def check_mutations(players: int, seeds: range) -> None:
    words: list[object] = [
        None,
        True,
        0,
        -1,
        3,
        1e9,
        "",
        "red",
        "saw",
        [],
        {},
        [0, 1],
        *PHASE_NAMES,
    ]
    words += [*load().tile("miner").marks, "tile", "at", "bids", "picked", "won", "summer"]
    words += [tile.id for tile in load().tiles]
    read_well = 0
    for seed in seeds:
        chance = random.Random(seed)
        state = played(players, seed, chance.randrange(300))
        written = write(state)
        for _ in range(40):
            data = copy.deepcopy(written)
            for _ in range(chance.choice((1, 1, 1, 2, 4))):
                mutate(data, chance, words)
            if refused_or_fit(data):
                read_well += 1
                again = read(data)
                play_out(again, seed)
                assert problems(again) == []
    assert read_well


@pytest.mark.slow
@pytest.mark.parametrize("players", amount([2, 5], thorough=[2, 3, 4, 5, 6]))
def test_changed_positions_are_refused_or_play_on(players: int) -> None:
    check_mutations(players, range(4))


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize("players", range(2, 7))
def test_many_changed_positions_are_refused_or_play_on(players: int) -> None:
    check_mutations(players, range(100, 112))


def test_changed_text_is_refused_or_read() -> None:
    chance = random.Random(4)
    text = example()
    for _ in range(500):
        at = chance.randrange(len(text))
        changed = text[:at] + chance.choice('{}[],:"0a\\\udc80 ') + text[at + chance.randrange(3) :]
        with contextlib.suppress(PositionError):
            loads(changed)


# Views


def test_a_view_is_what_the_position_says() -> None:
    for actions in range(0, 300, 13):
        state = played(4, 6, actions)
        position = write(state)
        view = write_view(Game.from_state(state).view(2))
        assert json.loads(json.dumps(view)) == view
        for key in ("lots", "turn_order", "boats", "gone", "stock", "greens", "season", "phase"):
            assert view[key] == position[key]
        assert view["bag_count"] == sum(state.bag)
        assert view["pile_count"] == sum(state.pile)
        own, written = view["seats"][2], position["seats"][2]
        counts = ("worker_count", "skill_count", "winter_count")
        assert {key: value for key, value in own.items() if key not in counts} == written
        assert own["worker_count"] == sum(state.screen[2 * COLOURS : 3 * COLOURS])


def test_who_has_picked_winter_tiles_is_open_and_what_they_picked_is_not() -> None:
    state = played(3, 1, 0)
    chance = random.Random(1)
    while state.phase != PICK_WINTER:
        perform(state, *choose(state, chance))
    perform(state, *choose(state, chance))
    seat = state.has_picked.index(True)
    view = write_view(Game.from_state(state).view((seat + 1) % 3))
    assert [entry["has_picked"] for entry in view["seats"]] == state.has_picked
    assert "picked" not in view["seats"][seat]
    assert "picked" in write(state)["seats"][seat]
