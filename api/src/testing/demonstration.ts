import { createHash, randomBytes } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { DAY } from '@university/shared/time';
import { buildApi, type Api } from '../index';
import { newDataDir, newFolder, ROOM, WORLDS } from './cluster';
import {
  cloneDatabase,
  dropOldTemplates,
  isDatabase,
  keepAsTemplate,
  newPostgresDatabase,
  type TestDatabase,
} from './postgres';
import { SECRETS, START } from './start';

const ROOT = path.resolve(__dirname, '../../..');

/** What the loaded demonstration depends on: the sources that load it, and the tables they fill. */
const SOURCES = ['api/drizzle', 'api/src', 'api/demo', 'demo', 'shared/src/contract', 'shared/src/time'];

const TEMPLATES = 'university-test-demonstration-';

/** An empty folder, or one with the files of a database, and the database beside it where it is PostgreSQL. */
export interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Removes both. */
  drop(): Promise<void>;
}

/** A place where the demonstration is loaded, as it stands at START: copied from one that was loaded once for these sources. */
export async function newDemonstration(kind: Api['database']): Promise<Place> {
  const name = `${kind}-${digest()}`;
  const template = path.join(tmpdir(), `${TEMPLATES}${name}`);
  const database = `university_template_${digest()}`;
  const isThere = isFolder(template) && (kind === 'embedded' || (await isDatabase(database)));
  if (!isThere) await makeTemplate(kind, template, database);
  const dataDir = newFolder();
  cpSync(template, dataDir, { recursive: true });
  return placeOf(dataDir, kind === 'postgres' ? await cloneDatabase(database) : undefined);
}

/** A place with nothing loaded. */
export async function newPlace(kind: Api['database']): Promise<Place> {
  const postgres = kind === 'postgres' ? await newPostgresDatabase() : undefined;
  const dataDir = postgres ? newFolder() : await newDataDir();
  return placeOf(dataDir, postgres);
}

function placeOf(dataDir: string, postgres: TestDatabase | undefined): Place {
  return {
    dataDir,
    databaseUrl: postgres?.url,
    drop: async () => {
      await postgres?.drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function makeTemplate(kind: Api['database'], template: string, database: string): Promise<void> {
  await removeOld();
  const place = await newPlace(kind);
  const api = await buildApi({
    databaseUrl: place.databaseUrl,
    dataDir: place.dataDir,
    demo: true,
    ...SECRETS,
    logger: Fastify().log,
    now: () => START,
  });
  await api.close();
  // The database first: a folder without its database is made again, a database without its folder is taken.
  if (place.databaseUrl) await keepAsTemplate(place.databaseUrl, database);
  const draft = `${template}-${randomBytes(6).toString('hex')}`;
  cpSync(place.dataDir, draft, { recursive: true });
  rmSync(place.dataDir, { recursive: true });
  try {
    renameSync(draft, template);
  } catch {
    // Another test process was faster; the same sources load the same demonstration.
    rmSync(draft, { recursive: true });
  }
}

/** Templates of sources that nobody has tested for a day, and worlds that were killed. */
async function removeOld(): Promise<void> {
  const old = Date.now() - DAY;
  removeFolders(tmpdir(), TEMPLATES, old);
  removeFolders(ROOM, WORLDS, old);
  await dropOldTemplates(old);
}

/** @param before epoch milliseconds */
function removeFolders(room: string, prefix: string, before: number): void {
  for (const entry of readdirSync(room).filter((name) => name.startsWith(prefix))) {
    const folder = path.join(room, entry);
    if (isFolder(folder) && statSync(folder).mtimeMs < before) rmSync(folder, { recursive: true, force: true });
  }
}

function isFolder(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

let known: string | undefined;

function digest(): string {
  if (known) return known;
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesOf(path.join(ROOT, source))) hash.update(file).update(readFileSync(file));
  }
  known = hash.digest('hex').slice(0, 16);
  return known;
}

function filesOf(source: string): string[] {
  if (!isFolder(source)) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.ts$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
