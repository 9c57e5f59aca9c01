import { expect, test } from 'vitest';
import { wayOf } from '../../src/worker/ways';

const HERE = 'https://play.example';
const way = (path: string, mode: RequestMode = 'cors', method = 'GET'): string =>
  wayOf({ method, mode, url: new URL(path, HERE).href }, `${HERE}/`);

test('pages come from the server first', () => {
  for (const path of ['/', '/learn/rules', '/table/abc', '/join/x?language=fr']) {
    expect(way(path, 'navigate')).toBe('page');
  }
});

test('files with a hash in their names are kept', () => {
  expect(way('/assets/index-a1b2.js')).toBe('asset');
});

test('the API, pictures and other sites are never answered here', () => {
  for (
    const path of ['/api/me', '/api/tables/x/live', '/preview/x.png', '/health', '/manifest.webmanifest', '/worker.js']
  ) {
    expect(way(path)).toBe('server');
  }
  expect(way('/api/openapi.json', 'navigate')).toBe('server');
  expect(way('/licences.txt', 'navigate')).toBe('server');
  expect(way('/', 'navigate', 'POST')).toBe('server');
  expect(way('https://elsewhere.example/assets/x.js')).toBe('server');
});

test('a folder of a host is a world of its own', () => {
  const folder = (path: string, mode: RequestMode = 'cors'): string =>
    wayOf({ method: 'GET', mode, url: HERE + path }, `${HERE}/games/keyflower/`);
  expect(folder('/games/keyflower/?/table/abc', 'navigate')).toBe('page');
  expect(folder('/games/keyflower/assets/index-a1b2.js')).toBe('asset');
  expect(folder('/assets/index-a1b2.js')).toBe('server');
  expect(folder('/games/', 'navigate')).toBe('server');
  expect(folder('/games/keyflower/licences.txt', 'navigate')).toBe('server');
});

test('the game on the device, in a folder of a server, shares its assets', () => {
  const here = (path: string, mode: RequestMode = 'cors'): string =>
    wayOf({ method: 'GET', mode, url: HERE + path }, `${HERE}/here/`, `${HERE}/assets/`);
  expect(here('/here/?/table/abc', 'navigate')).toBe('page');
  expect(here('/assets/pyodide-a1b2/pyodide.asm.wasm')).toBe('asset');
  expect(here('/table/abc', 'navigate')).toBe('server');
  expect(here('/api/records')).toBe('server');
  expect(way('/here/?/table/abc', 'navigate')).toBe('server'); // it has a service worker of its own
});
