/** Sound and vibration of a table, as the settings say. Nothing is heard or loaded before the first click. */

import { activation } from '../../lib/activation';
import { settings } from '../../lib';
import type { Engine } from './engine';
import { VIBRATIONS, type SoundKind } from './kinds';

/** Others' moves are quieter than mine. */
export const OTHERS = 0.6;

let engine: Promise<Engine> | null = null;

function wake(): void {
  engine ??= import('./engine').then(({ Engine }) => new Engine());
  engine.then((found) => found.resume()).catch(() => (engine = null));
}

/** From now on a click or key allows sound. -> to stop listening */
export function listen(): () => void {
  if (activation.happened) wake();
  const types = ['pointerdown', 'keydown'] as const;
  for (const type of types) addEventListener(type, wake, { capture: true });
  return () => {
    for (const type of types) removeEventListener(type, wake, { capture: true });
  };
}

export function play(kind: SoundKind, { share = 1, delay = 0 } = {}): void {
  if (settings.sound) void engine?.then((found) => found.play(kind, settings.volume * share, delay), () => undefined);
  const pattern = VIBRATIONS[kind];
  if (pattern && settings.vibration && activation.happened) navigator.vibrate?.(pattern);
}

/** Play it now, whatever was chosen: the user wants to hear how loud it is. */
export function sample(kind: SoundKind = 'turn'): void {
  wake();
  void engine?.then((found) => found.play(kind, settings.volume), () => undefined);
}
