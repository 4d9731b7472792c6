import { ClientDisconnected, FairQueue, HttpError } from '@university/web';
import { IsolatedProcess, isolatedProgram, START_LIMIT, type Program } from './isolated-process';
import { LIMITS, type Limits } from './limits';
import type { TASKS } from './process';
import type { Tasks } from './serve';

type Input<T extends Tasks, K extends keyof T> = Parameters<T[K]>[0];
type Result<T extends Tasks, K extends keyof T> = Awaited<ReturnType<T[K]>>;

/** Seconds: what is at work and waiting is done by then. */
const RETRY_AFTER = 10;

const busy = () =>
  new HttpError(503, 'overloaded', 'Too many files are being read at once. Try again in a moment.', {
    retryAfter: RETRY_AFTER,
  });

const tooMany = () =>
  new HttpError(429, 'too_many_requests', 'Your earlier files are still being read. Try again in a moment.', {
    retryAfter: RETRY_AFTER,
  });

/**
 * Work on what strangers sent, in processes of its own: whatever it does to them, the server answers others meanwhile.
 * Processes start when there is work, are replaced when they were ended, and go when they have been idle.
 */
export class IsolatedWork<T extends Tasks = typeof TASKS> {
  readonly #limits: Limits;
  readonly #program: () => Program;
  /** At rest, each with the timer that ends it. */
  readonly #idle = new Map<IsolatedProcess, NodeJS.Timeout>();
  readonly #atWork = new Set<IsolatedProcess>();
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
      // The processes stand behind the server: nobody needs to pause for it.
      burst: Number.POSITIVE_INFINITY,
      share: 1,
    });
  }

  /**
   * @param sender the network of a stranger, whose tasks are counted and done one after the other; undefined for staff,
   *   whose files only wait
   * @throws HttpError 429 when this sender has as much under way as one may, 503 when too much is waiting or its turn did
   *   not come in time; WorkEnded;
   *   an error of the task
   */
  async run<K extends keyof T & string>(
    task: K,
    input: Input<T, K>,
    sender: string | undefined,
  ): Promise<Result<T, K>> {
    if (sender !== undefined && this.#queue.isFull(sender)) throw tooMany();
    if (sender !== undefined && this.#waiting >= this.#limits.waiting) throw busy();
    this.#waiting++;
    const until = performance.now() + this.#limits.patience;
    const isWanted = () => {
      this.#waiting--;
      return performance.now() <= until;
    };
    const done = this.#queue.run(sender ?? Symbol('staff'), () => this.#perform(task, input), isWanted);
    return done.catch((error: unknown) => {
      throw error instanceof ClientDisconnected ? busy() : error;
    }) as Promise<Result<T, K>>;
  }

  /** Ends all processes; what is under way fails. */
  close(): void {
    this.#isClosed = true;
    for (const timer of this.#idle.values()) clearTimeout(timer);
    for (const each of [...this.#idle.keys(), ...this.#atWork]) each.end('was ended with the server');
  }

  async #perform(task: string, input: unknown): Promise<unknown> {
    const worker = this.#takeProcess();
    try {
      return await worker.run({ task, input });
    } finally {
      this.#atWork.delete(worker);
      if (!worker.isGone) this.#rest(worker);
    }
  }

  #takeProcess(): IsolatedProcess {
    for (const [worker, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(worker);
      if (!worker.isGone) return this.#begin(worker);
    }
    return this.#begin(new IsolatedProcess(this.#program(), this.#limits));
  }

  #begin(worker: IsolatedProcess): IsolatedProcess {
    this.#atWork.add(worker);
    if (this.#isClosed) worker.end('was ended with the server');
    return worker;
  }

  #rest(worker: IsolatedProcess): void {
    const timer = setTimeout(() => {
      this.#idle.delete(worker);
      worker.end('had nothing to do');
    }, this.#limits.idle);
    this.#idle.set(worker, timer.unref());
  }
}
