// @ts-check
/** PGlite in a worker thread, as its queries block the event loop. Plain JavaScript: it is started as a file. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';

/** Drizzle parses these from text itself; functions cannot be posted to a thread. */
const AS_TEXT = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182];
const parsers = Object.fromEntries(AS_TEXT.map((type) => [type, (/** @type {string} */ value) => value]));

const ERROR_FIELDS = ['code', 'severity', 'detail', 'hint', 'schema', 'table', 'column', 'constraint', 'routine'];

if (!parentPort) throw new Error('worker.mjs runs as a worker thread only');
const port = parentPort;
const database = new PGlite(workerData.folder, { relaxedDurability: false });

/** Each holds PGlite's lock until `settle` is called. */
const transactions = new Map();

function begin(/** @type {number} */ id) {
  return new Promise((started, failed) => {
    const ended = database.transaction(
      (transaction) =>
        new Promise((settle) => {
          transactions.set(id, { transaction, settle, ended: () => ended });
          started(null);
        }),
    );
    ended.catch(failed);
  });
}

async function end(/** @type {number} */ id, /** @type {boolean} */ rollback) {
  const { transaction, settle, ended } = transactions.get(id);
  transactions.delete(id);
  if (rollback) await transaction.rollback();
  settle();
  await ended();
}

/** @type {Record<string, (message: any) => unknown>} */
const operations = {
  query: ({ transaction, sql, params, rowMode }) => {
    const target = transaction === undefined ? database : transactions.get(transaction).transaction;
    return target.query(sql, params, { rowMode, parsers });
  },
  begin: ({ transaction }) => begin(transaction),
  commit: ({ transaction }) => end(transaction, false),
  rollback: ({ transaction }) => end(transaction, true),
  ready: () => database.waitReady,
  close: () => database.close(),
};

port.on('message', async (message) => {
  try {
    port.postMessage({ id: message.id, result: await operations[message.operation]?.(message) });
  } catch (error) {
    const cause = /** @type {any} */ (error);
    const fields = Object.fromEntries(ERROR_FIELDS.filter((name) => cause?.[name]).map((name) => [name, cause[name]]));
    port.postMessage({ id: message.id, error: { message: String(cause?.message ?? cause), ...fields } });
  }
});
