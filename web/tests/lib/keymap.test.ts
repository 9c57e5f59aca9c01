// @vitest-environment jsdom
/** Shortcuts are declared in one place, each key once, and help names the keys that work. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../build/locales.ts';
import { learnWords, speak, t } from '../../src/i18n/index.svelte';
import { ariaKeys, commandOf, isTyping, KEYMAP, keyOf, tableHelp, type Scope } from '../../src/lib/keymap';
import { COLOURS } from '../../src/lib/pieces/pieces';

const src = join(import.meta.dirname, '../../src');
const SCOPES = Object.keys(KEYMAP) as Scope[];
const declared = (scope: Scope): [string, string][] =>
  Object.entries<string>(KEYMAP[scope]).flatMap(([command, keys]) =>
    keys.split(' ').map((key): [string, string] => [command, key])
  );

function pressed(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const shiftKey = key.startsWith('Shift+');
  const name = shiftKey ? key.slice('Shift+'.length) : key;
  return new KeyboardEvent('keydown', { key: name === 'Space' ? ' ' : name, shiftKey, ...more });
}

describe.each(SCOPES)('%s', (scope) => {
  it('has each key once', () => {
    const keys = declared(scope).map(([, key]) => key);
    expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
  });

  it('finds each command by its keys, unless they are for the browser', () => {
    for (const [command, key] of declared(scope)) {
      expect(commandOf(scope, pressed(key)), key).toBe(command);
      for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
        expect(commandOf(scope, pressed(key, { [modifier]: true })), `${modifier} ${key}`).toBeNull();
      }
    }
    expect(commandOf(scope, pressed('F1'))).toBeNull();
  });

  it('has a listener', () => {
    const listens = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(svelte|ts)$/.test(path))
      .filter((path) => readFileSync(join(src, path), 'utf8').includes(`commandOf('${scope}'`));
    expect(listens).not.toEqual([]);
  });
});

describe('keys', () => {
  const typed = (key: string, code: string) => keyOf(new KeyboardEvent('keydown', { key, code }));

  it('are the letters typed, or those at their place on keyboards of other scripts', () => {
    expect([typed('B', 'KeyB'), typed('1', 'Digit1'), typed('Enter', 'Enter')]).toEqual(['b', '1', 'Enter']);
    expect([typed('ذ', 'KeyB'), typed('۳', 'Digit3'), typed('ζ', 'KeyZ')]).toEqual(['b', '3', 'z']);
  });

  it('do the same with Shift, except where it has a meaning of its own', () => {
    expect(commandOf('table', pressed('B', { shiftKey: true }))).toBe('bid');
    expect(commandOf('table', pressed('+', { shiftKey: true }))).toBe('more');
    expect(commandOf('table', pressed('R', { shiftKey: true }))).toBe('rotateBack');
    expect(commandOf('table', pressed('R'))).toBe('rotate'); // caps lock
  });

  it('belong to a field in which somebody writes', () => {
    document.body.innerHTML = '<input><input type="range"><textarea></textarea><select></select><button></button>';
    const typing = [...document.body.children].map(isTyping);
    document.body.replaceChildren(); // all test files share the page
    expect(typing).toEqual([true, false, true, true, false]);
  });

  it('1 to 4 are the colours in their order', () => {
    expect(COLOURS.map((colour) => KEYMAP.table[colour])).toEqual(['1', '2', '3', '4']);
  });

  it('are written for assistive technology in its own way', () => {
    expect([ariaKeys('table', 'more'), ariaKeys('table', 'rotateBack'), ariaKeys('replay', 'play')]).toEqual([
      'Plus =',
      'Shift+r',
      'Space',
    ]);
  });
});

describe('help', () => {
  beforeAll(() => Promise.all((['settings', 'replay'] as const).map(learnWords)));

  it.each(languages(join(import.meta.dirname, '../../../locale')))(
    'names the keys of the table in %s',
    async (language) => {
      await speak(language);
      const help = new Map(tableHelp().map(([does, ...keys]) => [does, keys]));
      for (const command of ['bid', 'use', 'pass', 'undo'] as const) {
        expect(help.get(command)).toEqual([
          KEYMAP.table[command].toUpperCase(),
        ]);
      }
      expect([help.get('number'), help.get('colour')]).toEqual([['+', '−'], ['1', '2', '3', '4']]);
      for (const does of [...help.keys(), 'confirm', 'back', 'enter', 'escape']) {
        expect(t(`settings-key-${does}`)).not
          .toContain('settings-key');
      }
    },
  );

  it('names every key of the replay', async () => {
    await speak('en');
    const NAMES: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', PageUp: 'Page Up', PageDown: 'Down' };
    for (const [, key] of declared('replay')) expect(t('replay-keys')).toContain(NAMES[key] ?? key);
  });
});
