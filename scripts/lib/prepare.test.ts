/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');

interface Locked {
  link?: boolean;
  dev?: boolean;
  peer?: boolean;
}

/** Names of the packages that `npm start` installs. */
const served = Object.entries(
  (JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> })
    .packages,
)
  .filter(([place, { link, dev, peer }]) => place.includes('node_modules/') && !link && !dev && !peer)
  .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length));

test('npm start installs what builds and serves, and nothing that only tests need', () => {
  expect(served).toEqual(
    expect.arrayContaining(['@rspack/core', '@swc/core', 'fastify', 'react', 'axios', 'sharp', 'pg']),
  );
  const ofTests = ['jest', 'jsdom', 'msw', 'typescript', '@biomejs/biome', '@playwright/test', 'playwright-core'];
  const more = ['lighthouse', '@sparticuz/chromium', '@stryker-mutator/core', '@testing-library/react', 'drizzle-kit'];
  expect([...ofTests, ...more].filter((name) => served.includes(name))).toEqual([]);
});

describe('what is installed', () => {
  let folder: string;
  const mark = () => path.join(folder, 'node_modules/.installed-packages');

  /** A project whose `npm` writes down what it is told. */
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'university-install-'));
    for (const name of ['scripts/lib/prepare.mjs', 'package-lock.json'])
      cpSync(path.join(ROOT, name), path.join(folder, name));
    for (const name of ['programs', 'node_modules']) mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, 'programs/npm'), '#!/bin/sh\necho "$@" > told\n');
    chmodSync(path.join(folder, 'programs/npm'), 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** What npm was told to do; null where it was not called. */
  function ensure(wanted: 'serving' | 'all'): string | null {
    const code = `(await import('./scripts/lib/prepare.mjs')).ensureInstalled('${wanted}')`;
    const env = { PATH: path.join(folder, 'programs') };
    const told = path.join(folder, 'told');
    rmSync(told, { force: true });
    const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: folder, env });
    expect(status).toBe(0);
    return existsSync(told) ? readFileSync(told, 'utf8') : null;
  }

  test('begins with what serving needs; tests add the rest, and the next start takes nothing away', () => {
    expect(ensure('serving')).toMatch(/^ci --omit=dev --omit=peer /);
    expect(ensure('serving')).toBeNull();
    expect(ensure('all')).toMatch(/^install --no-save --include=dev --include=peer /);
    expect(ensure('all')).toBeNull();
    expect(ensure('serving')).toBeNull();
  });

  test('follows the lockfile with what was there', () => {
    ensure('all');
    writeFileSync(mark(), readFileSync(mark(), 'utf8').replace(/^\w+/, 'another'));
    expect(ensure('serving')).toMatch(/^install --no-save --include=dev --include=peer /);
  });
});
