/** The words of the page. `t(id, args)` in markup follows a change of language by itself.
 *
 * Strings are in locale/LANGUAGE/*.ftl; a new language is a new folder there.
 */

import locales from 'virtual:locales';
import { choose, NAMES } from './choose';
import { Words, type Arguments, type Part } from './words';

const KEPT = 'keyflower-language';

export const offered: string[] = Object.keys(NAMES).filter((language) => language in locales);

let words = $state.raw(new Words('en', ''));

export function t(id: string, args?: Arguments): string {
  return words.text(id, args);
}

/** For sentences with pictures in them: lib/Sentence.svelte draws the parts. */
export function parts(id: string, args?: Arguments): Part[] {
  return words.parts(id, args);
}

export function has(id: string): boolean {
  return words.has(id);
}

export function language(): string {
  return words.language;
}

/** A number as the language writes it. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(words.language, options).format(value);
}

/** How long ago or until then, in the largest unit that says something. */
export function ago(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
  const size = Math.abs(seconds);
  if (size < 45) return format.format(0, 'second');
  if (size < 45 * 60) return format.format(Math.round(seconds / 60), 'minute');
  if (size < 22 * 3600) return format.format(Math.round(seconds / 3600), 'hour');
  return format.format(Math.round(seconds / 86400), 'day');
}

/** Strings that only some pages need, by group (build/locales.ts). */
type Group = 'tiles' | 'learn' | 'tutorial';
const groups = new Set<'page' | Group>(['page']);

/** Load a language and use it; the page's `lang` and `dir` follow. */
export async function speak(wanted: string): Promise<void> {
  const spoken = wanted in locales ? wanted : 'en';
  const found = locales[spoken];
  if (!found) return;
  const modules = await Promise.all([...groups].map((group) => found[group]()));
  words = new Words(spoken, ...modules.map((module) => module.default));
  document.documentElement.lang = words.language === 'zh-Hant' ? 'zh-Hant-TW' : words.language;
  document.documentElement.dir = words.direction;
}

/** Also have the strings of a group, in whatever language is spoken from now on. */
export async function learnWords(group: Group): Promise<void> {
  if (groups.has(group)) return;
  groups.add(group);
  await speak(words.language);
}

/** The language that was chosen here before, else the browser's. */
export function preferred(): string {
  const kept = localStorage.getItem(KEPT);
  return kept && offered.includes(kept) ? kept : choose(navigator.languages, offered);
}

export async function choosePermanently(language: string): Promise<void> {
  localStorage.setItem(KEPT, language);
  await speak(language);
}
