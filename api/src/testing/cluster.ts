import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EmbeddedClient } from '../platform/database/embedded';
import { openDatabase } from '../platform/database/open';
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
export const newDataDir = (): Promise<string> => copyOf(TEMPLATE, makeCluster);

/** The same with all tables and no rows. */
export function newDataDirWithTables(): Promise<string> {
  const migrations = resource('drizzle');
  const hash = createHash('sha256');
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(path.join(migrations, name)));
  }
  return copyOf(`${TEMPLATE}-${hash.digest('hex').slice(0, 16)}`, makeTables);
}

/** @param make makes the folder of a cluster, where nobody has made the template yet */
async function copyOf(template: string, make: () => Promise<string>): Promise<string> {
  if (!existsSync(template)) {
    const draft = await make();
    try {
      renameSync(draft, template);
    } catch {
      // Another test process was faster.
      rmSync(draft, { recursive: true });
    }
  }
  const folder = newFolder();
  cpSync(template, path.join(folder, 'pg'), { recursive: true });
  return folder;
}

async function makeCluster(): Promise<string> {
  const draft = mkdtempSync(path.join(tmpdir(), 'university-cluster-'));
  const client = new EmbeddedClient(resource('src/platform/database/embedded/worker.mjs'), draft);
  await client.ready();
  await client.close();
  return draft;
}

async function makeTables(): Promise<string> {
  const dataDir = await newDataDir();
  const onError = (error: Error) => {
    throw error;
  };
  const database = await openDatabase({ dataDir, onError });
  await database.prepare(resource('drizzle'), async () => {});
  await database.close();
  const draft = mkdtempSync(path.join(tmpdir(), 'university-cluster-'));
  cpSync(path.join(dataDir, 'pg'), draft, { recursive: true });
  rmSync(dataDir, { recursive: true });
  return draft;
}
