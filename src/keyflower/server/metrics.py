"""The metrics for Prometheus at /metrics."""

from collections.abc import Callable

import prometheus_client as prometheus

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """Counters of one server; each has a registry of its own."""

    def __init__(self) -> None:
        self.registry = prometheus.CollectorRegistry()
        prometheus.ProcessCollector(registry=self.registry)
        self.games = self._counter("games", "Games started")
        self.finished = self._counter("games_finished", "Games played to their end")
        self.actions = self._counter("actions", "Entries stored in logs of games")
        self.refused = self._counter("refused", "Requests and messages refused", "code")
        self.expired = self._counter("expired", "Tables and people deleted", "kind")
        self.bot_failures = self._counter("bot_failures", "Decisions at which a bot failed")
        self.dropped = self._counter("viewers_dropped", "Connections closed for reading too slowly")
        self.protocol_errors = self._counter("protocol_errors", "Connections that failed")
        stored = "From an action's arrival to its storage and the last update queued"
        self.action_seconds = self._histogram("action_seconds", stored)
        self.requests = self._histogram("request_seconds", "HTTP requests", "method", "status")
        self.connections = prometheus.Gauge(
            "keyflower_connections", "Open WebSockets", registry=self.registry
        )

    def _counter(self, name: str, what: str, *labels: str) -> prometheus.Counter:
        return prometheus.Counter(f"keyflower_{name}", what, labels, registry=self.registry)

    def _histogram(self, name: str, what: str, *labels: str) -> prometheus.Histogram:
        name = f"keyflower_{name}"
        return prometheus.Histogram(name, what, labels, buckets=SECONDS, registry=self.registry)

    def watch(self, name: str, what: str, value: Callable[[], float]) -> None:
        """A gauge that is read when asked for."""
        gauge = prometheus.Gauge(f"keyflower_{name}", what, registry=self.registry)
        gauge.set_function(value)

    def text(self) -> bytes:
        """All of it in Prometheus' text format."""
        return prometheus.generate_latest(self.registry)
