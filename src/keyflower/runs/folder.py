"""Folders of runs that go on where they were stopped.

One file says which run it is, and everything that is finished lies beside it. A whole file is
written atomically; a file with a line for each thing grows line by line.
"""

import gzip
from collections.abc import Callable, Collection, Mapping
from dataclasses import asdict
from pathlib import Path
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from keyflower.formats.plain_json import format_json, parse_json
from keyflower.rules.errors import KeyflowerError
from keyflower.runs.interrupts import interrupts_later

Row = TypeVar("Row")


class Lines(Generic[Row]):
    """Things with numbers, such as games, as JSON objects in the lines of a file.

    row: the data class of each. A file whose name ends in `.gz` is only read.
    """

    def __init__(self, path: Path, row: Callable[..., Row]) -> None:
        self.path = path
        self._row = row

    def read(self) -> list[Row]:
        """All complete lines, by number; none if there is no file. A line cut off is dropped."""
        if not self.path.exists():
            return []
        data = self.path.read_bytes()
        if self.path.suffix == ".gz":
            data = gzip.decompress(data) + b"\n"
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            with self.path.open("r+b") as file:
                file.truncate(whole)
        found = [parse_json(line) for line in data[:whole].splitlines()]
        return [self._row(**line) for line in sorted(found, key=lambda line: line["number"])]

    def add(self, row: Any) -> None:
        with self.path.open("a", encoding="ascii") as file:
            file.write(format_json(asdict(row), separators=(",", ":")) + "\n")


def open_run(
    path: Path,
    name: str,
    run: Mapping[str, object],
    *,
    kind: str = "run",
    names: Mapping[str, str] = MappingProxyType({}),
    ignored: Collection[str] = (),
    known: Collection[str] = (),
) -> None:
    """Open the folder of a run, or make it; a folder of another run is refused.

    name: the file that says which run it is, as `run` does; of what it says, `ignored` may be
    different. kind, names: what messages call the run, and what it says. known: files that may
    be there without it, from a version that didn't write it.
    """
    make_folder(path, kind)
    if not (path / name).exists():
        there = {file.name for file in path.iterdir() if not file.name.startswith(".")}
        if there - set(known):
            raise KeyflowerError(f"{path}: holds something else, give a new or empty folder")
        save(format_json(run, indent=1), path / name)
        return
    found = read_run(path / name, str(run.get("format", "")))
    different = "; ".join(
        f"{names.get(key, key)} there {_show(found.get(key))}, here {_show(value)}"
        for key, value in run.items()
        if found.get(key) != value and key not in ignored
    )
    if different:
        raise KeyflowerError(f"{path}: holds another {kind}, give a new folder: {different}")


def make_folder(path: Path, kind: str) -> None:
    """Make a folder that can be read; kind: what it is for."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        next(path.iterdir(), None)
    except (FileExistsError, NotADirectoryError):
        raise KeyflowerError(f"{path}: is in the way of a folder for the {kind}") from None
    except OSError as error:
        raise KeyflowerError(f"{path}: can't be used: {error.strerror}") from None


def read_run(file: Path, kind: str) -> dict[str, Any]:
    """What the file of a folder says about its run; kind: its format."""
    found = read_json(file)
    if not isinstance(found, dict) or kind != found.get("format", ""):
        raise KeyflowerError(f'{file}: expected the format "{kind}"; give another folder')
    return found


def read_json(file: Path) -> Any:
    """What is in a file that a run wrote."""
    try:
        return parse_json(file.read_bytes())
    except ValueError:
        raise KeyflowerError(f"{file}: invalid JSON (is the file truncated?)") from None
    except OSError as error:
        raise KeyflowerError(f"{file}: can't be read: {error.strerror}") from None


def save(data: bytes | str, path: Path) -> None:
    """Write a whole file or none: first under another name, then renamed."""
    partial = path.with_name(f".{path.name}.partial")
    with interrupts_later():  # the other name must not be left behind
        try:
            partial.write_bytes(data.encode() if isinstance(data, str) else data)
            partial.replace(path)
        except OSError as error:
            raise KeyflowerError(f"{path}: can't be written: {error.strerror}") from error
        finally:
            partial.unlink(missing_ok=True)


def _show(value: object) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value)) or "none"
    return str(value)
