/** The theme that the user wants to practise; kept for this visit. */

import { inTab } from '../../net/stored';

export const THEMES = ['bid_or_use', 'upgrade', 'transport', 'loops_rivers', 'winter_sets', 'denying'] as const;
export type PuzzleTheme = (typeof THEMES)[number];

const KEY = 'keyflower-puzzle-theme';

export function chosenTheme(): PuzzleTheme | '' {
  const kept = inTab.getItem(KEY);
  return THEMES.find((theme) => theme === kept) ?? '';
}

export function chooseTheme(theme: PuzzleTheme | ''): void {
  inTab.setItem(KEY, theme);
}
