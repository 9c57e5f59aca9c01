// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { learnWords, speak } from '../../src/i18n/index.svelte';
import { boatDoes, does, lacking, now } from '../../src/board/scene/meaning';
import { idle, Look, type Scene } from '../../src/board/scene/scene.svelte';
import { table, view } from '../fixtures/server';

const scene = (more: Partial<Scene> = {}): Scene => ({
  view: view(),
  table: table(),
  me: 0,
  decision: idle,
  changed: new Set(),
  blocked: [],
  standing: null,
  look: new Look(),
  ...more,
});

beforeAll(async () => {
  await speak('en');
  await learnWords('tiles');
});

describe('what an upgrade lacks', () => {
  it('is read from the name of its cost', () => {
    expect(lacking('cost-3-wood', { wood: 1 }, {})).toEqual([{ kind: 'wood', count: 2 }]);
    expect(lacking('cost-iron-stone', { iron: 1 }, {})).toEqual([{ kind: 'stone', count: 1 }]);
    expect(lacking('cost-anvil', {}, { saw: 2 })).toEqual([{ kind: 'anvil', count: 1 }]);
    expect(lacking('cost-any-1-any-skill', {}, {})).toEqual([{ kind: 'resources', count: 1 }, {
      kind: 'skills',
      count: 1,
    }]);
    expect(lacking('cost-any-2', { gold: 1, wood: 1 }, {})).toEqual([]);
  });

  it('is less by gold, which counts as any resource', () => {
    expect(lacking('cost-iron-stone', { gold: 2 }, {})).toEqual([]);
    expect(lacking('cost-iron-stone', { gold: 1 }, {})).toEqual([{ kind: 'stone', count: 1 }]);
    expect(lacking('cost-2-gold', { gold: 1, wood: 3 }, {})).toEqual([{ kind: 'gold', count: 1 }]);
  });

  it('is only a number where resources stand for each other', () => {
    expect(lacking('cost-3-iron', { wood: 2 }, {}, true)).toEqual([{ kind: 'resources', count: 1 }]);
  });
});

describe('a card', () => {
  it('says what each side does, its points and its cost', () => {
    expect(does('miner', 'front')).toEqual(['Gives 2 iron.', expect.stringContaining('Upgrade cost')]);
    expect(does('home_3', 'back')[0]).toContain('2 steps');
    expect(does('turn_order_tile_2', 'front')[0]).toContain('boat');
    expect(does('summer_boat_1', 'a')[0]).toContain('bag');
    expect(boatDoes('keyflower')[0]).toContain('step');
  });

  it('says what it means for me', () => {
    const lot = now({ tile: 'miner' }, 'lot:miner', undefined, scene());
    expect(lot).toEqual(['What you make here goes to your home.', expect.stringContaining('or into the bag')]);
    const theirs = now({ tile: 'miner' }, 'p1:miner', 1, scene());
    expect(theirs[1]).toBe('Workers you place here go to Dara at the end of the season.');
    const mine = now({ tile: 'miner' }, 'p0:miner', 0, scene());
    expect(mine).toEqual([
      'What you make here stays on this tile, in your village.',
      'Workers placed here come to you at the end of the season.',
      'Its upgrade still needs 1 anvil.',
    ]);
    expect(now({ tile: 'miner' }, 'lot:miner', undefined, scene({ me: null }))).toEqual([]);
  });
});
