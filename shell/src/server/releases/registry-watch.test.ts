/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { readRegistry } from './registry';
import { watchRegistry } from './registry-watch';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'));
  file = join(folder, 'registry.json');
});
afterEach(() => rm(folder, { recursive: true }));

const write = (...names: string[]) =>
  writeFile(
    file,
    JSON.stringify({ remotes: Object.fromEntries(names.map((name) => [name, { from: name, paths: [] }])) }),
  );

/** Steps until something is so. */
async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
}

test('another registry is taken; one that cannot be used is reported once and changes nothing', async () => {
  await write('mfe-a');
  const taken: string[][] = [];
  const errors: string[] = [];
  const log = { info: () => {}, error: (text: string) => errors.push(text) } as unknown as FastifyBaseLogger;
  const stop = watchRegistry(await readRegistry(file), {
    location: file,
    mustBeSigned: false,
    log,
    every: 1,
    onChange: async (entries) => void taken.push(entries.map(({ name }) => name)),
  });
  await write('mfe-a', 'mfe-b');
  await until(() => taken.length === 1);
  await writeFile(file, '{');
  await until(() => errors.some((error) => error.includes('is not JSON')));
  const reported = errors.length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(errors).toHaveLength(reported);
  expect(errors.at(-1)).toBe(`REMOTES: ${file} is not JSON. The one in use stays.`);
  await write('mfe-b', 'mfe-a');
  await until(() => taken.length === 2);
  stop();
  // The order is part of it: who stands first keeps what it claims.
  expect(taken).toEqual([
    ['mfe-a', 'mfe-b'],
    ['mfe-b', 'mfe-a'],
  ]);
});
