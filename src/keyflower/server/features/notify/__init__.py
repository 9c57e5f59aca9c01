"""Reaching people who are not at the table: Web Push, email, and a webhook of the table."""

from keyflower.server.features.notify.notices import Notice
from keyflower.server.features.notify.notifier import Notifier

__all__ = ("Notice", "Notifier")
