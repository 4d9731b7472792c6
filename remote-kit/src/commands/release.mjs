/**
 * `remote release`, `releases`, `canary`, `rollback` and `key`, with what they are told (see `bin/remote.mjs`). The place is a folder
 * or `s3://bucket/prefix`; without `--to` it is RELEASES/<name>, RELEASES being `releases` in the project that npm was run in.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { appAt } from '../build/settings.js';
import { giveCanary } from '../release/canary.mjs';
import { list } from '../release/list.mjs';
import { newKey } from '../release/manifests.mjs';
import { check, release } from '../release/release.mjs';
import { rollback } from '../release/rollback.mjs';

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
/** A path as the caller meant it: npm runs this in the remote's folder. */
const from = (path) => (path.startsWith('s3://') ? path : resolve(process.env.INIT_CWD ?? '.', path));
const keyFile = values.key ?? process.env.RELEASE_KEY;
const key = keyFile && from(keyFile);

const COMMANDS = {
  release: () => (values.check.length > 0 ? check(options()) : release(options())),
  releases: () => list(options()),
  rollback: () => rollback(options()),
  canary: () => giveCanary({ ...options(), audience: argument }),
  key: makeKey,
};
try {
  await COMMANDS[command]();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

/** What the commands at a place are told. */
function options() {
  const days = Number(values.expires);
  if (!Number.isFinite(days) || days < 0) throw new Error('A number of days, please: --expires 180');
  const { note, tell, check, withdrawn } = values;
  const { root, name } = appAt(process.cwd());
  const { RELEASES = join(process.env.npm_config_local_prefix ?? root, 'releases') } = process.env;
  const to = from(values.to ?? `${RELEASES}/${name}`);
  // The server reads them beside a release in a folder. What lies in a bucket is served whole, so they stay with the team.
  const beside = to.startsWith('s3://') ? join(root, '.maps') : join(to, 'maps');
  const maps = values.maps ? from(values.maps) : beside;
  return { root, name, to, key, days, note, tell, check, withdrawn, maps, version: argument, audience: values.canary };
}

function makeKey() {
  if (!argument) throw new Error('Where to? remote key team.pem');
  const { privateKey, publicKey } = newKey();
  writeFileSync(from(argument), privateKey, { mode: 0o600, flag: 'wx' });
  console.log(`${argument} is the private key: keep it with the team, give it to --key or RELEASE_KEY.`);
  console.log(`The registry names the public key: "keys": ["${publicKey}"]`);
}
