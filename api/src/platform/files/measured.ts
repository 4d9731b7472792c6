import { Gauge, Histogram } from 'prom-client';
import { spaceAt } from './room';
import type { FileStorage } from './storage';

const durations = new Histogram({
  name: 'storage_operation_seconds',
  help: 'Time that the storage of uploads took, by what was asked of it and whether it could be done',
  labelNames: ['storage', 'operation', 'outcome'],
  buckets: [0.001, 0.01, 0.05, 0.25, 1, 5, 30],
});

/** Where uploads are received, of the storage that was opened last: one in a process, many in tests. */
let incoming: string | undefined;

const free: Gauge = new Gauge({
  name: 'storage_free_bytes',
  help: 'Room that is left on the disk on which uploads are received',
  collect: async () => {
    if (incoming === undefined) return;
    const space = await spaceAt(incoming).catch(() => null);
    free.set(space?.free ?? Number.NaN);
  },
});

/** The same storage, with what it takes on `/metrics`. Listing is not timed: whoever asks sets its pace. */
export function measured(storage: FileStorage): FileStorage {
  incoming = storage.incoming;
  const timed =
    <A extends unknown[], R>(operation: string, work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const ended = durations.startTimer({ storage: storage.kind, operation });
      try {
        const result = await work(...args);
        ended({ outcome: 'done' });
        return result;
      } catch (error) {
        ended({ outcome: 'failed' });
        throw error;
      }
    };
  return {
    ...storage,
    place: timed('place', storage.place),
    write: timed('write', storage.write),
    has: timed('has', storage.has),
    open: timed('open', storage.open),
    remove: timed('remove', storage.remove),
  };
}
