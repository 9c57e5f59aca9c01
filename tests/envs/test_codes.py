"""The fixed action space: every legal action has one run of codes, and there are no others."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.amounts import amount
from tests.contracts import random_game
from tests.script import board, play, seat

from keyflower import Game, KeyflowerError
from keyflower.envs import codes
from keyflower.envs.choices import Choice, first_choice, run_of
from keyflower.envs.coded import CodedGame
from keyflower.rules.pieces import POWER_2A, POWER_3A, POWER_4A, POWER_4B
from keyflower.rules.state import TURN, State, replace_at

PLAYERS = st.integers(2, 6)
SEEDS = st.integers(0, 2**32)
some_games = settings(
    max_examples=amount(4, thorough=20),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)

FEW = 400
"""As many actions are walked to one by one."""


def leaves(choice: Choice, run: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], int]]:
    """All runs of codes below a choice, with the actions that they lead to."""
    assert choice.codes == sorted(set(choice.codes))
    assert choice.codes  # no dead ends
    for code in choice.codes:
        assert 0 <= code < codes.SIZE
        assert code not in run
        found = choice.take(code)
        if isinstance(found, Choice):
            yield from leaves(found, (*run, code))
        else:
            yield (*run, code), found


def walk(choice: Choice, run: list[int]) -> int:
    """The action that a run of codes leads to."""
    found: Choice | int = choice
    for code in run:
        assert isinstance(found, Choice)
        assert code in found.codes
        found = found.take(code)
    assert isinstance(found, int)
    return found


def check_all(state: State, who: int, legal: list[int]) -> None:
    """The tree of codes has every legal action once, and nothing else."""
    runs = list(leaves(first_choice(state, who)))
    actions = [action for _, action in runs]
    assert sorted(actions) == sorted(legal)
    for run, action in runs:
        assert tuple(run_of(state, action, who)) == run


def check_some(game: Game, who: int, legal: list[int], rng: random.Random) -> None:
    """The same of a sample: legal actions are reached, and what is reached is legal."""
    root = first_choice(game.state, who)
    for action in rng.sample(legal, 20):
        assert walk(root, run_of(game.state, action, who)) == action
    for _ in range(20):
        found: Choice | int = root
        while isinstance(found, Choice):
            found = found.take(rng.choice(found.codes))
        assert game.is_legal(found, who)
        assert walk(root, run_of(game.state, found, who)) == found


def check(game: Game, rng: random.Random) -> None:
    """Every seat that owes a decision has the right codes."""
    for who in game.to_act:
        legal = game.legal(who)
        if len(legal) <= FEW:
            check_all(game.state, who, legal)
        else:
            check_some(game, who, legal, rng)


def test_there_are_at_most_1024_codes() -> None:
    assert codes.SIZE == sum(codes.SIZES) == 646


def test_every_code_has_a_name_of_its_own() -> None:
    lookup = Game.new(players=2, seed=1).state.lookup
    names = [codes.name(code, lookup) for code in range(codes.SIZE)]
    assert len(set(names)) == codes.SIZE
    assert names[codes.JOIN + 12] == "join turn 1"
    assert names[codes.spend(3, 2)] == "spend 2 gold"
    assert names[codes.send(1, 6)] == "send 6 red"
    with pytest.raises(ValueError, match="codes are 0 to 645"):
        codes.name(codes.SIZE, lookup)


@pytest.mark.slow
@some_games
@given(PLAYERS, SEEDS)
def test_runs_of_codes_reach_exactly_the_legal_actions(players: int, seed: int) -> None:
    rng = random.Random(seed)
    for game in random_game(players, seed):
        check(game, rng)


@pytest.mark.slow
@pytest.mark.parametrize("power", [POWER_2A, POWER_3A, POWER_4A, POWER_4B])
def test_also_for_owners_of_summer_boats(power: int) -> None:
    rng = random.Random(power)
    for players in (2, 5):
        for number, game in enumerate(random_game(players, power)):
            if number % 4 == 0 and not game.over:
                copy = game.clone()
                copy.state.power = replace_at(copy.state.power, power, copy.to_act[0])
                check(copy, rng)


def test_losing_bids_join_in_the_order_of_their_slots() -> None:
    game = board(
        lots=["miner", "keywood", "quarryman"],
        p0=seat("5 red"),
        p1=seat("9 red"),
    )
    play(game, "p0: bid 1 red lot:miner\np1: bid 2 red lot:miner\np0: bid 2 red lot:keywood")
    play(game, "p1: bid 3 red lot:keywood")
    play_on = CodedGame(game)
    quarryman = codes.BID + game.state.lookup.index["quarryman"]
    assert play_on.seat == 0
    assert quarryman in play_on.codes()
    assert not play_on.choose(quarryman)
    assert play_on.codes() == [codes.ENOUGH, codes.JOIN, codes.JOIN + 1]
    assert not play_on.choose(codes.JOIN)
    assert play_on.codes() == [codes.ENOUGH, codes.JOIN + 1]
    assert not play_on.choose(codes.JOIN + 1)  # that was the last one: no need to say enough
    assert play_on.codes() == [codes.COUNT, codes.COUNT + 1, codes.COUNT + 2]
    assert play_on.chosen == [quarryman, codes.JOIN, codes.JOIN + 1]
    assert play_on.choose(codes.COUNT + 1)
    assert play_on.seat == 1
    assert game.moves(1)
    assert game.state.bid_size[2 * 6] == 4


def test_a_whole_game_in_codes_is_the_same_game() -> None:
    for number, game in enumerate(random_game(3, 8)):
        if number == 0:
            coded = CodedGame(game.clone())
            entries = len(coded.game.log)
    for entry in game.log[entries:]:
        # Where several act at once, codes go by seat: the action of another seat comes as it is.
        if entry.seat != coded.seat:
            coded.game.apply(entry.action, entry.seat)
            coded = CodedGame(coded.game)
            continue
        run = coded.run_of(entry.action)
        assert [coded.choose(code) for code in run] == [False] * (len(run) - 1) + [True]
    assert coded.over
    assert coded.codes() == []
    assert coded.game.record().dumps() == game.record().dumps()


def test_a_copy_goes_its_own_way() -> None:
    coded = CodedGame(Game.new(players=2, seed=5))
    coded.choose(coded.codes()[1])
    assert coded.chosen
    copy = coded.clone()
    assert copy.codes() == coded.codes()
    while not copy.over:
        copy.choose(copy.codes()[0])
    assert not coded.over
    assert coded.game.state.phase == TURN
    assert len(coded.chosen) == 1


def test_what_is_not_legal_is_refused() -> None:
    coded = CodedGame(Game.new(players=2, seed=5))
    with pytest.raises(KeyflowerError, match="code 645 is not legal now"):
        coded.choose(645)
    with pytest.raises(KeyflowerError, match="not a legal action"):
        coded.run_of(codes.SIZE)
