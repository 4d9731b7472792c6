/** How often something must be searched for on a day before it is counted: nobody's name that was typed once appears. */
const LEAST = 3;

/** Different searches that are remembered for a day. */
const MOST = 2_000;

const LONGEST = 60;

/** E-mail addresses, numbers of forms and phones: what may be somebody's own. */
const PERSONAL = /@|\d{5}/;

/** A search as it is counted: without case and needless spaces; null for what is too long or may be somebody's own. */
export function wordsOf(typed: string): string | null {
  const words = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return words === '' || words.length > LONGEST || PERSONAL.test(words) ? null : words;
}

/** What is searched for often enough to be counted. */
export class OftenSearched {
  #day = '';
  readonly #asked = new Map<string, number>();

  /** How many are to be counted for this one: nothing at first, then all, then each. @param day YYYY-MM-DD */
  ask(words: string, day: string): number {
    if (day !== this.#day) this.#asked.clear();
    this.#day = day;
    const times = (this.#asked.get(words) ?? 0) + 1;
    // Asked for again, it is the newest: what was asked for once and long ago goes first.
    this.#asked.delete(words);
    const [oldest] = this.#asked.keys();
    if (oldest !== undefined && this.#asked.size >= MOST) this.#asked.delete(oldest);
    this.#asked.set(words, times);
    if (times < LEAST) return 0;
    return times === LEAST ? LEAST : 1;
  }
}
