/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const ROOT = join(__dirname, '..');
const ADDRESSES = 'shared/src/contract/page-addresses.ts';

describe('a new remote', () => {
  const root = mkdtempSync(join(tmpdir(), 'new-remote-'));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [join(ROOT, 'scripts/new-remote/new-remote.mjs'), ...args], { encoding: 'utf8' });

  beforeAll(() => {
    for (const file of ['registry.json', ADDRESSES]) cpSync(join(ROOT, file), join(root, file));
    run('mfe-hostels', 'Hostels', '--root', root, '--no-lockfile');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('is granted its area, where staff write no pages', () => {
    expect(JSON.parse(read('registry.json')).remotes['mfe-hostels'].paths).toEqual(['/hostels/*']);
    expect(read(ADDRESSES)).toContain("const REMOTES = ['/hostels', '/admission', '/search'];");
  });

  it('leaves files as they are formatted', () => {
    const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
    for (const file of ['registry.json', ADDRESSES]) {
      const args = [biome, 'format', `--stdin-file-path=${basename(file)}`];
      expect(execFileSync(process.execPath, args, { cwd: ROOT, input: read(file), encoding: 'utf8' })).toBe(read(file));
    }
  });

  it('begins with a page, its tests for every stage, and no field that is not filled in', () => {
    for (const file of ['src/pages/First.test.tsx', 'src/contract.test.ts', 'browser/first.spec.ts'])
      expect(read(`mfe-hostels/${file}`)).not.toMatch(/__[A-Z]+__/);
    expect(read('mfe-hostels/playwright.config.ts')).toContain('http://localhost:3101');
  });

  it('in a repository of its own is checked with every change', () => {
    const folder = join(root, 'alone');
    run('--standalone', folder, 'mfe-alumni', 'Alumni', '/alumni-network');
    expect(existsSync(join(folder, '.gitignore'))).toBe(true);
    expect(read('alone/.github/workflows/check.yml')).toMatch(/npm test -- --all[\s\S]*npm run test:browser/);
    expect(read('alone/package.json')).not.toMatch(/__[A-Z]+__/);
  });
});
