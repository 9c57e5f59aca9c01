import { mount } from 'svelte';
import App from './app/App.svelte';
import { begin, settings } from './lib';
import { sprite } from './lib/pieces/sprite.svelte';
import { session, site } from './net';
import './generated/palette.css';
import './lib/activation';
import './look/base.css';
import './look/pages.css';
import './look/theme.svelte';

/** A new version of the page was built while this one was open: its old chunks are gone. */
addEventListener('vite:preloadError', () => void reload());
async function reload(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'reload' && performance.now() < 60_000) return; // once is enough: then the error is shown
  const answers = await fetch(location.href).then((answer) => answer.ok, () => false);
  if (!answers) return; // there is no connection: the table stays as it is until it is back
  location.reload();
}

/** Keep what is needed without a connection; by then the page has what it needs itself. */
const keep = () => setTimeout(() => import('./worker/register').then((all) => all.keepPages(), () => undefined), 4000);

void sprite.load();
const alone = site && await import('./app/site');
alone?.start();
const known = session.begin().catch(() => undefined); // the page says what went wrong
const missing = await begin();
await alone?.show();
void known.then(() => settings.synchronise());
if (import.meta.env.PROD) void known.then(keep);
const target = document.getElementById('app')!;
target.replaceChildren();
mount(App, { target });
if (missing !== null) {
  const { default: Missing } = await import('./lib/states/Missing.svelte');
  mount(Missing, { target: document.body, props: { wanted: missing } });
}
