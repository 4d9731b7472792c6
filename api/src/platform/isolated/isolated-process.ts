import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { ReplyMessage, TaskMessage } from './serve';
import { resource } from '../resources';

/** The work took too much time or memory, or its process came to an end for another reason. */
export class WorkEnded extends Error {
  override name = 'WorkEnded';
}

/** Milliseconds for Node and the code to load. */
export const START_LIMIT = 20_000;

export interface ProcessLimits {
  /** Milliseconds of one task. */
  time: number;
  /** Bytes of a process, beside what Node itself needs. */
  memory: number;
  /** POSIX nice value, above the server's: the work is done in the time that the server leaves. */
  priority: number;
}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * A process that does one task at a time. It has no secrets: neither variables of the environment nor open files of
 * the server. Whoever exceeds a limit is killed, which ends an endless loop, native code and a full heap alike.
 */
export class IsolatedProcess {
  readonly #child: ChildProcess;
  readonly #started: Promise<void>;
  #waiting: Waiting | undefined;
  #end: WorkEnded | undefined;

  constructor(
    program: Program,
    private readonly limits: ProcessLimits,
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
    this.#child.on('message', (reply: ReplyMessage) => this.#hear(reply));
    this.#started = this.#within(START_LIMIT, () => {});
    // Without a task there is nobody to tell.
    this.#started.catch(() => {});
  }

  /** Whether it takes no more tasks. */
  get isGone(): boolean {
    return this.#end !== undefined;
  }

  /** @throws WorkEnded; an error of the task, with its system call where it is one of the disk */
  async run(message: TaskMessage): Promise<unknown> {
    this.#hold(true);
    try {
      await this.#started;
      return await this.#within(this.limits.time, () => this.#child.send(message));
    } finally {
      this.#hold(false);
    }
  }

  end(reason = 'was ended'): void {
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

  #hear(reply: ReplyMessage): void {
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

  /** A process at rest does not keep the server from ending. */
  #hold(isAtWork: boolean): void {
    if (isAtWork) {
      this.#child.ref();
      this.#child.channel?.ref();
    } else {
      this.#child.unref();
      this.#child.channel?.unref();
    }
  }
}

/** A file to start, and what it is told. */
export interface Program {
  file: string;
  arguments: string[];
}

/** A TypeScript file of `api/src/platform/isolated`, from its source. */
export const fromSource = (name: string): Program => ({
  file: resource('src/platform/isolated/from-source.mjs'),
  arguments: [resource(`src/platform/isolated/${name}`)],
});

/** The built program beside the script that was started; where that is not a build, the source. */
export function isolatedProgram(): Program {
  const script = process.argv[1];
  const built = script && existsSync(script) && path.join(path.dirname(realpathSync(script)), 'isolated.mjs');
  return built && existsSync(built) ? { file: built, arguments: [] } : fromSource('process.ts');
}
