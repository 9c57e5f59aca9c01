"""Speed, of our rules and of other engines side by side."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from types import TracebackType
from typing import Final

from bench import peers
from keyflower.cli.errors import CommandError
from keyflower.rules.errors import KeyflowerError
from tools.packages import InstallError, folder_of

ROUNDS: Final = 3
"""Everyone is measured this many times in turn, so that a busy moment affects all alike."""
WARM_UP: Final = 0.1
"""Seconds of play before anything counts."""
MAX_SECONDS: Final = 600.0
"""Seconds: the longest measurement that can be asked for."""


def check_seconds(seconds: float) -> None:
    """Refuse a measurement that can't end, or that takes too long."""
    if not 0 < seconds <= MAX_SECONDS:
        raise CommandError(
            f"{seconds} seconds: more than 0 and at most {MAX_SECONDS:.0f} are needed"
        )


@dataclass(frozen=True, slots=True)
class Figures:
    """The speed of one engine; all per second of CPU time, on one thread."""

    games_per_s: float
    decisions_per_s: float
    legal_per_s: float
    clone_us: float

    def times(self, other: "Figures") -> dict[str, float]:
        """How many times faster than another engine, figure by figure."""
        return {
            "games": round(self.games_per_s / other.games_per_s, 2),
            "decisions": round(self.decisions_per_s / other.decisions_per_s, 2),
            "legal": round(self.legal_per_s / other.legal_per_s, 2),
            "clone": round(other.clone_us / self.clone_us, 2),
        }

    def as_json(self) -> dict[str, float]:
        """The figures by name."""
        return asdict(self)


class Gauge:
    """A process that measures on request, and is idle otherwise."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None) -> None:
        self._process = subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )

    def ask(self, name: str, seconds: float) -> peers.Counts:
        """What it counted in about that many seconds."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(f"{name} {seconds}\n")
            self._process.stdin.flush()
        except OSError:
            pass  # it has ended; what it said last follows
        answer = self._process.stdout.readline()
        if not answer:
            assert self._process.stderr is not None
            said = self._process.stderr.read().strip().splitlines() or ["it said nothing"]
            raise KeyflowerError(f"measuring {name} failed: {said[-1]}")
        counts: peers.Counts = json.loads(answer)
        return counts

    def __enter__(self) -> "Gauge":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.communicate()


def own_gauge(players: int, environment: Mapping[str, str] | None) -> Gauge:
    """Measures our rules, those that an environment leads to."""
    return Gauge([sys.executable, "-P", "-m", "bench.gauge", str(players)], environment)


def peer_gauge() -> Gauge:
    """Measures the other engines, installed where they are not yet."""
    try:
        folder = folder_of(peers.PACKAGES)
    except InstallError as error:
        raise KeyflowerError(f"other engines can't be measured: {error}") from None
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return Gauge([sys.executable, "-P", str(peers.__file__)], environment)


def steps(gauges: int) -> int:
    """How often `measure` will call `advance`."""
    return gauges * (ROUNDS + 1)


def measure(
    gauges: Sequence[tuple[str, Gauge]],
    seconds: float,
    advance: Callable[[int], None],
) -> list[tuple[Figures, bool]]:
    """Measure each by the name its gauge knows it by, in turn, for a total of `seconds`.

    -> for each its figures, and whether it said that it runs compiled
    """
    sums: list[peers.Counts] = [{} for _ in gauges]
    for turn in range(ROUNDS + 1):
        for (name, gauge), total in zip(gauges, sums):
            counts = gauge.ask(name, seconds / ROUNDS if turn else min(WARM_UP, seconds))
            if turn:
                for what, number in counts.items():
                    total[what] = total.get(what, 0) + number
            advance(1)
    return [(_figures(total), bool(total.get("compiled"))) for total in sums]


def _figures(total: Mapping[str, float]) -> Figures:
    return Figures(
        games_per_s=round(total["games"] / total["seconds"], 2),
        decisions_per_s=round(total["decisions"] / total["seconds"], 1),
        legal_per_s=round(total["legal"] / total["seconds"], 1),
        clone_us=round(total["copy_seconds"] / total["copies"] * 1e6, 2),
    )
