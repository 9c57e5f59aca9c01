/** Which language, and how it is written. */

/** Languages by the name they give themselves, in the order of the switch. */
export const NAMES: Record<string, string> = {
  en: 'English',
  fr: 'Français',
  el: 'Ελληνικά',
  ro: 'Română',
  'zh-Hant': '繁體中文',
  fa: 'فارسی',
};

const RIGHT_TO_LEFT = new Set(['fa', 'ar', 'he', 'ur']);

export const direction = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';

/** The available language for a tag; null if there is none. */
export function ours(tag: string, offered: readonly string[]): string | null {
  const exact = offered.find((language) => language.toLowerCase() === tag.toLowerCase());
  if (exact) return exact;
  const base = tag.split('-')[0]?.toLowerCase();
  // All Chinese is read here in traditional characters.
  if (base === 'zh') return offered.includes('zh-Hant') ? 'zh-Hant' : null;
  return offered.find((language) => language.toLowerCase() === base) ?? null;
}

/** The first language that the reader wants and we have; else English. */
export const choose = (wanted: readonly string[], offered: readonly string[]): string =>
  wanted.map((tag) => ours(tag, offered)).find((found) => found !== null) ?? 'en';

/** Whether it is a valid language tag: an address can contain anything. */
export function isTag(text: string | null): text is string {
  try {
    return text !== null && Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
