/** Hexagons with a flat top, circumradius 100, y down: cells, places and walking between them. */

export const APOTHEM = 86.6;
export const CORNERS = '100,0 50,86.6 -50,86.6 -100,0 -50,-86.6 50,-86.6';

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** A point as paths of drawings write it. */
export const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The centre of a cell, in units of the tile. */
export const centre = (column: number, row: number): Point => ({
  x: 150 * column,
  y: 2 * APOTHEM * (row + column / 2),
});

/** What all these cells cover, with `pad` around them; one empty cell at the origin for none. */
export function bounds(cells: readonly (readonly [number, number])[], pad = 8): Box {
  const points = (cells.length ? cells : [[0, 0] as const]).map(([column, row]) => centre(column, row));
  const x = Math.min(...points.map((p) => p.x)) - 100 - pad;
  const y = Math.min(...points.map((p) => p.y)) - APOTHEM - pad;
  return {
    x,
    y,
    width: Math.max(...points.map((p) => p.x)) + 100 + pad - x,
    height: Math.max(...points.map((p) => p.y)) + APOTHEM + pad - y,
  };
}

/** Pixels per unit at which a box fits, a tile being at most `most` px wide. */
export const fitting = (box: Box, width: number, height: number, most: number): number =>
  Math.max(0.05, Math.min(most / 200, width / box.width, height / box.height));

export const cellKey = (column: number, row: number): string => `${column},${row}`;

export function cellOf(key: string): [number, number] {
  const [column = 0, row = 0] = key.split(',').map(Number);
  return [column, row];
}

/** The two strokes, each 31 long, at each of the six corners: they mark a tile and never cross a road. */
export const MARKS: string = [0, 1, 2, 3, 4, 5].map((corner) => {
  const at = (n: number): Point => ({ x: Math.cos((n * Math.PI) / 3) * 95, y: Math.sin((n * Math.PI) / 3) * 95 });
  const { x, y } = at(corner);
  const toward = (end: Point): string => written({ x: x + (end.x - x) * (31 / 95), y: y + (end.y - y) * (31 / 95) });
  return `M${toward(at(corner - 1))}L${written({ x, y })}L${toward(at(corner + 1))}`;
}).join('');

export type Direction = 'up' | 'down' | 'left' | 'right';

const HEADING: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** Which of `others` an arrow key leads to: the nearest one ahead, where a sideways distance counts double. */
export function ahead(from: Point, others: readonly Point[], direction: Direction): number | null {
  const heading = HEADING[direction];
  const far = others.map(({ x, y }) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const along = dx * heading.x + dy * heading.y;
    const aside = Math.abs(dx * heading.y) + Math.abs(dy * heading.x);
    return along < 1 || aside > along * 2 ? Infinity : along + 2 * aside;
  });
  const least = Math.min(...far);
  return least < Infinity ? far.indexOf(least) : null;
}
