/** Letters that not every system has come with the languages that need them. The browser fetches only
 * the slices whose letters are on the page; look/base.css says where they are used. */

export function bringFonts(language: string): void {
  found(language)?.catch(() => undefined); // the system's own fonts will do
}

function found(language: string): Promise<unknown> | undefined {
  if (language === 'fa') return import('@fontsource-variable/vazirmatn/index.css');
  // The Chinese font is a megabyte: load it only if the system has none.
  if (language === 'zh-Hant' && !writes('語')) return import('@fontsource-variable/noto-sans-tc/index.css');
  return undefined;
}

/** Whether the system has a character: a real one is square, the box that replaces a missing one isn't. */
function writes(character: string): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return true;
  pen.font = '100px sans-serif';
  return Math.abs(pen.measureText(character).width - 100) < 1;
}
