import { Counter } from 'prom-client';

/** Entries per read: strangers can make up any number of questions. */
const MAX_ENTRIES = 300;

interface Entry<T> {
  answer: Promise<T>;
  asked: number;
}

const answers = new Counter({
  name: 'public_reads_total',
  help: 'Answers to public reads, cached or made',
  labelNames: ['from'],
});

/**
 * Caches the answers of one read for one version of the public data; concurrent callers share them. Errors are not
 * cached.
 */
export class ReadCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  #version: string | null = null;

  /** The cached or pending answer. */
  known(question: string, version: string | null): Promise<T> | undefined {
    if (version !== this.#version) return undefined;
    const known = this.#entries.get(question);
    if (!known) return undefined;
    known.asked++;
    answers.inc({ from: 'cache' });
    return known.answer;
  }

  get(question: string, version: string | null, make: () => Promise<T>): Promise<T> {
    const known = this.known(question, version);
    if (known) return known;
    answers.inc({ from: 'database' });
    const answer = make();
    if (version !== null) this.#put(question, version, { answer, asked: 1 });
    return answer;
  }

  #put(question: string, version: string, entry: Entry<T>) {
    if (version !== this.#version) this.#entries.clear();
    this.#version = version;
    if (this.#entries.size >= MAX_ENTRIES) this.#makeRoom();
    this.#entries.set(question, entry);
    entry.answer.catch(() => {
      if (this.#entries.get(question) === entry) this.#entries.delete(question);
    });
  }

  #makeRoom() {
    let least: [string, Entry<T>] | undefined;
    for (const each of this.#entries) if (!least || each[1].asked < least[1].asked) least = each;
    if (least) this.#entries.delete(least[0]);
  }
}
