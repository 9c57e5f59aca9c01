"""A training run: generations of games and networks, each made from those before it.

Everything that was finished is in the folder of the run, so a run that was stopped goes on where it
was: games one by one, then the network, then its figures.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any, Final, Literal

from keyflower.bots.network.features import SIZE, VERSION
from keyflower.bots.network.network import (
    NONE,
    Network,
    catalogue_digest,
    check_fits,
    read_network,
    write_network,
)
from keyflower.catalogue import load
from keyflower.lab.engine import Engine
from keyflower.lab.selfplay import PlayedGame, Task, play, training_task
from keyflower.lab.train.figures import by_evaluation, figures, measure, probe
from keyflower.lab.train.fit import Fitter, expect, mean_of
from keyflower.lab.train.positions import Positions, joined, positions_of, targets
from keyflower.lab.train.settings import Settings
from keyflower.rules.errors import KeyflowerError
from keyflower.runs.folder import Lines, open_run, save
from keyflower.runs.pool import spread

FIXED: Final = ("seed", "explore")
"""Settings that must stay the same when a run goes on: they decide about the games."""

FITTING: Final = ("keep", "window", "epochs", "wide", "narrow", "members", "rate", "batch")
"""Settings that each network may have of its own."""

LOCAL: Final = "local"
"""The word for a Ray of our own instead of an address."""

EVERY: Final = 30.0
"""Seconds between two lines of progress."""

STRENGTH: Final = (
    "{players} players: {share:.1%} ({low:.1%} to {high:.1%}) of {games} games,"
    " points {points:.1f} : {others:.1f}, {ms:.1f} ms an answer"
)

Report = Callable[[str], None]


class Run:
    """A folder with the games, networks and figures of all generations."""

    def __init__(self, settings: Settings, report: Report) -> None:
        self.settings = settings
        self.report = report
        address = settings.ray if settings.ray != LOCAL else None
        where: Literal["local", "ray"] = "ray" if settings.ray else "local"
        self.engine = Engine(settings.jobs or None, where, address or None)
        self.until = monotonic() + settings.minutes * 60.0 if settings.minutes else float("inf")
        self._positions: dict[int, Positions] = {}
        # Other settings would mix what can't be compared.
        run: dict[str, Any] = {name: getattr(settings, name) for name in FIXED}
        run["catalogue"] = catalogue_digest(load())
        self.folder = settings.out
        open_run(self.folder, "run.json", run)

    def play_fit_measure(self) -> None:
        """Make all networks that are missing, unless the time is up before."""
        fitter = Fitter(self.settings)
        for generation in range(self.settings.generations):
            if not self.network(generation).exists():
                if not self._play(generation):
                    return
                self._fit(fitter, generation)
            if not self._figures(generation).exists():
                self._measure(generation)

    def games(self, generation: int) -> Lines[PlayedGame]:
        """The file of a generation's games."""
        return Lines(self.folder / f"games-{generation:02}.jsonl", PlayedGame)

    def network(self, generation: int) -> Path:
        """The file of a generation's network."""
        return self.folder / f"network-{generation:02}.npz"

    def _figures(self, generation: int) -> Path:
        return self.folder / f"network-{generation:02}.json"

    def _play(self, generation: int) -> int:
        """Play a generation's missing games, as long as there is time. -> how many there are"""
        settings = self.settings
        file = self.games(generation)
        there = {game.number for game in file.read()}
        network = NONE
        weights = b""
        if generation:
            self._read_network(generation - 1)  # bots would play without one that doesn't fit
            network = str(self.network(generation - 1))
            weights = Path(network).read_bytes() if settings.ray else b""
        start = said = monotonic()
        played = 0

        def tasks() -> Iterator[Task]:
            for number in range(settings.games):
                if monotonic() > self.until:
                    return
                which = (settings.seed, generation, number, network, settings.explore)
                yield training_task(*which, weights)

        def advance(games: int) -> None:
            nonlocal played, said
            played += games
            if monotonic() - said > EVERY:
                said = monotonic()
                self.report(
                    f"generation {generation}: {len(there) + played} of {settings.games}"
                    f" games, {played / (said - start):.2f} a second"
                )

        self.engine.run_missing(play, tasks(), there, file.add, advance)
        self.report(f"generation {generation}: {len(there) + played} games")
        return len(there) + played

    def _learnt_from(self, generation: int) -> list[int]:
        """The generations whose games a generation learns from."""
        window = self.settings.window or generation + 1
        return list(range(max(0, generation + 1 - window), generation + 1))

    def _positions_of(self, generation: int) -> Positions:
        """The positions of a generation's games, in numbers."""
        if generation not in self._positions:
            games = self.games(generation).read()
            with closing(spread(positions_of, games, self.engine.processes)) as found:
                self._positions[generation] = joined(found)
        return self._positions[generation]

    def _read_network(self, generation: int) -> Network:
        """A generation's network, if it fits these features."""
        network = read_network(self.network(generation))
        check_fits(network.card, load())
        return network

    def _fit(self, fitter: Fitter, generation: int) -> None:
        """Make a generation's network."""
        settings = self.settings
        self.report(f"generation {generation}: going through its games")
        every = joined(self._positions_of(other) for other in self._learnt_from(generation))
        out = every.held_out
        if not 0 < out.sum() < len(out):
            raise KeyflowerError("too few games to hold some of them out: play more --games")
        self.report(f"generation {generation}: fitting to {len(out):,} positions")
        wanted = every.results
        if generation:
            before = self._read_network(generation - 1).layers
            wanted = targets(every, expect(before, every.numbers), settings.keep)
        learnt = (every.numbers[~out], wanted[~out])
        held_out = (every.numbers[out], every.results[out])
        members = [
            fitter.fit(learnt, held_out, settings.seed + n, self.report)
            for n in range(settings.members)
        ]
        layers = mean_of([member.layers for member in members])
        shares = expect(layers, held_out[0])
        results = held_out[1][:, 0]
        card = {
            "features": VERSION,
            "inputs": SIZE,
            "catalogue": catalogue_digest(load()),
            "generation": generation,
            "games": {
                other: len(self.games(other).read()) for other in self._learnt_from(generation)
            },
            "positions": len(out),
            "settings": {name: getattr(settings, name) for name in (*FIXED, *FITTING)},
            "epochs": [member.epoch for member in members],
            "entropies": [[round(one, 4) for one in member.entropies] for member in members],
            "held_out": figures(shares, results),
            "evaluation": figures(by_evaluation(held_out[0]), results),
        }
        write_network(self.network(generation), layers, card)

    def _measure(self, generation: int) -> None:
        """Measure a generation's network, and write its figures."""
        settings = self.settings
        network = self._read_network(generation)
        card = {**network.card, "probe": probe(network)}
        bot = f"trained:network={self.network(generation)}"
        rivals = {"planner": "planner"}
        if generation:
            last = generation - 1
            rivals[f"generation {last}"] = f"trained:network={self.network(last)}"
        card["against"] = []
        for players in map(int, settings.tables.split(",")):
            for name, other in rivals.items() if settings.measure else ():
                found = measure(bot, other, players, settings.measure, generation, self.engine)
                card["against"].append({"other": name, **found})
                told = STRENGTH.format(**found)
                self.report(f"generation {generation} against {name}, {told}")
        save(json.dumps(card, indent=1) + "\n", self._figures(generation))
