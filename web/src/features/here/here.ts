/** Games on this device, from the page of a server: they run in its folder /here/, a page of its own (`site`). */

import { ApiError, inTab, type Me, type MyGame, type NewTable, session } from '../../net';
import { DeviceStore } from '../../tab/store';

const HERE = '/here/';
const HANDED = 'keyflower-handed';

/** Start a game on this device. */
export async function playHere(wish: NewTable): Promise<void> {
  const kept = navigator.onLine || ('caches' in window && (await caches.match(HERE)));
  if (!kept) throw new ApiError('offline', 'the game was never loaded');
  const { name, face } = session;
  inTab.setItem(HANDED, JSON.stringify({ wish, me: { name, face } }));
  location.assign(`${HERE}?/new`);
}

/** The table that the server's page wants, and who wants it; null if none, or once it was taken. */
export const handed = () => JSON.parse(inTab.getItem(HANDED) ?? 'null') as { wish: NewTable; me: Me } | null;
export const taken = (): void => inTab.removeItem(HANDED);

let store: Promise<DeviceStore> | undefined;

/** A game of a list, and whether it's on this device and not on the server. */
export type Game = MyGame & { here?: true | undefined };

/** The games that were played on this device. */
export async function gamesHere(): Promise<Game[]> {
  store ??= DeviceStore.open(`keyflower ${HERE}`);
  return (await (await store).tables()).flatMap(([, head = '']) => {
    try {
      const { game } = JSON.parse(head) as { game?: MyGame };
      return typeof game?.seat === 'number' ? [{ ...game, here: true as const }] : [];
    } catch { // damaged: the device's own page says so
      return [];
    }
  });
}

export { default as DeleteGame } from './DeleteGame.svelte';
