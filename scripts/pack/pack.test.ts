/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');

/** A module of plain JavaScript, which Jest does not read. */
function evaluate<T>(module: string, expression: string): T {
  const code = `const m = await import(${JSON.stringify(path.join(__dirname, module))}); console.log(JSON.stringify(${expression}))`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })) as T;
}

/** `resource('…')` in the sources of the servers, but for what runs from sources alone. */
function resourcesAsked(): string[] {
  const args = [
    'grep',
    '-hoE',
    "resource\\('[^']+'\\)",
    '--',
    'api/**.ts',
    'api/**.mjs',
    'shell/src/server',
    ':!*.test.*',
    ':!*/testing/*',
  ];
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.slice("resource('".length, -2))
    .filter((name) => !/^src\/platform\/isolated\//.test(name));
}

test('every file that a program reads as it is comes with the artefact', () => {
  const packed = evaluate<string[]>('contents.mjs', 'm.RESOURCES');
  const asked = new Set(resourcesAsked());
  expect(asked).toContain('drizzle');
  expect([...asked].sort()).toEqual([...packed].sort());
  for (const name of packed) expect(existsSync(path.join(ROOT, 'api', name))).toBe(true);
});

test('a bill of materials names each package as the lockfile has it', () => {
  const lock = { 'node_modules/@a/b': { resolved: 'https://registry.example/b.tgz', integrity: 'sha512-AAEC' } };
  const packages = [
    { name: '@a/b', version: '1.2.3', license: 'MIT OR Apache-2.0', path: 'node_modules/@a/b', folder: '' },
  ];
  const given = `{ version: '2.0.0', date: new Date(0), packages: ${JSON.stringify(packages)}, lock: ${JSON.stringify(lock)} }`;
  const bill = evaluate<{ components: unknown[]; metadata: object }>('sbom.mjs', `m.sbomOf(${given})`);
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { timestamp: '1970-01-01T00:00:00.000Z' } });
  expect(bill.components).toEqual([
    {
      'bom-ref': 'node_modules/@a/b',
      type: 'library',
      group: '@a',
      name: 'b',
      version: '1.2.3',
      licenses: [{ expression: 'MIT OR Apache-2.0' }],
      purl: 'pkg:npm/%40a/b@1.2.3',
      hashes: [{ alg: 'SHA-512', content: '000102' }],
      externalReferences: [{ type: 'distribution', url: 'https://registry.example/b.tgz' }],
    },
  ]);
});

test('the changelog has a part for this version', () => {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
  expect(readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8')).toContain(`## [${version}]`);
});
