// @vitest-environment jsdom
/** Every legal action can be composed in the panel, and nothing else can: on forms of real games
 * (tests/fixtures/make.py). */

import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../../src/lib/pieces/pieces';
import type { Legal, View } from '../../../src/net/types';
import { cellKey, rotated, rotationsAt, snap, turned,
  type BuildDraft } from '../../../src/table/decide/drafts/building';
import { actionOf, draftOf, opening, stands, type Draft } from '../../../src/table/decide/drafts/draft';
import { winterTiles, withWinterTile, type WinterDraft } from '../../../src/table/decide/drafts/winter';
import { actionOfTurn, fits, fittingColours, lacks, limits, mixes, modesAt, placed, reach, size, startTurn, withColour,
  withCount, withGroup, withMode, type TurnDraft } from '../../../src/table/decide/drafts/turn';
import { readFixture } from '../../fixtures/read';

interface Form {
  shows: string;
  legal: Legal;
  actions: number[];
  view: View | null;
}
const FORMS = readFixture<Form[]>('legal.json');

/** Everything that clicks in the picker lead to, from every spot that can be picked. */
function turnDrafts(legal: Legal): TurnDraft[] {
  const seen = new Map<string, TurnDraft>();
  const open: TurnDraft[] = [];
  const meet = (draft: TurnDraft | null): void => {
    if (!draft) return;
    const key = JSON.stringify([draft.at, draft.mode, draft.groups, COLOURS.map((c) => draft.counts[c] ?? null)]);
    if (seen.has(key)) return;
    seen.set(key, draft);
    open.push(draft);
  };
  for (const { at } of [...legal.bids, ...legal.uses]) meet(startTurn(legal, at));
  for (let draft = open.pop(); draft; draft = open.pop()) {
    for (const mode of modesAt(legal, draft.at)) meet(withMode(legal, draft, mode));
    for (const bid of legal.losing) meet(withGroup(legal, draft, bid.slot));
    for (const colour of COLOURS) {
      meet(withColour(legal, draft, colour));
      const shown = mixes(legal, draft) || draft.counts[colour] !== undefined;
      if (!shown) continue;
      const count = draft.counts[colour] ?? 0;
      meet(withCount(legal, draft, colour, count + 1));
      meet(withCount(legal, draft, colour, count - 1));
    }
  }
  return [...seen.values()];
}

function buildDrafts(legal: Legal): BuildDraft[] {
  const out: BuildDraft[] = [];
  for (const place of legal.placements) {
    for (const cell of place.cells) {
      let draft: BuildDraft = { kind: 'build', tile: place.tile, cell, preferred: 0 };
      for (let turn = 0; turn < 6; turn++) {
        out.push(draft);
        draft = rotated(legal, draft, 1);
      }
    }
  }
  return out;
}

function winterDrafts(legal: Legal): WinterDraft[] {
  let out: WinterDraft[] = [{ kind: 'winter', tiles: [] }];
  for (const tile of winterTiles(legal)) out = [...out, ...out.map((draft) => withWinterTile(draft, tile))];
  return out;
}

/** Every draft that the panel can hold. */
function allDrafts(legal: Legal): Draft[] {
  return [
    ...turnDrafts(legal),
    ...buildDrafts(legal),
    ...(legal.winter.length ? winterDrafts(legal) : []),
    ...legal.payments.map(({ action }): Draft => ({ kind: 'pay', action })),
    ...legal.goods.map(({ action }): Draft => ({ kind: 'take', action })),
    ...legal.boats.map(({ action }): Draft => ({ kind: 'boat', action })),
    ...legal.flips.map(({ action }): Draft => ({ kind: 'flip', action })),
    ...legal.plain.map(({ action }): Draft => ({ kind: 'plain', action })),
    ...legal.steps.flatMap(({ tile, resource, ways }) =>
      [null, ...ways.map((way) => way.to)].map((to): Draft => ({ kind: 'step', tile, resource, to }))
    ),
    ...legal.upgrades.flatMap(({ tile, payments }) =>
      [null, ...payments.map((way) => way.action)].map((payment): Draft => ({ kind: 'upgrade', tile, payment }))
    ),
  ];
}

const sorted = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b);

describe.each(FORMS)('$shows', ({ legal, actions }) => {
  const drafts = allDrafts(legal);
  const composed = drafts.map((draft) => actionOf(legal, draft)).filter((action) => action !== null);

  it('composes exactly the legal actions', () => {
    expect(sorted(composed)).toEqual(sorted(actions));
  });

  it('finds the draft of every action', () => {
    for (const action of actions) {
      const draft = draftOf(legal, action);
      expect(draft && actionOf(legal, draft), String(action)).toBe(action);
    }
    expect(draftOf(legal, -1)).toBeNull();
    expect(draftOf(legal, Math.max(...actions) * 2 + 15)).toBeNull();
  });

  it('holds only drafts that stand', () => {
    for (const draft of drafts) expect(stands(legal, draft), JSON.stringify(draft)).toBe(true);
    const first = opening(legal);
    if (first) expect(stands(legal, first)).toBe(true);
  });

  it('begins with something that can be confirmed at once', () => {
    for (const { at } of [...legal.bids, ...legal.uses]) {
      for (const mode of modesAt(legal, at)) {
        const draft = startTurn(legal, at, mode);
        expect(draft && actionOfTurn(legal, draft), `${mode} ${at}`).not.toBeNull();
      }
    }
  });

  it('says what a draft lacks, and has the way on', () => {
    for (const draft of turnDrafts(legal)) {
      const action = actionOfTurn(legal, draft);
      expect(lacks(legal, draft) === 'nothing').toBe(action !== null);
      for (const colour of COLOURS) {
        const within = limits(legal, draft, colour);
        const steps = reach(legal, draft, colour);
        if (!within) continue;
        expect(within.least).toBeLessThanOrEqual(within.most);
        expect(steps.most).toBe(within.most);
      }
    }
  });
});

describe('a turn', () => {
  const form = (word: string): Legal => {
    const found = FORMS.find(({ shows }) => shows.includes(word));
    if (!found) throw new Error(`no form shows ${word}`);
    return found.legal;
  };

  it('counts what is placed by colour', () => {
    const legal = form('2 losing, 2 join');
    for (const draft of turnDrafts(legal)) {
      const counts = Object.values(placed(legal, draft)).reduce((sum, count) => sum + count, 0);
      expect(counts).toBe(size(legal, draft));
    }
  });

  it('keeps to one colour unless colours mix', () => {
    for (const { legal } of FORMS) {
      for (const draft of turnDrafts(legal)) {
        if (mixes(legal, draft)) continue;
        expect(Object.keys(placed(legal, draft)).length).toBeLessThanOrEqual(1);
      }
    }
  });

  it('places several colours at once where they mix', () => {
    const legal = form('colours mix');
    const most = Math.max(
      ...turnDrafts(legal)
        .filter((draft) => actionOfTurn(legal, draft) !== null)
        .map((draft) => Object.keys(placed(legal, draft)).length),
    );
    expect(most).toBeGreaterThan(1);
  });

  it('never takes a losing bid that fits nowhere', () => {
    for (const { legal } of FORMS) {
      for (const draft of turnDrafts(legal)) {
        for (const slot of draft.groups) expect(fits(legal, draft.at, draft.mode, slot)).toBe(true);
      }
    }
  });

  it('leaves a draft alone when something impossible is picked', () => {
    const legal = form('turn, 0 losing');
    const at = (legal.bids[0] ?? legal.uses[0])!.at;
    const draft = startTurn(legal, at)!;
    const fitting = fittingColours(legal, at, draft.mode);
    const missing = COLOURS.find((colour) => !fitting.includes(colour));
    if (missing) expect(withColour(legal, draft, missing)).toBe(draft);
    expect(withGroup(legal, draft, 99)).toBe(draft);
  });

  it('starts nothing where nothing is legal', () => {
    expect(startTurn(form('nothing but passing'), 'lot:miner')).toBeNull();
  });
});

describe('thirteen losing bids', () => {
  const { legal, actions, others } = readFixture<{ legal: Legal; actions: number[]; others: number[] }>('losing.json');
  const spots = [...legal.bids, ...legal.uses].map(({ at }) => at);

  it('are a small form', () => {
    expect(legal.losing).toHaveLength(13);
    expect(JSON.stringify(legal).length).toBeLessThan(60_000);
  });

  it('are read back from every action, and from no other number', () => {
    for (const action of actions) {
      const draft = draftOf(legal, action);
      expect(draft && actionOf(legal, draft), String(action)).toBe(action);
    }
    for (const action of others) expect(draftOf(legal, action), String(action)).toBeNull();
  });

  it('are picked one by one, each as quickly as the first', () => {
    const before = performance.now();
    let picks = 0;
    for (const at of spots) {
      for (const mode of modesAt(legal, at)) {
        let draft = startTurn(legal, at, mode)!;
        expect(actionOfTurn(legal, draft), `${mode} ${at}`).not.toBeNull();
        for (const { slot } of legal.losing) {
          if (!fits(legal, at, mode, slot)) continue;
          const next = withGroup(legal, draft, slot);
          if (!draft.groups.includes(slot)) expect(next.groups).toContain(slot);
          expect(stands(legal, next)).toBe(true);
          expect(lacks(legal, next) === 'nothing').toBe(actionOfTurn(legal, next) !== null);
          draft = next;
          picks++;
        }
      }
    }
    expect(picks).toBeGreaterThan(100);
    expect((performance.now() - before) / picks).toBeLessThan(10);
  });

  it('say so when there are too many of them', () => {
    const use = legal.uses.find(({ ranges }) => ranges.some((range) => range.losing.length > range.most))!;
    let draft = startTurn(legal, use.at, 'use')!;
    for (const { slot } of legal.losing) if (!draft.groups.includes(slot)) draft = withGroup(legal, draft, slot);
    expect(draft.groups).toHaveLength(13);
    expect(lacks(legal, draft)).toBe('other-groups');
    for (const { slot } of legal.losing.slice(use.most)) draft = withGroup(legal, draft, slot);
    expect(lacks(legal, draft)).toBe('nothing');
  });
});

describe('building', () => {
  it('snaps to the next rotation that is possible', () => {
    expect(snap([1, 4], 0)).toBe(1);
    expect(snap([1, 4], 2)).toBe(4);
    expect(snap([1, 4], 5)).toBe(1);
    expect(snap([1, 4], 0, -1)).toBe(4);
    expect(snap([1, 4], -1, -1)).toBe(4);
    expect(snap([], 3)).toBeNull();
  });

  it('goes through all rotations of a cell, both ways round', () => {
    for (const { legal } of FORMS.filter(({ shows }) => shows.startsWith('build'))) {
      for (const place of legal.placements) {
        for (const cell of place.cells) {
          for (const by of [1, -1] as const) {
            let draft: BuildDraft = { kind: 'build', tile: place.tile, cell, preferred: 0 };
            const met = new Set<number>();
            for (let turn = 0; turn < cell.rotations.length; turn++) {
              met.add(turned(legal, draft)!.rotation);
              draft = rotated(legal, draft, by);
            }
            expect(met.size, `${place.tile} ${cellKey(cell)}`).toBe(rotationsAt(legal, place.tile, cell).length);
          }
        }
      }
    }
  });

  it('turns a tile in hand freely before it has a place', () => {
    const legal = FORMS.find(({ shows }) => shows.startsWith('build'))!.legal;
    const draft = opening(legal) as BuildDraft;
    expect(draft.cell).toBeNull();
    expect(rotated(legal, draft, -1).preferred).toBe(5);
    expect(actionOf(legal, draft)).toBeNull();
  });
});

describe('a draft when the table has gone on', () => {
  it('falls where its place, payment or losing bid is gone', () => {
    const forms = FORMS.filter(({ shows }) => shows.startsWith('turn'));
    const empty = { ...forms[0]!.legal, bids: [], uses: [], losing: [] };
    for (const { legal } of forms) {
      for (const { at } of legal.bids) expect(stands(empty, startTurn(legal, at)!)).toBe(false);
    }
    for (const kind of ['pay', 'take', 'boat', 'flip', 'plain'] as const) {
      expect(stands({ ...empty, plain: [] }, { kind, action: 3 })).toBe(false);
    }
    expect(stands(empty, { kind: 'step', tile: 'miner', resource: 'iron', to: null })).toBe(false);
    expect(stands(empty, { kind: 'upgrade', tile: 'miner', payment: null })).toBe(false);
    expect(stands(empty, { kind: 'build', tile: 'miner', cell: null, preferred: 0 })).toBe(false);
    expect(stands(empty, { kind: 'winter', tiles: [] })).toBe(false);
  });
});
