import { Worker } from 'node:worker_threads';

export type Tasks = Record<string, (input: never) => unknown>;

export interface TaskMessage {
  task: string;
  input: unknown;
}

/** `ready` is sent once the code is loaded. */
export type ReplyMessage =
  | { ready: true }
  | { result: unknown; isFull?: boolean }
  | { error: { message: string; code?: string; syscall?: string } };

const CHECK_INTERVAL = 20;

/**
 * A watchdog thread, as the task may loop. Ends the process over its memory limit, which V8's limits do not cover for
 * buffers, or without its server.
 */
const WATCH = `
  const { parentPort, workerData } = require('node:worker_threads');
  setInterval(() => {
    const isTooLarge = process.memoryUsage.rss() > workerData.memory;
    if (isTooLarge || process.ppid !== workerData.server) process.kill(process.pid, 'SIGKILL');
  }, workerData.every);
  parentPort.postMessage('watching');`;

/** Runs tasks for the parent, one after the other. The last argument of the program is the memory limit in bytes. */
export function serve(tasks: Tasks): void {
  const memory = Number(process.argv.at(-1));
  const held = process.memoryUsage.rss();
  const send = (message: ReplyMessage) => process.send?.(message);
  process.on('message', async ({ task, input }: TaskMessage) => {
    try {
      const perform = tasks[task];
      if (!perform) throw new Error(`There is no task ${task}`);
      const result = await perform(input as never);
      // Memory kept by libraries must not count against the next task.
      send({ result, isFull: process.memoryUsage.rss() > held + memory / 2 });
    } catch (error) {
      const { message, code, syscall } = error as NodeJS.ErrnoException;
      send({ error: { message, code, syscall } });
    }
  });
  process.on('disconnect', () => process.exit());
  // Ctrl+C is handled by the server.
  process.on('SIGINT', () => {});
  const watch = new Worker(WATCH, {
    eval: true,
    workerData: { memory: held + memory, server: process.ppid, every: CHECK_INTERVAL },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
  watch.once('message', () => send({ ready: true }));
}
