// @vitest-environment jsdom
/** The panel with a server that says what is legal: forms of real games, clicked through. */

import { cleanup, screen } from '@testing-library/svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { has } from '../../../src/i18n/index.svelte';
import { settings } from '../../../src/lib/settings.svelte';
import type { Legal, StepChoice } from '../../../src/net/types';
import { headingOf } from '../../../src/table/decide/panel/panel';
import { decision, form, sent, server, sit, sitFresh } from '../../fixtures/panel';
import { event, table, update, you } from '../../fixtures/server';

sitFresh();

const press = async (key: string): Promise<void> => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  await tick();
};
const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole('button', { name });
const click = async (name: string | RegExp): Promise<void> => {
  button(name).click();
  await tick();
};

describe('the rules', () => {
  it('warn and refuse in words only', () => {
    const [rules, moves] = ['rules', 'formats/moves'].map((folder) =>
      join(import.meta.dirname, '../../../../src/keyflower', folder)
    ) as [string, string];
    const files = readdirSync(rules, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.py'));
    const sources = files.map((name) => readFileSync(join(rules, name), 'utf8'));
    const ids = sources.flatMap((source) => source.match(/illegal-[a-z-]+/g) ?? []);
    expect(ids.length).toBeGreaterThan(40);
    for (const id of ids) expect(has(id), id).toBe(true);
    for (const source of ['stock', 'greens', 'bag', 'pile']) {
      expect(has(`warning-${source}-short`)).toBe(true);
      expect(has(`warning-${source}-empty`)).toBe(true);
    }
    const choosing = ['use', 'place'].map((name) => readFileSync(join(moves, `${name}.py`), 'utf8')).join('\n');
    const plain = choosing.matchAll(/(?:append\(|Final = )"([a-z]+-[a-z-]+)"/g);
    const words = [...plain].map(([, id]) => id!).filter((id) => !id.startsWith('workers-go'));
    expect(words.length).toBeGreaterThan(1);
    for (const id of words) expect(has(`warning-${id}`), id).toBe(true);
  });
});

describe('a turn by keyboard', () => {
  it('picks colours, counts, tabs, and confirms', async () => {
    const { legal } = form('turn, 0 losing, 0 join, large');
    await sit(legal);
    const bid = legal.bids.find((choice) => choice.ranges.length > 1 && choice.ranges.some((range) => range.most > 2))!;
    const { colours, action, least } = bid.ranges.find((range) => range.most > 2)!;
    const colour = colours[0]!;
    decision.pick(bid.at);
    await press(String(['blue', 'red', 'yellow', 'green'].indexOf(colour) + 1));
    await press('+');
    await press('+');
    await press('-');
    expect(decision.drafting.action).toBe(action + bid.steps[colour]!);
    expect(button(`Bid ${least + 1} ${colour} worker`)).toBeTruthy();
    if (legal.uses.some((use) => use.at === bid.at)) {
      await press('u');
      expect(decision.drafting.draft).toMatchObject({ mode: 'use' });
      await press('b');
    }
    await press('Escape');
    expect(decision.drafting.draft).toBeNull();
  });

  it('sends with Enter unless a button has the focus', async () => {
    const { legal, actions } = form('turn, 0 losing, 0 join, large');
    await sit(legal);
    decision.pick(legal.bids[0]!.at);
    await press('Enter');
    expect(sent()).toHaveLength(1);
    expect(actions).toContain(sent()[0]!.action);
  });

  it('keeps its hands off text that is being written', async () => {
    await sit(form('turn, 0 losing, 0 join, large').legal, null, { can_undo: true });
    const input = document.createElement('input');
    document.body.append(input);
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', bubbles: true, cancelable: true }));
    expect(sent()).toHaveLength(0);
    input.remove();
    await press('z');
    expect(sent()[0]).toMatchObject({ type: 'undo', seq: 1 });
  });
});

describe('passing', () => {
  const { legal } = form('turn, 0 losing, 0 join, large');
  const choose = async (name: string): Promise<void> => {
    screen.getAllByRole('menuitem', { hidden: true }).find((found) => found.textContent?.includes(name))!.click();
    await tick();
  };

  it('takes one click or one key', async () => {
    await sit(legal);
    await click('Pass');
    expect(sent()[0]).toMatchObject({ type: 'act', action: 0 });
    cleanup();
    await sit(legal);
    await press('p');
    expect(sent()[0]).toMatchObject({ type: 'act', action: 0 });
  });

  it.each([
    ['Pass until I’m outbid', 'outbid', true],
    ['Pass for the season', 'season', false],
  ])('%s', async (name, mode, confirm) => {
    settings.change({ confirm });
    await sit(legal);
    await click('Other ways to pass');
    await choose(name);
    expect(sent()[0]).toMatchObject({ type: 'passing', mode });
  });

  it('for the season asks first, if that is wanted', async () => {
    settings.change({ confirm: true });
    await sit(legal);
    await click('Other ways to pass');
    await choose('Pass for the season');
    expect(sent()).toHaveLength(0);
    await choose('Yes, pass');
    expect(sent()[0]).toMatchObject({ type: 'passing', mode: 'season' });
  });

  it('can be ended', async () => {
    await sit(null, null, {
      you: you({ host: false, pass_mode: 'season', invite: null }),
    });
    expect(screen.getByText('You’re passing for the rest of the season.')).toBeTruthy();
    await click('Stop passing');
    expect(sent()[0]).toMatchObject({ type: 'passing', mode: '' });
  });
});

describe('what comes back', () => {
  const { legal } = form('turn, 0 losing, 0 join, large');
  const at = legal.bids[0]!.at;

  it('says why it was refused, and clears nothing', async () => {
    await sit(legal);
    decision.pick(at);
    await tick();
    const draft = decision.drafting.draft;
    void decision.confirm();
    server.line.says({ type: 'refused', id: String(sent()[0]!.id), code: 'too-many', message: 'slow', reason: null });
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('too fast'));
    expect(decision.drafting.draft).toEqual(draft);
  });

  it('says in words why the rules refuse it', async () => {
    await sit(legal);
    decision.pick(at);
    void decision.confirm();
    const reason = { id: 'illegal-bid-small', rule: 'B2', variables: { needs: 4, mine: 0, seat: 5, size: 3 } };
    server.line.says({ type: 'refused', id: String(sent()[0]!.id), code: 'illegal', message: 'in notation', reason });
    await vi.waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('at least 4 to lead here: Player 5 has 3.')
    );
  });

  it('keeps a draft that is still possible when the table has gone on', async () => {
    await sit(legal);
    decision.pick(at);
    const draft = decision.drafting.draft;
    server.line.says(update({ seq: 2, events: [event(1, 1, { do: 'winter', tiles: [] })], legal }));
    await tick();
    expect(decision.drafting.draft).toEqual(draft);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so when a draft is no longer possible', async () => {
    await sit(legal);
    decision.pick(at);
    const without = { ...legal, bids: legal.bids.slice(1), uses: legal.uses.filter((use) => use.at !== at) };
    server.line.says(update({ seq: 2, events: [event(1, 1, { do: 'pass' })], legal: without }));
    await tick();
    expect(decision.drafting.draft).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('no longer possible');
    decision.pick(without.bids[0]!.at);
    await tick();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is empty again after an action of mine', async () => {
    await sit(legal);
    decision.pick(at);
    const confirmed = decision.confirm();
    server.line.says(update({ seq: 2, events: [event(1, legal.seat, { do: 'pass' })], legal }));
    server.line.says({ type: 'done', id: String(sent()[0]!.id), seq: 2 });
    expect(await confirmed).toBe(true);
    await tick();
    expect(decision.drafting.draft).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes what is chosen after an action is shown and before it is confirmed', async () => {
    await sit(legal);
    decision.pick(at);
    const confirmed = decision.confirm();
    decision.cancel();
    decision.pick(at); // the table still shows what was before
    expect(decision.drafting.draft).toBeNull();
    server.line.says(update({ seq: 2, events: [event(1, legal.seat, { do: 'pass' })], legal }));
    decision.pick(at);
    const chosen = decision.drafting.draft;
    expect(chosen).not.toBeNull();
    server.line.says({ type: 'done', id: String(sent()[0]!.id), seq: 2 });
    expect(await confirmed).toBe(true);
    expect(decision.drafting.draft).toEqual(chosen);
  });

  it('rests while the connection is away', async () => {
    await sit(legal);
    decision.pick(at);
    server.line.breaks();
    await tick();
    expect(decision.now.active).toBe(false);
    expect(decision.targets.size).toBe(0);
    expect(document.querySelector<HTMLButtonElement>('[data-do=confirm]')!.disabled).toBe(true);
    expect(screen.getByText(/You can act again/)).toBeTruthy();
  });
});

describe('transport', () => {
  it('moves a good with two taps, then shows all of them again', async () => {
    const { legal } = form('transport: steps True, upgrades 1');
    await sit(legal);
    const step = legal.steps[0]!;
    decision.transport.pick(step.tile, step.resource);
    expect(decision.transport.held).toEqual({ tile: step.tile, resource: step.resource });
    expect([...decision.transport.targets.keys()]).toEqual([...step.ways, ...step.further].map(({ to }) => to));
    await tick();
    decision.pick(`p${legal.seat}:${step.ways[0]!.to}`);
    expect(sent()[0]).toMatchObject({ type: 'act', action: step.ways[0]!.action });
    const moved = { ...legal, steps: [{ ...step, tile: step.ways[0]!.to, ways: step.ways.slice(1) }] };
    server.line.says(update({ seq: 2, events: [event(1, legal.seat, { do: 'done' })], legal: moved }));
    server.line.says({ type: 'done', id: String(sent()[0]!.id), seq: 2 });
    await vi.waitFor(() => expect(decision.requests.busy).toBeNull());
    expect(decision.transport.held).toBeNull();
  });

  const far = (): { legal: Legal; step: StepChoice; to: string; actions: number[] } => {
    const { legal } = form('payments of an upgrade 4, large');
    const first = legal.steps[0]!.ways[0]!;
    const step = { ...legal.steps[0]!, further: [{ to: 'barn', after: first.to, steps: 2, action: 77 }] };
    return { legal: { ...legal, steps: [step] }, step, to: 'barn', actions: [first.action, 77] };
  };
  const acts = (): unknown[] => sent().filter(({ type }) => type === 'act').map(({ action }) => action);

  it('sends a good over several tiles, one step after the other', async () => {
    const { legal, step, to, actions } = far();
    await sit(legal);
    decision.transport.pick(step.tile, step.resource);
    expect(decision.transport.targets.get(to)).toBe(2);
    await tick();
    expect(screen.getByRole('button', { name: /\(2 steps\)/ })).toBeTruthy();
    decision.transport.move(to);
    expect(acts()).toEqual(actions.slice(0, 1));
    for (const seq of [2, 3]) {
      const there = { ...legal, steps: [{ ...step, tile: to }] };
      server.line.says(update({ seq, events: [event(seq - 1, legal.seat, { do: 'done' })], legal: there }));
      server.line.says({ type: 'done', id: String(sent().at(-1)!.id), seq });
      if (seq === 2) await vi.waitFor(() => expect(acts()).toEqual(actions));
    }
    expect(sent().at(-1)).toMatchObject({ seq: 2 });
    await vi.waitFor(() => expect(decision.transport.held).toBeNull());
  });

  it('stops on the way where a step is refused', async () => {
    const { legal, step, to, actions } = far();
    await sit(legal);
    decision.transport.pick(step.tile, step.resource);
    decision.transport.move(to);
    server.line.says({ type: 'refused', id: String(sent()[0]!.id), code: 'stale', message: 'no', reason: null });
    await vi.waitFor(() => expect(decision.requests.busy).toBeNull());
    expect(acts()).toEqual(actions.slice(0, 1));
    expect(decision.requests.error).not.toBe('');
  });

  it('offers the payment with the least gold first', async () => {
    const { legal } = form('payments of an upgrade 4, large');
    await sit(legal);
    for (const upgrade of legal.upgrades) {
      decision.pick(`p${legal.seat}:${upgrade.tile}`);
      const least = Math.min(...upgrade.payments.map(({ resources }) => resources.gold ?? 0));
      const way = upgrade.payments.find(({ action }) => action === decision.drafting.action);
      expect(way?.resources.gold ?? 0).toBe(least);
    }
  });
});

describe('building', () => {
  it('shows the tile where it is pointed, turns it, and warns before it shuts the river', async () => {
    const { legal } = form('build 1, shuts the river True, large');
    await sit(legal);
    const place = legal.placements[0]!;
    expect(decision.building.cells.size).toBe(place.cells.length);
    expect(decision.building.ghost).toBeNull();
    const free = place.cells.find(({ rotations }) => rotations.length > 1)!;
    decision.building.hover(free.column, free.row);
    expect(decision.building.ghost).toMatchObject({ tile: place.tile, column: free.column, row: free.row });
    expect(decision.drafting.action).toBeNull();
    decision.building.pick(free.column, free.row);
    const first = decision.building.ghost!.rotation;
    await press('r');
    expect(decision.building.ghost!.rotation).not.toBe(first);
    decision.building.rotate(-1);
    expect(decision.building.ghost!.rotation).toBe(first);
    const shut = legal.placements
      .flatMap(({ tile, cells }) => cells.map((cell) => ({ tile, ...cell })))
      .find(({ warnings }) => Object.keys(warnings).length)!;
    decision.building.hold(shut.tile);
    decision.building.pick(shut.column, shut.row);
    for (let turn = 0; turn < 6 && !decision.building.ghost!.warnings.length; turn++) decision.building.rotate(1);
    await tick();
    expect(screen.getByText(/closes the river/)).toBeTruthy();
    expect(button('Place here').disabled).toBe(false);
  });

  it('goes through all places without a pointer', async () => {
    const { legal } = form('build 1, shuts the river True, large');
    await sit(legal);
    const met = new Set<string>();
    for (let n = 0; n < legal.placements[0]!.cells.length; n++) {
      await click('Next place');
      met.add(`${decision.building.ghost!.column},${decision.building.ghost!.row}`);
    }
    expect(met).toEqual(decision.building.cells);
  });
});

describe('others', () => {
  it('are waited for by name', async () => {
    await sit(null, null, { table: table({ to_act: [1] }) });
    expect(screen.getByText('Waiting for Dara')).toBeTruthy();
  });

  it('may be bots that play for me: I take my seat back', async () => {
    const seats = table().seats.map((seat) => ({ ...seat, stand_in: seat.seat === 0 }));
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      asked.push(`${init.method} ${path}`);
      return new Response('{}');
    });
    await sit(form('turn, 0 losing, 0 join, large').legal, null, {
      table: table({ seats }),
      you: you({ host: false, invite: null }),
    });
    expect(decision.now.active).toBe(false);
    await click('Take my seat back');
    expect(asked).toEqual(['POST /api/tables/t1/return']);
  });
});

describe('moving and upgrading', () => {
  it('shows the side of the tile that is used', async () => {
    const { legal, view } = form('transport');
    const used = structuredClone(view)!;
    const tile = used.seats.flatMap(({ village }) => village).find((each) => each.tile === used.use!.tile)!;
    for (const side of ['front', 'back'] as const) {
      tile.side = side;
      await sit(legal, used);
      expect(headingOf(decision, legal)).toMatchObject({ tile: tile.tile, side });
      cleanup();
    }
  });
});

describe('hints', () => {
  it('come with reasons, and into the draft when chosen', async () => {
    const { legal } = form('turn, 0 losing, 0 join, large');
    const bid = legal.bids[0]!;
    const { action, colours: [colour], least } = bid.ranges[0]!;
    const thought = {
      action,
      move: 'bid',
      value: 3,
      reasons: [{ id: 'idea-points', variables: { points: 3 } }, { id: 'idea-safe', variables: {} }],
    };
    const pass = {
      action: legal.plain[0]!.action,
      move: 'pass',
      value: 0,
      reasons: [{ id: 'idea-pass', variables: { count: 2 } }],
    };
    let asked = 0;
    vi.stubGlobal('fetch', async () => {
      asked += 1;
      return new Response(JSON.stringify({ seq: 1, bot: 'planner', thoughts: [thought, pass] }));
    });
    await sit(legal);
    await click('Hint');
    await vi.waitFor(() =>
      expect(screen.getByText(/that’s 3 points for you/))
        .toBeTruthy()
    );
    expect(screen.getByText(/nobody can outbid you/)).toBeTruthy();
    expect([...decision.ideas.spots]).toEqual([[bid.at, 1]]);
    await click(new RegExp(`Bid ${least} ${colour} for`));
    expect([decision.ideas.chosen, decision.selected, decision.drafting.action]).toEqual([1, bid.at, action]);
    await click('Use idea 1');
    expect(decision.ideas.shown).toBeNull();
    expect(decision.drafting.action).toBe(action);
    expect(sent()).toHaveLength(0);
    // Asking again costs nothing, and the idea to pass is done at once.
    await click('Hint');
    expect(asked).toBe(1);
    await click(/^Pass.*You keep your 2 workers/);
    expect(decision.selected).toBeNull();
    await click('Use idea 2');
    expect(sent()[0]).toMatchObject({ type: 'act', action: pass.action });
  });

  it('make way for a tile that is chosen instead, and Enter plays that tile', async () => {
    const { legal } = form('turn, 0 losing, 0 join, large');
    const [idea, other] = legal.bids;
    const thought = { action: idea!.ranges[0]!.action, reasons: [{ id: 'idea-safe', variables: {} }] };
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      new Response(JSON.stringify({ seq: 1, bot: 'planner', thoughts: [thought] }))
    );
    await sit(legal);
    await click('Hint');
    await vi.waitFor(() => expect(decision.ideas.shown).not.toBeNull());
    decision.pick(other!.at);
    await tick();
    expect(screen.queryByRole('button', { name: 'Use idea 1' })).toBeNull();
    await press('Enter');
    expect(sent()).toHaveLength(1);
    expect(sent()[0]!.action).toBe(other!.ranges[0]!.action);
  });

  it('make way for a place in the village, a boat, and whatever else is chosen', async () => {
    const { legal } = form('build 1, shuts the river True, large');
    const { column, row, base: action } = legal.placements[0]!.cells[0]!;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      new Response(JSON.stringify({ seq: 1, bot: 'planner', thoughts: [{ action, reasons: [] }] }))
    );
    await sit(legal);
    await click('Hint');
    await vi.waitFor(() => expect(screen.getByRole('group', { name: 'One idea' })).toBeTruthy());
    decision.ideas.lookAt(1);
    expect(decision.ideas.shown).not.toBeNull();
    decision.building.pick(column, row);
    await tick();
    expect(decision.ideas.shown).toBeNull();
    expect(screen.getByRole('button', { name: 'Place here' })).toBeTruthy();
  });

  it('are gone when the table has gone on, and not there where they are not allowed', async () => {
    const { legal } = form('turn, 0 losing, 0 join, large');
    await sit(legal, null, { table: table({ hints: false }) });
    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
    decision.ideas.hint = { seq: 0, bot: 'planner', thoughts: [] };
    expect(decision.ideas.shown).toBeNull();
  });
});
