import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { again } from './build/again.ts';
import { breakpointQueries } from './build/breakpoints.ts';
import { compressed } from './build/compressed.ts';
import { licenceFile } from './build/licences.ts';
import { locales } from './build/locales.ts';
import { offline, WORKER } from './build/offline.ts';
import { pyodide } from './build/pyodide.ts';
import { site } from './build/site.ts';
import { typeScale } from './build/typescale.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.KEYFLOWER_SERVER ?? 'http://127.0.0.1:8612';

/** Of src/lib, what the start page can do without: chunks of their own, and what tables and their like use. */
const OWN = 'faces/FaceChoice|states/(Here|Missing|Progress)';
const TABLE =
  'days|moment|steady|controls/(Dialog|Switch)|faces/Strength|pieces/(IdeaDisc|ScoreFlower|Sentence|Worker|Worth)';
/** Of board, table and log, what a table loads later, if at all. */
const LATER = 'board/scene/(TileCard|meaning|beside)';

export default defineConfig({
  plugins: [
    breakpointQueries(),
    typeScale(),
    svelte(),
    locales(here('../locale')),
    pyodide(),
    licenceFile(),
    again(),
    offline(),
    site(),
    compressed(),
  ],
  build: {
    outDir: here('../src/keyflower/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's policy allows no data: scripts, fetches or fonts
    modulePreload: { polyfill: false }, // it would be an inline script
    reportCompressedSize: false,
    license: false, // it leaves out fonts: build/licences.ts
    rolldownOptions: {
      input: { index: here('index.html'), [WORKER]: here('src/worker/worker.ts') },
      // The second one warns of modules that other chunks import, though those are loaded later, too.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      // An index only passes on: who imports from one needs none of its other modules.
      treeshake: { moduleSideEffects: [{ test: /\/src\/.*\/index\.ts$/, sideEffects: false }] },
      // What most pages share, or table, replay and puzzles, is one file instead of twenty small ones.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'lib',
              test: RegExp(`/src/(lib/(?!${OWN}|${TABLE})|i18n|net/(api|session|stored))`),
            },
            {
              name: 'play',
              test: RegExp(`/src/(lib/(${TABLE})|net|features/hotseat/turns)`),
            },
            {
              name: 'pages',
              test: /\/src\/lobby\/(lists|pages|Lobby|Today|Who|Join|PlayNow|GameRow|HeroVillage|Invitations)/,
            },
            { name: 'turns', test: /\/src\/(log\/orders|features\/end\/chance)/ },
            { name: 'board', test: RegExp(`/src/(?!${LATER})(board|table|log)/`), minShareCount: 2 },
          ],
        },
        // A service worker speaks for the folder that it lies in.
        entryFileNames: (chunk) => (chunk.name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
  // Files find each other wherever they lie: `keyflower site` puts them into a folder of any host.
  experimental: { renderBuiltUrl: (_, { hostType }) => ({ relative: hostType !== 'html' }) },
  // `npm run dev` with `./keyflower serve` beside it.
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: [here('..')] } },
});
