"""Keyflower as a game of OpenSpiel 2: importing this module registers `keyflower`.

    import keyflower.envs.openspiel
    game = pyspiel.load_game("keyflower(players=3)")

Each move is one code (codes.py), each draw a chance node. Needs the extra `openspiel`:
`pip install keyflower[openspiel]`.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from keyflower.envs import codes, observations
from keyflower.envs.chanced import ChancedGame, holdings
from keyflower.envs.coded import CodedGame
from keyflower.envs.rewards import REWARDS, Reward, rewards
from keyflower.envs.text import text
from keyflower.game import Game
from keyflower.rules.chapters.chance import TILE_OUTCOME, outcome_text
from keyflower.rules.chapters.setup import check_players
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.lookup import lookup_of
from keyflower.rules.pieces import MAX_PLAYERS, MIN_PLAYERS, TILES

OUTCOMES: Final = TILE_OUTCOME + TILES
"""Chance outcomes: colours, skills, sides of summer boats, tiles (rules/chapters/chance.py)."""

MAX_LENGTH: Final = 20_000  # more codes, or draws, than any game can have

MAX_REWARDS: Final[dict[Reward, float]] = {"win": 1.0, "points": 10.0}
"""No reward is larger, or smaller than its negative."""

SEEDS: Final = 2**53

GAME_TYPE: Final = pyspiel.GameType(
    short_name="keyflower",
    long_name="Keyflower",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=MIN_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "reward": "win"},
)


class KeyflowerGame(pyspiel.Game):  # type: ignore[misc]
    """The game. Parameters: `players` (2 to 6) and `reward` (`win` or `points`)."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.players = int(given.get("players", MIN_PLAYERS))
        self.reward: Reward = given.get("reward", "win")
        check_players(self.players)
        if self.reward not in REWARDS:
            raise KeyflowerError(f"{self.reward!r}: a reward is {' or '.join(REWARDS)}")
        most = MAX_REWARDS[self.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=codes.SIZE,
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(GAME_TYPE, info, given)
        self._first = ChancedGame(self.players)

    def new_initial_state(self) -> "KeyflowerState":
        """The game before the deal, which is a row of chance nodes."""
        return KeyflowerState(self, self._first.clone())

    def max_chance_nodes_in_history(self) -> int:
        """A bound on the number of draws."""
        return MAX_LENGTH

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        """What turns a state into tensors and text for a player."""
        if params:
            raise ValueError(f"an observer of Keyflower has no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(kind)


class KeyflowerState(pyspiel.State):  # type: ignore[misc]
    """A position, a choice inside an action, or a draw."""

    def __init__(self, game: KeyflowerGame, play: ChancedGame) -> None:
        super().__init__(game)
        self.play = play
        self.reward: Reward = game.reward

    def current_player(self) -> int:
        """The seat that chooses, chance, or the terminal player when the game is over."""
        if self.play.chances:
            return int(pyspiel.PlayerId.CHANCE)
        if self.play.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self._coded().seat

    def is_terminal(self) -> bool:
        return self.play.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn, and how likely it is."""
        return self.play.chances

    def returns(self) -> list[float]:
        """What the game was worth to each player; zeros before its end."""
        if not self.play.over:
            return [0.0] * self.play.players
        return rewards(self._coded().game, self.reward)

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float]
    ) -> "KeyflowerState":
        """A state that the player can't tell from this one, with hidden things dealt at random."""
        sampled = self.clone()
        sampled.play = self.play.resample(player, int(sampler() * SEEDS))
        assert isinstance(sampled, KeyflowerState)
        return sampled

    def __str__(self) -> str:
        play = self.play
        if play.coded is None:
            return f"dealing {play.own} {play.shown} {play.drawn}"
        hidden = [holdings(play.coded.game, seat) for seat in range(play.players)]
        drawing = f"\ndrawing {play.drawn}" if play.chances else ""
        shown = text(play.coded.game.view(None))
        return f"{shown}\n{hidden}\n{play.coded.chosen}{drawing}"

    def _legal_actions(self, player: int) -> list[int]:
        return self._coded().codes()

    def _apply_action(self, action: int) -> None:
        if self.play.chances:
            self.play.draw(action)
        else:
            self.play.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {outcome_text(action, lookup_of(None).ids)}"
        return codes.name(action, lookup_of(None))

    def _coded(self) -> CodedGame:
        assert self.play.coded is not None
        return self.play.coded


class Observer:
    """OpenSpiel's observer: the parts of an observation as tensors, and text.

    The text has perfect recall where that is asked for; the tensor is what can be seen now.
    """

    def __init__(self, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("Keyflower shows the private information of one player only")
        self.public: bool = kind.public_info
        self.private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall: bool = kind.perfect_recall
        self._names = [
            name
            for name in observations.SHAPES
            if (self.private if name in ("own", "chosen") else self.public)
        ]
        self.tensor = np.zeros(sum(observations.SIZES[name] for name in self._names), np.float32)
        self.dict = observations.parts_of(self.tensor, self._names)

    def set_from(self, state: KeyflowerState, player: int) -> None:
        """Write what a player sees into `tensor`, and so into `dict`."""
        self.tensor.fill(0.0)
        coded = state.play.coded
        if coded is None:
            return
        chosen = coded.chosen if coded.seat == player and self.private else []
        parts = observations.structured(self._view(coded.game, player), chosen)
        for name in self._names:
            self.dict[name][:] = parts[name]

    def string_from(self, state: KeyflowerState, player: int) -> str:
        """What a player sees, or has seen, as text."""
        play = state.play
        if self.recall and self.public and self.private:
            return play.seen_by(player)
        if play.coded is None:
            return ""
        seen = text(self._view(play.coded.game, player)) if self.public else ""
        if not self.private:
            return seen
        chosen = play.coded.chosen if play.coded.seat == player else []
        return f"p{player}{holdings(play.coded.game, player)} {chosen}\n{seen}"

    def _view(self, game: Game, player: int) -> Any:
        if self.private:
            return game.view(player)
        view = game.view(None)
        view.seat = player  # from where the others are counted
        return view


pyspiel.register_game(GAME_TYPE, KeyflowerGame)
