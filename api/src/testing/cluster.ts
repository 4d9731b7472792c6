import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EmbeddedClient } from '../platform/database/embedded/client';
import { resource } from '../platform/resources';

/** Making a new embedded database takes seconds, so one is made once for this machine and copied. */
const TEMPLATE = path.join(tmpdir(), 'university-test-cluster-pglite-0.5.16');

const GIGABYTE = 1024 ** 3;

/** What the names of worlds' folders begin with. */
export const WORLDS = 'university-api-';

/** In memory where there is room: a database is 1,400 files, and what tests write need not outlive the machine. */
export const ROOM = hasRoom('/dev/shm') ? '/dev/shm' : tmpdir();

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > GIGABYTE;
}

/** An empty folder for a world. */
export const newFolder = (): string => mkdtempSync(path.join(ROOM, WORLDS));

/** A new data folder with an embedded database that has no tables yet. */
export async function newDataDir(): Promise<string> {
  if (!existsSync(TEMPLATE)) await makeTemplate();
  const folder = newFolder();
  cpSync(TEMPLATE, path.join(folder, 'pg'), { recursive: true });
  return folder;
}

async function makeTemplate() {
  const draft = mkdtempSync(path.join(tmpdir(), 'university-cluster-'));
  const client = new EmbeddedClient(resource('src/platform/database/embedded/worker.mjs'), draft);
  await client.ready();
  await client.close();
  try {
    renameSync(draft, TEMPLATE);
  } catch {
    // Another test process was faster.
    rmSync(draft, { recursive: true });
  }
}
