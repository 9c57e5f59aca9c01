// @vitest-environment jsdom
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it, vi } from 'vitest';
import { inAllLanguages, languages, strings } from '../../build/locales';
import { choose, direction, isTag, NAMES, ours } from '../../src/i18n/choose';
import { Words } from '../../src/i18n/words';

const LOCALE = join(import.meta.dirname, '../../../locale');
const SRC = join(import.meta.dirname, '../../src');
const english = strings(LOCALE, 'en');
const ids = new Set(new FluentResource(english).body.map(({ id }) => id));

describe('the language', () => {
  const six = Object.keys(NAMES);
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['de', 'el-GR'], 'el'],
    [['zh-TW'], 'zh-Hant'],
    [['zh-HK', 'en'], 'zh-Hant'],
    [['zh-CN'], 'zh-Hant'],
    [['fa-IR'], 'fa'],
    [['ro-MD'], 'ro'],
    [['sv', 'de'], 'en'],
    [[], 'en'],
  ])('of %j is %s', (wanted, found) => {
    expect(choose(wanted, six)).toBe(found);
  });
  it('is English where nothing else is offered', () => {
    expect(choose(['fa', 'fr'], ['en'])).toBe('en');
  });
  it.each([['fr-CA', 'fr'], ['ZH-cn', 'zh-Hant'], ['de', null], ['tlh', null], ['fran', null]])(
    'for %s is %s',
    (tag, found) => {
      expect(ours(tag, six)).toBe(found);
    },
  );
  it('has a name, whatever an address says', () => {
    expect(['de', 'de-AT', 'tlh'].every(isTag)).toBe(true);
    expect([null, '', '???', 'a b', '<b>'].some(isTag)).toBe(false);
  });
  it('knows which way it runs', () => {
    expect(six.filter((language) => direction(language) === 'rtl')).toEqual(['fa']);
  });
});

describe('words', () => {
  it('count in the language', () => {
    const words = new Words('en', english);
    expect(words.text('count-red', { count: 1 })).toBe('1 red worker');
    expect(words.text('count-red', { count: 3 })).toBe('3 red workers');
    const persian = new Words('fa', 'n = { $count } کارگر');
    expect(persian.text('n', { count: 12 })).toBe('۱۲ کارگر');
  });

  it('keep names of the other direction apart', () => {
    const words = new Words('en', 'w = Waiting for { $name }');
    expect(words.text('w', { name: 'Dara' })).toBe('Waiting for Dara');
    expect(words.text('w', { name: 'آنا' })).toBe('Waiting for \u2068آنا\u2069');
  });

  it('choose by ids in every direction of writing', () => {
    const persian = new Words('fa', 'x = { $colour ->\n  [red] قرمز\n *[blue] آبی\n }: { $name }\n');
    expect(persian.text('x', { colour: 'red', name: 'Anna' })).toBe('قرمز: \u2068Anna\u2069');
  });

  it('give pieces their place in the sentence', () => {
    const worker = { piece: 'worker', colour: 'red' };
    const there = new Words('en', 'a = { $who } bids { $count } { $worker } here');
    expect(there.parts('a', { who: 'Mei', count: 2, worker })).toEqual(['Mei bids 2 ', worker, ' here']);
    const other = new Words('fa', 'a = { $worker } { $worker } { $who }');
    expect(other.parts('a', { who: 'Xi', worker })).toEqual([worker, ' ', worker, ' \u2068Xi\u2069']);
  });

  it('show the id of what is missing', () => {
    expect(new Words('en', '').text('nothing-here')).toBe('nothing-here');
  });
});

describe('the files of every language', () => {
  it.each(languages(LOCALE))('%s has the messages of English, and can be read', (language) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const source = strings(LOCALE, language);
    new Words(language, source);
    expect(warn).not.toHaveBeenCalled();
    const found = new Set(new FluentResource(source).body.map(({ id }) => id));
    expect([...ids].filter((id) => !found.has(id))).toEqual([]);
    expect([...found].filter((id) => !ids.has(id))).toEqual([]);
    // What cannot be parsed is skipped in silence: every line that looks like a message is one.
    const written = source.split('\n').flatMap((line) => /^([a-zA-Z][\w-]*) =/.exec(line)?.[1] ?? []);
    expect(written.filter((id) => !found.has(id))).toEqual([]);
    expect(written.filter((id, i) => written.indexOf(id) !== i)).toEqual([]);
  });

  it('has every message that the page asks for by name', () => {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
    const missing: string[] = [];
    for (const name of files.filter((one) => /\.(svelte|ts)$/.test(one))) {
      const text = readFileSync(join(SRC, name), 'utf8');
      for (const [, id] of text.matchAll(/\b(?:t|parts)\(\s*'([^']+)'/g)) {
        if (!ids.has(id!)) missing.push(`${name}: ${id}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('names every reason of the bots and every code of the server', () => {
    const python = join(import.meta.dirname, '../../../src/keyflower');
    const ideas = readFileSync(join(python, 'bots/ideas.py'), 'utf8');
    const reasons = [...ideas.matchAll(/"(idea-[a-z-]+)"/g)].map(([, id]) => id!);
    expect(reasons.length).toBeGreaterThan(10);
    expect(reasons.filter((id) => !ids.has(id))).toEqual([]);
    const code = /\bcode ?= ?"([a-z-]+)"/g;
    const server = [
      'play/errors.py',
      'server/web/errors.py',
      'play/text.py',
      'play/opponents.py',
    ].flatMap((name) => [...readFileSync(join(python, name), 'utf8').matchAll(code)].map(([, id]) => `error-${id}`));
    expect(server.length).toBeGreaterThan(7);
    expect(server.filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('a page that cannot start', () => {
  it('says so in every language', () => {
    const said = inAllLanguages(LOCALE, 'page-not-started');
    for (const language of languages(LOCALE)) {
      const turned = direction(language) === 'rtl' ? ' dir="rtl"' : '';
      expect(said).toMatch(new RegExp(`<p lang="${language}"${turned}>[^<]+</p>`));
    }
    expect(said).toContain('It needs JavaScript');
  });
});
