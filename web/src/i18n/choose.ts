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

/** Traditional Chinese is read where these are spoken, even if the script is not named. */
const TRADITIONAL = /^zh(-Hant|-TW|-HK|-MO)/i;

export function direction(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** The first language that the reader wants and we have; else English. */
export function choose(wanted: readonly string[], offered: readonly string[]): string {
  for (const tag of wanted) {
    const exact = offered.find((language) => language.toLowerCase() === tag.toLowerCase());
    if (exact) return exact;
    if (TRADITIONAL.test(tag) && offered.includes('zh-Hant')) return 'zh-Hant';
    const base = tag.split('-')[0]?.toLowerCase();
    const same = offered.find((language) => language.toLowerCase() === base);
    if (same) return same;
    if (base === 'zh' && offered.includes('zh-Hant')) return 'zh-Hant';
  }
  return 'en';
}
