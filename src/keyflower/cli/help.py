"""The help of verbs: their docstrings as plain text, whose lines flow.

Cyclopts takes Markdown by default, for which Rich loads Pygments; ./keyflower doesn't install it.
"""

import re
from typing import Any

from cyclopts.help import DefaultFormatter
from cyclopts.help.inline_text import InlineText
from rich.text import Text


class HelpFormatter(DefaultFormatter):
    """Joins the lines of paragraphs."""

    def __call__(self, console: Any, options: Any, panel: Any) -> None:
        """Print a list of verbs or parameters."""
        for entry in panel.entries:
            _join_lines(entry.description)
        super().__call__(console, options, panel)

    def render_description(self, console: Any, options: Any, description: Any) -> None:
        _join_lines(description)
        super().render_description(console, options, description)


def _join_lines(shown: Any) -> None:
    if isinstance(shown, InlineText) and isinstance(shown.primary_renderable, Text):
        plain = shown.primary_renderable.plain
        shown.primary_renderable = Text(re.sub(r"(?<!\n)\n(?!\n) *", " ", plain))
