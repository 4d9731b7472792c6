import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import { Gauge } from 'prom-client';
import { delayRejection, overloaded, TOO_MANY, TOO_MANY_OF_YOURS } from './load-shedding';
import { senderOf } from './proxies';

export const QUEUE = {
  /** Concurrent tasks; one per sender. */
  atOnce: 2,
  /** Waiting tasks of a sender, such as a computer room. */
  waitingEach: 100,
  /** Milliseconds after which a task no longer blocks the queue: it waits for I/O. */
  hold: 100,
  /** Milliseconds of CPU time that a sender may use at once. */
  burst: 500,
  /** Share of the CPU after that, which leaves it to requests that do not queue. */
  share: 0.25,
};

const MAX_SENDERS = 1_000;

/** Nothing was done. */
export class QueueFull extends Error {
  override message = 'Too many of one sender wait';
}

export class ClientDisconnected extends Error {
  override message = 'Nobody waits for this any more';
}

type Sender = string | symbol;

export class FairQueue {
  readonly #all: PQueue;
  readonly #queues = new Map<Sender, PQueue>();
  /** Milliseconds of CPU time used at an instant; decays by `share`. */
  readonly #used = new Map<Sender, { time: number; at: number }>();

  constructor(private readonly limits: typeof QUEUE = QUEUE) {
    this.#all = new PQueue({ concurrency: limits.atOnce });
  }

  isFull(sender: Sender): boolean {
    return (this.#queues.get(sender)?.size ?? 0) >= this.limits.waitingEach;
  }

  /**
   * @param isWanted asked before the task starts
   * @throws QueueFull, ClientDisconnected
   */
  run<T>(sender: Sender, work: () => Promise<T>, isWanted: () => boolean = () => true): Promise<T> {
    if (this.isFull(sender)) return Promise.reject(new QueueFull());
    return new Promise<T>((resolve, reject) => {
      const begin = async () => {
        if (!isWanted()) throw new ClientDisconnected();
        const before = process.cpuUsage();
        const done = (async () => work())();
        resolve(done);
        await settledWithin(done, this.limits.hold);
        // Of this process only.
        const { user, system } = process.cpuUsage(before);
        this.#use(sender, Math.min((user + system) / 1_000, this.limits.hold));
        // Lets work that does not queue go first.
        await nextTurn();
      };
      const inTurn = async () => {
        const pause = (this.#usedBy(sender) - this.limits.burst) / this.limits.share;
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause).unref());
        await this.#all.add(begin);
      };
      this.#queueOf(sender).add(inTurn).catch(reject);
    });
  }

  #queueOf(sender: Sender): PQueue {
    const known = this.#queues.get(sender);
    if (known) return known;
    const queue = new PQueue({ concurrency: 1 });
    this.#queues.set(sender, queue);
    return queue.on('idle', () => this.#queues.delete(sender));
  }

  #usedBy(sender: Sender): number {
    const { time, at } = this.#used.get(sender) ?? { time: 0, at: 0 };
    return Math.max(0, time - (performance.now() - at) * this.limits.share);
  }

  #use(sender: Sender, milliseconds: number): void {
    this.#used.set(sender, { time: this.#usedBy(sender) + milliseconds, at: performance.now() });
    if (this.#used.size <= MAX_SENDERS) return;
    for (const each of this.#used.keys()) if (this.#usedBy(each) === 0) this.#used.delete(each);
  }
}

async function settledWithin(promise: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds).unref();
  });
  await Promise.race([promise, late]).catch(() => {});
  clearTimeout(timer);
}

const waiting = new Gauge({
  name: 'turns_waiting',
  help: 'Pages, lists and other pieces of work that wait for their turn at the processor',
});

interface Task {
  replies: FastifyReply[];
  answer?: Promise<unknown>;
}

export class RequestQueue {
  readonly #queue: FairQueue;
  readonly #waiting = new Set<Task>();
  readonly #shared = new Map<string, Task>();

  constructor(
    limits?: typeof QUEUE,
    private readonly most = Number.POSITIVE_INFINITY,
  ) {
    this.#queue = new FairQueue(limits);
  }

  /**
   * @param name requests of a sender with the same name share a task until it starts
   * @throws HttpError 503 `overloaded`
   */
  async run<T>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<T>, name?: string): Promise<T> {
    const sender = senderOf(request);
    const key = name && `${sender} ${name}`;
    const shared = key && this.#shared.get(key);
    if (shared) {
      shared.replies.push(reply);
      return shared.answer as Promise<T>;
    }
    if (this.#waiting.size >= this.most) {
      request.server.countShed?.('waiting');
      throw overloaded(TOO_MANY);
    }
    const task: Task = { replies: [reply] };
    this.#waiting.add(task);
    waiting.inc();
    if (key) this.#shared.set(key, task);
    const leave = () => {
      if (!this.#waiting.delete(task)) return;
      waiting.dec();
      if (key) this.#shared.delete(key);
    };
    const begin = () => {
      leave();
      return work();
    };
    const isWanted = () => task.replies.some(({ raw }) => !raw.destroyed);
    const answer = this.#queue.run(sender, begin, isWanted).catch(async (error: unknown) => {
      leave();
      if (error instanceof QueueFull) {
        request.server.countShed?.('sender_waiting');
        await delayRejection(reply);
      } else if (!(error instanceof ClientDisconnected)) throw error;
      throw overloaded(TOO_MANY_OF_YOURS);
    });
    task.answer = answer;
    return answer;
  }
}
