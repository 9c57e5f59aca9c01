/** The final score as the screen shows it; the server has calculated it. */

import type { ScoreLine, Scores, TileView } from '../../net';

/** Where points come from, in the order of the rules (F2 to F13). */
export const SOURCES = ['printed', 'yards', 'resources', 'skills', 'workers', 'boats', 'turns'] as const;
export type ScoreSource = (typeof SOURCES)[number];

const BY_RULE: Record<string, ScoreSource> = {
  F2: 'printed',
  F3: 'yards',
  F5: 'resources',
  F6: 'skills',
  F7: 'workers',
  F10: 'boats',
  F11: 'boats',
  F12: 'boats',
  F13: 'turns',
};

export const sourceOf = (line: Pick<ScoreLine, 'rule'>): ScoreSource => BY_RULE[line.rule] ?? 'printed';

export type SeatScore = Scores['seats'][number];

/** The lines of each source that has points, the most valuable first, and what they come to. */
export const bySource = (score: SeatScore): { source: ScoreSource; lines: ScoreLine[]; points: number }[] =>
  SOURCES.map((source) => {
    const lines = score.lines.filter((line) => sourceOf(line) === source && line.points > 0);
    const points = lines.reduce((sum, line) => sum + line.points, 0);
    return { source, lines: lines.sort((a, b) => b.points - a.points), points };
  }).filter(({ points }) => points > 0);

/** The sources that anybody has points from. */
export const used = (scores: readonly SeatScore[]): ScoreSource[] =>
  SOURCES.filter((source) => scores.some((score) => bySource(score).some((one) => one.source === source)));

/** The lines that have points, in the order in which they are counted. */
export const counting = (score: SeatScore): ScoreLine[] => bySource(score).flatMap(({ lines }) => lines);

/** A score while it is counted: so many lines of it. */
export function upTo(score: SeatScore, count: number): SeatScore {
  const all = counting(score);
  if (count >= all.length) return score;
  const lines = all.slice(0, count);
  return { ...score, lines, total: lines.reduce((sum, line) => sum + line.points, 0) };
}

/** Seats with the most points: ties are shared. Without points nobody wins. */
export function winners(scores: readonly SeatScore[]): number[] {
  const best = Math.max(1, ...scores.map((score) => score.total));
  return scores.filter((score) => score.total === best).map((score) => score.seat);
}

/** The best first; equal totals share a rank. */
export function ranked(scores: readonly SeatScore[]): (SeatScore & { rank: number })[] {
  return [...scores]
    .sort((a, b) => b.total - a.total || a.seat - b.seat)
    .map((score) => ({ ...score, rank: 1 + scores.filter((other) => other.total > score.total).length }));
}

const FEATS: Record<string, string> = { F2: 'printed', F10: 'steps', F11: 'loop', F12: 'river', F13: 'neighbours' };

/** The id of the message that says what a line counts. */
export const lineMessage = ({ rule, tile }: ScoreLine): string => `end-line-${FEATS[rule] ?? tile ?? 'left_over'}`;

export type Item = ScoreLine['items'][number];

/** Equal pieces that count as the same, from wherever they lie. */
export function gathered(line: ScoreLine): Item[] {
  const out: Item[] = [];
  for (const item of line.items) {
    const same = out.find((other) => other.kind === item.kind && other.as === item.as);
    if (same) same.count += item.count;
    else out.push({ ...item, on: null });
  }
  return out;
}

/** A tile of the village as the score sees it: what counts for it, what else lies there. */
export interface Scored {
  tile: TileView;
  points: number;
  items: Item[];
  /** Goods that lie here and count nowhere else: given to no tile. */
  left: { kind: string; count: number }[];
}

export function scoredTiles(village: readonly TileView[], lines: readonly ScoreLine[]): Scored[] {
  return village.map((tile) => {
    const mine = lines.filter((line) => line.tile === tile.tile);
    const given = lines.filter((line) => line.tile !== null).flatMap((line) => line.items).filter((item) =>
      item.on === tile.tile
    );
    const left = Object.entries(tile.goods ?? {}).map(([kind, count]) => ({
      kind,
      count: count - given.filter((item) => item.kind === kind).reduce((sum, item) => sum + item.count, 0),
    }));
    return {
      tile,
      points: mine.reduce((sum, line) => sum + line.points, 0),
      items: mine.flatMap(gathered),
      left: left.filter(({ count }) => count > 0),
    };
  });
}

/** The tiles that a line counts: where its items lie, or the tiles themselves. */
export function countedTiles(line: ScoreLine): string[] {
  const tiles = [...line.tiles, ...line.items.flatMap((item) => item.on ?? [])];
  return [...new Set(tiles)].filter((tile) => tile !== line.tile);
}
