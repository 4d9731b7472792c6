import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '@university/shared/time';

/** How long a purge may take, and the longest pause after one that failed, which doubles each time. Milliseconds. */
const DEADLINE = 5 * SECOND;
const LONGEST_PAUSE = 30 * SECOND;

/** Of answers of the API; pages say their tags themselves. */
const API_TAG = 'api';
export const PAGE_TAG = 'page';

/**
 * What a cache that hears of every change may do: answer for a minute, as the site itself does, for half a minute more
 * while it asks again, and for an hour where the site has no answer (RFC 9213, RFC 5861).
 */
const FOR_PURGED_CACHES = 'public, max-age=60, stale-while-revalidate=30, stale-if-error=3600';

/** How often it is looked whether something changed that did not come by this process. Milliseconds. */
const LOOK_EVERY = SECOND;

/** After this long what was on its way to the cache during a change has arrived, and is purged too. Milliseconds. */
const STRAGGLERS = 10 * SECOND;

interface Options {
  url: string;
  /** Sent as `Authorization: Bearer …`. */
  token?: string;
  dataVersion: () => Promise<string | null>;
  /** What tells one set of releases from another. */
  releases: () => string;
}

/**
 * Lets a cache in front that is purged on every change answer in place of the site. All that was made of a state of the
 * data bears the name of that state, by which it is forgotten at the next; the cache is told until it says that it has.
 * Nobody waits for it.
 */
export function addCachesInFront(web: FastifyInstance, { url, token, dataVersion, releases }: Options): void {
  const closing = new AbortController();
  /** As of when an answer was begun: what changed since is in it, or is not. */
  const begunAt = new WeakMap<FastifyRequest, string | null>();
  let version: string | null = null;
  let inUse = releases();
  /** What is to be purged, and from when on. */
  let due: { tag: string; at: number }[] = [];
  let isPurging = false;
  let pause = 0;
  let resumeAt = 0;

  function forget(...tags: string[]): void {
    const now = Date.now();
    for (const tag of tags) due.push({ tag, at: now }, { tag, at: now + STRAGGLERS });
  }

  /** The tags stand in the request in all the ways in which such caches read them. */
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
    // What came meanwhile.
    await purge();
  }

  async function look(): Promise<void> {
    const now = await dataVersion().catch(() => null);
    const nowInUse = releases();
    if (nowInUse !== inUse) forget(PAGE_TAG);
    inUse = nowInUse;
    // While nobody knows it, it may still be the one that is known.
    if (now !== null && now !== version) {
      // What the cache has from before this process began is of an unknown state.
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
    // Who changed something sees it at once.
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

/** Names of states hold no sign that a tag may not have. */
const tagOf = (version: string): string => `data-${version.replace(/[^\w.-]/g, '_')}`;

/** Nobody but a cache that is told of changes may have it without asking: other answers say how long they are good. */
const isForAll = ({ method }: FastifyRequest, reply: FastifyReply): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  /^public, max-age=\d+, (?:stale-if-error|s-maxage=0)/.test(String(reply.getHeader('cache-control') ?? '')) &&
  !reply.hasHeader('set-cookie');
