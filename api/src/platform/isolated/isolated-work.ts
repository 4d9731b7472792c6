import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { ReplyMessage, TaskMessage, Tasks } from './serve';
import { resource } from '../resources';
import { ClientDisconnected, FairQueue, HttpError } from '@university/web';
import type { TASKS } from './process';

/** The work exceeded a limit, or its process ended. */
export class WorkEnded extends Error {
  override name = 'WorkEnded';
}

const START_LIMIT = 20_000;

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * Runs one task at a time in a process without the server's environment and open files. Over a limit it is killed, which
 * ends endless loops, native code and full heaps alike.
 */
class IsolatedProcess {
  readonly #child: ChildProcess;
  readonly #started: Promise<void>;
  #waiting: Waiting | undefined;
  #isBusy = false;
  #idle: NodeJS.Timeout | undefined;
  #end: WorkEnded | undefined;

  constructor(
    program: Program,
    private readonly limits: Limits,
  ) {
    this.#child = fork(program.file, [...program.arguments, String(limits.memory)], {
      execArgv: [`--max-old-space-size=${Math.floor(limits.memory / 1024 / 1024)}`],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    if (this.#child.pid) setPriority(this.#child.pid, limits.priority);
    this.#child.on('error', (error) => this.#fail(`failed: ${error.message}`));
    this.#child.on('exit', (code, signal) => this.#fail(`ended with ${signal ?? code}`));
    this.#child.on('message', (reply: ReplyMessage) => this.#settle(reply));
    this.#started = this.#within(START_LIMIT, () => {});
    // Also rejects without a task.
    this.#started.catch(() => {});
  }

  get isGone(): boolean {
    return this.#end !== undefined;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** @throws WorkEnded, errors of the task */
  async run(message: TaskMessage): Promise<unknown> {
    clearTimeout(this.#idle);
    this.#setBusy(true);
    try {
      await this.#started;
      return await this.#within(this.limits.time, () => this.#child.send(message));
    } finally {
      this.#setBusy(false);
      if (!this.#end) this.#idle = setTimeout(() => this.end('had nothing to do'), this.limits.idle).unref();
    }
  }

  end(reason: string): void {
    clearTimeout(this.#idle);
    this.#fail(reason);
    this.#child.kill('SIGKILL');
  }

  #within<T>(milliseconds: number, begin: () => void): Promise<T> {
    if (this.#end) return Promise.reject(this.#end);
    const timer = setTimeout(() => this.end(`took more than ${milliseconds} ms`), milliseconds);
    const answered = new Promise<unknown>((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
    begin();
    return answered.finally(() => clearTimeout(timer)) as Promise<T>;
  }

  #settle(reply: ReplyMessage): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if ('isFull' in reply && reply.isFull) this.end('holds much memory');
    if ('error' in reply) waiting?.reject(Object.assign(new Error(reply.error.message), reply.error));
    else waiting?.resolve('result' in reply ? reply.result : undefined);
  }

  #fail(reason: string): void {
    this.#end ??= new WorkEnded(`A process for work apart ${reason}`);
    this.#waiting?.reject(this.#end);
    this.#waiting = undefined;
  }

  /** An idle process does not keep the server alive. */
  #setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    if (isBusy) {
      this.#child.ref();
      this.#child.channel?.ref();
    } else {
      this.#child.unref();
      this.#child.channel?.unref();
    }
  }
}

interface Program {
  file: string;
  arguments: string[];
}

export const fromSource = (name: string): Program => ({
  file: resource('src/platform/isolated/from-source.mjs'),
  arguments: [resource(`src/platform/isolated/${name}`)],
});

/** The built program beside the started script, else the source. */
function isolatedProgram(): Program {
  const script = process.argv[1];
  const built = script && existsSync(script) && path.join(path.dirname(realpathSync(script)), 'isolated.mjs');
  return built && existsSync(built) ? { file: built, arguments: [] } : fromSource('process.ts');
}

export interface Limits {
  /** Milliseconds of a task. */
  time: number;
  /** Bytes beside what Node itself needs. */
  memory: number;
  /** Nice value, above the server's. */
  priority: number;
  processes: number;
  /** Waiting tasks of all senders. */
  waiting: number;
  /** Waiting tasks of one sender. */
  waitingEach: number;
  /** Milliseconds that a task may wait; with `time` less than the connection timeout (web/src/server.ts). */
  maxWait: number;
  /** Milliseconds after which an idle process ends. */
  idle: number;
}

const MIB = 1024 * 1024;

const QUEUE = { waiting: 20, waitingEach: 2, maxWait: 60_000, idle: 30_000 } as const;

/**
 * Separate processes and queues, so that kinds of work do not wait for each other.
 * Pictures: 12 megapixels take 4 s of CPU and 140 MB; the largest, an interlaced PNG with 16 bits a channel, 500 MB. One at
 * a time with low priority, so that pages stay fast (`npm run bench:media`).
 * Texts: 36 pages take half a second and 90 MB.
 * Seats: 20,000 applicants with 30 preferences take 8 s and 400 MB, their reasons 4 s.
 */
export const LIMITS = {
  documents: { ...QUEUE, time: 4_000, memory: 128 * MIB, priority: 5, processes: 1 },
  texts: { ...QUEUE, time: 20_000, memory: 256 * MIB, priority: 10, processes: 1, idle: 5_000 },
  pictures: { ...QUEUE, time: 50_000, memory: 768 * MIB, priority: 5, processes: 1 },
  seats: { ...QUEUE, time: 90_000, maxWait: 20_000, memory: 1024 * MIB, priority: 5, processes: 1, idle: 5_000 },
} as const satisfies Record<string, Limits>;

type Input<T extends Tasks, K extends keyof T> = Parameters<T[K]>[0];
type Result<T extends Tasks, K extends keyof T> = Awaited<ReturnType<T[K]>>;

const RETRY_AFTER = 10;

const busy = () =>
  new HttpError(503, 'overloaded', 'Too many files are being read at once. Try again in a moment.', {
    retryAfter: RETRY_AFTER,
  });

const tooMany = () =>
  new HttpError(429, 'too_many_requests', 'Your earlier files are still being read. Try again in a moment.', {
    retryAfter: RETRY_AFTER,
  });

/** Runs work on untrusted files in separate processes. Processes start on demand, are replaced, and end when idle. */
export class IsolatedWork<T extends Tasks = typeof TASKS> {
  readonly #limits: Limits;
  readonly #program: () => Program;
  readonly #processes = new Set<IsolatedProcess>();
  readonly #queue: FairQueue;
  #waiting = 0;
  #isClosed = false;

  constructor({
    limits = LIMITS.documents,
    program = isolatedProgram,
  }: { limits?: Limits; program?: () => Program } = {}) {
    this.#limits = limits;
    this.#program = program;
    this.#queue = new FairQueue({
      atOnce: limits.processes,
      waitingEach: limits.waitingEach,
      hold: START_LIMIT + limits.time,
      // Separate processes need no pauses for the server.
      burst: Number.POSITIVE_INFINITY,
      share: 1,
    });
  }

  /**
   * @param sender network of a stranger, for limits; undefined for staff
   * @throws HttpError 429 for too many tasks of the sender, 503 when overloaded; WorkEnded; errors of the task
   */
  async run<K extends keyof T & string>(
    task: K,
    input: Input<T, K>,
    sender: string | undefined,
  ): Promise<Result<T, K>> {
    if (sender !== undefined && this.#queue.isFull(sender)) throw tooMany();
    if (sender !== undefined && this.#waiting >= this.#limits.waiting) throw busy();
    this.#waiting++;
    const until = performance.now() + this.#limits.maxWait;
    const isWanted = () => {
      this.#waiting--;
      return performance.now() <= until;
    };
    const done = this.#queue.run(sender ?? Symbol('staff'), () => this.#perform(task, input), isWanted);
    return done.catch((error: unknown) => {
      throw error instanceof ClientDisconnected ? busy() : error;
    }) as Promise<Result<T, K>>;
  }

  close(): void {
    this.#isClosed = true;
    for (const each of this.#processes) each.end('was ended with the server');
  }

  async #perform(task: string, input: unknown): Promise<unknown> {
    for (const each of this.#processes) if (each.isGone) this.#processes.delete(each);
    const worker = [...this.#processes].find((each) => !each.isBusy) ?? this.#start();
    return worker.run({ task, input });
  }

  #start(): IsolatedProcess {
    const worker = new IsolatedProcess(this.#program(), this.#limits);
    this.#processes.add(worker);
    if (this.#isClosed) worker.end('was ended with the server');
    return worker;
  }
}
