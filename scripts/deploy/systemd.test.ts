/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEPLOY, read } from './given';

const folder = mkdtempSync(join(tmpdir(), 'university-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How exposed a service may be, of 100, by systemd's own reckoning: "OK" ends at 40. */
const MOST_EXPOSED = 25;

const UNITS = readdirSync(join(DEPLOY, 'systemd'));
const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8', cwd: folder });
const version = Number(/^systemd (\d+)/.exec(analyze('--version').stdout ?? '')?.[1] ?? 0);
const isThere = version >= 252;
if (!isThere) console.warn('Units are not verified: there is no systemd-analyze of systemd 252 or newer.');

beforeAll(() => {
  for (const name of UNITS) {
    // Node need not be where Debian puts it.
    writeFileSync(join(folder, name), read(`systemd/${name}`).replace('/usr/bin/node', process.execPath));
  }
});

(isThere ? test.each(UNITS) : test.skip.each(UNITS))('%s is right, and shut off', (name) => {
  const verified = analyze('verify', '--man=no', '--recursive-errors=yes', join(folder, name));
  expect([verified.stderr, verified.status]).toEqual(['', 0]);
  const security = analyze('security', '--offline=yes', `--threshold=${MOST_EXPOSED}`, join(folder, name));
  expect([security.status === 0 ? '' : security.stdout, security.status]).toEqual(['', 0]);
});

test.each(UNITS)('%s leaves stopping to its main process, and gives it the time', (name) => {
  const text = read(`systemd/${name}`);
  if (name.includes('migrate')) return;
  expect(text).toContain('KillMode=mixed');
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(120 + 10);
});
