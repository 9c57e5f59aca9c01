"""Bots think in worker processes with a timeout; they never block the event loop."""

from keyflower.server.bots.fair import Payer
from keyflower.server.bots.thinker import CLOSING_GRACE
from keyflower.server.bots.thinkers import WorkerPool, WorkerPools

__all__ = ["CLOSING_GRACE", "Payer", "WorkerPool", "WorkerPools"]
