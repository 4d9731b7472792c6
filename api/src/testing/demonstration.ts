import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { DAY } from '@university/shared/time';
import { buildApi, type Api } from '../index';
import { newDataDir, newFolder, ROOM, templateOf, WORLDS } from './cluster';
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

/** Inputs of the loaded demonstration: its sources, and the tables. */
const SOURCES = ['api/drizzle', 'api/src', 'api/demo', 'demo', 'shared/src/contract', 'shared/src/time'];

const TEMPLATES = 'university-test-demonstration-';

export interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
  drop(): Promise<void>;
}

/** A copy of the demonstration as it is at START, loaded once for these sources. */
export async function newDemonstration(kind: Api['database']): Promise<Place> {
  const name = `${TEMPLATES}${kind}-${digest()}`;
  const database = `university_template_${digest()}`;
  const isWhole = kind === 'embedded' || (await isDatabase(database));
  const template = await templateOf(name, () => load(kind, database), isWhole);
  const dataDir = newFolder();
  cpSync(template, dataDir, { recursive: true });
  return placeOf(dataDir, kind === 'postgres' ? await cloneDatabase(database) : undefined);
}

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
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function load(kind: Api['database'], database: string): Promise<string> {
  await removeOld();
  const { dataDir, databaseUrl } = await newPlace(kind);
  const logger = Fastify().log;
  const api = await buildApi({ databaseUrl, dataDir, demo: true, ...SECRETS, logger, now: () => START });
  await api.close();
  // Before the folder: a folder without its database is made again.
  if (databaseUrl) await keepAsTemplate(databaseUrl, database);
  return dataDir;
}

/** Removes templates not used for a day, and what killed tests left. */
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
