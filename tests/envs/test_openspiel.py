"""Keyflower in OpenSpiel: its own simulation test, the properties of its API, its search bots."""

import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import keyflower.envs.openspiel as adapter
from keyflower import Game, KeyflowerError, Record
from keyflower.envs import codes
from keyflower.envs.chanced import ChancedGame


def load(players: int = 2, reward: str = "win") -> pyspiel.Game:
    return pyspiel.load_game(f"keyflower(players={players},reward={reward})")


def sampled(state: pyspiel.State, rng: random.Random) -> int:
    """A legal move or draw."""
    if not state.is_chance_node():
        chosen: int = rng.choice(state.legal_actions())
    else:
        outcomes, weights = zip(*state.chance_outcomes())
        chosen = rng.choices(outcomes, weights)[0]
    return chosen


def moved_on(game: pyspiel.Game, moves: int, seed: int = 1) -> pyspiel.State:
    """A state in which a player chooses, after a number of moves and draws."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while moves > 0 or state.is_chance_node():
        state.apply_action(sampled(state, rng))
        moves -= 1
    return state


@pytest.mark.thorough
@pytest.mark.parametrize(("players", "reward"), [(2, "win"), (3, "points")])
def test_openspiels_random_simulations(players: int, reward: str) -> None:
    pyspiel.random_sim_test(load(players, reward), num_sims=1, serialize=True, verbose=False)


@pytest.mark.thorough
@pytest.mark.parametrize("players", [4, 5, 6])
def test_random_simulations_of_large_tables(players: int) -> None:
    pyspiel.random_sim_test(load(players), num_sims=2, serialize=True, verbose=False)


def test_draws_are_those_of_the_rules() -> None:
    """A game whose chance was decided from outside has a record that replays."""
    chanced = ChancedGame(3)
    rng = random.Random(4)
    while not chanced.over:
        if chanced.chances:
            outcomes, weights = zip(*chanced.chances)
            assert list(outcomes) == sorted(set(outcomes))
            assert sum(weights) == pytest.approx(1.0)
            chanced.draw(rng.choices(outcomes, weights)[0])
        else:
            assert chanced.coded is not None
            chanced.choose(rng.choice(chanced.coded.codes()))
    assert chanced.coded is not None
    game = chanced.coded.game
    again = Game.from_record(Record.loads(game.record().dumps()))
    assert again.over
    assert [score.total for score in again.scores()] == [score.total for score in game.scores()]


def test_a_history_leads_to_the_same_state() -> None:
    game = load(3)
    state = moved_on(game, 150)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    for player in range(3):
        assert again.information_state_string(player) == state.information_state_string(player)


def test_players_see_only_what_they_may() -> None:
    game = load(3)
    state = moved_on(game, 220)
    player = state.current_player()
    rng = np.random.RandomState(1)
    texts = set()
    for _ in range(10):
        other = state.resample_from_infostate(player, rng.random_sample)
        assert other.information_state_string() == state.information_state_string()
        assert other.observation_string() == state.observation_string()
        assert other.information_state_tensor() == state.information_state_tensor()
        assert other.legal_actions() == state.legal_actions()
        texts.add(str(other))
    assert len(texts) > 5
    rival = (player + 1) % 3
    strings = {
        state.resample_from_infostate(player, rng.random_sample).information_state_string(rival)
        for _ in range(10)
    }
    assert len(strings) > 5  # rivals hold other things, and know it


def test_draws_of_others_are_only_counted() -> None:
    chanced = ChancedGame(2)
    rng = random.Random(3)
    while chanced.chances:
        chanced.draw(rng.choice([outcome for outcome, _ in chanced.chances]))
    assert "red" in chanced.own[0] + chanced.own[1]
    assert chanced.shown.count("p0?") == chanced.shown.count("p1?") == 8 + 3
    before, loads = chanced.shown.rsplit("?", 1)
    assert "red" not in before
    assert len(loads.split()) > 6  # boats and lots lie open


def test_information_states_of_players_do_not_overlap() -> None:
    game = load(2)
    seen: list[set[str]] = [set(), set()]
    rng = random.Random(5)
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            strings = seen[state.current_player()]
            assert state.information_state_string() not in strings  # perfect recall
            strings.add(state.information_state_string())
            assert state.legal_actions(1 - state.current_player()) == []
        state.apply_action(sampled(state, rng))
    assert not seen[0] & seen[1]
    assert state.legal_actions() == []
    assert sum(state.returns()) == 0.0
    assert len(state.history()) < game.max_history_length()


def test_unknown_players_are_refused() -> None:
    state = moved_on(load(2), 80)
    for ask in (
        state.information_state_string,
        state.information_state_tensor,
        state.observation_string,
        state.observation_tensor,
    ):
        with pytest.raises(RuntimeError, match="player >= 0"):
            ask(-1)
        with pytest.raises(RuntimeError, match="player <"):
            ask(3)


def observed(public: bool, private: pyspiel.PrivateInfoType) -> pyspiel.IIGObservationType:
    return pyspiel.IIGObservationType(
        public_info=public, perfect_recall=False, private_info=private
    )


def test_observers_keep_public_and_private_things_apart() -> None:
    game = load(2)
    state = moved_on(game, 120)
    kinds = pyspiel.PrivateInfoType
    public = make_observation(game, observed(True, kinds.NONE))
    private = make_observation(game, observed(False, kinds.SINGLE_PLAYER))
    public.set_from(state, 0)
    private.set_from(state, 0)
    assert set(public.dict) == {"tiles", "seats", "table"}
    assert set(private.dict) == {"own", "chosen"}
    assert private.dict["own"].any()
    assert "holds" in private.string_from(state, 0)
    assert "holds" not in public.string_from(state, 0)
    with pytest.raises(ValueError, match="one player only"):
        adapter.Observer(observed(True, kinds.ALL_PLAYERS))


def test_moves_and_draws_have_names() -> None:
    state = load(2).new_initial_state()
    assert state.action_to_string(state.chance_outcomes()[0][0]).startswith("draw home_")
    state = moved_on(load(2), 60)
    assert state.action_to_string(state.current_player(), codes.PASS) == "pass"


def test_states_travel_between_processes() -> None:
    state = moved_on(load(2), 130)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_parameters_are_checked() -> None:
    with pytest.raises(KeyflowerError, match="2 to 6"):
        load(7)
    with pytest.raises(KeyflowerError, match="win or points"):
        load(2, "money")


# -------- OpenSpiel's own search plays it


def late(game: pyspiel.Game) -> pyspiel.State:
    """A state near the end, from which games are short."""
    rng = random.Random(2)
    state = game.new_initial_state()
    while "winter" not in str(state) or state.is_chance_node() or len(state.legal_actions()) < 3:
        state.apply_action(sampled(state, rng))
    return state


@pytest.mark.thorough
def test_ismcts_plays() -> None:
    game = load(2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game, evaluator, uct_c=2.0, max_simulations=12, random_state=np.random.RandomState(2)
    )
    state = late(game)
    for _ in range(3):
        if not state.is_terminal() and not state.is_chance_node():
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


@pytest.mark.slow
def test_mcts_plays() -> None:
    game = load(2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 12, evaluator, random_state=np.random.RandomState(2))
    state = late(game)
    action = bot.step(state)
    assert action in state.legal_actions()
