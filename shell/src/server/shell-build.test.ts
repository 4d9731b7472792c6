/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readShellBuild } from './shell-build';

test('reads what the build says of itself; browsers find its files below /assets', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'shell-'));
  const build = { entry: [{ file: 'main.1.js', integrity: 'x' }], start: [], provides: { react: '19.3.1' } };
  await writeFile(join(dist, 'browser.json'), JSON.stringify(build));
  expect(readShellBuild(dist)).toEqual({
    entry: [{ file: '/assets/main.1.js', integrity: 'x' }],
    start: [],
    provides: { react: '19.3.1' },
  });
  await rm(dist, { recursive: true });
});
