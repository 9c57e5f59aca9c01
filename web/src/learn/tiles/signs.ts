/** Every sign there is, how it is drawn, and the message that says what it means (tiles.ftl). */

import { COLOURS, RESOURCES, SKILLS } from '../../lib/pieces/pieces';
import type { Bid } from '../../net';
import type { Scene } from '../rules/rules';

export type Drawn =
  | { signs: string }
  | { scene: Scene }
  | { faces: readonly string[] }
  | { chip: Bid; lead: boolean }
  | { emblems: true }
  | { state: 'target' | 'changed' };

export interface Sign {
  words: string;
  drawn: Drawn;
}

const sign = (words: string, signs: string): Sign => ({ words, drawn: { signs } });
const faces = (words: string, ...all: string[]): Sign => ({ words, drawn: { faces: all } });
const scene = (words: string, tile: Scene['tiles'][number], more: Partial<Scene> = {}): Sign => ({
  words,
  drawn: { scene: { tiles: [tile], ...more } },
});

/** Tiles whose formulas are worth a look, with their words. */
export const EXAMPLES = ['woodcutter', 'carpenter', 'hiring_fair', 'farrier', 'timber_yard', 'mercers_guild'];

export const LEGEND: readonly { title: string; signs: readonly Sign[] }[] = [
  {
    title: 'learn-icons-formulas',
    signs: [
      sign('icon-count', '2 good-wood'),
      sign('icon-goods', 'good-wood good-gold'),
      sign('icon-or', 'good-iron / good-stone / good-wood'),
      sign('icon-gives', 'skill-saw > 3 good-wood'),
      sign('icon-each', 'x'),
      sign('icon-equals', '='),
      sign('icon-plus', '+'),
      sign('icon-to', '*2 … *32'),
      sign('icon-set', '[ skill-anvil skill-pick skill-saw ]'),
      sign('icon-good-any', 'good-any'),
      sign('icon-lying', '@good-wood'),
      sign('icon-worker-colour', 'worker-yellow'),
      sign('icon-worker-green', 'worker-green'),
      sign('icon-worker-bag', 'worker-bag'),
      sign('icon-worker-any', 'worker-any'),
      sign('icon-skill-kind', 'skill-anvil skill-pick skill-saw'),
      sign('icon-skill-pile', 'skill-pile'),
      sign('icon-skill-any', 'skill-any'),
      sign('icon-step', 'step'),
      sign('icon-upgrade', 'upgrade'),
      sign('icon-points', '*3'),
      sign('icon-points-each', '*2 x good-gold'),
      sign('icon-points-set', '*10 x [ skill-anvil skill-pick skill-saw ]'),
      sign('icon-points-chosen', '*3 x skill-anvil / skill-pick / skill-saw'),
      sign('icon-boat', 'boat'),
      sign('icon-loop', '*1 x loop'),
      sign('icon-flip', 'flip'),
      sign('icon-neighbour', '*1 x neighbour'),
      sign('icon-road-field', 'edge-road = edge-field'),
      sign('icon-leads-any', 'leads worker-any'),
      sign('icon-mixed', 'mixed'),
    ],
  },
  {
    title: 'learn-icons-tile',
    signs: [
      faces('icon-cost', 'stable'),
      faces('icon-upgraded', 'stable/back'),
      sign('icon-badge', '^5'),
      scene('icon-workers', { tile: 'keywood', workers: { blue: 3 }, used: 2 }),
      scene('icon-colour', { tile: 'miner', colour: 'yellow' }),
      scene('icon-lying-goods', { tile: 'quarryman', goods: { stone: 2, gold: 1 } }),
      scene('icon-load', { tile: 'flipper' }, {
        load: { workers: [{ colour: 'blue', count: 1 }, { colour: 'red', count: 4 }], skills: ['anvil', 'saw'] },
      }),
      faces('icon-turn-number', 'turn_order_tile_2'),
      faces('icon-season', 'keywood', 'tavern', 'inn', 'scribes'),
    ],
  },
  {
    title: 'learn-icons-roofs',
    signs: [
      faces('icon-roof-goods', 'keywood'),
      faces('icon-roof-transport', 'stable'),
      faces('icon-roof-people', 'tavern'),
      faces('icon-roof-yard', 'barn'),
      faces('icon-roof-points', 'sawmill'),
      faces('icon-roof-home', 'home_1'),
      faces('icon-roof-winter', 'windmill'),
    ],
  },
  {
    title: 'learn-icons-table',
    signs: [
      { words: 'icon-bid', drawn: { chip: { seat: 0, size: 3, colour: 'red' }, lead: true } },
      { words: 'icon-bid-leads', drawn: { chip: { seat: 2, size: 4, colour: 'blue' }, lead: true } },
      { words: 'icon-bid-loses', drawn: { chip: { seat: 4, size: 2, colour: 'blue' }, lead: false } },
      { words: 'icon-emblem', drawn: { emblems: true } },
      sign('icon-start-player', 'worker-purple'),
      { words: 'icon-target', drawn: { state: 'target' } },
      { words: 'icon-changed', drawn: { state: 'changed' } },
    ],
  },
  {
    title: 'learn-icons-pieces',
    signs: [
      ...[...COLOURS, 'purple'].map((colour) => sign(`piece-${colour}`, `worker-${colour}`)),
      sign('piece-worker', 'worker-any'),
      ...RESOURCES.map((kind) => sign(`piece-${kind}`, `good-${kind}`)),
      ...SKILLS.map((kind) => sign(`piece-${kind}`, `skill-${kind}`)),
      sign('piece-skill', 'skill-any'),
      sign('piece-bag', 'bag'),
      sign('piece-pile', 'skill-pile'),
      sign('piece-greens', 'worker-green worker-green worker-green'),
      sign('piece-points', 'points'),
      sign('piece-steps', 'step'),
      sign('piece-upgrade', 'upgrade'),
      sign('piece-boat', 'boat'),
      sign('piece-road', 'edge-road'),
      sign('piece-field', 'edge-field'),
      faces('piece-water', 'keyflower'),
    ],
  },
];
