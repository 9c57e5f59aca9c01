// @vitest-environment jsdom
/** Settings: read with care, kept here at once, and exchanged with the server so that the later change wins. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scaled } from '../../build/typescale';

type Sent = { settings: Record<string, unknown>; age: number };
let sent: Sent[];
/** What the server answers; null: it is not reached. */
let answer: { settings: Record<string, unknown> | null } | null;

async function opened() {
  return (await import('../../src/lib/settings.svelte')).settings;
}

beforeEach(() => {
  vi.resetModules(); // files of tests share their modules
  vi.useFakeTimers();
  localStorage.clear();
  sent = [];
  answer = { settings: null };
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    if (init.body) sent.push(JSON.parse(init.body as string));
    if (answer === null) throw new Error('offline');
    return new Response(JSON.stringify(answer));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
  vi.unstubAllGlobals();
});

describe('what is read', () => {
  it('is checked field by field', async () => {
    localStorage.setItem(
      'keyflower-settings',
      JSON.stringify({
        sound: 'yes',
        volume: 7,
        motion: 'wild',
        speed: 'slow',
        text_size: 130,
        board_size: 'huge',
        auto_pass: false,
      }),
    );
    const settings = await opened();
    expect(settings).toMatchObject({
      sound: true,
      volume: 0.6,
      motion: 'system',
      speed: 'slow',
      textSize: 130,
      boardSize: 'normal',
      autoPass: false,
    });
    expect(document.documentElement.style.getPropertyValue('--text-scale')).toBe('1.3');
  });

  it.each(['{', '7', '[]', 'null', '"x"'])('may be anything: %s', async (text) => {
    localStorage.setItem('keyflower-settings', text);
    expect((await opened()).speed).toBe('normal');
  });

  it('keeps names on tiles from before there were settings', async () => {
    localStorage.setItem('keyflower-names', 'yes');
    const settings = await opened();
    expect(settings.names).toBe(true);
    settings.change({ names: false });
    vi.resetModules();
    expect((await opened()).names).toBe(false);
  });
});

it('marks the page for styles: motion and size of text', async () => {
  const settings = await opened();
  const root = document.documentElement;
  expect(root.dataset.motion).toBe('full');
  settings.change({ motion: 'reduced', textSize: 115 });
  expect(settings.reduced).toBe(true);
  expect(root.dataset.motion).toBe('reduced');
  expect(root.style.getPropertyValue('--text-scale')).toBe('1.15');
});

describe('the server', () => {
  it('gets all of it once after a row of changes', async () => {
    const settings = await opened();
    for (const volume of [0.1, 0.2, 0.3]) settings.change({ volume });
    settings.change({ theme: 'dark', language: 'fr', autoSingle: false });
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.settings).toEqual({
      sound: true,
      volume: 0.3,
      vibration: true,
      motion: 'system',
      speed: 'normal',
      confirm: true,
      auto_pass: true,
      auto_single: false,
      board_size: 'normal',
      text_size: 100,
      names: false,
      theme: 'dark',
      language: 'fr',
    });
  });

  it('gives what was chosen on another device', async () => {
    answer = { settings: { sound: false, text_size: 90, theme: 'dark', language: 'el' } };
    const settings = await opened();
    await settings.synchronise();
    expect(settings).toMatchObject({ sound: false, textSize: 90, theme: 'dark' });
    expect(localStorage.getItem('keyflower-language')).toBe('el');
    expect(sent).toEqual([]);
  });

  it('gets what was changed while it was away, with its age', async () => {
    answer = null;
    const settings = await opened();
    settings.change({ speed: 'fast' });
    await vi.advanceTimersByTimeAsync(60_000);
    sent = [];
    answer = { settings: { speed: 'slow' } }; // somebody changed it later elsewhere
    await settings.synchronise();
    expect(sent[0]?.age).toBe(60);
    expect(settings.speed).toBe('slow');
    sent = [];
    await settings.synchronise();
    expect(sent).toEqual([]);
  });

  it('does not undo what changes while it answers', async () => {
    const settings = await opened();
    settings.change({ speed: 'fast' });
    answer = { settings: { speed: 'fast' } };
    const sending = settings.synchronise();
    vi.setSystemTime(Date.now() + 5);
    settings.change({ speed: 'instant' });
    await sending;
    expect(settings.speed).toBe('instant');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.at(-1)?.settings.speed).toBe('instant');
  });

  it('has the settings of the person who takes over', async () => {
    const settings = await opened();
    answer = null;
    settings.change({ speed: 'fast' });
    await vi.advanceTimersByTimeAsync(1000);
    answer = { settings: { speed: 'slow' } };
    await settings.takeOver();
    expect(settings.speed).toBe('slow');
  });
});

it('scales all text in styles, and nothing else', () => {
  expect(scaled('a { font-size: 13.5px; padding: 4px; }')).toBe(
    'a { font-size: calc(13.5px * var(--text-scale)); padding: 4px; }',
  );
  expect(scaled('b{font:800 15px/1.4 var(--text)}c{font:inherit}')).toBe(
    'b{font:800 calc(15px * var(--text-scale))/1.4 var(--text)}c{font:inherit}',
  );
  expect(scaled('d { font-size: 0.8em } :root { --font: 3px }')).toBe('d { font-size: 0.8em } :root { --font: 3px }');
});
