/** Notices of the system when it becomes my turn: only where asked for, and never a sound. */

import { onDevice } from '../../net/stored';

const STORAGE_KEY = 'keyflower-notices';

class Notices {
  readonly possible = typeof Notification !== 'undefined';
  on = $state(false);
  denied = $state(false);

  constructor() {
    if (!this.possible) return;
    this.denied = Notification.permission === 'denied';
    this.on = onDevice.getItem(STORAGE_KEY) === 'yes' && Notification.permission === 'granted';
  }

  async choose(yes: boolean): Promise<void> {
    if (yes && Notification.permission !== 'granted') {
      const answer = await Notification.requestPermission();
      this.denied = answer === 'denied';
      yes = answer === 'granted';
    }
    this.on = yes;
    onDevice.setItem(STORAGE_KEY, yes ? 'yes' : 'no');
  }

  /** Tell those who look elsewhere; a second notice of a table takes the place of the first. */
  tell(title: string, text: string, table: string): void {
    if (!this.on || !document.hidden) return;
    try {
      const notice = new Notification(title, { body: text, tag: `keyflower-${table}`, silent: true });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    } catch {
      this.on = false; // some phones have the word but not the thing
    }
  }
}

export const notices = new Notices();
