import { setMaxListeners } from 'node:events';
import { ApiError, type ApiPort, createQueryClient, type SitePage } from '@university/shared';
import { LANGUAGE } from '@university/shared/language';
import { DATA_KINDS, dataKindsOf, versionOf } from '@university/shared/public-data';
import { LRUCache } from 'lru-cache';
import { enter, type Running } from './notes';

/** Bytes of questions and answers that are remembered, by the length of their JSON. */
const MOST_BYTES = 24 * 1024 * 1024;

/** Answers that one task may ask for; pages ask for some ten, a list of all addresses for some hundred. */
const MOST_OF_A_TASK = 500;

/** What a renderer of another language asks is answered in that; any document may have the words of another one in it. */
const isEnglish = (query: object | undefined) => LANGUAGE === 'en' && !(query && 'lang' in query);

interface Asked {
  running: Running;
  resolve: (value: unknown) => void;
  reject: (error: ApiError) => void;
}

/**
 * What pages read of the API, which only the server's process can ask. An answer is remembered as long as the kinds of
 * public data that it is made of have the version in which it was asked for.
 */
export class Reads {
  readonly #asked = new Map<number, Asked>();
  readonly #answers = new LRUCache<string, { value: object; version: string | null }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ value }, key) => JSON.stringify(value).length + key.length + 1,
  });
  #version: string | null = null;
  #last = 0;

  constructor(private readonly send: (read: number, task: number, path: string, query?: object) => void) {}

  /**
   * @param version of the public data; null where nobody knows, and nothing is remembered
   * @param owner whose code runs when the answer is there
   */
  port(version: string | null, owner: () => Running): ApiPort {
    this.#version = version;
    let asked = 0;
    return {
      get: async (path, query) => {
        const key = `${path} ${JSON.stringify(query ?? null)}`;
        const ofAnswer = versionOf(version, isEnglish(query) ? dataKindsOf(path) : DATA_KINDS);
        const known = version === null ? undefined : this.#answers.get(key);
        if (known?.version === ofAnswer) return known.value;
        if (++asked > MOST_OF_A_TASK) throw new ApiError(0, 'too_many', 'This page asks for too much.');
        const value = await this.#ask(path, query, owner());
        // Of what changes at a team nobody tells.
        const isKnown = version !== null && version === this.#version && !path.startsWith('/teams/');
        if (isKnown && typeof value === 'object' && value !== null)
          this.#answers.set(key, { value, version: ofAnswer });
        return value;
      },
    };
  }

  answer(read: number, value: unknown): void {
    const asked = this.#take(read);
    asked?.resolve(value);
  }

  refuse(read: number, { status, code, message, data }: Pick<ApiError, 'status' | 'code' | 'message' | 'data'>): void {
    this.#take(read)?.reject(new ApiError(status, code, message, [], data));
  }

  #take(read: number): Asked | undefined {
    const asked = this.#asked.get(read);
    this.#asked.delete(read);
    if (asked) enter(asked.running);
    return asked;
  }

  #ask(path: string, query: object | undefined, running: Running): Promise<unknown> {
    const read = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#asked.set(read, { running, resolve, reject });
      this.send(read, running.task, path, query);
    });
  }
}

/**
 * What a page, or something made of pages, is read into. Its time begins now.
 * @param deadline milliseconds for all calls together
 */
export const pageData = ({ pages }: { pages: SitePage[] }, api: ApiPort, deadline: number) =>
  createQueryClient({ api: withDeadline(api, deadline), sitePages: async () => pages });

/** A port whose calls fail once the page's time is up, so many milliseconds from now. */
export function withDeadline(api: ApiPort, deadline: number): ApiPort {
  const timeUp = AbortSignal.timeout(deadline);
  // A page may have any number of calls under way.
  setMaxListeners(0, timeUp);
  return {
    get(path, query) {
      return new Promise((resolve, reject) => {
        const late = () => reject(new ApiError(0, 'timeout', 'The data did not arrive in time.'));
        if (timeUp.aborted) return late();
        timeUp.addEventListener('abort', late, { once: true });
        api
          .get(path, query, timeUp)
          .then(resolve, reject)
          .finally(() => timeUp.removeEventListener('abort', late));
      });
    },
  };
}
