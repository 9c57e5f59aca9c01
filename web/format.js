/** `npm run format`: one layout for all TypeScript, Svelte and CSS here. With --check nothing is written, only told.
 *
 * dprint's plugins know the languages. Where the attributes of a tag or the declarations of a rule don't fit into one
 * line, they give each a line of its own; here they fill their lines instead, so that a page shows more than its style.
 */

import { createContext } from '@dprint/formatter';
import { getPath } from '@dprint/typescript';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WIDTH = 120;
const HERE = import.meta.dirname;

const plugin = (name) => readFileSync(fileURLToPath(import.meta.resolve(`${name}/plugin.wasm`)));
const layout = createContext({ indentWidth: 2, lineWidth: WIDTH });
layout.addPlugin(readFileSync(getPath()), {
  quoteStyle: 'preferSingle',
  'arrowFunction.useParentheses': 'force',
  'module.sortImportDeclarations': 'maintain',
  'module.sortExportDeclarations': 'maintain',
  'importDeclaration.sortNamedImports': 'maintain',
  'exportDeclaration.sortNamedExports': 'maintain',
  'importDeclaration.preferHanging': true,
  'exportDeclaration.preferHanging': true,
  'unionAndIntersectionType.preferHanging': true,
  'arguments.preferSingleLine': true,
  'parameters.preferSingleLine': true,
  'objectPattern.preferSingleLine': true,
  'typeLiteral.preferSingleLine': true,
});
layout.addPlugin(plugin('dprint-plugin-markup'), {
  scriptIndent: true,
  styleIndent: true,
  preferAttrsSingleLine: true,
});
layout.addPlugin(plugin('dprint-plugin-malva'), {
  quotes: 'preferSingle',
  preferSingleLine: true,
  singleLineBlockThreshold: 99,
});

/** Things on as few lines as they need. */
function fill(indent, things) {
  const lines = [];
  for (const thing of things) {
    const longer = `${lines.at(-1)} ${thing}`;
    if (lines.length && longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(indent + thing);
  }
  return lines.join('\n');
}
const each = (lines) => lines.trim().split(/\n */);

/** Rules whose declarations have a line each. */
const fillRules = (text) =>
  text.replace(
    /^( *)(\S[^{}\n]*\{\n)((?:\1 {2}\S[^{}\n]*;\n)+)(?=\1\})/gm,
    (_, indent, selector, declarations) => `${indent}${selector}${fill(`${indent}  `, each(declarations))}\n`,
  );

/** Tags whose attributes have a line each; what follows on the line of the last one needs its room, too. */
const fillTags = (text) =>
  text.replace(/(<[\w.:]+\n)( +)(\S.*\n(?:\2\S.*\n)*) *(\/?>)(?=(.*))/g, (_, tag, indent, attributes, sign, rest) => {
    const end = sign === '>' ? sign : ' />';
    const things = each(attributes);
    const filled = fill(indent, [...things.slice(0, -1), things.at(-1) + end + rest]);
    return tag + filled.slice(0, filled.length - rest.length);
  });

function formatted(path, text) {
  const laid = layout.formatText({ filePath: path, fileText: text });
  if (path.endsWith('.css')) return fillRules(laid);
  if (!path.endsWith('.svelte')) return laid;
  const [, script, markup, style] = /^(.*<\/script>|)(.*?)(\n<style>.*|)$/s.exec(laid);
  return script + fillTags(markup) + fillRules(style);
}

/** Laid out again until nothing changes: what one round breaks, the next may fill. */
function settled(path, text) {
  const better = formatted(path, text);
  return better === text ? text : settled(path, better);
}

const check = process.argv.includes('--check');
const paths = readdirSync(HERE)
  .flatMap((entry) =>
    ['src', 'tests', 'build'].includes(entry)
      ? readdirSync(join(HERE, entry), { recursive: true }).map((path) => join(entry, path))
      : entry
  )
  .filter((path) => /\.(ts|js|svelte|css)$/.test(path) && !/^src.generated/.test(path));
/** Texts, paths of drawings and what tools read may be longer. */
const LONG = /svelte-ignore|(["'`]).{60,}\1/;
const tooLong = (text) =>
  text.split('\n').flatMap((line, n) => (line.length > WIDTH && !LONG.test(line) ? [n + 1] : []));

const problems = [];
for (const path of paths) {
  const text = readFileSync(join(HERE, path), 'utf8');
  const better = settled(path, text);
  if (better !== text && check) problems.push(`${path}: npm run format`);
  else if (better !== text) writeFileSync(join(HERE, path), better);
  for (const line of tooLong(better)) problems.push(`${path}:${line}: more than ${WIDTH} characters`);
}
for (const problem of problems) console.log(problem);
process.exitCode = problems.length ? 1 : 0;
