import { ApiError, type ApiPort, createQueryClient, type SitePage } from '@university/shared';
import { LANGUAGE } from '@university/shared/language';
import { DATA_KINDS, dataKindsOf, versionOf } from '@university/shared/public-data';
import { LRUCache } from 'lru-cache';
import { enter, type Running } from './notes';

/** Bytes of JSON. */
const MOST_BYTES = 24 * 1024 * 1024;

const MOST_OF_A_TASK = 500;

/** Any document may contain words of another language. */
const isEnglish = (query: object | undefined) => LANGUAGE === 'en' && !(query && 'lang' in query);

interface Asked {
  running: Running;
  resolve: (value: unknown) => void;
  reject: (error: ApiError) => void;
}

/** Cached per version of the kinds of data that the answer depends on. */
export class Reads {
  readonly #asked = new Map<number, Asked>();
  readonly #answers = new LRUCache<string, { value: object; version: string | null }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ value }, key) => JSON.stringify(value).length + key.length + 1,
  });
  #version: string | null = null;
  #last = 0;

  constructor(private readonly send: (read: number, task: number, path: string, query?: object) => void) {}

  /** @param version null: nothing is cached @param owner whose code continues with the answer */
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
        // Teams do not announce changes.
        const isKnown = version !== null && version === this.#version && !path.startsWith('/teams/');
        if (isKnown && typeof value === 'object' && value !== null)
          this.#answers.set(key, { value, version: ofAnswer });
        return value;
      },
    };
  }

  answer(read: number, value: unknown): void {
    this.#take(read)?.resolve(value);
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

/** The deadline, in milliseconds, starts now and covers all calls. */
export const pageData = ({ pages }: { pages: SitePage[] }, api: ApiPort, deadline: number) =>
  createQueryClient({ api: withDeadline(api, deadline), sitePages: async () => pages });

export function withDeadline(api: ApiPort, deadline: number): ApiPort {
  const timeUp = AbortSignal.timeout(deadline);
  const late = new Promise<never>((_, reject) => {
    const refuse = () => reject(new ApiError(0, 'timeout', 'The data did not arrive in time.'));
    timeUp.addEventListener('abort', refuse, { once: true });
  });
  late.catch(() => {});
  return { get: (path, query) => (timeUp.aborted ? late : Promise.race([late, api.get(path, query, timeUp)])) };
}
