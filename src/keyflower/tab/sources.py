"""Our own code for the browser, as a zip file: `python -m keyflower.tab.sources FILE`.

The build compiles it (tools/library.py); where that can't be done, the browser reads the sources.
"""

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

PACKAGE: Final = Path(__file__).parents[1]
PARTS: Final = (
    *("__init__.py", "bots", "catalogue", "coach", "formats", "game", "home", "play", "rules"),
    *("tab", "words"),
)
"""What a tab needs of this package."""


def zipped() -> bytes:
    """The same bytes for the same files."""
    buffer = BytesIO()
    with ZipFile(buffer, "w", ZIP_DEFLATED, compresslevel=9) as out:
        for path in _files():
            name = path.relative_to(PACKAGE.parent).as_posix()
            out.writestr(ZipInfo(name), path.read_bytes(), ZIP_DEFLATED)
    return buffer.getvalue()


def _files() -> Iterator[Path]:
    """Nothing that Python or mypyc compiled."""
    for part in PARTS:
        for path in sorted([PACKAGE / part, *(PACKAGE / part).rglob("*")]):
            compiled = "__pycache__" in path.parts or path.suffix in (".so", ".pyd")
            if path.is_file() and not compiled:
                yield path


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(zipped())
