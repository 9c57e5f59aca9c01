"""F11: the best closed walk along road links that uses no link twice.

The links of such a walk are a connected part of the road map in which every tile has an even
number of links, and every such part can be walked (Euler). So: leave out bridges, which no closed
walk uses, and in each piece that remains find the even part with the most tiles.
A piece that is even as a whole is its own answer; else links are decided one by one, a tile's last
link being forced by the others, and a branch is left when it has lost too many tiles.
"""

from keyflower.rules.chapters.village import STEP_TO
from keyflower.rules.pieces import DIRECTIONS, ROAD
from keyflower.rules.state import Board


class Roads:
    """Tiles 0 to n - 1 and the links between them; link i joins `one[i]` and `two[i]`."""

    def __init__(self, size: int, one: list[int], two: list[int]) -> None:
        self.size: int = size
        self.one: list[int] = one
        self.two: list[int] = two
        self.at: list[int] = [0] * size  # by tile: a mask of its links
        for link in range(len(one)):
            self.at[one[link]] |= 1 << link
            self.at[two[link]] |= 1 << link
        self.best: int = 0  # tiles on the best walk, and a mask of its links
        self.best_links: int = 0
        self.tiles: int = 0  # while searching: tiles of the piece, and masks of what is decided
        self.chosen: int = 0  # links
        self.open: int = 0
        self.lost: int = 0  # tiles without a chosen or open link
        self.when: list[int] = []
        self.low: list[int] = []
        self.seen: int = 0

    def solve(self) -> None:
        """Find the best walk: `best` and `best_links`."""
        self._drop_bridges()
        for tiles in self._pieces():
            if len(tiles) <= self.best:
                continue
            links = 0
            odd = 0
            for tile in tiles:
                links |= self.at[tile]
                odd |= self.at[tile].bit_count() & 1
            if odd:
                self.chosen = self.lost = 0
                self.open = links
                self.tiles = len(tiles)
                self._decide()
            else:
                self.best = len(tiles)
                self.best_links = links

    def _drop_bridges(self) -> None:
        """Leave out the links that no closed walk uses, those to dead ends too."""
        self.when = [-1] * self.size
        self.low = [0] * self.size
        self.seen = 0
        for tile in range(self.size):
            if self.at[tile] and self.when[tile] < 0:
                self._sound(tile, -1)

    def _sound(self, tile: int, by: int) -> None:
        """Depth first: a link below which nothing leads back up is a bridge."""
        self.when[tile] = self.seen
        low = self.seen
        self.seen += 1
        links = self.at[tile]
        while links:
            bit = links & -links
            links ^= bit
            link = bit.bit_length() - 1
            if link == by:
                continue
            other = self.one[link] + self.two[link] - tile
            if self.when[other] < 0:
                self._sound(other, link)
                if self.low[other] > self.when[tile]:
                    self.at[tile] &= ~bit
                    self.at[other] &= ~bit
                elif self.low[other] < low:
                    low = self.low[other]
            elif self.when[other] < low:
                low = self.when[other]
        self.low[tile] = low

    def _pieces(self) -> list[list[int]]:
        """The tiles that hang together, largest piece first, each in the order they are met."""
        pieces: list[list[int]] = []
        met = [False] * self.size
        for tile in range(self.size):
            if met[tile] or self.at[tile] == 0:
                continue
            met[tile] = True
            piece = [tile]
            for here in piece:
                for other in self._neighbours(here, self.at[here]):
                    if not met[other]:
                        met[other] = True
                        piece.append(other)
            pieces.append(piece)
        pieces.sort(key=len, reverse=True)
        return pieces

    def _neighbours(self, tile: int, links: int) -> list[int]:
        out: list[int] = []
        while links:
            link = (links & -links).bit_length() - 1
            out.append(self.one[link] + self.two[link] - tile)
            links &= links - 1
        return out

    def _decide(self) -> None:
        """Take or leave the first open link, unless what is chosen is a closed walk already."""
        if self._closed():
            return
        chosen = self.chosen
        open_links = self.open
        lost = self.lost
        link = (open_links & -open_links).bit_length() - 1
        if self._settle(link, True):
            self._decide()
        self.chosen = chosen
        self.open = open_links
        self.lost = lost
        if self._settle(link, False):
            self._decide()

    def _closed(self) -> bool:
        """Whether nothing can join the first part of the choice any more; then it is noted.

        What else is chosen or open by then is a walk of its own, found without this part.
        """
        if self.chosen == 0:
            return self.open == 0
        start = self.one[(self.chosen & -self.chosen).bit_length() - 1]
        links = 0
        met = 1 << start
        part = [start]
        for tile in part:
            here = self.at[tile]
            if here & self.open:
                return False
            walked = here & self.chosen
            links |= walked
            for other in self._neighbours(tile, walked):
                if not met >> other & 1:
                    met |= 1 << other
                    part.append(other)
        if len(part) > self.best:
            self.best = len(part)
            self.best_links = links
        return True

    def _settle(self, link: int, take: bool) -> bool:
        """Decide a link and all that follows from it; False where that leads nowhere."""
        self.open &= ~(1 << link)
        if take:
            self.chosen |= 1 << link
        todo = [self.one[link], self.two[link]]
        while todo:
            tile = todo.pop()
            here = self.at[tile]
            undecided = here & self.open
            if undecided & (undecided - 1):
                continue
            walked = here & self.chosen
            odd = walked.bit_count() & 1
            if undecided:
                self.open ^= undecided
                if odd:
                    self.chosen |= undecided
                forced = undecided.bit_length() - 1
                todo.append(self.one[forced])
                todo.append(self.two[forced])
            elif odd:
                return False
            elif walked == 0:
                self.lost |= 1 << tile
                if self.tiles - self.lost.bit_count() <= self.best:
                    return False
        return True

    def walk(self) -> list[int]:
        """The best walk from its first tile on, without the return to it."""
        if self.best == 0:
            return []
        left = self.best_links
        trail = [min([tile for tile in range(self.size) if self.at[tile] & left])]
        out: list[int] = []
        while trail:
            tile = trail[len(trail) - 1]
            here = self.at[tile] & left
            if here:
                bit = here & -here
                left ^= bit
                link = bit.bit_length() - 1
                trail.append(self.one[link] + self.two[link] - tile)
            else:
                out.append(trail.pop())
        out.reverse()
        out.pop()
        return out


def roads_of(board: Board, tiles: list[int]) -> Roads:
    """M2: the links between these tiles of one village, where road meets road (without 2a)."""
    pattern = board.lookup.pattern
    rotation = board.rotation
    cell = board.cell
    cells = board.cells
    number = {tile: index for index, tile in enumerate(tiles)}
    one: list[int] = []
    two: list[int] = []
    for index, tile in enumerate(tiles):
        shown = pattern[tile * DIRECTIONS + rotation[tile]]
        for direction in range(DIRECTIONS // 2):
            if shown >> 2 * direction & 3 != ROAD:
                continue
            other = cells.get(cell[tile] + STEP_TO[direction], -1)
            if other < 0:
                continue
            facing = pattern[other * DIRECTIONS + rotation[other]]
            if facing >> 2 * (direction + DIRECTIONS // 2) & 3 == ROAD:
                one.append(index)
                two.append(number.get(other, -1))
    return Roads(len(tiles), one, two)


def loop_walk(board: Board, seat: int) -> list[int]:
    """F11: the tiles of the best walk in order, a tile as often as it is passed."""
    tiles = sorted(board.villages[seat])
    roads = roads_of(board, tiles)
    roads.solve()
    return [tiles[index] for index in roads.walk()]
