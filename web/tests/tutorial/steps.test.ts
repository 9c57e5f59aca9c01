/** The steps: they follow the prepared game, and each lets one do just what it asks for. */

import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { strings } from '../../build/locales';
import { Words } from '../../src/i18n/words';
import { readMove } from '../../src/log/notation';
import type { Legal, View } from '../../src/net/types';
import { rotationsAt } from '../../src/table/decide/building';
import { actionOf, opening } from '../../src/table/decide/draft';
import { startTurn } from '../../src/table/decide/turn';
import { only } from '../../src/tutorial/only';
import { ASTRAY, DONE, progress, standing, STEPS, type Step } from '../../src/tutorial/steps';
import tutorial from '../fixtures/tutorial.json';
import { event } from '../server';

const ROOT = join(import.meta.dirname, '../../..');
const prepared = JSON.parse(
  readFileSync(join(ROOT, 'src/keyflower/server/tutorial.json'), 'utf8'),
) as { moves: string[] };
const MINE = prepared.moves.filter((line) => line.startsWith('p0: ')).map((line) => line.slice(4));
const DEEDS = STEPS.filter((step) => step.move);

/** What the server says is legal at each of the learner's moves, and which action is asked for. */
const MOMENTS = tutorial as unknown as { move: string; action: number; legal: Legal; view: View }[];

describe('the steps', () => {
  it('ask for the moves of the prepared game, then for a boat and a place', () => {
    expect(DEEDS.map((step) => step.move)).toEqual([...MINE, 'boat', 'place']);
    expect(MOMENTS.map(({ move }) => move).slice(0, MINE.length)).toEqual(MINE);
  });

  it('are as many as can be read in five minutes', () => {
    expect(STEPS.length).toBeGreaterThanOrEqual(10);
    expect(STEPS.length).toBeLessThanOrEqual(16);
  });
});

describe('where one is', () => {
  const at = (moves: string[]): string | string[] => {
    const found = progress(moves);
    return typeof found === 'string' ? found : STEPS.slice(found.from, found.to + 1).map(({ id }) => id);
  };
  it('follows from what was played', () => {
    expect(at([])).toEqual(['welcome', 'table', 'plan', 'bid']);
    expect(at(MINE.slice(0, 1))).toEqual(['outbid']);
    expect(at(MINE.slice(0, 4))).toEqual(['guest', 'second']);
    expect(at(MINE)).toEqual(['ended', 'boat']);
    expect(at([...MINE, 'boat sea_bastion'])).toEqual(['build']);
    expect(at([...MINE, 'boat keyflower', 'place farrier 1,0 r3'])).toBe('done');
    expect(at([...MINE, 'boat keyflower', 'place farrier 1,0 r3', 'pass'])).toBe('over');
  });
  it('is nowhere once something else was played', () => {
    expect(at(['pass'])).toBe('astray');
    expect(at(['bid 2 red lot:farrier'])).toBe('astray');
    expect(at([...MINE, 'place farrier 1,0 r3'])).toBe('astray');
  });
  it('does not count what was taken back, nor what others did', () => {
    const events = [
      event(0, 0, MINE[0]!), event(1, 1, 'bid 2 red lot:farrier'), event(2, 0, MINE[1]!), event(3, 0, 'undo'),
      event(4, 1, 'undo'), event(5, 0, MINE[1]!),
    ];
    expect(standing(events, 0)).toEqual(MINE.slice(0, 2));
    expect(standing(events, 1)).toEqual([]);
  });
});

describe('what a step lets one do', () => {
  it.each(MOMENTS)('$move', ({ move, action, legal, view }) => {
    const step = STEPS.find((each) => each.move && (each.move === move || move.startsWith(`${each.move} `)))!;
    const left = only(legal, view, readMove(step.move!), 'Do it.');
    expect(left.now).toBe('Do it.');
    const actions = everything(left);
    expect(actions).toContain(action);
    // Which boat and which place are the learner's choice; all else is given.
    if (step.move!.includes(' ') || step.move === 'pass') expect(actions).toEqual([action]);
    else expect(actions.length).toBeGreaterThan(1);
  });

  it('is never less than one thing to choose on the board', () => {
    for (const { move, legal, view } of MOMENTS) {
      const left = only(legal, view, readMove(move), '');
      const spots = [...left.bids, ...left.uses].map((choice) => startTurn(left, choice.at));
      for (const draft of spots) expect(actionOf(left, draft!)).not.toBeNull();
    }
  });

  function everything(legal: Legal): number[] {
    const drafts = [...legal.bids, ...legal.uses].map(({ at }) => startTurn(legal, at));
    for (const choice of [...legal.bids, ...legal.uses]) {
      expect(choice.ranges.map(({ least, most }) => most - least)).toEqual([0]);
    }
    return [
      ...drafts.map((draft) => actionOf(legal, draft!)!),
      ...legal.plain.map((choice) => choice.action),
      ...legal.steps.flatMap((choice) => choice.ways.map((way) => way.action)),
      ...legal.upgrades.flatMap((choice) => choice.payments.map((way) => way.action)),
      ...legal.boats.map((choice) => choice.action),
      ...legal.placements.flatMap(({ tile, cells }) =>
        cells.flatMap((cell) => rotationsAt(legal, tile, cell).map((way) => way.action))),
    ];
  }

  it('leaves a tile in hand where there is one to build', () => {
    const { legal, view } = MOMENTS.at(-1)!;
    expect(opening(only(legal, view, readMove('place'), ''))).toMatchObject({ kind: 'build', tile: 'farrier' });
  });
});

describe('the words', () => {
  const english = strings(join(ROOT, 'locale'), 'en', 'tutorial');
  const words = new Words('en', english);
  const all: Step[] = [...STEPS, DONE, ASTRAY];
  const parts = (step: Step): string[] => [
    'title', ...Array.from({ length: step.paragraphs }, (_, n) => String(n + 1)), ...(step.move ? ['do'] : []),
  ];
  const ids = all.flatMap((step) => parts(step).map((part) => `tutorial-${step.id}-${part}`));

  it('are there for every step, and none is left over', () => {
    expect(ids.filter((id) => !words.has(id))).toEqual([]);
    const written = new FluentResource(english).body.map(({ id }) => id).filter((id) => /-(title|do|\d)$/.test(id));
    expect(written.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('get every name, number and picture that they speak of', () => {
    const pieces = ['red', 'blue', 'yellow', 'wood', 'stone', 'points', 'now'];
    for (const step of all) {
      for (const part of parts(step)) {
        const source = new RegExp(`^tutorial-${step.id}-${part} =.*$`, 'm').exec(english)![0];
        const wanted = [...source.matchAll(/\$(\w+)/g)].map(([, name]) => name!);
        const tile = typeof step.tile === 'object' ? step.tile[Number(part)] : step.tile;
        const given = [...pieces, ...Object.keys(step.numbers ?? {}), ...(tile ? ['tile'] : [])];
        expect(wanted.filter((name) => !given.includes(name)), `${step.id}-${part}`).toEqual([]);
      }
    }
  });
});
