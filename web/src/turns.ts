import type { FastifyReply, FastifyRequest } from 'fastify';
import { Gauge } from 'prom-client';
import { HttpError } from './errors';
import { FairQueue, type QUEUE, QueueFull, Unwanted } from './fair-queue';
import { beforeRefusal } from './late-refusals';
import { OVERLOADED, RETRY_AFTER, TOO_MANY, TOO_MANY_OF_YOURS } from './overload';
import { senderOf } from './senders';

interface Shared {
  answer: Promise<unknown>;
  replies: FastifyReply[];
}

const waiting = new Gauge({
  name: 'turns_waiting',
  help: 'Pages, lists and other pieces of work that wait for their turn at the processor',
});

/** Has what requests ask for computed, each sender in turn (see `FairQueue`). */
export class Turns {
  readonly #queue: FairQueue;
  /** What waits, by sender and name. */
  readonly #shared = new Map<string, Shared>();

  #waiting = 0;

  /** @param most pieces that wait, of all senders together: no more than are done before whoever waits gives up */
  constructor(
    limits?: typeof QUEUE,
    private readonly most = Number.POSITIVE_INFINITY,
  ) {
    this.#queue = new FairQueue(limits);
  }

  /**
   * Does work for a request when it is its sender's turn, unless everybody who waits for it has gone.
   * @param name of what is computed: while it waits, the same sender's requests for it are one piece
   * @throws HttpError 503 `overloaded`, when this sender or all together have too many pieces waiting
   */
  async run<T>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<T>, name?: string): Promise<T> {
    const sender = senderOf(request);
    const key = name === undefined ? undefined : `${sender} ${name}`;
    const shared = key === undefined ? undefined : this.#shared.get(key);
    if (shared) {
      shared.replies.push(reply);
      return shared.answer as Promise<T>;
    }
    if (this.#waiting >= this.most) {
      request.server.countShed?.('waiting');
      throw new HttpError(503, OVERLOADED, TOO_MANY, { retryAfter: RETRY_AFTER });
    }
    const replies = [reply];
    this.#count(1);
    // Work may begin at once, before there is anything to share.
    let isBegun = false;
    const begin = () => {
      isBegun = true;
      this.#count(-1);
      if (key !== undefined) this.#shared.delete(key);
      return work();
    };
    const answer = this.#queue
      .run(sender, begin, () => replies.some(({ raw }) => !raw.destroyed))
      .catch(async (error: unknown) => {
        if (!isBegun) this.#count(-1);
        if (key !== undefined && this.#shared.get(key)?.answer === answer) this.#shared.delete(key);
        if (!(error instanceof QueueFull || error instanceof Unwanted)) throw error;
        if (error instanceof QueueFull) {
          request.server.countShed?.('sender_waiting');
          await beforeRefusal(reply);
        }
        throw new HttpError(503, OVERLOADED, TOO_MANY_OF_YOURS, { retryAfter: RETRY_AFTER });
      });
    if (key !== undefined && !isBegun) this.#shared.set(key, { answer, replies });
    return answer;
  }

  #count(by: 1 | -1): void {
    this.#waiting += by;
    waiting.inc(by);
  }
}
