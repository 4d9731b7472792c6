import { CachedAnswer } from './cached-answer';

/** Answers kept of one endpoint; search makes as many questions as people type, and whoever likes makes up others. */
const MOST = 300;

interface Entry {
  answer: Promise<CachedAnswer>;
  /** The answer holds from this time until it changes by itself; epoch milliseconds. */
  freshFrom: number;
  freshUntil: number;
  /** How often it was asked for. */
  asked: number;
}

export interface Made {
  answer: unknown;
  /** The next instant at which the answer changes although nobody changes anything. */
  freshUntil?: Date;
}

/**
 * Answers of one public read, each made once until the data changes. Callers that ask at the same moment wait for the
 * same work; one that fails is not kept.
 */
export class ReadCache {
  readonly #entries = new Map<string, Entry>();
  #isKeeping = true;

  /** The answer to a question as it is at this time, where it is kept or being made. */
  known(question: string, at: Date): Promise<CachedAnswer> | undefined {
    const known = this.#entries.get(question);
    const time = at.getTime();
    if (!known || time < known.freshFrom || time >= known.freshUntil) return undefined;
    known.asked++;
    return known.answer;
  }

  /** The same, made where it is not known. */
  get(question: string, at: Date, make: () => Promise<Made>): Promise<CachedAnswer> {
    const known = this.known(question, at);
    if (known) return known;
    const time = at.getTime();
    const entry: Entry = {
      asked: 1,
      freshFrom: time,
      freshUntil: Number.POSITIVE_INFINITY,
      answer: make().then(({ answer, freshUntil }) => {
        if (freshUntil) entry.freshUntil = freshUntil.getTime();
        return new CachedAnswer(answer);
      }),
    };
    if (this.#isKeeping) this.#keep(question, entry);
    return entry.answer;
  }

  /** After a change. Work that is under way may have read the old data: it answers its callers and is not kept. */
  forget(): void {
    this.#entries.clear();
  }

  /** Off while nobody would tell us of changes that other processes make. */
  keep(isKeeping: boolean): void {
    this.#isKeeping = isKeeping;
    this.forget();
  }

  #keep(question: string, entry: Entry) {
    this.#entries.delete(question);
    if (this.#entries.size >= MOST) this.#makeRoom();
    this.#entries.set(question, entry);
    entry.answer.catch(() => {
      if (this.#entries.get(question) === entry) this.#entries.delete(question);
    });
  }

  /** Of those asked for least often the oldest goes: what nobody asks twice cannot push out what everybody asks for. */
  #makeRoom() {
    let least: [string, Entry] | undefined;
    for (const each of this.#entries) if (!least || each[1].asked < least[1].asked) least = each;
    if (least) this.#entries.delete(least[0]);
  }
}
