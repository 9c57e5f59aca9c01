import { expect, test } from 'vitest';
import type { OfferedBot, RatedGame } from '../../../src/net/types';
import { HEIGHT, named, plotted } from '../../../src/features/profile/plot';

const game = (number: number, points: number): RatedGame => ({
  table: `t${number}`,
  at: number,
  place: 1,
  players: 3,
  points,
});
const bot = (id: string, rating: number): OfferedBot => ({ id, spec: id, rating });

test('ratings go from left to right, better ones higher', () => {
  const plot = plotted([game(1, 1500), game(2, 1560), game(3, 1540)], [], 600);
  const [first, second, third] = plot.dots;
  expect(first!.x).toBeLessThan(second!.x);
  expect(second!.y).toBeLessThan(third!.y);
  expect(third!.y).toBeLessThan(first!.y);
  expect(plot.dots.every((dot) => dot.y > 0 && dot.y < HEIGHT && dot.x <= plot.end)).toBe(true);
  expect(plot.path).toMatch(/^M[\d. ]+L[\d. ]+L[\d. ]+$/);
});

test('levels that are near are shown, those far away are not', () => {
  const plot = plotted([game(1, 1500)], [bot('beginner', 770), bot('easy', 1420), bot('master', 1900)], 600);
  expect(plot.lines.map((line) => line.id)).toEqual(['easy']);
  expect(plot.lines[0]!.y).toBeGreaterThan(plot.dots[0]!.y);
});

test('of names that would overlap one is left out', () => {
  const lines = [{ id: 'a', y: 100 }, { id: 'b', y: 92 }, { id: 'c', y: 60 }];
  expect([...named(lines)]).toEqual(['a', 'c']);
});
