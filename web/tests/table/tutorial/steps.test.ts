// @vitest-environment jsdom
/** The steps: they follow the prepared game, and each lets one do just what it asks for. */

import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { strings } from '../../../build/locales';
import { Words } from '../../../src/i18n/words';
import type { Legal, Move } from '../../../src/net/types';
import { rotationsAt } from '../../../src/table/decide/drafts/building';
import { actionOf, opening } from '../../../src/table/decide/drafts/draft';
import { startTurn } from '../../../src/table/decide/drafts/turn';
import { only } from '../../../src/table/tutorial/only';
import { ASTRAY, DONE, progress, standing, STEPS, type TutorialStep } from '../../../src/table/tutorial/steps';
import { readFixture } from '../../fixtures/read';
import { event, place } from '../../fixtures/server';

const ROOT = join(import.meta.dirname, '../../../..');
const prepared = JSON.parse(readFileSync(join(ROOT, 'src/keyflower/home/features/tutorial.json'), 'utf8')) as {
  moves: string[];
};
const MINE = prepared.moves.filter((line) => line.startsWith('p0: ')).map((line) => line.slice(4));
const TASKS = STEPS.flatMap(({ task }) => task ?? []);

/** What the server says is legal at each of the learner's moves, and which action is asked for. */
const MOMENTS = readFixture<{ text: string; move: Move; action: number; legal: Legal }[]>('tutorial.json');
const MOVES = MOMENTS.map(({ move }) => move);
const PASS: Move = { do: 'pass' };

describe('the steps', () => {
  it('ask for the moves of the prepared game, then for a boat and a place', () => {
    expect(MOMENTS.map(({ text }) => text)).toEqual([...MINE, 'boat keyflower', 'place farrier 1,0 r3']);
    expect(TASKS.map((task) => task.do)).toEqual(MOVES.map((move) => move.do));
    expect(progress(MOVES)).toBe('done');
  });

  it('are as many as can be read in five minutes', () => {
    expect(STEPS.length).toBeGreaterThanOrEqual(10);
    expect(STEPS.length).toBeLessThanOrEqual(16);
  });
});

describe('where one is', () => {
  const at = (moves: Move[]): string | string[] => {
    const found = progress(moves);
    return typeof found === 'string' ? found : STEPS.slice(found.from, found.to + 1).map(({ id }) => id);
  };
  const [first, second] = MOVES as [Move, Move];
  it('follows from what was played', () => {
    expect(at([])).toEqual(['welcome', 'table', 'plan', 'bid']);
    expect(at(MOVES.slice(0, 1))).toEqual(['outbid']);
    expect(at(MOVES.slice(0, 4))).toEqual(['guest', 'second']);
    expect(at(MOVES.slice(0, -2))).toEqual(['ended', 'boat']);
    expect(at([...MOVES.slice(0, -2), { do: 'boat', place: place('boat:sea_bastion') }])).toEqual(['build']);
    expect(at(MOVES)).toBe('done');
    expect(at([...MOVES, PASS])).toBe('over');
  });
  it('is nowhere once something else was played', () => {
    expect(at([PASS])).toBe('astray');
    expect(at([second])).toBe('astray');
    expect(at([...MOVES.slice(0, -2), ...MOVES.slice(-1)])).toBe('astray');
    for (const [i, move] of MOVES.entries()) expect(at([...MOVES.slice(0, i), other(move)])).toBe('astray');
  });
  it('does not count what was taken back, nor what others did', () => {
    const events = [
      event(0, 0, first),
      event(1, 1, PASS),
      event(2, 0, second),
      event(3, 0, { do: 'undo', takes_back: 2 }),
      event(4, 1, { do: 'undo', takes_back: 1 }),
      event(5, 0, second),
    ];
    expect(standing(events, 0)).toEqual([first, second]);
    expect(standing(events, 1)).toEqual([]);
  });

  /** A move of the same kind that is not asked for, where only one is. */
  function other(move: Move): Move {
    if (move.do === 'bid') return { ...move, screen: move.screen + 1 };
    if (move.do === 'use') return { ...move, place: place('p0:gold_mine') };
    if (move.do === 'step') return { ...move, resource: 'gold' };
    if (move.do === 'upgrade') return { ...move, place: place('p0:keywood') };
    return { do: 'keep' };
  }
});

describe('what a step lets one do', () => {
  it.each(MOMENTS.map((moment, i) => ({ ...moment, task: TASKS[i]! })))('$text', ({ task, action, legal }) => {
    const left = only(legal, task, 'Do it.');
    expect(left.now).toBe('Do it.');
    const actions = everything(left);
    expect(actions).toContain(action);
    // Which boat and which place are the learner's choice; all else is given.
    if (task.do === 'boat' || task.do === 'place') expect(actions.length).toBeGreaterThan(1);
    else expect(actions).toEqual([action]);
  });

  it('is never less than one thing to choose on the board', () => {
    for (const [i, { legal }] of MOMENTS.entries()) {
      const left = only(legal, TASKS[i]!, '');
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
        cells.flatMap((cell) => rotationsAt(legal, tile, cell).map((way) => way.action))
      ),
    ];
  }

  it('leaves a tile in hand where there is one to build', () => {
    const { legal } = MOMENTS.at(-1)!;
    expect(opening(only(legal, { do: 'place' }, ''))).toMatchObject({ kind: 'build', tile: 'farrier' });
  });
});

describe('the words', () => {
  const english = strings(join(ROOT, 'locale'), 'en', 'tutorial');
  const words = new Words('en', english);
  const all: TutorialStep[] = [...STEPS, DONE, ASTRAY];
  const parts = (step: TutorialStep): string[] => [
    'title',
    ...Array.from({ length: step.paragraphs }, (_, n) => String(n + 1)),
    ...(step.task ? ['do'] : []),
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
