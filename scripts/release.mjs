/**
 * What a team does with its remote, run in its folder:
 *   npm run release  -w mfe-admissions [-- --to place --key file]   build, check, publish
 *   npm run releases -w mfe-admissions [-- --to place]              list what was published
 *   npm run rollback -w mfe-admissions [-- version] [--to place]    point back
 * and once: npm run release:key -- file                             make a team's key
 *           npm run release:freeze -- mfe-admissions tag            keep an earlier release for the tests
 * The place is a folder or `s3://bucket/prefix`; without `--to` it is RELEASES/<name>, RELEASES being `releases` in the
 * project unless the environment says otherwise.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildInto } from './lib/prepare.mjs';
import { overBudget } from './release/budget.mjs';
import { buildFrom } from './release/from-commit.mjs';
import { history, newKey, pointTo, publicKeyOf, remember, signed } from './release/manifests.mjs';
import { openPlace } from './release/place.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, key: { type: 'string' } },
});
const [command, argument, commit] = positionals;
/** A path as the caller meant it: npm runs this in the remote's folder. */
const from = (path) => (path.startsWith('s3://') ? path : resolve(process.env.INIT_CWD ?? '.', path));
const name = basename(process.cwd());
const keyFile = values.key ?? process.env.RELEASE_KEY;
const key = keyFile && from(keyFile);
const { RELEASES = join(ROOT, 'releases') } = process.env;
const to = from(values.to ?? `${RELEASES}/${name}`);

const COMMANDS = { release, releases, rollback, key: makeKey, freeze };
try {
  await (COMMANDS[command] ?? usage)();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

function usage() {
  throw new Error(
    readFileSync(import.meta.filename, 'utf8')
      .split('*/')[0]
      .replace(/^\/?\s?\*+ ?/gm, ''),
  );
}

async function release() {
  const began = performance.now();
  if (!existsSync('src/routes.ts')) throw new Error(`${name} is no remote: it has no src/routes.ts.`);
  const build = join(process.cwd(), '.release');
  rmSync(build, { recursive: true, force: true });
  await buildInto(name, build);
  const built = JSON.parse(readFileSync(join(build, 'remote.json'), 'utf8'));
  const tooMuch = overBudget(built, build, JSON.parse(readFileSync('package.json', 'utf8')));
  if (tooMuch.length > 0) throw new Error(tooMuch.join('\n'));

  const place = await openPlace(to);
  const files = ['browser', 'server'].flatMap((part) =>
    readdirSync(join(build, part)).map((file) => `${part}/${file}`),
  );
  for (const file of files) if (!(await place.has(file))) await place.write(file, readFileSync(join(build, file)));
  const dated = { ...built, released: new Date().toISOString() };
  const manifest = key ? signed(dated, key) : dated;
  await remember(place, manifest);
  await pointTo(place, manifest);
  rmSync(build, { recursive: true });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${name} ${manifest.version} is in ${place.where}${key ? `, signed with ${publicKeyOf(key)}` : ', not signed'}`,
  );
  console.log(`${seconds} s from source to published. A running site serves it with its next page.`);
}

async function releases() {
  const { releases: all, current } = await history(await openPlace(to));
  if (all.length === 0) console.log(`Nothing was released to ${to} yet.`);
  for (const { version, released } of all) console.log(`${version === current ? '→' : ' '} ${version}  ${released}`);
}

async function rollback() {
  const place = await openPlace(to);
  const { releases: all, current } = await history(place);
  const now = all.findIndex(({ version }) => version === current);
  const target = argument ? all.find(({ version }) => version === argument) : all[now + 1];
  if (!target) {
    const what = argument ? `There is no release ${argument}` : 'There is no earlier release';
    throw new Error(`${what} in ${place.where}. \`npm run releases -w ${name}\` lists them.`);
  }
  await pointTo(place, target);
  console.log(`${name} is at ${target.version} again (was ${current}).`);
}

function freeze() {
  if (!argument || !commit) throw new Error('What? npm run release:freeze -- mfe-admissions v1.2.0');
  const folder = `e2e/releases/${argument}`;
  buildFrom(commit, argument, join(ROOT, folder));
  console.log(`${folder} is ${argument} as of ${commit}. Say so in e2e/releases/README.md.`);
}

function makeKey() {
  if (!argument) throw new Error('Where to? npm run release:key -- mfe-admissions.pem');
  const { privateKey, publicKey } = newKey();
  writeFileSync(from(argument), privateKey, { mode: 0o600, flag: 'wx' });
  console.log(`${argument} is the private key: keep it with the team, give it to --key or RELEASE_KEY.`);
  console.log(`The registry names the public key: "key": "${publicKey}"`);
}
