"""The language that a verb speaks: `--language`, else the environment's, else English."""

import os
import sys

from keyflower.words import NAMES, Words, choose, match, read_environment


def speak(language: str | None) -> Words:
    """The messages to use. An unsupported language prints a warning."""
    words = Words((language and match(language)) or choose(read_environment(os.environ)))
    if language is not None and match(language) is None:
        known = (f"{tag} ({name})" for tag, name in NAMES.items())
        # Each apart, so that names of both directions keep their places.
        listed = words.text("terminal-comma").join(f"\u2068{one}\u2069" for one in known)
        said = words.text("terminal-no-language", asked=language, languages=listed)
        print(f"keyflower: {said}", file=sys.stderr)
    return words
