"""Files with a JSON object in each line, for things that are finished one by one.

A line is added as soon as its thing is finished. One that was cut off is dropped on reading, so
that what it stood for can be done again.
"""

import gzip
import json
from pathlib import Path
from typing import Any


class Lines:
    """One such file; a name that ends in `.gz` is compressed, and only read."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> list[dict[str, Any]]:
        """All complete lines; none if there is no file."""
        if not self.path.exists():
            return []
        if self.path.suffix == ".gz":
            return [
                json.loads(line) for line in gzip.decompress(self.path.read_bytes()).splitlines()
            ]
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            with self.path.open("r+b") as file:
                file.truncate(whole)
        return [json.loads(line) for line in data[:whole].splitlines()]

    def add(self, line: dict[str, Any]) -> None:
        """Add a line."""
        with self.path.open("a", encoding="ascii") as file:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")
