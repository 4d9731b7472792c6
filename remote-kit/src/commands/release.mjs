/**
 * `remote release`, `releases`, `canary`, `rollback`, `key`. Default place: RELEASES/<name>, else where the registry
 * looks.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { appAt } from '../build/settings.js';
import { giveCanary, list, rollback } from '../release/commands.mjs';
import { newKey } from '../release/place.mjs';
import { check, release } from '../release/release.mjs';
import { project } from './check-build.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    key: { type: 'string' },
    tell: { type: 'string', multiple: true, default: [] },
    check: { type: 'string', multiple: true, default: [] },
    expires: { type: 'string', default: '180' },
    note: { type: 'string' },
    canary: { type: 'string' },
    withdrawn: { type: 'boolean', default: false },
    maps: { type: 'string' },
  },
});
const [command, argument] = positionals;
/** npm runs this in the remote's folder; resolve paths where the caller was. */
const from = (path) => (path.startsWith('s3://') ? path : resolve(process.env.INIT_CWD ?? '.', path));
const keyFile = values.key ?? process.env.RELEASE_KEY;
const key = keyFile && from(keyFile);

const COMMANDS = {
  release: async () => (values.check.length > 0 ? check(await options()) : release(await options())),
  releases: async () => list(await options()),
  rollback: async () => rollback(await options()),
  canary: async () => giveCanary({ ...(await options()), audience: argument }),
  key: makeKey,
};
try {
  await COMMANDS[command]();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

async function options() {
  const days = Number(values.expires);
  if (!Number.isFinite(days) || days < 0) throw new Error('A number of days, please: --expires 180');
  const { note, tell, check, withdrawn } = values;
  const { root, name } = appAt(process.cwd());
  const to = await placeOf(name, root);
  // A bucket is served whole, so its source maps stay with the team.
  const beside = to.startsWith('s3://') ? join(root, '.maps') : join(to, 'maps');
  const maps = values.maps ? from(values.maps) : beside;
  return { root, name, to, key, days, note, tell, check, withdrawn, maps, version: argument, audience: values.canary };
}

async function placeOf(name, root) {
  const { RELEASES } = process.env;
  const named = values.to ?? (RELEASES && `${RELEASES}/${name}`);
  const known = await project();
  const followed = await known?.placeOf(name);
  if (!named && followed?.kind === 'web')
    throw new Error(`The registry follows ${followed.url}. Say where that is published: --to s3://bucket/${name}`);
  const to = named ? from(named) : (followed?.folder ?? join(root, 'releases', name));
  if ((known || !named) && followed?.kind !== 'web' && followed?.folder !== to)
    console.error(
      `No site follows this place, as far as is known here: ${to}. A registry names it as "from" of ${name}.`,
    );
  return to;
}

function makeKey() {
  if (!argument) throw new Error('Where to? remote key team.pem');
  const { privateKey, publicKey } = newKey();
  writeFileSync(from(argument), privateKey, { mode: 0o600, flag: 'wx' });
  console.log(`${argument} is the private key: keep it with the team, give it to --key or RELEASE_KEY.`);
  console.log(`The registry names the public key: "keys": ["${publicKey}"]`);
}
