import { Counter } from 'prom-client';

/** Answers cached of one read; search makes as many questions as people type, and whoever likes makes up others. */
const MOST = 300;

interface Entry<T> {
  answer: Promise<T>;
  /** How often it was asked for. */
  asked: number;
}

const answers = new Counter({
  name: 'public_reads_total',
  help: 'Answers to public reads, cached or made',
  labelNames: ['from'],
});

/**
 * Answers of one read, each made once in a version of the public data. Callers that ask at the same moment wait for the
 * same work; one that fails is not cached. While the version is not known (null), nothing is.
 */
export class ReadCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  /** Under which the entries were made; null before the first. */
  #version: string | null = null;

  /** The answer to a question in this version, where it is cached or being made. */
  known(question: string, version: string | null): Promise<T> | undefined {
    if (version !== this.#version) return undefined;
    const known = this.#entries.get(question);
    if (!known) return undefined;
    known.asked++;
    answers.inc({ from: 'cache' });
    return known.answer;
  }

  /** The same, made where it is not known. */
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
    if (this.#entries.size >= MOST) this.#makeRoom();
    this.#entries.set(question, entry);
    entry.answer.catch(() => {
      if (this.#entries.get(question) === entry) this.#entries.delete(question);
    });
  }

  /** Of those asked for least often the oldest goes: what nobody asks twice cannot push out what everybody asks for. */
  #makeRoom() {
    let least: [string, Entry<T>] | undefined;
    for (const each of this.#entries) if (!least || each[1].asked < least[1].asked) least = each;
    if (least) this.#entries.delete(least[0]);
  }
}
