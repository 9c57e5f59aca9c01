"""A training run: generations of games and networks, each made from those before it.

Everything that was finished is in the folder of the run, so a run that was stopped goes on where it
was: games one by one, then the network, then its figures.
"""

import json
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np

from keyflower.arena.cluster import on_ray
from keyflower.arena.engines import checked
from keyflower.arena.pool import cores, spread, unordered
from keyflower.bots.features import SIZE, VERSION
from keyflower.bots.network import (
    NONE,
    Network,
    catalogue_digest,
    check_fits,
    read_network,
    write_network,
)
from keyflower.catalogue import load
from keyflower.rules.errors import KeyflowerError
from keyflower.train.arrays import Arrays, arrays_on
from keyflower.train.figures import Shares, by_evaluation, figures, share_of
from keyflower.train.fit import fit, mean_of, on_device, outputs
from keyflower.train.games import GameFile, PlayedGame, Task, play, task
from keyflower.train.measure import spec_of, strength
from keyflower.train.positions import Positions, joined, positions_of, targets
from keyflower.train.probes import probe
from keyflower.train.settings import Settings

FIXED: Final = ("seed", "explore")
"""Settings that must stay the same when a run goes on: they decide about the games."""

FITTING: Final = ("keep", "window", "epochs", "wide", "narrow", "members", "rate", "batch")
"""Settings that each network may have of its own."""

LOCAL: Final = "local"
"""The word for a Ray of our own instead of an address."""

EVERY: Final = 30.0
"""Seconds between two lines of progress."""

PART: Final = 1_000_000
"""Positions that are on the device at once while they are valued."""

Report = Callable[[str], None]


class Run:
    """A folder with the games, networks and figures of all generations."""

    def __init__(self, settings: Settings, report: Report) -> None:
        self.settings = settings
        self.report = report
        self.folder = settings.out
        self.jobs = checked(settings.jobs) if settings.jobs else cores()
        self.until = monotonic() + settings.minutes * 60.0 if settings.minutes else float("inf")
        self._positions: dict[int, Positions] = {}
        self.folder.mkdir(parents=True, exist_ok=True)
        self._check_settings()

    def play_fit_measure(self) -> None:
        """Make all networks that are missing, unless the time is up before."""
        for generation in range(self.settings.generations):
            if not self.network(generation).exists():
                if not self._play(generation):
                    return
                self._fit(generation)
            if not self._figures(generation).exists():
                self._measure(generation)

    def games(self, generation: int) -> Path:
        """The file of a generation's games."""
        return self.folder / f"games-{generation:02}.jsonl"

    def network(self, generation: int) -> Path:
        """The file of a generation's network."""
        return self.folder / f"network-{generation:02}.npz"

    def _figures(self, generation: int) -> Path:
        return self.folder / f"network-{generation:02}.json"

    def _check_settings(self) -> None:
        """A folder belongs to one run: other settings would mix what can't be compared."""
        path = self.folder / "run.json"
        now: dict[str, Any] = {name: getattr(self.settings, name) for name in FIXED}
        now["catalogue"] = catalogue_digest(load())
        if path.exists():
            before = json.loads(path.read_text("utf-8"))
            for name, value in now.items():
                if before.get(name) != value:
                    raise KeyflowerError(
                        f"{self.folder}: was started with {name} {before.get(name)}, not {value}:"
                        " use another folder"
                    )
        else:
            path.write_text(json.dumps(now, indent=1) + "\n", "utf-8")

    def _play(self, generation: int) -> int:
        """Play a generation's missing games, as long as there is time. -> how many there are"""
        settings = self.settings
        file = GameFile(self.games(generation))
        there = {game.number for game in file.read()}
        network = NONE
        if generation:
            self._read_network(generation - 1)  # bots would play without one that doesn't fit
            network = str(self.network(generation - 1))
        start = said = monotonic()
        played = 0

        def missing() -> Iterator[Task]:
            for number in range(settings.games):
                if monotonic() > self.until:
                    return
                if number not in there:
                    yield task(settings.seed, generation, number, network, settings.explore)

        with closing(self._played(missing(), network)) as games:
            for game in games:
                file.add(game)
                played += 1
                if monotonic() - said > EVERY:
                    said = monotonic()
                    self.report(
                        f"generation {generation}: {len(there) + played} of {settings.games}"
                        f" games, {played / (said - start):.2f} a second"
                    )
        self.report(f"generation {generation}: {len(there) + played} games")
        return len(there) + played

    def _played(self, tasks: Iterator[Task], network: str) -> Generator[PlayedGame, None, None]:
        """The games of tasks as they finish, from this machine or a Ray cluster."""
        if not self.settings.ray:
            return unordered(play, tasks, self.jobs)
        address = None if self.settings.ray == LOCAL else self.settings.ray
        weights = b"" if network == NONE else Path(network).read_bytes()
        carrying = (replace(each, weights=weights) for each in tasks)
        return on_ray(play, carrying, self.settings.jobs or None, address)

    def _learnt_from(self, generation: int) -> list[int]:
        """The generations whose games a generation learns from."""
        window = self.settings.window or generation + 1
        return list(range(max(0, generation + 1 - window), generation + 1))

    def _positions_of(self, generation: int) -> Positions:
        """The positions of a generation's games, in numbers."""
        if generation not in self._positions:
            games = GameFile(self.games(generation)).read()
            with closing(spread(positions_of, games, self.jobs)) as found:
                self._positions[generation] = joined(found)
        return self._positions[generation]

    def _read_network(self, generation: int) -> Network:
        """A generation's network, if it fits these features."""
        network = read_network(self.network(generation))
        check_fits(network.card, load())
        return network

    def _fit(self, generation: int) -> None:
        """Make a generation's network."""
        settings = self.settings
        self.report(f"generation {generation}: going through its games")
        every = joined(self._positions_of(other) for other in self._learnt_from(generation))
        out = every.held_out
        if not 0 < out.sum() < len(out):
            raise KeyflowerError("too few games to hold some of them out: play more --games")
        self.report(f"generation {generation}: fitting to {len(out):,} positions")
        arrays = arrays_on(settings.device, settings.seed)
        wanted = every.results
        if generation:
            wanted = targets(every, self._expected(arrays, every, generation - 1), settings.keep)
        learnt = (arrays.put(every.numbers[~out]), arrays.put(wanted[~out]))
        held_out = (arrays.put(every.numbers[out]), every.results[out])
        members = [
            fit(arrays, learnt, held_out, replace(settings, seed=settings.seed + n), self.report)
            for n in range(settings.members)
        ]
        layers = mean_of([member.layers for member in members])
        shares = share_of(outputs(arrays, on_device(arrays, layers), held_out[0]))
        results = every.results[out][:, 0]
        card = {
            "features": VERSION,
            "inputs": SIZE,
            "catalogue": catalogue_digest(load()),
            "generation": generation,
            "games": {
                other: len(GameFile(self.games(other)).read())
                for other in self._learnt_from(generation)
            },
            "positions": len(out),
            "settings": {name: getattr(settings, name) for name in (*FIXED, *FITTING)},
            "epochs": [member.epoch for member in members],
            "entropies": [[round(one, 4) for one in member.entropies] for member in members],
            "held_out": figures(shares, results),
            "evaluation": figures(by_evaluation(every.numbers[out]), results),
        }
        write_network(self.network(generation), layers, card)

    def _expected(self, arrays: Arrays, every: Positions, generation: int) -> Shares:
        """The shares of the win that a generation's network expects, a part at a time."""
        layers = on_device(arrays, self._read_network(generation).layers)
        parts = np.array_split(every.numbers, 1 + len(every.numbers) // PART)
        return np.concatenate([share_of(outputs(arrays, layers, arrays.put(p))) for p in parts])

    def _measure(self, generation: int) -> None:
        """Measure a generation's network, and write its figures."""
        settings = self.settings
        network = self._read_network(generation)
        card = {**network.card, "probe": probe(network)}
        bot = spec_of(self.network(generation))
        rivals = {"planner": "planner"}
        if generation:
            rivals[f"generation {generation - 1}"] = spec_of(self.network(generation - 1))
        card["against"] = []
        for players in map(int, settings.tables.split(",")):
            for name, other in rivals.items() if settings.measure else ():
                found = strength(bot, other, players, settings.measure, generation, self.jobs)
                card["against"].append({"other": name, **asdict(found)})
                self.report(f"generation {generation} against {name}, {found}")
        self._figures(generation).write_text(json.dumps(card, indent=1) + "\n", "utf-8")
