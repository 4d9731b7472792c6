/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SourceMaps } from './source-maps';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'maps-'));
  mkdirSync(join(folder, 'maps'));
  // The second column of the built file is the first of line 3; names and lines as in ECMA-426.
  const map = { version: 3, sources: ['webpack://mfe-a/./src/Page.tsx'], names: ['Page'], mappings: 'CAEAA' };
  writeFileSync(join(folder, 'maps/Page.0123.js.map'), JSON.stringify(map));
  writeFileSync(join(folder, 'maps/broken.js.map'), '<html>');
  writeFileSync(join(folder, 'maps/large.js.map'), ' '.repeat(5 * 1024 * 1024));
  writeFileSync(join(folder, 'maps/packed.js.map.gz'), gzipSync(JSON.stringify(map)));
  writeFileSync(join(folder, 'maps/bomb.js.map.gz'), gzipSync(' '.repeat(5 * 1024 * 1024)));
  writeFileSync(join(folder, 'secret.map'), JSON.stringify(map));
});
afterAll(() => rmSync(folder, { recursive: true }));

const linesOf = (...positions: string[]) =>
  new SourceMaps((owner) => (owner === 'mfe-a' ? join(folder, 'maps') : undefined)).lines(positions);

test('a position is told with its place in the sources, and the name there', async () => {
  const position = 'mfe-a/Page.0123.js:1:2';
  expect(await linesOf(position, position)).toEqual(
    [position, position].map((position) => ({ position, source: 'src/Page.tsx:3:1 (Page)' })),
  );
});

test('so is one in a map that was packed', async () => {
  const position = 'mfe-a/packed.js:1:2';
  expect(await linesOf(position)).toEqual([{ position, source: 'src/Page.tsx:3:1 (Page)' }]);
});

test.each([
  ['an earlier release without a map', 'mfe-a/Page.9999.js:1:2'],
  ['a file that is no map', 'mfe-a/broken.js:1:2'],
  ['a map that would hold up visitors', 'mfe-a/large.js:1:2'],
  ['a packed one that would', 'mfe-a/bomb.js:1:2'],
  ['a remote on the web, whose team has the maps', 'mfe-b/Page.0123.js:1:2'],
  ['a position outside the map', 'mfe-a/Page.0123.js:9:1'],
  ['a file outside the folder', 'mfe-a/../secret:1:2'],
])('what nobody can tell stays a position: %s', async (_says, position) => {
  expect(await linesOf(position)).toEqual([{ position, source: null }]);
});
