/**
 * `npm run new:remote -- mfe-alumni "Alumni network"`: a remote with one page and its test, in the registry. It is live
 * as soon as it is released; the shell is not built again.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../..');
const TEMPLATE = join(import.meta.dirname, 'template');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { registry: { type: 'string', default: join(ROOT, 'registry.json') }, 'no-lockfile': { type: 'boolean' } },
});
const [name = '', title = name.replace('mfe-', '')] = positionals;
const folder = join(ROOT, name);

if (!/^mfe-[a-z][a-z0-9-]*$/.test(name))
  stop('A name like mfe-alumni, please: npm run new:remote -- mfe-alumni "Alumni"');
if (/['\\\n]/.test(title)) stop('A title without quotes and backslashes, please.');
if (existsSync(folder)) stop(`${name} is there already.`);

const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'shared/package.json'), 'utf8'));
const fields = {
  NAME: name,
  PATH: name.replace('mfe-', ''),
  TITLE: title,
  PORT: String(nextPort()),
  REACT: dependencies.react,
  STYLED: dependencies['styled-components'],
};
for (const file of filesBelow(TEMPLATE)) {
  const target = join(folder, file.replace(/\.txt$/, ''));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, filled(readFileSync(join(TEMPLATE, file), 'utf8')));
}
const registry = JSON.parse(readFileSync(values.registry, 'utf8'));
registry.remotes[name] ??= { from: join(name, 'dist') };
writeFileSync(values.registry, `${JSON.stringify(registry, null, 2)}\n`);
if (!values['no-lockfile'])
  spawnSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], { cwd: ROOT });

console.log(`${name} is there, with a page at /${fields.PATH}. Its test: npm test -- unit`);
console.log(`Release it: npm run release -w ${name} -- --to ${join(name, 'dist')}`);

function filled(text) {
  return text.replace(/__([A-Z]+)__/g, (whole, key) => fields[key] ?? whole);
}

function filesBelow(root, below = '') {
  return readdirSync(join(root, below), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(root, join(below, entry.name)) : join(below, entry.name),
  );
}

/** A port for its development server that no other remote has. */
function nextPort() {
  const configs = readdirSync(ROOT).map((each) => join(ROOT, each, 'rspack.config.ts'));
  const ports = configs
    .filter(existsSync)
    .map((file) => Number(/port: (\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0));
  return Math.max(...ports) + 1;
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
