/** The moment and viewer of a replay, as the part of the address after #: `#at=120&viewer=open`. */

export interface Moment {
  at: number | null;
  viewer: string | null;
  /** Whether something better is to be found there. */
  try: boolean;
}

const VIEWER = /^(own|spectator|open|[0-5])$/;

export function readMoment(hash: string): Moment {
  const found = new URLSearchParams(hash.replace(/^#/, ''));
  const at = found.get('at') ?? '';
  const viewer = found.get('viewer') ?? '';
  return {
    at: /^\d{1,5}$/.test(at) ? Number(at) : null,
    viewer: VIEWER.test(viewer) ? viewer : null,
    try: found.get('try') === '1',
  };
}

export const writeMoment = (at: number, viewer: string): string => `#at=${at}&viewer=${viewer}`;

/** The same with the request to find something better there. */
export const writeTry = (at: number, viewer: string): string => `${writeMoment(at, viewer)}&try=1`;
