/** What browsers have and jsdom lacks: a screen by day whose motion nobody asked to reduce. */
if (typeof window !== 'undefined')
  window.matchMedia ??= (query: string) =>
  ({ media: query, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
