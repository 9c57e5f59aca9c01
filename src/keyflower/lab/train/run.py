"""A training run: generations of games and networks, each going on from the best before it.

Everything that was finished is in the folder of the run, so a run that was stopped goes on where it
was: games one by one, then the network, then its figures.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, Final, Literal

from keyflower.bots.network.features import SIZE, VERSION
from keyflower.bots.network.network import (
    BUILT_IN_FILE,
    NONE,
    Network,
    catalogue_digest,
    check_fits,
    read_network,
    write_network,
)
from keyflower.bots.planning.policy import built_in_policy
from keyflower.bots.seeds import derived_seed
from keyflower.bots.specs import parse
from keyflower.catalogue import load
from keyflower.formats.plain_json import format_json, parse_json
from keyflower.lab.engine import Engine
from keyflower.lab.selfplay import PlayedGame, Task, play, training_task
from keyflower.lab.train.figures import by_evaluation, figures, measure, probe
from keyflower.lab.train.fit import Fitter, for_these_features, new_layers
from keyflower.lab.train.policy import agreement, choices_of, fit_policy
from keyflower.lab.train.policy import joined as joined_choices
from keyflower.lab.train.positions import Positions, joined, positions_of, targets
from keyflower.lab.train.settings import TrainSettings
from keyflower.rules.errors import KeyflowerError
from keyflower.runs.folder import Lines, open_run, save
from keyflower.runs.pool import spread

FIXED: Final = ("seed", "explore")
"""Settings that must stay the same when a run goes on: they decide about the games."""

FITTING: Final = ("keep", "window", "epochs", "rate", "batch")
"""Settings that each network may have of its own."""

FRUITLESS: Final = 3
"""Generations in a row without a better network, after which a run ends."""

PLAYERS: Final = 4
"""How many play in a game that measures strength."""

START: Final = "start"
"""What the network is called that a run begins with."""

LOCAL: Final = "local"
"""The word for a Ray of our own instead of an address."""

PROGRESS_SECONDS: Final = 30.0
"""Seconds between two lines of progress."""

STRENGTH: Final = (
    "{players} players: {share:.1%} ({low:.1%} to {high:.1%}) of {games} games,"
    " points {points:.1f} : {others:.1f}, {ms:.1f} ms an answer"
)

Report = Callable[[str], None]


class Run:
    """A folder with the games, networks and figures of all generations."""

    def __init__(self, settings: TrainSettings, report: Report) -> None:
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
        start = self.network(START)
        if settings.start != NONE and not start.exists():  # as it is now, also when the run goes on
            given = Path(settings.start) if settings.start else BUILT_IN_FILE
            network = self._read_network(given)
            if network.card["features"] == VERSION:
                start.write_bytes(given.read_bytes())
            else:
                card = {**network.card, "features": VERSION, "inputs": SIZE}
                write_network(start, for_these_features(network.layers), card)

    def play_fit_measure(self) -> None:
        """Make networks until several in a row are no better than the best before them."""
        fitter = Fitter(self.settings)
        for generation in range(self.settings.generations):
            kept = self.kept(generation)
            if generation - max((n for n in kept if isinstance(n, int)), default=-1) > FRUITLESS:
                self.report(f"{FRUITLESS} generations without a better network: the end")
                return
            if not self.network(generation).exists():
                if not self._play(generation):
                    return
                self._fit(fitter, generation)
            if not self._figures(generation).exists():
                self._measure(generation)
            if self.games(generation).path.exists() and not self.policy(generation).exists():
                self._learn_policy(generation)

    def games(self, generation: int) -> Lines[PlayedGame]:
        """The file of a generation's games."""
        return Lines(self.folder / f"games-{generation:02}.jsonl", PlayedGame)

    def network(self, generation: int | str) -> Path:
        """The file of a generation's network."""
        return self.folder / f"network-{generation:0>2}.npz"

    def policy(self, generation: int) -> Path:
        """The file of a generation's policy."""
        return self.folder / f"policy-{generation:02}.json"

    def kept(self, generation: int) -> list[int | str]:
        """The networks before a generation that were better than all before them, in order."""
        start: list[int | str] = [START] if self.network(START).exists() else []
        cards = {n: self._figures(n) for n in range(generation) if self._figures(n).exists()}
        return start + [n for n, card in cards.items() if parse_json(card.read_text())["kept"]]

    def _figures(self, generation: int) -> Path:
        return self.network(generation).with_suffix(".json")

    def _play(self, generation: int) -> int:
        """Play a generation's missing games, as long as there is time. -> how many there are"""
        settings = self.settings
        file = self.games(generation)
        there = {game.number for game in file.read()}
        networks = [str(self.network(name)) for name in self.kept(generation)] or [NONE]
        for name in networks:  # bots would play without one that doesn't fit
            if name != NONE:
                self._read_network(Path(name))
        seed = derived_seed("generation", settings.seed, generation)
        start = said = monotonic()
        played = 0

        def tasks() -> Iterator[Task]:
            for number in range(settings.games):
                if monotonic() > self.until:
                    return
                yield training_task(seed, number, networks, settings.explore, bool(settings.ray))

        def advance(games: int) -> None:
            nonlocal played, said
            played += games
            if monotonic() - said > PROGRESS_SECONDS:
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
        return list(range(max(0, generation + 1 - self.settings.window), generation + 1))

    def _positions_of(self, generation: int) -> Positions:
        """The positions of a generation's games, in numbers."""
        if generation not in self._positions:
            games = self.games(generation).read()
            with closing(spread(positions_of, games, self.engine.processes)) as found:
                self._positions[generation] = joined(found)
        return self._positions[generation]

    def _read_network(self, path: Path) -> Network:
        """A network, if it fits these features."""
        network = read_network(path)
        check_fits(network.card, load())
        return network

    def _fit(self, fitter: Fitter, generation: int) -> None:
        """Make a generation's network: the best one, fitted to the latest games."""
        settings = self.settings
        self.report(f"generation {generation}: going through its games")
        window = self._learnt_from(generation)
        self._positions = {n: self._positions_of(n) for n in window}
        every = joined(self._positions.values())
        out = every.held_out
        if not 0 < out.sum() < len(out):
            raise KeyflowerError("too few games to hold some of them out: play more --games")
        self.report(f"generation {generation}: fitting to {len(out):,} positions")
        wanted = every.results
        best = self.kept(generation)[-1:]
        if best:
            start = for_these_features(self._read_network(self.network(best[0])).layers)
            wanted = targets(every, fitter.expect(start, every.numbers), settings.keep)
        else:
            start = new_layers(settings.seed)
        learnt = (every.numbers[~out], wanted[~out])
        held_out = (every.numbers[out], every.results[out])
        fitted = fitter.fit(start, learnt, held_out, settings.seed, self.report)
        results = held_out[1][:, 0]
        card = {
            "features": VERSION,
            "inputs": SIZE,
            "catalogue": catalogue_digest(load()),
            "generation": generation,
            "start": self._history(best[0]) if best else NONE,
            "games": {n: played_by(self.games(n).read()) for n in window},
            "positions": len(out),
            "settings": {name: getattr(settings, name) for name in (*FIXED, *FITTING)},
            "epochs": fitted.epoch,
            "entropies": [round(one, 4) for one in fitted.entropies],
            "held_out": figures(fitter.expect(fitted.layers, held_out[0]), results),
            "evaluation": figures(by_evaluation(held_out[0]), results),
        }
        write_network(self.network(generation), fitted.layers, card)

    def _history(self, generation: int | str) -> dict[str, Any]:
        """What a network was made from, for the cards of those that go on from it."""
        card = read_network(self.network(generation)).card
        return {"network": generation, **{name: card.get(name) for name in ("games", "start")}}

    def _measure(self, generation: int) -> None:
        """Measure a generation's network, and say whether it is kept."""
        network = self._read_network(self.network(generation))
        card: dict[str, Any] = {**network.card, "probe": probe(network), "against": []}
        card["kept"] = True
        best = self.kept(generation)[-1:]
        if self.settings.gate:
            rivals = {"planner": "planner"}
            rivals |= {f"network {n}": f"trained:network={self.network(n)}" for n in best}
            for name, other in rivals.items():
                bot = f"trained:network={self.network(generation)}"
                games = self.settings.gate
                found = measure(bot, other, PLAYERS, games, generation, self.engine)
                card["against"].append({"other": name, **found})
                told = STRENGTH.format(**found)
                self.report(f"generation {generation} against {name}, {told}")
                card["kept"] = found["low"] > 1.0 / PLAYERS
        self.report(f"generation {generation} is {'the best' if card['kept'] else 'no better'}")
        save(format_json(card, indent=1) + "\n", self._figures(generation))

    def _learn_policy(self, generation: int) -> None:
        """Make a generation's policy, from what a bot with the best network makes of its games."""
        settings = self.settings
        teacher = settings.teacher
        best = self.kept(generation + 1)[-1:]
        if best and "network" in parse(teacher).bot_class().options:
            teacher += f"{',' if ':' in teacher else ':'}network={self.network(best[0])}"
        judged = partial(choices_of, teacher=teacher)
        self.report(f"generation {generation}: asking {settings.teacher} what to do in its games")
        with closing(spread(judged, self.games(generation).read(), self.engine.processes)) as found:
            choices = joined_choices(found)
        weights = fit_policy(choices, built_in_policy().weights, settings.seed)
        agreed = agreement(weights, choices)
        self.report(f"generation {generation}: its policy agrees in {agreed:.1%} of turns")
        save(format_json(weights, separators=(",", ":")) + "\n", self.policy(generation))


def played_by(games: list[PlayedGame]) -> dict[str, int]:
    """How many games there are, and at how many seats which bots played."""
    seats = Counter(re.sub(r"[^=,]*[/\\]", "", bot) for game in games for bot in game.bots)
    return {"games": len(games), **dict(sorted(seats.items()))}
