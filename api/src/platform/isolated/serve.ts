import { Worker } from 'node:worker_threads';

/** A task reads what strangers sent. Its input and its result travel between processes, so they are plain data. */
export type Tasks = Record<string, (input: never) => unknown>;

/** From the server to a process apart. */
export interface TaskMessage {
  task: string;
  input: unknown;
}

/** From a process apart to the server; the first says that it has loaded its code. */
export type ReplyMessage =
  | { ready: true }
  | { result: unknown; isFull?: boolean }
  | { error: { message: string; code?: string; syscall?: string } };

/** Milliseconds between two looks at the memory. */
const LOOK_EVERY = 20;

/**
 * A thread beside the work, which may be in an endless loop. Ends the process when it holds more memory than it may:
 * V8's own limits know nothing of the bytes of buffers. And when the server is gone, which would have ended it.
 */
const WATCH = `
  const { parentPort, workerData } = require('node:worker_threads');
  setInterval(() => {
    const isTooLarge = process.memoryUsage.rss() > workerData.memory;
    if (isTooLarge || process.ppid !== workerData.server) process.kill(process.pid, 'SIGKILL');
  }, workerData.every);
  parentPort.postMessage('watching');`;

/**
 * Does tasks for the process that started this one, which waits for the answer to one before it sends the next. The last
 * argument of the program says how many bytes it may hold, beside what Node itself needs.
 */
export function serve(tasks: Tasks): void {
  const memory = Number(process.argv.at(-1));
  const held = process.memoryUsage.rss();
  const send = (message: ReplyMessage) => process.send?.(message);
  process.on('message', async ({ task, input }: TaskMessage) => {
    try {
      const perform = tasks[task];
      if (!perform) throw new Error(`There is no task ${task}`);
      const result = await perform(input as never);
      // What libraries keep of one task must not be what the next one is ended for.
      send({ result, isFull: process.memoryUsage.rss() > held + memory / 2 });
    } catch (error) {
      const { message, code, syscall } = error as NodeJS.ErrnoException;
      send({ error: { message, code, syscall } });
    }
  });
  process.on('disconnect', () => process.exit());
  // Ctrl+C is for the server, which ends what it started.
  process.on('SIGINT', () => {});
  const watch = new Worker(WATCH, {
    eval: true,
    workerData: { memory: held + memory, server: process.ppid, every: LOOK_EVERY },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
  watch.once('message', () => send({ ready: true }));
}
