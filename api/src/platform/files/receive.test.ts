/** @jest-environment node */
import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { receive } from './receive';

const folder = mkdtempSync(path.join(tmpdir(), 'university-receive-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('an upload that breaks while its file is being made leaves no file', async () => {
  const { open } = fs;
  const made: (() => void)[] = [];
  jest.spyOn(fs, 'open').mockImplementation(((...all: Parameters<typeof open>) => {
    made.push(() => open(...all));
  }) as typeof open);
  const source = new Readable({ read: () => {} });
  let isAnswered = false;
  const received = receive(folder, source)
    .catch((error: Error) => error.message)
    .finally(() => {
      isAnswered = true;
    });
  source.destroy(new Error('broken'));
  // A disk that takes its time: whoever does not wait for it has answered by then.
  for (let turn = 0; turn < 5_000 && !isAnswered; turn++) await setImmediate();
  for (const make of made) make();
  expect(await received).toBe('broken');
  jest.restoreAllMocks();
  await receive(folder, Readable.from(['x'])).then((file) => rmSync(file.path));
  expect(readdirSync(folder)).toEqual([]);
});
