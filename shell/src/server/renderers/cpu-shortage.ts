import { throttledTime } from './control-group';

/** How often it is looked, by how much a look may be late, and for how long a shortage is remembered. Milliseconds. */
const EVERY = 250;
const MOST_LATE = 250;
const REMEMBERED = 5_000;

interface Sources {
  now?: () => number;
  throttled?: () => number;
}

/**
 * Tells whether the processes of this site get less processor time than they ask for: timers of this one come late, as on a
 * busy machine or after a stop, or the limit of their control group holds them.
 */
export class CpuShortage {
  #lookedAt: number;
  #throttled: number;
  #seenAt = -Infinity;
  readonly #now: () => number;
  readonly #readThrottled: () => number;

  constructor({ now = () => performance.now(), throttled = throttledTime }: Sources = {}) {
    this.#now = now;
    this.#readThrottled = throttled;
    this.#lookedAt = now();
    this.#throttled = throttled();
    setInterval(() => this.#look(), EVERY).unref();
  }

  /** Whether there is one, or was a moment ago. */
  get isNow(): boolean {
    return this.#isLate || this.#now() - this.#seenAt <= REMEMBERED;
  }

  get #isLate(): boolean {
    return this.#now() - this.#lookedAt > EVERY + MOST_LATE;
  }

  #look(): void {
    const throttled = this.#readThrottled();
    if (this.#isLate || throttled > this.#throttled) this.#seenAt = this.#now();
    this.#throttled = throttled;
    this.#lookedAt = this.#now();
  }
}
