"""The speed of other engines, measured as ours is: random moves, all legal ones listed first.

This file runs by itself, with the Python of an environment that has these engines and not this
package; ours is measured through the same `serve`.
"""

import importlib
import json
import random
import sys
from collections.abc import Callable, Mapping
from time import process_time
from typing import Any

PACKAGES = ("catanatron==3.2.1", "chess", "open_spiel")
"""What the environment needs."""

Counts = dict[str, float]
"""What a measurement counted: games, decisions, legal, seconds, copies, copy_seconds."""

MIN_GAMES = 3
"""Games that are played however short the time, so that one of them has a middle."""
CATAN_TURNS = 1000
"""A game of catanatron that lasts longer counts as finished, as its own runner has it."""
MIDDLE = 40
"""After this many moves a game is half over."""
COPIED_POSITIONS = 20
"""Positions that are copied."""
COPIES = 200
"""How often each of them is copied."""


def counted(seconds: float, play: Callable[[int], tuple[int, int]]) -> Counts:
    """Play games for that much CPU time; `play` gives the decisions and legal actions of one."""
    games = decisions = legal = 0
    started = process_time()
    while (used := process_time() - started) < seconds or games < MIN_GAMES:
        more_decisions, more_legal = play(games)
        games += 1
        decisions += more_decisions
        legal += more_legal
    return {"games": games, "decisions": decisions, "legal": legal, "seconds": used}


def copied(copies: list[Callable[[], object]]) -> Counts:
    """The CPU time of copying each of some positions, many times over."""
    started = process_time()
    for copy in copies:
        for _ in range(COPIES):
            copy()
    return {"copies": len(copies) * COPIES, "copy_seconds": process_time() - started}


def catanatron(seconds: float) -> Counts:
    """Four random players of catanatron."""
    module: Any = importlib.import_module("catanatron")
    colours = [getattr(module.Color, name) for name in ("RED", "BLUE", "WHITE", "ORANGE")]
    kept: list[Any] = []

    def new(seed: int) -> Any:
        return module.Game([module.RandomPlayer(colour) for colour in colours], seed=seed)

    def play(seed: int) -> tuple[int, int]:
        game = new(seed)
        decisions = legal = 0
        while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
            legal += len(game.state.playable_actions)
            decisions += 1
            game.play_tick()
        return decisions, legal

    counts = counted(seconds, play)
    game = new(0)
    while game.winning_color() is None and len(kept) < COPIED_POSITIONS:
        game.play_tick()
        if game.state.num_turns > MIDDLE and len(kept) < COPIED_POSITIONS:
            kept.append(game.copy())
    return counts | copied([game.copy for game in kept])


def chess(seconds: float) -> Counts:
    """Random games of python-chess."""
    module: Any = importlib.import_module("chess")
    kept: list[Any] = []

    def play(seed: int) -> tuple[int, int]:
        board = module.Board()
        choose = random.Random(seed).random
        decisions = legal = 0
        while not board.is_game_over(claim_draw=False):
            moves = list(board.legal_moves)
            legal += len(moves)
            decisions += 1
            board.push(moves[int(choose() * len(moves))])
            if decisions == MIDDLE and len(kept) < COPIED_POSITIONS:
                kept.append(board.copy())
        return decisions, legal

    counts = counted(seconds, play)
    return counts | copied([board.copy for board in kept])


def hive(seconds: float) -> Counts:
    """Random games of OpenSpiel's hive."""
    module: Any = importlib.import_module("pyspiel")
    game = module.load_game("hive")
    kept: list[Any] = []

    def play(seed: int) -> tuple[int, int]:
        state = game.new_initial_state()
        choose = random.Random(seed).random
        decisions = legal = 0
        while not state.is_terminal():
            moves = state.legal_actions()
            legal += len(moves)
            decisions += 1
            state.apply_action(moves[int(choose() * len(moves))])
            if decisions == MIDDLE and len(kept) < COPIED_POSITIONS:
                kept.append(state.clone())
        return decisions, legal

    counts = counted(seconds, play)
    return counts | copied([state.clone for state in kept])


PEERS = {"catanatron": catanatron, "chess": chess, "hive": hive}


def serve(measures: Mapping[str, Callable[[float], Counts]]) -> None:
    """Answer each line `NAME SECONDS` on stdin with the counts of that measurement as JSON."""
    for line in sys.stdin:
        name, seconds = line.split()
        print(json.dumps(measures[name](float(seconds))), flush=True)


if __name__ == "__main__":
    serve(PEERS)
