/** How much time is left. */

export function left(seconds: number): { days: number; hours: number; minutes: number; seconds: number } {
  const whole = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(whole / 60);
  const hours = Math.floor(minutes / 60);
  return { days: Math.floor(hours / 24), hours: hours % 24, minutes: minutes % 60, seconds: whole % 60 };
}

/** Little time: the clock turns amber. */
export const isShort = (seconds: number, whole: number): boolean => seconds < Math.max(10, Math.min(3600, whole * 0.1));
