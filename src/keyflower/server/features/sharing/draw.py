"""Drawings in pixels, made by a process of its own: resvg holds the interpreter meanwhile.

`draw_apart` starts it, with a low priority; it reads an order from stdin and writes pictures to
stdout.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import Mapping
from typing import Final

import msgspec

from keyflower.draw.pictures.mark import icon_svg
from keyflower.draw.pictures.preview import preview_svg, welcome_svg
from keyflower.formats.position import read_view

ICONS: Final = {
    "icon-180.png": (180, False),  # for iOS
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-maskable-512.png": (512, True),
}
"""The icons of the app: the side in pixels, and whether the whole square is filled."""
WELCOME: Final = "welcome"
PREVIEW: Final = "preview"
NICENESS: Final = 10
LIMIT: Final = 60.0  # seconds for an order; it takes less than one


class DrawingError(Exception):
    """The process has failed; the message is its last line."""


class Order(msgspec.Struct):
    """A game as a spectator sees it, with the points if it is over; without one, whatever is the
    same for all: the icons, and the preview of pages without a game."""

    view: Mapping[str, object] | None = None
    points: list[int] | None = None


async def draw_apart(order: Order) -> dict[str, bytes]:
    """Pictures as PNG, by name."""
    command = [sys.executable, "-P", "-m", __name__]
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=PIPE)
    try:
        async with asyncio.timeout(LIMIT):
            pictures, said = await process.communicate(msgspec.json.encode(order))
    except TimeoutError:
        raise DrawingError(f"it took more than {LIMIT:g} s") from None
    finally:
        if process.returncode is None:
            process.kill()
    if process.returncode:
        raise DrawingError(said.decode("utf-8", "replace").strip().rpartition("\n")[2])
    return msgspec.msgpack.decode(pictures, type=dict[str, bytes])


def draw(order: Order) -> dict[str, bytes]:
    """What was ordered."""
    if order.view is not None:
        return {PREVIEW: png(preview_svg(read_view(order.view), order.points))}
    icons = {
        name: png(icon_svg(size, maskable=maskable)) for name, (size, maskable) in ICONS.items()
    }
    return icons | {WELCOME: png(welcome_svg())}


def png(svg: str) -> bytes:
    import resvg_py  # the server itself never loads it

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))


def main() -> None:
    if sys.platform != "win32":
        os.nice(NICENESS)  # everything else comes first
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    sys.stdout.buffer.write(msgspec.msgpack.encode(draw(order)))


if __name__ == "__main__":
    main()
