// @vitest-environment jsdom
/** Screens with a server that answers from a list. */

import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveTable } from '../../src/net/table.svelte';
import { learnWords, speak } from '../../src/i18n/index.svelte';
import { session } from '../../src/net/session.svelte';
import Lobby from '../../src/lobby/Lobby.svelte';
import ReplayHead from '../../src/features/replay/ReplayHead.svelte';
import Room from '../../src/table/room/Room.svelte';
import { router } from '../../src/lib/router.svelte';
import { FakeServer, state, table, you } from '../fixtures/server';

const BOTS = [{ id: 'easy', spec: 'greedy', rating: 1420 }, { id: 'medium', spec: 'planner', rating: 1540 }];
let answers: Record<string, unknown>;
let asked: { path: string; body: unknown }[];

/** A table's server: once the host's hash has come, the list of hashes is final. */
function serveDraws(table: string, contributors: number[], seats: number): void {
  const pledges = () => asked.filter(({ path }) => path === `/api/tables/${table}/pledge`);
  answers[`/api/tables/${table}/fair`] = () => ({
    commitment: 'c',
    contributors,
    hashes: Array.from(
      { length: seats },
      (_, seat) => (seat ? '' : (pledges().at(-1)?.body as { hash: string })?.hash ?? ''),
    ),
    revealed: [],
    contributions: null,
    secret: null,
  });
  answers[`/api/tables/${table}/pledge`] = true;
  answers[`/api/tables/${table}/start`] = {};
}

beforeAll(async () => {
  await speak('en');
  await learnWords('new');
  await learnWords('replay');
});

beforeEach(async () => {
  asked = [];
  answers = {
    '/api/me': { name: 'Mei' },
    '/api/bots': BOTS,
    '/api/games': { games: [] },
    '/api/tables?show=open': { tables: [] },
    '/api/invitations': { tables: [] },
    '/api/tables?show=playing': { tables: [] },
    '/api/tables?show=finished': { tables: [] },
  };
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    asked.push({ path, body: init.body ? JSON.parse(init.body as string) : null });
    const known = answers[path];
    const found = typeof known === 'function' ? known() : known;
    const status = found === undefined ? 404 : 200;
    return new Response(JSON.stringify(found ?? { code: 'unknown', message: 'not here' }), { status });
  });
  await session.begin();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  router.go('/');
});

describe('the lobby', () => {
  it('plays with one press, from choices that are made already', async () => {
    answers['/api/tables'] = state({
      table: table({ id: 'fresh', status: 'waiting', commitment: 'c' }),
      you: you({ contribute: 'hash' }),
    });
    serveDraws('fresh', [0], 4);
    render(Lobby);
    screen.getByRole('radio', { name: '3 opponents' }).click();
    screen.getByRole('button', { name: 'Play now' }).click();
    await vi.waitFor(() => expect(router.route).toEqual({ name: 'table', id: 'fresh' }));
    const made = asked.find(({ path }) => path === '/api/tables');
    expect(made?.body).toMatchObject({ start: false, seats: [{ kind: 'me' }, { bot: 'greedy' }, {}, {}] });
    // The server commits to the draws, and this browser contributes when it starts the game.
    expect(
      asked.slice(asked.indexOf(made!)).map(({ path }) => path).filter((path) => /^.api.tables(.fresh|$)/.test(path)),
    ).toEqual([
      '/api/tables',
      '/api/tables/fresh/fair',
      '/api/tables/fresh/pledge',
      '/api/tables/fresh/fair',
      '/api/tables/fresh/start',
    ]);
    expect(asked.at(-1)?.body).toEqual({ value: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it('shows first the tables that wait for me', async () => {
    answers['/api/games'] = { games: [{ table: table({ id: 'mine' }), seat: 0, my_turn: true }] };
    render(Lobby);
    const row = await screen.findByRole('link', { name: /Table with You, Dara: Your turn/ });
    expect(row.getAttribute('href')).toBe('/table/mine');
    expect(document.title).toBe('(1) Keyflower');
  });

  it('says what to do where there is nothing', async () => {
    render(Lobby);
    expect(await screen.findByText('No games yet. Play one now.')).toBeTruthy();
  });

  it('says so when the server is away, and lets one try again', async () => {
    delete answers['/api/games'];
    render(Lobby);
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers['/api/games'] = { games: [] };
    again.click();
    expect(await screen.findByText('No games yet. Play one now.')).toBeTruthy();
  });
});

describe('the room', () => {
  const open = { ...table().seats[1]!, kind: 'open' as const, name: '' };
  const waiting = table({ status: 'waiting', commitment: 'c', seats: [table().seats[0]!, open], to_act: [] });

  async function enter(you: Parameters<typeof state>[0] = {}): Promise<void> {
    const server = new FakeServer();
    const live = new LiveTable('t1', server.dial, (tell) => tell());
    server.line.says(state({ table: waiting, view: null, events: [], seq: 0, ...you }));
    render(Room, { live, picture: live.picture! });
    await tick();
  }

  it('gives the host the link and lets bots fill the free seats', async () => {
    await enter();
    const link = screen.getByRole('textbox', { name: 'Link to this table' });
    expect((link as HTMLInputElement).value).toMatch(/\/join\/i$/);
    serveDraws('t1', [0, 1], 2);
    screen.getByRole('button', { name: 'Start with bots' }).click();
    await vi.waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        path: '/api/tables/t1/start',
        body: { fill: 'planner', value: expect.stringMatching(/^[0-9a-f]{64}$/) },
      })
    );
  });

  it('offers a guest the free seat, and nothing that is the host’s', async () => {
    await enter({
      you: you({ seat: null, here: [], host: false, invite: null }),
    });
    answers['/api/tables/t1/seats/1'] = {};
    screen.getByRole('button', { name: 'Sit here' }).click();
    await vi.waitFor(() => expect(asked.at(-1)).toEqual({ path: '/api/tables/t1/seats/1', body: { kind: 'me' } }));
    expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull();
  });

  it('says before the game that the server lets this browser take no part in the draws', async () => {
    const said = 'This server doesn’t let your browser take part in the draws for this seat.';
    const you = (contribute: 'last' | '') => ({ ...state().you, seat: 0, here: [0], host: true, contribute });
    await enter({ you: you('last') });
    expect(screen.queryByText(said)).toBeNull();
    cleanup();
    await enter({ you: you('') });
    expect(screen.getByText(said)).toBeTruthy();
  });

  it('says why the server refuses', async () => {
    await enter();
    screen.getByRole('button', { name: /^Start/ }).click();
    expect((await screen.findByRole('alert')).textContent).toContain('This doesn’t exist');
  });
});

describe('the head of a replay', () => {
  it.each([true, false])('says whether the game was uploaded: %s', (uploaded) => {
    const who = { table: table({ status: 'finished', uploaded }), mine: null };
    render(ReplayHead, { who, player: { at: 1, over: true, open: true, viewer: 'open', look: vi.fn() } });
    expect(screen.getByRole('heading').textContent).toBe(uploaded ? 'Uploaded game' : 'Replay');
  });
});
