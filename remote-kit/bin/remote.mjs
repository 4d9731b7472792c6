#!/usr/bin/env node
/**
 * What a team does with its remote, in the remote's folder:
 *   remote dev [--api URL | --in URL] [--port N]  shows it while it is changed
 *   remote test                                   types, lint, tests, contract, budget
 *   remote build                                  builds it into dist, or BUILD_OUT
 *   remote release  [--to place] [--key file] [--tell site]…     builds, checks, publishes; --canary staff|1…99 for some
 *   remote release  --check site…                 builds, and asks sites whether they would take it
 *   remote canary staff|1…99|all|nobody [--to …] [--key …]       gives the release that only some have to others
 *   remote releases [--to place]                                 lists what was done at the place
 *   remote rollback [version] [--to …] [--key …] [--tell …]      publishes an earlier version anew
 *   remote key file                                              makes a team's key
 *   remote stack [--maps folder]…                                says where in the sources a pasted stack leads
 * Sites that are told look at a signed release at once; others within seconds. `--expires 30`: sites may take it for 30
 * days, 180 by default; who has it in use keeps it. `--note "why"` is in the journal. `rollback` goes to a version that
 * was withdrawn only with `--withdrawn`. `release --maps folder`: source maps go there; by default beside a release in a
 * folder, as `maps`, and to `.maps` of the remote for one in a bucket. No web server may serve them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const KIT = join(import.meta.dirname, '..');

const COMMANDS = {
  dev: 'dev/alone.mjs',
  test: 'commands/test.mjs',
  build: 'commands/build.mjs',
  release: 'commands/release.mjs',
  releases: 'commands/release.mjs',
  canary: 'commands/release.mjs',
  rollback: 'commands/release.mjs',
  key: 'commands/release.mjs',
  stack: 'commands/stack.mjs',
};

const command = process.argv[2];
const file = Object.hasOwn(COMMANDS, command ?? '') && COMMANDS[command];
const isHelp = process.argv.includes('--help');
if (!file || isHelp) {
  const [help = ''] = readFileSync(import.meta.filename, 'utf8').split('*/');
  console[isHelp ? 'log' : 'error'](help.replace(/^(#!.*\n)?\/?\s?\*+ ?/gm, ''));
  process.exit(isHelp ? 0 : 1);
}
// In a checkout of the project, build the packages from source first.
if (existsSync(join(KIT, 'src'))) {
  const { status } = spawnSync(process.execPath, [join(KIT, '../scripts/build.mjs'), 'packages'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
await import(`../dist/${file}`);
