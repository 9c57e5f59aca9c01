/** The kinds of pieces and the seasons, each in the order in which the page lists them. */

import type { Colour, Resource, Season, SkillKind } from '../../net/types';

/** Colours of workers that every player can have; purple is a single worker beside them. */
export const COLOURS: readonly Colour[] = ['blue', 'red', 'yellow', 'green'];
export const RESOURCES: readonly Resource[] = ['gold', 'iron', 'stone', 'wood'];
export const SKILLS: readonly SkillKind[] = ['anvil', 'pick', 'saw'];
export const SEASONS: readonly Season[] = ['spring', 'summer', 'autumn', 'winter'];

export const isColour = (kind: string): kind is Colour => (COLOURS as readonly string[]).includes(kind);
