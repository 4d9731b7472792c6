import { randomInt } from 'node:crypto';
import type { EncodedBytes } from '@university/web';
import { LRUCache } from 'lru-cache';
import type { Answer } from '../../renderer/answers';
import { canonicalPath } from '../../site/routes';
import type { Site } from '../site';

export interface PageAnswer extends Omit<Answer<'page'>, 'body' | 'headers'> {
  headers: Record<string, string>;
  body: EncodedBytes;
}

export type Lacks = NonNullable<PageAnswer['lacks']>;

export const MB = 1024 * 1024;

/** Bytes. Queries have their own cache: made-up ones must not evict real pages. */
const MOST_BYTES = { plain: 96 * MB, asked: 12 * MB };

/** Milliseconds. */
const LONGEST = 60_000;

/** Milliseconds for which a stale copy may replace a page that cannot be made. */
const LONGEST_AS_IT_WAS = 3_600_000;

/** Characters. */
const LONGEST_ADDRESS = 512;

/** The page, its aged copy, and their compressed forms. */
const sizeOf = ({ page }: Made): number => 3 * page.body.length + 1;

/** A stale copy for an incomplete page, if there is one. */
export type Instead = (lacks: Lacks) => PageAnswer | undefined;

/** Release keys of an edition. All count for every page: their server code shares a process. */
export type Permitted = ReadonlySet<string>;

export interface Pages {
  get(address: string): PageAnswer | undefined;
  getOr(address: string, make: (instead: Instead) => Promise<PageAnswer>): Promise<PageAnswer>;
}

interface Made {
  page: PageAnswer;
  edition: number;
  version: string | null;
  releases: readonly string[];
  at: number;
  aged?: PageAnswer;
}

/** The last complete page of each address. */
export class PageCache {
  readonly #plain: LRUCache<string, Made>;
  readonly #asked: LRUCache<string, Made>;
  #lastEdition = 0;

  constructor(
    private readonly withAge: (page: PageAnswer, at: number) => PageAnswer,
    mostBytes = MOST_BYTES,
  ) {
    this.#plain = roomOf(mostBytes.plain);
    this.#asked = roomOf(mostBytes.asked);
  }

  /**
   * Pages of a data version, and pages for while the version is unknown: then stale ones are shown and none is added.
   * Older pages replace incomplete ones, with their age, only if all their releases are still in use.
   */
  begin(version: string | null, permitted: Permitted): { sure: Pages; unsure: Pages } {
    const edition = ++this.#lastEdition;
    const earlier = (address: string) => {
      const made = this.#made(address) ?? this.#made(address.split('#', 1)[0] ?? '');
      return made?.releases.every((key) => permitted.has(key)) ? made : undefined;
    };
    const stale = (address: string) => {
      const made = earlier(address);
      return made && this.#aged(made);
    };
    const fresh = (address: string) => {
      const made = this.#made(address);
      return made?.edition === edition && this.#age(address) <= LONGEST ? made.page : undefined;
    };
    const make: Pages['getOr'] = async (address, make) => {
      const at = Date.now();
      let standsIn = false;
      const page = await make((lacks) => {
        const made = earlier(address);
        // Newer, readable data is left to the browser rather than shown stale.
        const instead = made && (lacks === 'data' || made.version === version) ? this.#aged(made) : undefined;
        standsIn = instead !== undefined;
        return instead;
      });
      if (edition !== this.#lastEdition) return page;
      if (page.isCacheable) return this.#keep(address, { page, edition, version, releases: [...permitted], at });
      // A newer page was shown: drop the older one.
      if (!standsIn) this.#roomFor(address).delete(address);
      return page;
    };
    return { sure: sharing(fresh, make), unsure: sharing(stale, (address, make) => make(() => stale(address))) };
  }

  /** Equal bytes keep their compressed forms. */
  #keep(address: string, made: Made): PageAnswer {
    const before = this.#made(address)?.page.body;
    const body = before?.equals(made.page.body) ? before : made.page.body;
    const page = { ...made.page, body };
    this.#roomFor(address).set(address, { ...made, page });
    return page;
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

/** Random variants of the home page. */
const DRAWS = 4;

export const cachedAt = (address: string, isThere: (address: string) => boolean): string => {
  const draw = address === '/' && isThere(address) ? randomInt(DRAWS) : 0;
  return draw === 0 ? address : `${address}#${draw}`;
};

/** Concurrent requests for an address share one rendering. */
function sharing(get: Pages['get'], make: Pages['getOr']): Pages {
  const underWay = new Map<string, Promise<PageAnswer>>();
  return {
    get,
    async getOr(address, render) {
      if (address.length > LONGEST_ADDRESS) return render(() => undefined);
      const page =
        get(address) ?? underWay.get(address) ?? make(address, render).finally(() => underWay.delete(address));
      if (page instanceof Promise) underWay.set(address, page);
      return page;
    },
  };
}

const roomOf = (maxSize: number) =>
  new LRUCache<string, Made>({ maxSize, ttl: LONGEST_AS_IT_WAS, ttlResolution: 0, sizeCalculation: sizeOf });

/** Path plus the query parameters that the page reads, sorted; null if unknown. */
export function pageAddress(site: Site, { pathname, search, searchParams }: URL): string | null {
  if (search === '') return pathname;
  const route = site.routeAt(pathname);
  if (!route?.query || route.query.includes('*') || canonicalPath(route, pathname)) return null;
  const read = route.query.flatMap((name) => searchParams.getAll(name).map((value) => [name, value]));
  return read.length > 0 ? `${pathname}?${new URLSearchParams(read)}` : pathname;
}
