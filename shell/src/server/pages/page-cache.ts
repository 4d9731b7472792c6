import { randomInt } from 'node:crypto';
import type { EncodedBytes } from '@university/web';
import { LRUCache } from 'lru-cache';
import type { Answer } from '../../renderer/answers';
import { canonicalPath } from '../../site/routes';
import type { Site } from '../site';

/** A page as a renderer made it, with its compressed forms. */
export interface PageAnswer extends Omit<Answer<'page'>, 'body' | 'headers'> {
  headers: Record<string, string>;
  body: EncodedBytes;
}

/** What a page could not be made with. */
export type Lacks = NonNullable<PageAnswer['lacks']>;

export const MB = 1024 * 1024;

/**
 * Bytes that pages may take. Those with a query have room of their own: who asks for a thousand made-up ones pushes
 * out others of their kind, and none that is at an address of the site.
 */
const MOST_BYTES = { plain: 96 * MB, asked: 12 * MB };

/** Milliseconds for which a page is shown as what is true now, at most. */
const LONGEST = 60_000;

/** Milliseconds for which it is shown where nothing newer can be made, with its age. */
const LONGEST_AS_IT_WAS = 3_600_000;

/** Characters of the longest address whose page is cached; no link of the site comes near. */
const LONGEST_ADDRESS = 512;

/** Its bytes, the same with its age, and about as much for the compressed forms of both. */
const sizeOf = ({ page }: Made): number => 3 * page.body.length + 1;

/** What replaces a page that could not be made whole; undefined where there is nothing to show in its place. */
export type Instead = (lacks: Lacks) => PageAnswer | undefined;

/**
 * Keys of the releases of an edition. Every page counts as made of all of them: their server code shares a process, where one
 * may have changed what another one wrote.
 */
export type Permitted = ReadonlySet<string>;

/** Where pages are found, or made by `make`. Those who ask for the same page at the same moment wait for one making. */
export interface Pages {
  get(address: string): PageAnswer | undefined;
  getOr(address: string, make: (instead: Instead) => Promise<PageAnswer>): Promise<PageAnswer>;
}

interface Made {
  page: PageAnswer;
  /** Number of the edition that it is of. */
  edition: number;
  version: string | null;
  /** Keys of the releases that were in use when it was made. */
  releases: readonly string[];
  /** When its making began; epoch milliseconds. */
  at: number;
  aged?: PageAnswer;
}

/** The last page of each address that came out whole; those asked for last stay. */
export class PageCache {
  readonly #plain: LRUCache<string, Made>;
  readonly #asked: LRUCache<string, Made>;
  #lastEdition = 0;

  /**
   * @param withAge makes of a page the one that says as of when it is
   * @param others has pages of the same data that may be shown where none is here
   */
  constructor(
    private readonly withAge: (page: PageAnswer, at: number) => PageAnswer,
    mostBytes = MOST_BYTES,
    private readonly others: () => PageCache | undefined = () => undefined,
  ) {
    this.#plain = roomOf(mostBytes.plain);
    this.#asked = roomOf(mostBytes.asked);
  }

  /**
   * The pages of an edition that begins now. Those of editions before are not found in it: one is shown, with its age,
   * where this edition's cannot be made whole, if all releases of its time are this edition's too: what was withdrawn or taken
   * out of use is shown to nobody any more.
   * @param version of the edition's data
   */
  begin(version: string | null, permitted: Permitted): Pages {
    const edition = ++this.#lastEdition;
    const underWay = new UnderWay();
    const get = (address: string) => {
      const made = this.#made(address);
      return made?.edition === edition && this.#age(address) <= LONGEST ? made.page : undefined;
    };
    const make: Pages['getOr'] = async (address, make) => {
      const at = Date.now();
      let standsIn = false;
      const page = await make((lacks) => {
        const made = this.#earlier(address, version, permitted);
        // What is known to be newer, and can be read, is left to the browser rather than shown as it was.
        const earlier = made && (lacks === 'data' || made.version === version) ? this.#aged(made) : undefined;
        standsIn = earlier !== undefined;
        return earlier;
      });
      if (edition !== this.#lastEdition) return page;
      if (page.isCacheable) return this.#keep(address, { page, edition, version, releases: [...permitted], at });
      // Something newer was shown: nobody is shown the earlier one after it.
      if (!standsIn) this.#roomFor(address).delete(address);
      return page;
    };
    const getOr: Pages['getOr'] = async (address, render) => {
      if (address.length > LONGEST_ADDRESS) return render(() => undefined);
      return get(address) ?? underWay.join(address, () => make(address, render));
    };
    return { get, getOr };
  }

  /**
   * Pages as they were, with their age, for while nobody can say of which state a new one would be: none is added.
   * @param version that was known last
   */
  asItWas(version: string | null, permitted: Permitted): Pages {
    const underWay = new UnderWay();
    const get = (address: string) => {
      const made = this.#earlier(address, version, permitted);
      return made && this.#aged(made);
    };
    return {
      get,
      getOr: async (address, make) => get(address) ?? underWay.join(address, () => make(() => get(address))),
    };
  }

  /** Where the page came out as it was before, its bytes are compressed already, and better than anew. */
  #keep(address: string, made: Made): PageAnswer {
    const before = this.#made(address)?.page.body;
    const body = before?.equals(made.page.body) ? before : made.page.body;
    const page = { ...made.page, body };
    this.#roomFor(address).set(address, { ...made, page });
    return page;
  }

  /** The last whole page of these releases; that of other editions only where it is of the same data. */
  #earlier(address: string, version: string | null, permitted: Permitted): Made | undefined {
    const isPermitted = (made: Made | undefined) => made?.releases.every((key) => permitted.has(key));
    const own = this.#made(address) ?? this.#made(address.split('#', 1)[0] ?? '');
    if (isPermitted(own)) return own;
    const others = this.others();
    if (!others) return undefined;
    const made = others.#made(address);
    return made?.version === version && isPermitted(made) ? made : undefined;
  }

  #made(address: string): Made | undefined {
    return this.#roomFor(address).get(address);
  }

  #age(address: string): number {
    return LONGEST_AS_IT_WAS - this.#roomFor(address).getRemainingTTL(address);
  }

  #aged(made: Made): PageAnswer {
    made.aged ??= this.withAge(made.page, made.at);
    return made.aged;
  }

  #roomFor(address: string) {
    return address.includes('?') ? this.#asked : this.#plain;
  }
}

/** Pages of the home page that are cached. */
const DRAWS = 4;

/** Where a page is cached. The home page draws programmes at random: once it is there, each request gets one of a few. */
export const cachedAt = (address: string, isThere: (address: string) => boolean): string => {
  const draw = address === '/' && isThere(address) ? randomInt(DRAWS) : 0;
  return draw === 0 ? address : `${address}#${draw}`;
};

class UnderWay {
  readonly #pages = new Map<string, Promise<PageAnswer>>();

  join(address: string, make: () => Promise<PageAnswer>): Promise<PageAnswer> {
    const known = this.#pages.get(address);
    if (known) return known;
    const page = make().finally(() => this.#pages.delete(address));
    this.#pages.set(address, page);
    return page;
  }
}

const roomOf = (maxSize: number) =>
  new LRUCache<string, Made>({ maxSize, ttl: LONGEST_AS_IT_WAS, ttlResolution: 0, sizeCalculation: sizeOf });

/**
 * What a page is made from: its path, and of the query what the page reads, in the order of its descriptor. Null where
 * it is not known what of the query is read: no page is there, it has another spelling, or its release does not say.
 */
export function pageAddress(site: Site, { pathname, search, searchParams }: URL): string | null {
  if (search === '') return pathname;
  const route = site.routeAt(pathname);
  if (!route?.query || route.query.includes('*') || canonicalPath(route, pathname)) return null;
  const read = route.query.flatMap((name) => searchParams.getAll(name).map((value) => [name, value]));
  return read.length > 0 ? `${pathname}?${new URLSearchParams(read)}` : pathname;
}
