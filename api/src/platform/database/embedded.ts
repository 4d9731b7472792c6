import { Worker } from 'node:worker_threads';
import { linkSync, readFileSync, renameSync, rmSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '@university/web';
import { createWhole, ensureFolder } from '../data-folder';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { resource } from '../resources';
import { type OpenDatabase, type OpenOptions, refuseNewerSchema } from './database';
import * as schema from './schema';

interface QueryOptions {
  rowMode?: 'array' | 'object';
}

interface Message extends QueryOptions {
  operation: 'query' | 'begin' | 'commit' | 'rollback' | 'ready' | 'close';
  transaction?: number;
  sql?: string;
  params?: unknown[];
}

type Reply = { id: number } & ({ result: unknown; error?: undefined } | { error: { message: string; code?: string } });
type Pending = { resolve: (result: unknown) => void; reject: (error: Error) => void };

export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
  readonly code?: string;
}

/**
 * The part of PGlite that drizzle uses, in a worker thread. In a transaction only its `tx` works: others would deadlock.
 */
export class EmbeddedClient {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #messages = 0;
  #transactions = 0;
  #failure: Error | undefined;

  constructor(workerFile: string, folder: string) {
    this.#worker = new Worker(workerFile, { workerData: { folder } });
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new EmbeddedDatabaseError('The embedded database has stopped')));
  }

  async ready(): Promise<void> {
    await this.#send({ operation: 'ready' });
  }

  query(sql: string, params?: unknown[], options?: QueryOptions): Promise<unknown> {
    return this.#send({ operation: 'query', sql, params, rowMode: options?.rowMode });
  }

  async transaction<T>(work: (client: Pick<EmbeddedClient, 'query'>) => Promise<T>): Promise<T> {
    const transaction = ++this.#transactions;
    await this.#send({ operation: 'begin', transaction });
    let result: T;
    try {
      result = await work({
        query: (sql, params, options) =>
          this.#send({ operation: 'query', transaction, sql, params, rowMode: options?.rowMode }),
      });
    } catch (error) {
      await this.#send({ operation: 'rollback', transaction });
      throw error;
    }
    await this.#send({ operation: 'commit', transaction });
    return result;
  }

  async close(): Promise<void> {
    if (!this.#failure) await this.#send({ operation: 'close' });
    await this.#worker.terminate();
  }

  #send(message: Message): Promise<unknown> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = ++this.#messages;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...message });
    });
  }

  #settle(reply: Reply) {
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (reply.error) pending?.reject(Object.assign(new EmbeddedDatabaseError(reply.error.message), reply.error));
    else pending?.resolve(reply.result);
  }

  #fail(error: Error) {
    this.#failure ??= error;
    for (const { reject } of this.#pending.values()) reject(this.#failure);
    this.#pending.clear();
  }
}

interface Owner {
  pid: number;
  /** Clock ticks since boot, to recognise a reused process id; null without /proc. */
  started: string | null;
}

function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Counted after the command, which is in brackets and may contain anything.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isRunning({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === null || started === startTime(pid);
}

function readOwner(file: string): Owner | undefined {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Partial<Owner>;
    return typeof owner.pid === 'number' ? { pid: owner.pid, started: owner.started ?? null } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes `<folder>/lock`: PGlite lets two processes open one folder and loses rows. The lock of a dead process is taken over.
 * @returns the function that releases it
 * @throws StartupError when another running process holds it
 */
export function lockFolder(folder: string): () => void {
  ensureFolder(folder);
  const file = path.join(folder, 'lock');
  const mine: Owner = { pid: process.pid, started: startTime(process.pid) };
  for (let attempt = 0; attempt < 5; attempt++) {
    if (createWhole(file, JSON.stringify(mine))) return () => rmSync(file, { force: true });
    const owner = readOwner(file);
    if (owner && isRunning(owner)) throw inUse(folder, owner);
    takeAside(file);
  }
  throw new StartupError(`The data folder ${folder} is being opened by several processes at once. Start one only.`);
}

export function holderOf(folder: string): number | undefined {
  const owner = readOwner(path.join(folder, 'lock'));
  return owner && isRunning(owner) ? owner.pid : undefined;
}

function inUse(folder: string, owner: Owner): StartupError {
  return new StartupError(
    `The data folder ${folder} is in use by process ${owner.pid}. Stop it or set DATA_DIR to another folder.`,
  );
}

/** Removes an abandoned lock; restores it if another process has renewed it meanwhile. */
function takeAside(file: string) {
  const aside = `${file}.old.${process.pid}`;
  try {
    renameSync(file, aside);
    const owner = readOwner(aside);
    if (owner && isRunning(owner)) linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

export async function openEmbedded(
  dataDir: string,
  { onNewerSchema }: Pick<OpenOptions, 'onNewerSchema'> = {},
  workerFile = resource('src/platform/database/embedded/worker.mjs'),
): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir);
  const folder = path.join(dataDir, 'pg');
  mkdirSync(folder, { recursive: true });
  const client = new EmbeddedClient(workerFile, folder);
  try {
    await client.ready();
  } catch (error) {
    await client.close().catch(() => {});
    unlock();
    throw new StartupError(`The embedded database in ${folder} does not open: ${(error as Error).message}`);
  }
  const db = drizzle({ client: client as unknown as PGlite, schema });
  return {
    db,
    kind: 'embedded',
    prepare: async (migrationsFolder, then) => {
      await refuseNewerSchema(db, migrationsFolder, onNewerSchema);
      await migrate(db, { migrationsFolder });
      await then(db);
    },
    close: () => client.close().finally(unlock),
  };
}
