"""Bots think in processes of their own, within a limit: the event loop never waits for one."""

from keyflower.server.thinking.lanes import Lanes
from keyflower.server.thinking.thinker import CLOSING_GRACE, Closed
from keyflower.server.thinking.thinkers import LIMIT, Thinkers

__all__ = ["CLOSING_GRACE", "LIMIT", "Closed", "Lanes", "Thinkers"]
