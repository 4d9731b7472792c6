import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EmbeddedClient } from '../platform/database/embedded';
import { openDatabase } from '../platform/database/open';
import { resource } from '../platform/resources';

/** A new embedded database takes seconds, so one is created for this machine and copied. */
const TEMPLATE = 'university-test-cluster-pglite-0.5.16';

const GIGABYTE = 1024 ** 3;

export const WORLDS = 'university-api-';

/** In memory where there is room: a database is 1,400 files. */
export const ROOM = hasRoom('/dev/shm') ? '/dev/shm' : tmpdir();

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > GIGABYTE;
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder, removed at the end of the test file. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(ROOM, WORLDS));
  folders.push(folder);
  return folder;
}

export const newDataDir = (): Promise<string> => copyOf(TEMPLATE, makeCluster);

export function newDataDirWithTables(): Promise<string> {
  const migrations = resource('drizzle');
  const hash = createHash('sha256');
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(path.join(migrations, name)));
  }
  return copyOf(`${TEMPLATE}-${hash.digest('hex').slice(0, 16)}`, makeTables);
}

/**
 * A folder of this machine that tests copy.
 * @param make makes it where nobody has yet: a folder to take it from
 * @param isWhole false: what belongs to it is missing, so it is made again
 */
export async function templateOf(name: string, make: () => Promise<string>, isWhole = true): Promise<string> {
  const template = path.join(tmpdir(), name);
  if (isWhole && existsSync(template)) return template;
  const draft = `${template}-${randomBytes(6).toString('hex')}`;
  cpSync(await make(), draft, { recursive: true });
  try {
    renameSync(draft, template);
  } catch {
    // Another test process was faster.
    rmSync(draft, { recursive: true });
  }
  return template;
}

async function copyOf(name: string, make: () => Promise<string>): Promise<string> {
  const template = await templateOf(name, make);
  const folder = newFolder();
  cpSync(template, path.join(folder, 'pg'), { recursive: true });
  return folder;
}

async function makeCluster(): Promise<string> {
  const folder = newFolder();
  const client = new EmbeddedClient(resource('src/platform/database/embedded/worker.mjs'), folder);
  await client.ready();
  await client.close();
  return folder;
}

async function makeTables(): Promise<string> {
  const dataDir = await newDataDir();
  const onError = (error: Error) => {
    throw error;
  };
  const database = await openDatabase({ dataDir, onError });
  await database.prepare(resource('drizzle'), async () => {});
  await database.close();
  return path.join(dataDir, 'pg');
}
