/** The words of the page. `t(id, args)` in markup follows a change of language by itself.
 *
 * Strings are in locale/LANGUAGE/*.ftl; a new language is a new folder there.
 */

import locales, { type Group as Locales } from 'virtual:locales';
import { choose, isTag, NAMES, ours } from './choose';
import { bringFonts } from './fonts';
import { Words, type Arguments, type Joined, type Part } from './words';
import { inTab, onDevice } from '../net/stored';

const STORAGE_KEY = 'keyflower-language';
const TOLD = 'keyflower-language-told';

export const offered: string[] = Object.keys(NAMES).filter((language) => language in locales);

let words = $state.raw(new Words('en', ''));

export const t = (id: string, args?: Arguments): string => words.text(id, args);

/** For sentences with pictures in them: lib/Sentence.svelte draws the parts. */
export const parts = (id: string, args?: Arguments): Part[] => words.parts(id, args);

export const has = (id: string): boolean => words.has(id);

export const language = (): string => words.language;

/** A number as the language writes it. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  if (options) return new Intl.NumberFormat(words.language, options).format(value);
  return words.numbers.format(value);
}

export const percent = (share: number): string => number(share, { style: 'percent' });

/** Things in a row as the language joins them. */
export const list = (items: string[], type: Joined = 'conjunction'): string => words.lists[type].format(items);

/** The same with the items apart from what joins them: for things that are drawn. */
export const listParts = (items: string[]): ReturnType<Intl.ListFormat['formatToParts']> =>
  words.lists.conjunction.formatToParts(items);

/** How long ago or until then, in the largest unit that says something. */
export function ago(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
  const size = Math.abs(seconds);
  if (size < 45) return format.format(0, 'second');
  if (size < 45 * 60) return format.format(Math.round(seconds / 60), 'minute');
  if (size < 22 * 3600) return format.format(Math.round(seconds / 3600), 'hour');
  return format.format(Math.round(seconds / 86400), 'day');
}

/** Strings that only some pages need. */
type Group = Exclude<Locales, 'page'>;
const groups = new Set<Locales>(['page']);
const learnt = new Map<Group, Promise<void>>();

/** The latest request: if several are pending, this one counts, and all wait for it. */
let spoken = 'en';
let speaking: Promise<void> = Promise.resolve();

/** Load a language and use it; the page's `lang` and `dir` follow. */
export function speak(wanted: string): Promise<void> {
  spoken = wanted in locales ? wanted : 'en';
  speaking = load(spoken);
  return speaking;
}

async function load(language: string): Promise<void> {
  const found = locales[language];
  if (!found) return;
  bringFonts(language);
  const wished = [...groups];
  const modules = await Promise.all(wished.map((group) => found[group]()));
  if (language !== spoken || wished.length !== groups.size) return speaking;
  words = new Words(language, ...modules.map((module) => module.default));
  document.documentElement.lang = words.language === 'zh-Hant' ? 'zh-Hant-TW' : words.language;
  document.documentElement.dir = words.direction;
}

/** Load the strings of a group, in the current language and in any later one. */
export function learnWords(group: Group): Promise<void> {
  const known = learnt.get(group);
  if (known) return known;
  groups.add(group);
  const learning = speak(spoken);
  learnt.set(group, learning);
  learning.catch(() => {
    // The next request tries again.
    groups.delete(group);
    learnt.delete(group);
  });
  return learning;
}

/** Speak what the address asks for (`?language=fr`, in this tab: it may be a friend's link), what was chosen here
 * before, or what the browser prefers: the first that is available. -> the preferred one if it is not available;
 * reported once. */
export async function begin(): Promise<string | null> {
  const asked = fromAddress();
  const wanted = [asked, inTab.getItem(STORAGE_KEY), onDevice.getItem(STORAGE_KEY), ...navigator.languages].filter(
    isTag,
  );
  const found = choose(wanted, offered);
  if (isTag(asked) && ours(asked, offered)) inTab.setItem(STORAGE_KEY, found);
  await speak(found);
  const [most] = wanted;
  if (most === undefined || ours(most, offered) || onDevice.getItem(TOLD)) return null;
  onDevice.setItem(TOLD, most);
  return most;
}

/** The language in the address, which is removed from there: it must not override later choices. */
function fromAddress(): string | null {
  const address = new URL(location.href);
  const asked = address.searchParams.get('language');
  if (asked === null) return null;
  address.searchParams.delete('language');
  history.replaceState(history.state, '', address);
  return asked;
}

/** The language that was chosen here; empty if the browser's preference counts. */
export const chosenLanguage = (): string => onDevice.getItem(STORAGE_KEY) ?? '';

export async function choosePermanently(language: string): Promise<void> {
  onDevice.setItem(STORAGE_KEY, language);
  inTab.removeItem(STORAGE_KEY);
  await speak(language);
}

// Chosen in another tab: this one follows.
addEventListener('storage', ({ key, newValue }) => {
  if (key === STORAGE_KEY && newValue !== null && offered.includes(newValue)) void speak(newValue);
});
