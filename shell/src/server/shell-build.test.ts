/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readShellBuilds, shellsIn } from './shell-build';

test('reads what the build says of itself; browsers find its files below /assets', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'shell-'));
  const build = {
    entry: [{ file: 'main.1.js', integrity: 'x' }],
    start: [],
    provides: { react: '19.3.1' },
    languages: { hi: { entry: [{ file: 'main.2.js', integrity: 'y' }] } },
  };
  await writeFile(join(dist, 'browser.json'), JSON.stringify(build));
  const english = { entry: [{ file: '/assets/main.1.js', integrity: 'x' }], start: [], provides: { react: '19.3.1' } };
  const hindi = { ...english, entry: [{ file: '/assets/main.2.js', integrity: 'y' }] };
  const builds = readShellBuilds(dist);
  expect(builds).toEqual({ en: english, hi: hindi });
  expect(shellsIn([], builds)).toEqual({ en: english });
  expect(shellsIn(['hi'], builds)).toEqual(builds);
  await rm(dist, { recursive: true });
});
