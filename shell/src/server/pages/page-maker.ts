import type { ApiPort } from '@university/shared';
import { EncodedBytes } from '@university/web';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Answer } from '../../renderer/answers';
import type { Edition } from '../edition';
import type { Rendering } from '../renderers/renderers';
import type { PageAnswer } from './page-answer';

/** What stands where nothing else could be had: the browser fills it, or says what is missing. */
type Bare = (edition: Pick<Edition, 'site'>) => PageAnswer;

interface Around extends Pick<Edition, 'site' | 'version'> {
  api: ApiPort;
  log: FastifyBaseLogger;
}

/** Bytes and age of the pages that stand in for one that cannot be rendered. Pages in the cache are the same bytes. */
const MOST_BYTES = 48 * 1024 * 1024;
const OLDEST = 3_600_000;

/**
 * Makes pages with renderers. Where code of a remote fails there, the page comes as it last was; else its areas are left
 * to the browser; else all of it is.
 */
export class PageMaker {
  readonly #last = new LRUCache<string, PageAnswer>({
    maxSize: MOST_BYTES,
    ttl: OLDEST,
    sizeCalculation: ({ body }) => body.length + 1,
  });

  constructor(
    private readonly rendering: Rendering,
    private readonly bare: Bare,
  ) {}

  /** The page at an absolute address. Never rejects. */
  async make(url: string, { log, ...at }: Around): Promise<PageAnswer> {
    try {
      const page = encoded(await this.rendering.run('page', { url }, at));
      if (page.isCacheable) this.#last.set(url, page);
      return page;
    } catch (error) {
      const last = this.#last.get(url);
      log.error(
        { err: error, path: new URL(url).pathname, instead: last ? 'its last rendering' : 'the browser' },
        'page could not be rendered',
      );
      // Nobody may store it: the next one may be whole again.
      const uncached = { headers: { ...last?.headers, 'cache-control': 'no-store' }, isCacheable: false };
      if (last) return { ...last, ...uncached };
      return this.rendering.run('page', { url, bare: true }, at).then(encoded, () => this.bare(at));
    }
  }
}

const encoded = ({ status, headers, body, isCacheable }: Answer<'page'>): PageAnswer => ({
  status,
  headers,
  body: new EncodedBytes(body),
  isCacheable,
});
