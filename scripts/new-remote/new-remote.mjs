/**
 * `npm run new:remote -- mfe-hostels "Hostels"`: a remote with one page and its test, in the registry, which grants it
 * `/hostels` and all below; another path with `--path /halls`. It is live as soon as it is released; the shell is neither
 * built nor started again.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ownerOf, REGISTRY } from '../lib/registry.mjs';
import { newRepository } from './standalone.mjs';
import { versionsOf, writeTemplates } from './template.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const TEMPLATE = join(import.meta.dirname, 'template');

if (process.argv[2] === '--standalone') {
  try {
    newRepository(process.argv.slice(3));
  } catch (error) {
    stop(error.message);
  }
  process.exit();
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    path: { type: 'string' },
    registry: { type: 'string', default: REGISTRY },
    'no-lockfile': { type: 'boolean' },
  },
});
const [name = '', title = name.replace('mfe-', '')] = positionals;
const folder = join(ROOT, name);

if (!/^mfe-[a-z][a-z0-9-]*$/.test(name))
  stop('A name like mfe-hostels, please: npm run new:remote -- mfe-hostels "Hostels"');
if (/['\\\n]/.test(title)) stop('A title without quotes and backslashes, please.');
if (existsSync(folder)) stop(`${name} is there already.`);

const path = values.path ?? `/${name.replace('mfe-', '')}`;
if (!/^(\/[a-z0-9-]+)+$/.test(path)) stop('A path like /hostels, please: small letters, digits, - and /.');
const owner = await ownerOf(`${path}/*`, values.registry);
if (owner && owner.name !== name)
  stop(`${owner.path} is granted to ${owner.name}. Choose another path: npm run new:remote -- ${name} --path /…`);

const fields = {
  NAME: name,
  PATH: path.slice(1),
  TITLE: title,
  PORT: String(nextPort()),
  ...versionsOf(ROOT),
};
writeTemplates([TEMPLATE], folder, fields);
const registry = JSON.parse(readFileSync(values.registry, 'utf8'));
registry.remotes[name] ??= { from: join(name, 'dist'), paths: [`${path}/*`] };
writeFileSync(values.registry, `${JSON.stringify(registry, null, 2)}\n`);
if (!values['no-lockfile'])
  spawnSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], { cwd: ROOT });

console.log(`${name} is there, with a page at ${path}. Its test: npm test -- unit`);
console.log(`Release it: npm run release -w ${name} -- --to ${join(name, 'dist')}`);

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
