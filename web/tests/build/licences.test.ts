// @vitest-environment node
/** The licences of what the page contains come from the packages themselves, or nothing is built. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { licenceOf, licences, packageOf } from '../../build/licences';

const place = mkdtempSync(join(tmpdir(), 'keyflower-licences-'));
const modules = join(place, 'node_modules');
afterAll(() => rmSync(place, { recursive: true }));

function made(name: string, license: string, files: Record<string, string>, about: object = {}): string {
  const folder = join(modules, name);
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', license, ...about }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

describe('a package', () => {
  it('is found from any file in it', () => {
    const folder = made('@x/font', 'OFL-1.1', { LICENSE: 'free letters' });
    writeFileSync(join(folder, 'src', 'package.json'), '{"type": "module"}');
    expect(packageOf(join(folder, 'src', 'a.css?inline'))).toBe(folder);
    expect(packageOf(join(place, 'src', 'main.ts'))).toBe(null);
  });

  it('brings its licence, whatever the file is called', () => {
    for (const name of ['LICENSE', 'license', 'LICENCE.md', 'COPYING', 'OFL.txt', 'license-mit']) {
      expect(licenceOf(made(`p-${name}`, 'MIT', { [name]: `terms of ${name}\n` }), modules)).toBe(`terms of ${name}`);
    }
    expect(licenceOf(made('both', 'MIT', { LICENSE: 'terms', NOTICE: 'notice' }), modules)).toBe('terms\n\nnotice');
  });

  it('without a licence stops the build', () => {
    const folder = made('bare', 'MIT', { 'licenses.js': 'code', 'README.md': 'MIT' });
    expect(() => licenceOf(folder, modules)).toThrow('bare (MIT) has no licence file');
    expect(() => licences([folder], modules)).toThrow('bare');
  });

  it('without a licence file is given the terms that it names', () => {
    const folder = made('fluent', 'Apache-2.0', {}, { author: 'Mozilla' });
    expect(() => licenceOf(folder, modules)).toThrow('fluent (Apache-2.0)');
    made('axobject-query', 'Apache-2.0', {
      LICENSE: 'Apache\nEND OF TERMS AND CONDITIONS\nCopyright of somebody else',
    });
    expect(licenceOf(folder, modules)).toBe('fluent by Mozilla\n\nApache\nEND OF TERMS AND CONDITIONS');
  });
});

describe('the file', () => {
  it('lists all packages, then their licences', () => {
    const text = licences(
      [made('b', 'MIT', { LICENSE: 'terms of b' }), made('a', 'ISC', { LICENSE: 'terms of a' })],
      modules,
    );
    expect(text).toContain('- a 1.2.3 (ISC)\n- b 1.2.3 (MIT)\n');
    expect(text.indexOf('terms of a')).toBeLessThan(text.indexOf('terms of b'));
    expect(text).not.toContain('Python');
  });

  it('has the terms of Python where Pyodide is', () => {
    const text = licences([made('pyodide', 'MPL-2.0', { LICENSE: 'terms of Mozilla' })], modules);
    expect(text).toContain('- Python (PSF-2.0)\n- pyodide 1.2.3 (MPL-2.0)\n');
    expect(text).toContain('PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2');
  });

  it("leaves out what is in vite and not in vite's pages", () => {
    const folder = made('vite', 'MIT', { 'LICENSE.md': 'core\n\n# Licenses of bundled dependencies\nothers' });
    expect(licenceOf(folder, modules)).toBe('core');
  });
});
