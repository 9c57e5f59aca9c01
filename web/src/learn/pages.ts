/** The Learn pages, in the order of their links. */

export const PAGES = ['overview', 'tutorial', 'rules', 'tiles', 'icons', 'scoring'] as const;
export type PageName = (typeof PAGES)[number];

export const pathOf = (page: PageName): string => (page === 'overview' ? '/learn' : `/learn/${page}`);

/** The page at an address; the router lets no others through. */
export const pageOf = (address: string): PageName => PAGES.find((page) => page === address) ?? 'overview';
