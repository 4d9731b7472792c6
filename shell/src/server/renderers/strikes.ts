import type { Release } from '../releases/release';

/** How often a release may end a renderer within a while before it is taken out of use. */
export const MOST_STRIKES = 3;
const WHILE = 10 * 60_000;

type Keyed = Pick<Release, 'key'>;

/** Counts how often each release hung or ended a renderer, let an error escape or tried what is forbidden. */
export class Strikes {
  readonly #times = new Map<string, number[]>();
  /** When each was last named beside another one. */
  readonly #named = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  /** @returns which one it is in this while; from `MOST_STRIKES` on the release is not to be used any more */
  count({ key }: Keyed): { number: number; isOut: boolean } {
    const times = [...this.#recent(key), this.now()];
    this.#times.set(key, times);
    return { number: times.length, isOut: times.length >= MOST_STRIKES };
  }

  /** It was this one or another one: no strike. */
  suspect({ key }: Keyed): void {
    this.#named.set(key, this.now());
  }

  /** Whether it did so in this while, or may have done. */
  isSuspect({ key }: Keyed): boolean {
    return (this.#named.get(key) ?? -Infinity) > this.now() - WHILE || this.#recent(key).length > 0;
  }

  #recent(key: string): number[] {
    const since = this.now() - WHILE;
    return (this.#times.get(key) ?? []).filter((time) => time > since);
  }
}
