/** What the page does where it lies in a folder of static files: it answers itself, and shows how far it is. */

import { mount } from 'svelte';
import { addressOf, learnWords } from '../lib';
import Progress from '../lib/states/Progress.svelte';
import { onDevice, site } from '../net';
import { setTransport } from '../net/transport';
import { startTab } from '../tab/tab';
import { registerWorker } from '../worker/register';

/** Start to load the game. Then keep it for visits without a connection, which may come any time. */
export function start(): void {
  if (site!.server) onDevice.setItem('keyflower-here', 'yes'); // its page lists these games
  setTransport(startTab(site!, () => void registerWorker()));
  for (const type of ['pointerover', 'focusin']) addEventListener(type, aim);
}

/** Links lead to paths. A user who copies one, or opens it elsewhere, needs its address. */
export function aim({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  link?.setAttribute('href', addressOf(link.getAttribute('href')!));
}

/** Say how far it is, in the language of the page. */
export async function show(): Promise<void> {
  await learnWords('new');
  mount(Progress, { target: document.body });
}
