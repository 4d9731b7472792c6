/**
 * `npm run new:remote -- mfe-hostels "Hostels"`: a remote with one page and its test, in the registry, which grants it
 * `/hostels` and all below; another path with `--path /halls`. Staff write no pages there. It is live as soon as it is released; the shell is neither
 * built nor started again.
 *
 * `npm run new:remote -- --standalone ../alumni mfe-alumni "Alumni network" /alumni`: a remote in a repository of its own,
 * which needs nothing of this project but the two packages.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const NAME = /^mfe-[a-z][a-z0-9-]*$/;
const PATH = /^(\/[a-z0-9-]+)+$/;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    standalone: { type: 'boolean' },
    path: { type: 'string' },
    registry: { type: 'string' },
    'no-lockfile': { type: 'boolean' },
    root: { type: 'string' },
    help: { type: 'boolean' },
  },
});
const PROJECT = resolve(import.meta.dirname, '../..');
const ROOT = resolve(values.root ?? PROJECT);
if (values.help) {
  const [comment = ''] = readFileSync(import.meta.filename, 'utf8').split('*/');
  console.log(comment.replace(/^\/?\s?\*+ ?/gm, ''));
  process.exit();
}
if (values.standalone) newRepository(positionals);
else await newWorkspace(positionals);

async function newWorkspace([name = '', title = name.replace('mfe-', '')]) {
  const { ownerOf, REGISTRY } = await import('../lib/registry.mjs');
  const {
    registry: file = values.root ? join(ROOT, 'registry.json') : REGISTRY,
    path = `/${name.replace('mfe-', '')}`,
  } = values;
  const folder = join(ROOT, name);
  if (!NAME.test(name)) stop('A name like mfe-hostels, please: npm run new:remote -- mfe-hostels "Hostels"');
  if (existsSync(folder)) stop(`${name} is there already.`);
  if (!PATH.test(path)) stop('A path like /hostels, please: small letters, digits, - and /.');
  const owner = await ownerOf(`${path}/*`, file);
  if (owner && owner.name !== name)
    stop(`${owner.path} is granted to ${owner.name}. Choose another path: npm run new:remote -- ${name} --path /…`);
  writeTemplates(['template'], folder, { NAME: name, PATH: path, TITLE: title, PORT: nextPort() });
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  registry.remotes[name] ??= { from: join(name, 'dist'), paths: [`${path}/*`] };
  write(file, JSON.stringify(registry));
  if (!values.registry) reserve(path);
  if (!values['no-lockfile'])
    spawnSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], { cwd: ROOT });
  console.log(`${name} is there, with a page at ${path}. Look at it: npm run dev -w ${name}`);
  console.log(`Release it: npm run release -w ${name}`);
}

function newRepository([to = '', name = '', title = '', path = '']) {
  const folder = resolve(process.env.INIT_CWD ?? '.', to);
  if (!to || !NAME.test(name) || !title || !PATH.test(path))
    stop(
      'A folder, a name, a title and a path, please: npm run new:remote -- --standalone ../alumni mfe-alumni "Alumni network" /alumni',
    );
  if (existsSync(folder) && readdirSync(folder).some((file) => file !== '.git')) stop(`${folder} is not empty.`);
  writeTemplates(['template', 'standalone'], folder, { NAME: name, TITLE: title, PATH: path, PORT: 3100 });
  console.log(`${name} is in ${folder}, with a page at ${path}.`);
  console.log('Its README says where the two packages come from, and what to run.');
}

/** Later templates win. Files end in `.txt`, so that no tool reads them; `_name` becomes `.name`, `__FIELD__` a field. */
function writeTemplates(templates, folder, given) {
  if (/['\\\n]/.test(given.TITLE)) stop('A title without quotes and backslashes, please.');
  const read = (name) => JSON.parse(readFileSync(join(PROJECT, name, 'package.json'), 'utf8'));
  const [shared, kit] = [read('shared'), read('remote-kit')];
  const { react, 'styled-components': styled } = shared.peerDependencies;
  const { '@playwright/test': playwright } = read('e2e').devDependencies;
  const versions = { PLAYWRIGHT: playwright, SHARED: shared.version, KIT: kit.version, REACT: react, STYLED: styled };
  const fields = { ...given, ...versions, PATH: given.PATH.slice(1) };
  for (const template of templates.map((name) => join(import.meta.dirname, name)))
    for (const file of readdirSync(template, { recursive: true }).filter((name) => name.endsWith('.txt'))) {
      const target = join(folder, join(dirname(file), basename(file, '.txt')).replace(/(^|\/)_/g, '$1.'));
      const text = readFileSync(join(template, file), 'utf8');
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(
        target,
        text.replace(/__([A-Z]+)__/g, (whole, key) => fields[key] ?? whole),
      );
    }
}

function reserve(area) {
  const file = join(ROOT, 'shared/src/contract/page-addresses.ts');
  const text = readFileSync(file, 'utf8');
  if (text.includes(`'${area}'`)) return;
  write(file, text.replace('const REMOTES = [', `const REMOTES = ['${area}', `));
}

function write(file, text) {
  const biome = join(PROJECT, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'format', `--stdin-file-path=${basename(file)}`];
  writeFileSync(file, execFileSync(process.execPath, args, { cwd: PROJECT, input: text }));
}

function nextPort() {
  const configs = readdirSync(ROOT).map((each) => join(ROOT, each, 'rspack.config.ts'));
  const ports = configs
    .filter(existsSync)
    .map((file) => Number(/port: (\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0));
  return Math.max(3100, ...ports) + 1;
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
