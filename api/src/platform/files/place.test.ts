import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database/database';
import type { Services } from '../services';
import { withFile } from './place';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'place-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A received file, and services whose transaction ends as `commit` does; keys placed and not removed are in `placed`. */
async function upload(commit: () => void) {
  const path = join(folder, 'received');
  await writeFile(path, 'content');
  const placed = new Set<string>();
  let isOpen = false;
  const tx = { execute: async () => undefined } as unknown as Database;
  const services = {
    db: {
      transaction: async (work: (tx: Database) => Promise<unknown>) => {
        isOpen = true;
        const result = await work(tx);
        isOpen = false;
        commit();
        return result;
      },
    },
    files: {
      place: async (_file: unknown, key: string) => {
        // No connection waits for a slow store.
        expect(isOpen).toBe(false);
        placed.add(key);
      },
      remove: async (key: string) => void placed.delete(key),
    },
  } as unknown as Services;
  return { path, placed, services, upload: { file: { path, hash: 'a', size: 7 }, key: 'k' } };
}

const commits = () => {};

test('a file is in its place when its row is written', async () => {
  const { path, placed, services, upload: sent } = await upload(commits);
  const answer = await withFile(services, sent, async () => {
    expect(placed).toEqual(new Set(['k']));
    return 'written';
  });
  expect(answer).toBe('written');
  expect(placed).toEqual(new Set(['k']));
  expect(existsSync(path)).toBe(false);
});

test('neither file nor upload is left of a row that could not be written', async () => {
  const { path, placed, services, upload: sent } = await upload(commits);
  await expect(withFile(services, sent, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(placed.size).toBe(0);
  expect(existsSync(path)).toBe(false);
});

test('a file stays whose commit was not answered: its row may stand', async () => {
  const {
    placed,
    services,
    upload: sent,
  } = await upload(() => {
    throw new Error('connection lost');
  });
  await expect(withFile(services, sent, async () => 'written')).rejects.toThrow('connection lost');
  expect(placed).toEqual(new Set(['k']));
});
