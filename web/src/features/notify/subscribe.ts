/** Notices to this browser: asking for them, and giving them up. */

import { registerWorker } from '../../worker/register';
import { api, type NotifyState } from '../../net';

const PATIENCE = 20_000; // ms

/** The browser's own push service refused, or didn't answer. */
export class NoPushService extends Error {}

/** Whether this browser can get notices while no page is open. */
export const possible = (): boolean => 'PushManager' in window && 'serviceWorker' in navigator && isSecureContext;

/** The subscription of this browser; null if it has none. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!possible()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** -> null if the reader said no, or the browser can't */
export async function subscribe(key: string, language: string): Promise<NotifyState | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await registerWorker();
  if (!registration) return null;
  const made = await subscribed(registration.pushManager, key);
  const { p256dh = '', auth = '' } = made.toJSON().keys ?? {};
  try {
    return await api.pushOn({ endpoint: made.endpoint, p256dh, auth, language });
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
}

/** Where the push service can't be reached, some browsers refuse, and some never answer. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const asked = manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
  const silence = new Promise<null>((ended) => setTimeout(() => ended(null), PATIENCE));
  const made = await Promise.race([asked, silence]);
  if (made) return made;
  void asked.then((late) => late?.unsubscribe());
  throw new NoPushService();
}

export async function unsubscribe(): Promise<NotifyState | null> {
  const mine = await subscription();
  if (!mine) return null;
  await mine.unsubscribe();
  return api.pushOff(mine.endpoint);
}
