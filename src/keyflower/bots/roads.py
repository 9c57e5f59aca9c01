"""How many steps apart the tiles of a village are (M2)."""

from typing import Final

from keyflower.rules.pieces import DIRECTIONS, TILES
from keyflower.rules.state import Board
from keyflower.rules.village import neighbour, passable

FAR: Final = 99


class Roads:
    """Distances in steps between all tiles of a village; `FAR` where no way leads."""

    def __init__(self, board: Board, seat: int) -> None:
        village = board.villages[seat]
        size = len(village)
        self.size: int = size
        self.place: list[int] = [0] * TILES
        for i in range(size):
            self.place[village[i]] = i
        ways: list[list[int]] = []
        for tile in village:
            ways.append(
                [
                    self.place[neighbour(board, tile, direction)]
                    for direction in range(DIRECTIONS)
                    if passable(board, seat, tile, direction)
                ]
            )
        steps = [FAR] * (size * size)
        for start in range(size):
            steps[start * size + start] = 0
            edge = [start]
            away = 0
            while edge:
                away += 1
                beyond: list[int] = []
                for here in edge:
                    for there in ways[here]:
                        if steps[start * size + there] == FAR:
                            steps[start * size + there] = away
                            beyond.append(there)
                edge = beyond
        self.steps: list[int] = steps

    def distance(self, tile: int, other: int) -> int:
        """The number of steps from one tile to another."""
        return self.steps[self.place[tile] * self.size + self.place[other]]
