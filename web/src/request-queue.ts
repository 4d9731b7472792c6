import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import { Gauge } from 'prom-client';
import { delayRejection, overloaded, TOO_MANY, TOO_MANY_OF_YOURS } from './load-shedding';
import { senderOf } from './proxies';

/** Limits of a queue for work that takes the processor. */
export const QUEUE = {
  /** Tasks at once, of all senders together. Of one sender it is always one. */
  atOnce: 2,
  /** Tasks of one sender that wait: a computer room in which everybody opens another page. */
  waitingEach: 100,
  /** Milliseconds after which a task gives its place up: it waits for something else than the processor. */
  hold: 100,
  /** Milliseconds of processor time that one sender's tasks may take without a pause, some fifty pages. */
  burst: 500,
  /** Share of the processor that they may take from then on: cached pages and sign-ins do not queue, and find it free. */
  share: 0.25,
};

/** Senders whose use of the processor is remembered; beyond it, those without any are forgotten. */
const REMEMBERED = 1_000;

/** The sender has as many tasks waiting as he may. Nothing was done. */
export class QueueFull extends Error {
  override message = 'Too many of one sender wait';
}

/** Nobody waits for the task any more, so it was not done. */
export class ClientDisconnected extends Error {
  override message = 'Nobody waits for this any more';
}

/** A network; or a symbol for somebody who shares with nobody. */
type Sender = string | symbol;

/** Runs tasks one of each sender in turn: a queue for each sender feeds one for all, with one task at a time. */
export class FairQueue {
  readonly #all: PQueue;
  readonly #queues = new Map<Sender, PQueue>();
  /** Processor time that a sender's tasks took, less what pauses have made up for, in milliseconds, and when that was so. */
  readonly #used = new Map<Sender, { time: number; at: number }>();

  constructor(private readonly limits: typeof QUEUE = QUEUE) {
    this.#all = new PQueue({ concurrency: limits.atOnce });
  }

  /** Whether this sender has as many tasks waiting as he may. */
  isFull(sender: Sender): boolean {
    return (this.#queues.get(sender)?.size ?? 0) >= this.limits.waitingEach;
  }

  /**
   * Runs a task when it is this sender's turn.
   * @param isWanted asked when the turn comes: false where whoever waited has disconnected
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
        // Of the whole process: what others compute meanwhile counts too, what other programs do does not.
        const { user, system } = process.cpuUsage(before);
        this.#use(sender, Math.min((user + system) / 1_000, this.limits.hold));
        // What does not queue comes first.
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
    if (this.#used.size <= REMEMBERED) return;
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
  /** Those who wait for it. */
  replies: FastifyReply[];
  answer?: Promise<unknown>;
}

/** A `FairQueue` for what requests ask for. */
export class RequestQueue {
  readonly #queue: FairQueue;
  readonly #waiting = new Set<Task>();
  /** What waits and may be shared, by sender and name. */
  readonly #shared = new Map<string, Task>();

  /** @param most tasks that wait, of all senders together: no more than are done before whoever waits gives up */
  constructor(
    limits?: typeof QUEUE,
    private readonly most = Number.POSITIVE_INFINITY,
  ) {
    this.#queue = new FairQueue(limits);
  }

  /**
   * Does work for a request when it is its sender's turn, unless everybody who waits for it has disconnected.
   * @param name of what is computed: requests of the same sender share one task until it begins
   * @throws HttpError 503 `overloaded`, when this sender or all together have too many tasks waiting
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
