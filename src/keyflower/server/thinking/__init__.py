"""Bots think in worker processes with a timeout; they never block the event loop."""

from keyflower.server.thinking.fair import Payer
from keyflower.server.thinking.lanes import WorkerPools
from keyflower.server.thinking.thinker import CLOSING_GRACE, Closed
from keyflower.server.thinking.thinkers import LIMIT, Thinkers

__all__ = ["CLOSING_GRACE", "LIMIT", "Closed", "Payer", "Thinkers", "WorkerPools"]
