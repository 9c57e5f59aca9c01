"""`python -m keyflower.draw OUT_DIR`: write sprite.svg, manifest.json, palette.css, facts.json,
icon.svg."""

import json
import sys
from pathlib import Path

from keyflower.draw.facts import facts
from keyflower.draw.palette import css
from keyflower.draw.pictures.mark import icon_svg
from keyflower.draw.sprite import manifest, sprite


def write(folder: Path) -> None:
    """What the client's build embeds."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in (
        ("sprite.svg", sprite()),
        ("manifest.json", plain(manifest())),
        ("palette.css", css()),
        ("facts.json", plain(facts())),
        ("icon.svg", icon_svg()),
    ):
        (folder / name).write_text(text + "\n" * (not text.endswith("\n")), "utf-8")


def plain(data: object) -> str:
    """JSON without spaces."""
    return json.dumps(data, separators=(",", ":"))


def main(arguments: list[str]) -> int:
    """Write into the one folder given."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print("usage: python -m keyflower.draw OUT_DIR", file=sys.stderr)
        return 2
    try:
        write(Path(arguments[0]))
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
