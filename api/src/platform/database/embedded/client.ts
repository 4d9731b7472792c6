import { Worker } from 'node:worker_threads';

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

/** A failure inside the database. `code` is its SQLSTATE where it has one. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
  readonly code?: string;
}

/**
 * The part of PGlite that drizzle's session uses, answered by PGlite in a worker thread (worker.mjs).
 * A transaction holds the database: whoever queries this object inside one waits for ever, so use the `tx` given.
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

  /** Resolves when the database is open; about 3 s for a new one. */
  async ready(): Promise<void> {
    await this.#send({ operation: 'ready' });
  }

  query(sql: string, params?: unknown[], options?: QueryOptions): Promise<unknown> {
    return this.#send({ operation: 'query', sql, params, rowMode: options?.rowMode });
  }

  /** Commits when `work` resolves, rolls back when it rejects. */
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
