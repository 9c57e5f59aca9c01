/** Letters that not every system has come with the languages that need them. The browser fetches only
 * the slices whose letters are on the page; look/base.css says where they are used. */

const FONTS: Record<string, () => Promise<unknown>> = {
  fa: () => import('@fontsource-variable/vazirmatn/index.css'),
  'zh-Hant': () => import('@fontsource-variable/noto-sans-tc/index.css'),
};

export function bringFonts(language: string): void {
  FONTS[language]?.().catch(() => undefined); // the system's own letters do as well
}
