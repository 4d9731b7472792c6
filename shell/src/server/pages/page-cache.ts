import { LRUCache } from 'lru-cache';
import type { PageAnswer } from './page-answer';
import { canonicalPath } from '../../site/routes';
import type { Site } from '../site';

export const MB = 1024 * 1024;

/**
 * Bytes that the pages of one edition may take. Those with a query have room of their own: whoever asks for a thousand
 * made-up ones pushes out others of their kind, and none that stands at an address of the site.
 */
const MOST_BYTES = { plain: 56 * MB, asked: 8 * MB };

/** Milliseconds for which a page is cached at most. */
const LONGEST = 60_000;

/** Milliseconds for which it is shown while nobody can say whether the data is still what it was: databases restart. */
const LONGEST_UNSURE = 10 * 60_000;

/** Characters of the longest address whose page is cached; no link of the site comes near. */
const LONGEST_ADDRESS = 512;

/** Its bytes, and about as much for their compressed forms and what is around them. */
const sizeOf = (page: PageAnswer): number => 2 * page.body.length + 1;

/** Where pages are found, or made by `render`. Those who ask for the same page at the same moment wait for one rendering. */
export interface Pages {
  get(address: string): PageAnswer | undefined;
  getOr(address: string, render: () => Promise<PageAnswer>): Promise<PageAnswer>;
}

/** Pages as they were rendered, by their address; those asked for last stay. */
export class PageCache implements Pages {
  readonly #plain: LRUCache<string, PageAnswer>;
  readonly #asked: LRUCache<string, PageAnswer>;
  readonly #underWay = new UnderWay();

  constructor(mostBytes = MOST_BYTES) {
    this.#plain = roomOf(mostBytes.plain);
    this.#asked = roomOf(mostBytes.asked);
  }

  get(address: string): PageAnswer | undefined {
    return this.#roomFor(address).get(address);
  }

  /** The page that is cached or being rendered, else as `render` makes it. */
  async getOr(address: string, render: () => Promise<PageAnswer>): Promise<PageAnswer> {
    if (address.length > LONGEST_ADDRESS) return render();
    return (
      this.get(address) ??
      this.#underWay.join(address, async () => {
        const page = await render();
        if (page.isCacheable) this.#roomFor(address).set(address, page);
        return page;
      })
    );
  }

  /** What is cached and no more, for while nobody can say of which state a rendering would be: none is added. */
  asItWas(): Pages {
    const underWay = new UnderWay();
    const get = (address: string) => {
      const room = this.#roomFor(address);
      const age = LONGEST - room.getRemainingTTL(address);
      return age > LONGEST_UNSURE ? undefined : room.get(address, { allowStale: true });
    };
    return { get, getOr: async (address, render) => get(address) ?? underWay.join(address, render) };
  }

  #roomFor(address: string) {
    return address.includes('?') ? this.#asked : this.#plain;
  }
}

/** Renderings that have begun, by address. */
class UnderWay {
  readonly #pages = new Map<string, Promise<PageAnswer>>();

  join(address: string, render: () => Promise<PageAnswer>): Promise<PageAnswer> {
    const known = this.#pages.get(address);
    if (known) return known;
    const page = render().finally(() => this.#pages.delete(address));
    this.#pages.set(address, page);
    return page;
  }
}

const roomOf = (maxSize: number) =>
  new LRUCache<string, PageAnswer>({
    maxSize,
    ttl: LONGEST,
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    sizeCalculation: sizeOf,
  });

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
