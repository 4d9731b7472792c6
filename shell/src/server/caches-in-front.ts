import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '@university/shared/time';

/** Milliseconds; the backoff doubles. */
const DEADLINE = 5 * SECOND;
const LONGEST_PAUSE = 30 * SECOND;

const API_TAG = 'api';
export const PAGE_TAG = 'page';

/** RFC 9213, RFC 5861 */
const FOR_PURGED_CACHES = 'public, max-age=60, stale-while-revalidate=30, stale-if-error=3600';

/** Milliseconds. */
const LOOK_EVERY = SECOND;

/** Purge again for responses in flight during the change. Milliseconds. */
const STRAGGLERS = 10 * SECOND;

interface Options {
  url: string;
  token?: string;
  dataVersion: () => Promise<string | null>;
  releases: () => string;
}

/** Tags responses with the data version, and purges a tag when its version ends. Retries in the background. */
export function addCachesInFront(web: FastifyInstance, { url, token, dataVersion, releases }: Options): void {
  const closing = new AbortController();
  /** The version when the request began. */
  const begunAt = new WeakMap<FastifyRequest, string | null>();
  let version: string | null = null;
  let inUse = releases();
  let due: { tag: string; at: number }[] = [];
  let isPurging = false;
  let pause = 0;
  let resumeAt = 0;

  function forget(...tags: string[]): void {
    const now = Date.now();
    for (const tag of tags) due.push({ tag, at: now }, { tag, at: now + STRAGGLERS });
  }

  /** In every header and field that such caches read. */
  async function call(tags: readonly string[]): Promise<void> {
    const headers = {
      'content-type': 'application/json',
      'surrogate-key': tags.join(' '),
      'cache-tag': tags.join(','),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(DEADLINE)]);
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ tags }), signal });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The cache answered ${answer.status}`);
  }

  async function purge(): Promise<void> {
    const now = Date.now();
    const ripe = due.filter(({ at }) => at <= now);
    if (isPurging || ripe.length === 0 || now < resumeAt || closing.signal.aborted) return;
    isPurging = true;
    const tags = [...new Set(ripe.map(({ tag }) => tag))];
    try {
      await call(tags);
      due = due.filter((each) => !ripe.includes(each));
      pause = 0;
    } catch (error) {
      pause = Math.min(2 * pause || LOOK_EVERY, LONGEST_PAUSE);
      resumeAt = Date.now() + pause;
      web.log.warn({ err: error, tags }, 'the cache in front could not be purged; it is tried again');
    }
    isPurging = false;
    await purge();
  }

  async function look(): Promise<void> {
    const now = await dataVersion().catch(() => null);
    const nowInUse = releases();
    if (nowInUse !== inUse) forget(PAGE_TAG);
    inUse = nowInUse;
    // An unknown version may be the same.
    if (now !== null && now !== version) {
      // Entries from before this process have an unknown version.
      if (version === null) forget(PAGE_TAG, API_TAG);
      else forget(tagOf(version));
      version = now;
    }
    void purge();
  }

  const looking = setInterval(() => void look(), LOOK_EVERY).unref();
  web.addHook('onReady', () => void look());
  web.addHook('onClose', async () => {
    closing.abort();
    clearInterval(looking);
  });

  web.addHook('onRequest', async (request) => void begunAt.set(request, version));
  web.addHook('onResponse', async ({ method }, { statusCode }) => {
    // Authors see their change at once.
    if (method !== 'GET' && method !== 'HEAD' && statusCode < 400) await look();
  });
  web.addHook('onSend', async (request, reply) => {
    const made = begunAt.get(request);
    const own = reply.getHeader('surrogate-key') ?? (request.url.startsWith('/api/v1/') ? API_TAG : undefined);
    if (!made || !own || !isForAll(request, reply)) return;
    const tags = [String(own), tagOf(made)].join(' ');
    reply.headers({
      'surrogate-key': tags,
      'cache-tag': tags.replaceAll(' ', ','),
      'cdn-cache-control': FOR_PURGED_CACHES,
    });
  });
}

const tagOf = (version: string): string => `data-${version.replace(/[^\w.-]/g, '_')}`;

const isForAll = ({ method }: FastifyRequest, reply: FastifyReply): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  /^public, max-age=\d+, (?:stale-if-error|s-maxage=0)/.test(String(reply.getHeader('cache-control') ?? '')) &&
  !reply.hasHeader('set-cookie');
