/** @jest-environment node */
import { hasRoom } from './room';

const MB = 1024 * 1024;

test.each([
  ['200 MB of a large disk', 200 * MB, 1_000_000 * MB, true],
  ['a little less', 200 * MB - 1, 1_000_000 * MB, false],
  ['a twentieth of a small one', 50 * MB, 1_000 * MB, true],
  ['a little less of that', 50 * MB - 1, 1_000 * MB, false],
])('%s is room: %d of %d bytes', async (_what, free, all, isRoom) => {
  expect(await hasRoom('/', async () => ({ free, all }))).toBe(isRoom);
});

test('the disk of this folder is asked', async () => {
  expect(typeof (await hasRoom(process.cwd()))).toBe('boolean');
});
