/** What of a village is in sight: it fits itself, and can be moved and enlarged from there. */

import type { Box, Point } from '../drawing';

export interface Viewport {
  /** 1: fits. */
  zoom: number;
  /** How far it was pushed, in px. */
  x: number;
  y: number;
}

export const FITS: Viewport = { zoom: 1, x: 0, y: 0 };
/** How much a press of a button or a key enlarges. */
export const LARGER = 1.25;
/** Room for what stands above the village in its box, in px. */
export const HEAD = 44;
const MIN_ZOOM = 0.6;
const MAX_ZOOM = 5;

/** Enlarged by `factor` about a point, given in px from the middle of the window. */
export function zoomed(viewport: Viewport, factor: number, about: Point): Viewport {
  const zoom = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, viewport.zoom * factor));
  const real = zoom / viewport.zoom;
  return {
    zoom,
    x: about.x - (about.x - viewport.x) * real,
    y: about.y - (about.y - viewport.y) * real,
  };
}

/** Pushed, but never so far that the village is out of sight. `scale` is px per unit when it fits. */
export function pushed(viewport: Viewport, dx: number, dy: number, box: Box, scale: number): Viewport {
  const far = (length: number): number => (length * scale * viewport.zoom) / 2;
  const within = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));
  return {
    zoom: viewport.zoom,
    x: within(viewport.x + dx, far(box.width)),
    y: within(viewport.y + dy, far(box.height)),
  };
}

export const isMoved = ({ zoom, x, y }: Viewport): boolean => zoom !== 1 || x !== 0 || y !== 0;
