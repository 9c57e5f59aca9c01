/** How much time is left, as short as it can be said. */

export type Left =
  | { unit: 'seconds'; minutes: number; seconds: number }
  | { unit: 'hours'; hours: number; minutes: number }
  | { unit: 'days'; days: number; hours: number };

export function left(seconds: number): Left {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole < 3600) return { unit: 'seconds', minutes: Math.floor(whole / 60), seconds: whole % 60 };
  const minutes = Math.floor(whole / 60);
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return { unit: 'hours', hours, minutes: minutes % 60 };
  return { unit: 'days', days: Math.floor(hours / 24), hours: hours % 24 };
}

/** Little time: the clock turns amber. */
export const isShort = (seconds: number, whole: number): boolean => seconds < Math.max(10, Math.min(3600, whole * 0.1));
