"""Where things lie on a tile, in its units: the numbers that Python and the client share."""

from typing import Final, NamedTuple

from keyflower.draw.formulas.digits import measure_number
from keyflower.draw.symbol import Box

LODS: Final = ("L", "S")  # two drawings of each tile: L from 110 px, S below


class Wall(NamedTuple):
    """The sign of a house."""

    top: float
    bottom: float
    icons: float
    room: float

    @property
    def middle(self) -> float:
        """Where its formula stands: a little low, for the eaves and the badge above."""
        return (self.top + self.bottom) / 2 + (0.5 if self.icons < 36 else 1.5)


WALLS: Final = {"L": Wall(-54, -15, 30, 112), "S": Wall(-60, -13, 37, 112)}
WINTER_WALLS: Final = {"L": Wall(-12, 32, 34, 112), "S": Wall(-14, 34, 38, 118)}
WINTER_WIDTHS: Final = (112, 124)
SAIL_ICONS: Final = {"L": 31.0, "S": 36.0}


class StripPlace(NamedTuple):
    """The pill at the tile's foot."""

    y: float
    height: float
    icons: float
    room: float


STRIPS: Final = {"L": StripPlace(62, 26, 19.2, 116), "S": StripPlace(62, 30, 24, 116)}


class Disc(NamedTuple):
    """Something round."""

    x: float
    y: float
    size: float


BADGES: Final = {"L": Disc(48.5, -69, 34), "S": Disc(48.5, -71.5, 34)}
"""The points of the side up: a corner, where no road can be."""
BADGE_DIGITS: Final = {"L": 18.0, "S": 20.0}
EMBLEMS: Final = {"L": Disc(0, -65, 25), "S": Disc(0, -70, 24)}
"""The owner of a home, on its roof: a disc in ink."""
EMBLEM_GLYPH: Final = 0.64  # the emblem in its disc
PENNANT: Final[Box] = (-47, -87, 32, 22)  # the flag of the tile's colour
PURPLE: Final = Disc(54, 12, 52)  # the start player's worker, beside the milestone


class WorkerRow(NamedTuple):
    """A row of workers: few, many (four and more), or pressed between strip and goods."""

    y: float
    few: float
    many: float
    tight_y: float
    tight: float


WORKERS: Final = {"L": WorkerRow(5, 38, 34, 1, 31), "S": WorkerRow(12, 44, 38, 4, 33)}
WORKER_RATIO: Final = 24 / 28
USE_GAP: Final = 8.0  # between the workers of one use and those of the next
ROW_ROOM: Final = 138.0


class Row(NamedTuple):
    """Where the workers of a row stand: their middles, their height."""

    y: float
    height: float
    xs: tuple[float, ...]


def worker_row(uses: tuple[int, ...], lod: str, tight: bool = False) -> Row:
    """U3: workers in groups, one for each use; `tight` where goods and strip lie below."""
    place = WORKERS[lod]
    count = sum(uses)
    height = place.tight if tight else place.few if count <= 3 else place.many
    pitch = height * WORKER_RATIO * 0.98
    if count > 1:
        pitch = min(pitch, (ROW_ROOM - USE_GAP * len(uses)) / count)
    x = -(pitch * count + USE_GAP * (len(uses) - 1)) / 2 + pitch / 2
    xs = []
    for group in uses:
        xs += [round(x + pitch * n, 1) for n in range(group)]
        x += pitch * group + USE_GAP
    return Row(place.tight_y if tight else place.y, height, tuple(xs))


USES: Final = (
    *((only,) for only in range(1, 7)),
    *((1, 2), (1, 3), (1, 4), (1, 5), (2, 3), (2, 4)),
    (1, 2, 3),
)
"""U3: all ways in which six places can be used, each use by more workers than the one before."""


class GoodsRow(NamedTuple):
    """A row of pills."""

    y: float
    size: float
    room: float


GOODS: Final = {
    "house": {
        "L": {
            "strip": GoodsRow(30, 25, 144),
            "strip_workers": GoodsRow(33, 25, 140),
            "bare": GoodsRow(36, 27, 140),
            "bare_workers": GoodsRow(46, 25, 128),
        },
        "S": {
            "strip": GoodsRow(18, 33, 156),
            "strip_workers": GoodsRow(34, 22, 140),
            "bare": GoodsRow(40, 36, 128),
            "bare_workers": GoodsRow(54, 31, 116),
        },
    },
    "winter": {"L": {"bare": GoodsRow(54, 25, 110)}, "S": {"bare": GoodsRow(57, 32, 104)}},
    "boat": {"L": {"bare": GoodsRow(66, 25, 96)}, "S": {"bare": GoodsRow(66, 28, 90)}},
    "stone": {"L": {"bare": GoodsRow(54, 25, 112)}, "S": {"bare": GoodsRow(57, 32, 104)}},
}
"""By what stands on the tile, drawing, and what else lies there."""
GOODS_GAP: Final = 5.0


class Pill(NamedTuple):
    """One kind of goods: its box, the icon's middle, the number's middle where there is one."""

    box: Box
    icon: Disc
    number: Disc | None


def pills(amounts: list[int], row: GoodsRow) -> list[Pill]:
    """A row of pills, one for each amount; they shrink together where room is short."""
    wide = [_pill_width(n, row.size) for n in amounts]
    total = sum(wide) + GOODS_GAP * (len(wide) - 1)
    k = min(1.0, row.room / total)
    size = row.size * k
    x = -total * k / 2
    out = []
    for n, width in zip(amounts, wide):
        number = None
        if n > 1:
            middle = x + size * 1.2 + measure_number(n, size * 0.8) / 2
            number = Disc(middle, row.y, size * 0.8)
        box = (x, row.y - size / 2 - 1, width * k, size + 2)
        out.append(Pill(box, Disc(x + size * 0.62, row.y, size), number))
        x += (width + GOODS_GAP) * k
    return out


def _pill_width(amount: int, size: float) -> float:
    return size * 1.24 + (measure_number(amount, size * 0.8) + size * 0.06 if amount > 1 else 0)


def goods_row(shape: str, lod: str, strip: bool, workers: bool) -> GoodsRow:
    rows = GOODS[shape][lod]
    key = ("strip" if strip else "bare") + ("_workers" if workers else "")
    return rows.get(key, rows["bare"])
