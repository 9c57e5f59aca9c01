/** What a person has set for this device. */

export type Speed = 'instant' | 'fast' | 'normal' | 'slow';

class Settings {
  speed = $state<Speed>('normal');
  motion = $state<'system' | 'full' | 'reduced'>('system');
}

export const settings = new Settings();
