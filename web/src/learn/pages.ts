/** The Learn pages, in the order of their links. */

export const PAGES = ['overview', 'tutorial', 'rules', 'tiles', 'icons', 'scoring'] as const;
export type PageName = (typeof PAGES)[number];

export const pathOf = (page: PageName): string => (page === 'overview' ? '/learn' : `/learn/${page}`);

/** What an address means: /learn is the overview, and nothing else is. */
export function pageOf(address: string): PageName | null {
  if (address === '') return 'overview';
  return PAGES.find((page) => page === address && page !== 'overview') ?? null;
}
