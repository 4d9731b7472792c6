/** Who waits for what takes the processor, and how much of it there is for whom. */
export const QUEUE = {
  /** Pieces of work that are begun and have not taken `hold` yet: while one waits for the database, another computes. */
  atOnce: 2,
  /** The same of one sender. */
  atOnceEach: 1,
  /** Pieces of one sender that wait: a computer room in which everybody opens another page. */
  waitingEach: 100,
  /** Milliseconds after which a piece takes nobody's place any more: it waits for something else than the processor. */
  hold: 100,
  /**
   * Milliseconds of processor time that one sender's pieces may take without a pause, some fifty pages, and what share
   * of it they may take from then on. What asks for no work, such as cached pages and sign-ins, finds the processor free
   * in between.
   */
  burst: 500,
  share: 0.25,
};

/** Senders whose time is remembered before those are forgotten who have paused for long enough. */
const REMEMBERED = 1_000;

/** The sender has as many waiting as he may. Nothing was done. */
export class QueueFull extends Error {
  constructor() {
    super('Too many of one sender wait');
  }
}

/** Nobody waits for it any more, so it was not done. */
export class Unwanted extends Error {
  constructor() {
    super('Nobody waits for this any more');
  }
}

/** What a sender is known by; whoever need not share with others of his kind gets a symbol of his own. */
type Sender = string | symbol;

interface Waiting {
  begin: () => Promise<void>;
  isWanted: () => boolean;
  leave: () => void;
}

/**
 * Lets those in turn who want something computed, one piece of each: whoever sends a thousand questions waits for his
 * own thousand, and the next one with a single question is second.
 */
export class FairQueue {
  /** Senders who have something waiting; who had his turn last stands last. */
  readonly #waiting = new Map<Sender, Waiting[]>();
  readonly #running = new Map<Sender, number>();
  /** Milliseconds that a sender's pieces took, less the pauses since; and when that was so. */
  readonly #taken = new Map<Sender, { time: number; at: number }>();
  #atOnce = 0;
  #pause: NodeJS.Timeout | undefined;

  constructor(private readonly limits: typeof QUEUE = QUEUE) {}

  /** Whether this sender has as many waiting as he may. */
  isFull(sender: Sender): boolean {
    return (this.#waiting.get(sender)?.length ?? 0) >= this.limits.waitingEach;
  }

  /**
   * Does a piece of work when it is this sender's turn.
   * @param isWanted asked when the turn comes: false where whoever waited has gone
   * @throws QueueFull, Unwanted
   */
  run<T>(sender: Sender, work: () => Promise<T>, isWanted: () => boolean = () => true): Promise<T> {
    if (this.isFull(sender)) return Promise.reject(new QueueFull());
    const own = this.#waiting.get(sender) ?? [];
    const done = new Promise<T>((resolve, reject) => {
      const begin = async () => resolve(await work());
      own.push({ begin: () => begin().catch(reject), isWanted, leave: () => reject(new Unwanted()) });
    });
    this.#waiting.set(sender, own);
    this.#next();
    return done;
  }

  /** Begins what may be begun. */
  #next(): void {
    while (this.#atOnce < this.limits.atOnce) {
      const sender = this.#whoseTurn();
      if (sender === undefined) return;
      const own = this.#waiting.get(sender) as Waiting[];
      const piece = own.shift() as Waiting;
      this.#waiting.delete(sender);
      if (own.length > 0) this.#waiting.set(sender, own);
      if (piece.isWanted()) this.#begin(sender, piece);
      else piece.leave();
    }
  }

  #whoseTurn(): Sender | undefined {
    let shortest = Number.POSITIVE_INFINITY;
    for (const sender of this.#waiting.keys()) {
      if ((this.#running.get(sender) ?? 0) >= this.limits.atOnceEach) continue;
      const pause = (this.#timeOf(sender) - this.limits.burst) / this.limits.share;
      if (pause <= 0) return sender;
      shortest = Math.min(shortest, pause);
    }
    clearTimeout(this.#pause);
    if (shortest < Number.POSITIVE_INFINITY) this.#pause = setTimeout(() => this.#next(), Math.ceil(shortest));
    return undefined;
  }

  /** Milliseconds of processor time that this sender has taken and not made up for by pauses. */
  #timeOf(sender: Sender): number {
    const { time, at } = this.#taken.get(sender) ?? { time: 0, at: 0 };
    return Math.max(0, time - (performance.now() - at) * this.limits.share);
  }

  #charge(sender: Sender, milliseconds: number): void {
    this.#taken.set(sender, { time: this.#timeOf(sender) + milliseconds, at: performance.now() });
    if (this.#taken.size <= REMEMBERED) return;
    for (const each of this.#taken.keys()) if (this.#timeOf(each) === 0) this.#taken.delete(each);
  }

  #begin(sender: Sender, { begin }: Waiting): void {
    this.#count(sender, 1);
    const begun = process.cpuUsage();
    let holds = true;
    const letGo = () => {
      if (!holds) return;
      holds = false;
      clearTimeout(timer);
      this.#count(sender, -1);
      // Of the whole process: what others compute meanwhile counts too, what other programs do does not.
      const { user, system } = process.cpuUsage(begun);
      this.#charge(sender, Math.min((user + system) / 1_000, this.limits.hold));
      // The turn lets everything in that asks for no work.
      setImmediate(() => this.#next());
    };
    const timer = setTimeout(letGo, this.limits.hold).unref();
    void begin().finally(letGo);
  }

  #count(sender: Sender, by: 1 | -1): void {
    this.#atOnce += by;
    const running = (this.#running.get(sender) ?? 0) + by;
    if (running === 0) this.#running.delete(sender);
    else this.#running.set(sender, running);
  }
}
