import { HttpError } from '@university/web';
import { IsolatedProcess, isolatedProgram, type Program } from './isolated-process';
import { LIMITS, type Limits } from './limits';
import type { Tasks, TASKS } from './tasks';

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
  /** Each `begin` is called when its turn has come. */
  readonly #waiting: { sender: string | undefined; begin: () => void }[] = [];
  #turns = 0;
  /** Senders whose task is at work. */
  readonly #served = new Set<string>();
  readonly #bySender = new Map<string, number>();
  #isClosed = false;

  constructor({ limits = LIMITS, program = isolatedProgram }: { limits?: Limits; program?: () => Program } = {}) {
    this.#limits = limits;
    this.#program = program;
  }

  /**
   * @param sender the network of a stranger, whose tasks are counted and done one after the other; undefined for staff,
   *   whose files only wait
   * @throws HttpError 429 when this sender has as much under way as one may, 503 when too much is waiting; WorkEnded;
   *   an error of the task
   */
  async run<K extends keyof T & string>(
    task: K,
    input: Input<T, K>,
    sender: string | undefined,
  ): Promise<Result<T, K>> {
    if (sender === undefined) return this.#inTurn(task, input, sender);
    const own = this.#bySender.get(sender) ?? 0;
    if (own >= this.#limits.perSender) throw tooMany();
    if (this.#waiting.length >= this.#limits.waiting) throw busy();
    this.#bySender.set(sender, own + 1);
    try {
      return await this.#inTurn(task, input, sender);
    } finally {
      const left = (this.#bySender.get(sender) ?? 1) - 1;
      if (left > 0) this.#bySender.set(sender, left);
      else this.#bySender.delete(sender);
    }
  }

  /** Ends all processes; what is under way fails. */
  close(): void {
    this.#isClosed = true;
    for (const timer of this.#idle.values()) clearTimeout(timer);
    for (const each of [...this.#idle.keys(), ...this.#atWork]) each.end('was ended with the server');
  }

  async #inTurn<K extends keyof T & string>(
    task: K,
    input: Input<T, K>,
    sender: string | undefined,
  ): Promise<Result<T, K>> {
    await new Promise<void>((begin) => {
      this.#waiting.push({ sender, begin });
      this.#nextTurn();
    });
    return (await this.#perform(task, input).finally(() => {
      this.#turns--;
      if (sender !== undefined) this.#served.delete(sender);
      this.#nextTurn();
    })) as Result<T, K>;
  }

  /** Begins the first task whose sender has none at work, when a process is free. */
  #nextTurn(): void {
    if (this.#turns >= this.#limits.processes) return;
    const at = this.#waiting.findIndex(({ sender }) => sender === undefined || !this.#served.has(sender));
    const [next] = at < 0 ? [] : this.#waiting.splice(at, 1);
    if (!next) return;
    this.#turns++;
    if (next.sender !== undefined) this.#served.add(next.sender);
    next.begin();
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
