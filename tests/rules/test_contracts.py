"""The contracts of the core, on random games at every number of players (docs/architecture.md)."""

import random
import sys
from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.amounts import amount
from tests.processes import run
from tests.script import fields

from keyflower import Game, IllegalAction, Options, Record, determinize
from keyflower.formats import position
from keyflower.formats.position import conservation
from keyflower.rules.actions import KIND_MASK
from keyflower.rules.pieces import COLOURS, SKILLS
from keyflower.rules.state import PAY, PICK_WINTER, UNSEEN, Board, State
from keyflower.rules.view import SPECTATOR, View

PLAYERS = st.integers(2, 6)
SEEDS = st.integers(0, 2**32)
some_games = settings(
    max_examples=amount(4, thorough=6),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
many_games = settings(some_games, max_examples=amount(8, thorough=20))


def random_game(players: int, seed: int) -> Iterator[Game]:
    """A random game, given out before each decision and at the end."""
    rng = random.Random(seed)
    options = Options(boat_4a_on_turn_order=seed % 2 == 1, boat_3b_leftovers=seed % 3 != 0)
    game = Game.new(players=players, seed=seed, options=options)
    while not game.over:
        yield game
        seat = game.to_act[int(rng.random() * len(game.to_act))]
        legal = game.legal(seat)
        game.apply(legal[int(rng.random() * len(legal))])
    yield game


def some_positions(players: int, seed: int) -> Iterator[Game]:
    """The same, but not before each decision."""
    return islice(random_game(players, seed), 0, None, amount(3, thorough=1))


def play_on(game: Game, seed: int) -> str:
    """Play a game to its end with dice of our own; everything that happened, as text."""
    rng = random.Random(seed)
    while not game.over:
        seat = game.to_act[0]
        legal = game.legal(seat)
        game.apply(legal[int(rng.random() * len(legal))])
    return position.dumps(game.state) + str([(e.seat, e.action, e.outcomes) for e in game.log])


@pytest.mark.slow
@some_games
@given(PLAYERS, SEEDS)
def test_a_copy_equals_the_original_and_earlier_copies_never_change(
    players: int, seed: int
) -> None:
    copies = []
    for game in some_positions(players, seed):
        copies.append((game.clone(), position.dumps(game.state)))
    for copy, text in copies:
        assert position.dumps(copy.state) == text
    copy, _ = copies[len(copies) // 2]
    assert play_on(copy.clone(), 1) == play_on(copy.clone(), 1)


@pytest.mark.slow
@some_games
@given(PLAYERS, SEEDS)
def test_json_round_trip_after_each_action_plays_on_identically(players: int, seed: int) -> None:
    for number, game in enumerate(random_game(players, seed)):
        text = position.dumps(game.state)
        again = position.loads(text)
        assert position.dumps(again) == text
        if number % amount(80, thorough=40) == 0:
            assert play_on(Game.from_state(again), 2) == play_on(
                Game.from_state(game.state.clone()), 2
            )


@pytest.mark.slow
@some_games
@given(PLAYERS, SEEDS)
def test_replay_of_the_record_gives_the_same_game_at_every_point(players: int, seed: int) -> None:
    texts = [position.dumps(game.state) for game in random_game(players, seed)]
    *_, game = random_game(players, seed)
    record = Record.loads(game.record().dumps())
    for number in range(0, len(texts), 25):
        state = Game.from_record(record, upto=number).state
        state.rng = position.loads(texts[number]).rng  # a replay needs no generator
        assert position.dumps(state) == texts[number]
    end = Game.from_record(record)
    assert end.over
    assert [score.total for score in end.scores()] == [score.total for score in game.scores()]


@pytest.mark.slow
@many_games
@given(PLAYERS, SEEDS)
def test_every_piece_is_somewhere_once_after_each_action(players: int, seed: int) -> None:
    for game in random_game(players, seed):
        assert conservation.problems(game.state) == []


@pytest.mark.slow
@some_games
@given(PLAYERS, SEEDS)
def test_every_listed_action_applies(players: int, seed: int) -> None:
    for number, game in enumerate(random_game(players, seed)):
        if number % 10 == 0:
            for seat in game.to_act:
                legal = game.legal(seat)
                assert len(set(legal)) == len(legal) > 0
                for action in legal[:: 1 + len(legal) // 40]:
                    copy = game.clone()
                    copy.apply(action)
                    assert conservation.problems(copy.state) == []


@pytest.mark.slow
@some_games
@given(PLAYERS, SEEDS)
def test_unlisted_actions_are_refused_with_a_reason_and_change_nothing(
    players: int, seed: int
) -> None:
    rng = random.Random(seed)
    seen: list[int] = []
    for number, game in enumerate(random_game(players, seed)):
        for seat in game.to_act:
            seen.extend(game.legal(seat)[:3])
        if number % 15:
            continue
        before = position.dumps(game.state)
        tries = [rng.choice(seen) ^ 1 << rng.randrange(40) for _ in range(10)]
        for action in [*tries, *rng.sample(seen, min(10, len(seen)))]:
            seat = rng.randrange(players)
            if action not in game.legal(seat):
                with pytest.raises(IllegalAction, match=r"\w"):
                    game.apply(action, seat)
                assert position.dumps(game.state) == before


def test_a_seat_that_owes_nothing_has_no_legal_action() -> None:
    for game in random_game(4, 5):
        for seat in range(4):
            assert (seat in game.to_act) == bool(game.legal(seat))


@pytest.mark.slow
def test_the_same_seed_in_another_process_gives_the_same_record() -> None:
    script = (
        "from tests.rules.test_contracts import random_game\n"
        "for players in range(2, 7):\n"
        "    *_, game = random_game(players, 11)\n"
        "    print(game.record().dumps(), end='')"
    )
    other = run(
        [sys.executable, "-c", script],
        text=True,
        check=True,
        env={"PYTHONHASHSEED": "77", "PYTHONPATH": ":".join(sys.path)},
    ).stdout
    games = [list(random_game(players, 11))[-1] for players in range(2, 7)]
    assert other == "".join(game.record().dumps() for game in games)


# Hidden information. `reshuffled` changes everything that a seat cannot know, and nothing else,
# in a way of its own: it shares no code with `determinize`.


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


TABLE = sorted(set(fields(Board)) - {"lookup"})


def view_text(state: State, seat: int) -> str:
    """Everything that a view shows."""
    view = View(state, seat)
    own = [view.screen, view.skills, view.hand, view.picked]
    sizes = [view.screen_counts, view.skill_counts, view.hand_counts, view.bag_count]
    board = [getattr(view.board, name) for name in TABLE]
    return repr([view.seat, own, sizes, view.pile_count, board])


@pytest.mark.slow
@pytest.mark.rule("I5", "I6")
@some_games
@given(PLAYERS, SEEDS)
def test_a_view_does_not_change_when_only_hidden_things_change(players: int, seed: int) -> None:
    rng = random.Random(seed)
    changed = 0
    for game in some_positions(players, seed):
        for seat in [SPECTATOR, rng.randrange(players)]:
            other = reshuffled(game.state, seat, rng)
            while conservation.problems(other):  # a seat that is about to pay must have the payment
                assert game.state.phase == PAY
                other = reshuffled(game.state, seat, rng)
            assert view_text(other, seat) == view_text(game.state, seat)
            changed += position.dumps(other) != position.dumps(game.state)
    assert changed


@pytest.mark.slow
@pytest.mark.rule("I5", "I6")
@many_games
@given(PLAYERS, SEEDS)
def test_a_determinised_game_gives_the_same_view_and_decisions(players: int, seed: int) -> None:
    rng = random.Random(seed)
    for number, game in enumerate(some_positions(players, seed)):
        for seat in [None, rng.randrange(players)]:
            dealt = determinize(game.view(seat), rng.getrandbits(32))
            assert conservation.problems(dealt.state) == []
            number_of = SPECTATOR if seat is None else seat
            assert view_text(dealt.state, number_of) == view_text(game.state, number_of)
            if seat is not None:
                assert dealt.legal(seat) == game.legal(seat)
            if number % 60 == 0:
                play_on(dealt, 3)


def test_determinised_games_differ_in_what_is_hidden() -> None:
    game = Game.new(players=4, seed=1)
    screens = {tuple(determinize(game.view(0), seed).state.screen) for seed in range(20)}
    assert len(screens) > 10


def test_a_view_holds_no_handle_on_the_game() -> None:
    game = Game.new(players=3, seed=4)
    view = game.view(1)
    assert type(view.board).__name__ == "Board"
    before = position.dumps(game.state)
    view.board.stock[0] = 0
    view.screen[0] = 99
    for name in TABLE:
        thing = getattr(view.board, name)
        if isinstance(thing, dict):
            thing.clear()
        elif isinstance(thing, list):
            for inner in thing:
                if isinstance(inner, list):
                    inner.append(7)
            thing.append(thing[0] if thing else 0)
    assert position.dumps(game.state) == before


@pytest.mark.slow
def test_kinds_of_actions_fit_the_decision_that_is_owed() -> None:
    expected = {0: {0, 1, 2}, 1: {3, 4, 5}, 2: {6}, 3: {7, 8, 9}, 4: {10}, 5: {11}, 6: {12}}
    expected[7] = {13, 14}
    for seed in range(20):
        for game in random_game(2 + seed % 5, seed):
            if not game.over:
                kinds = {action & KIND_MASK for action in game.legal(game.to_act[0])}
                assert kinds <= expected[game.state.phase]
