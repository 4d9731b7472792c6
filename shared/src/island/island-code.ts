import { touched } from './early';

/** A promise that React's `use` reads without suspending. */
const settled = <T>(value: T): Promise<T> => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** The server's HTML stands. */
const STANDING = settled(null);

export interface Wait {
  /**
   * `touched`: the server's HTML stands until somebody uses the page. `loaded`: no longer than the code takes. Or until
   * what this gives resolves.
   */
  until?: 'loaded' | 'touched' | (() => Promise<unknown>);
  /** The page goes on without it when it takes longer than this; otherwise it waits as long as it takes. Milliseconds. */
  patience?: number;
}

/** The code of an island: when it is asked for, and what is shown first. `M` is the module. */
export class IslandCode<M> {
  #module: M | undefined;
  #loading: Promise<M> | undefined;
  #first: Promise<M | null> | undefined;
  #goOn = () => {};
  #isLeft = false;

  constructor(
    private readonly fetch: () => Promise<M>,
    private wait: Wait = {},
  ) {}

  /** Rejects when the code cannot be had; asking again tries again. */
  load(): Promise<M> {
    if (this.#module) return settled(this.#module);
    this.#loading ??= this.#fetch();
    return this.#loading;
  }

  /**
   * What is shown first: the module, or null for the server's HTML as it stands. Never rejects; settled once the code is
   * there, so that rendering does not wait.
   * @param isTakingOver there is HTML of the server, which can stand until somebody touches the page
   */
  first(isTakingOver: boolean): Promise<M | null> {
    // React may still take over a part of the page that is being left, after another one has begun.
    if (isTakingOver && this.#isLeft && !this.#module) return STANDING;
    this.#first ??= new Promise((resolve) => {
      const { until, patience } = this.wait;
      this.#goOn = () => resolve(null);
      const sign = until === 'touched' ? touched : until;
      const start = isTakingOver && typeof sign === 'function' ? sign() : Promise.resolve();
      start
        .then(() => {
          if (patience) setTimeout(this.#goOn, patience);
          return this.load();
        })
        .then(resolve, this.#goOn);
    });
    return this.#first;
  }

  /** Somebody leaves, which hydration must not hold up: what the code has not reached stands as it is. */
  leave(): void {
    if (this.#module) return;
    this.#isLeft = true;
    this.#goOn();
    this.#first = STANDING;
  }

  /** The page was left: on another one no HTML stands, and the code takes what time it needs. */
  startOver(): void {
    if (!this.#module) this.#first = undefined;
    this.wait = {};
  }

  async #fetch(): Promise<M> {
    try {
      this.#module = await this.fetch();
      this.#first = settled(this.#module);
      return this.#module;
    } finally {
      this.#loading = undefined;
    }
  }
}
