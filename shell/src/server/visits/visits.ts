import { LONGEST_VISIT_KEY, type VisitCount, type VisitKind, VISIT_KINDS } from '@university/shared/contract';
import type { FastifyRequest, FastifyInstance } from 'fastify';
import { READ_WITHIN, isPersonal } from '../../site/visits';
import rateLimit from '@fastify/rate-limit';
import { SEARCHED_IN_VAIN_PATH } from '@university/shared/site-calls';
import { istDay, MINUTE } from '@university/shared/time';
import { senderOf } from '@university/web';
import type { SiteRoute } from '../../site/boot';
import { ifValid } from '../../site/if-valid';

/** Per interval; the total fits one call. */
const MOST: Record<VisitKind, number> = { page: 2_000, paper: 1_000, search: 200, 'not-found': 800 };

const CONTROL = /\p{Cc}/u;

/** Bounded per kind. */
export class VisitCounter {
  readonly #counts = new Map(VISIT_KINDS.map((kind) => [kind, new Map<string, number>()]));

  add(kind: VisitKind, key: string, count = 1): void {
    const counts = this.#counts.get(kind);
    if (!counts || count < 1 || key === '' || key.length > LONGEST_VISIT_KEY || CONTROL.test(key)) return;
    const before = counts.get(key);
    if (before === undefined && counts.size >= MOST[kind]) return;
    counts.set(key, (before ?? 0) + count);
  }

  take(): VisitCount[] {
    return [...this.#counts].flatMap(([kind, counts]) => {
      const taken = [...counts].map(([key, count]) => ({ kind, key, count }));
      counts.clear();
      return taken;
    });
  }
}

/** Minimum per day, so that a name typed once is not counted. */
const LEAST = 3;

const OFTEN_SEARCHED_MOST = 2_000;

const LONGEST = 60;

/** May be personal. */
const PERSONAL = /@|\d{5}/;

export function wordsOf(typed: string): string | null {
  const words = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return words === '' || words.length > LONGEST || PERSONAL.test(words) ? null : words;
}

export class OftenSearched {
  #day = '';
  readonly #asked = new Map<string, number>();

  /** 0 below the minimum, then all at once, then each. */
  ask(words: string, day: string): number {
    if (day !== this.#day) this.#asked.clear();
    this.#day = day;
    const times = (this.#asked.get(words) ?? 0) + 1;
    // Re-inserted as newest: rare ones are evicted first.
    this.#asked.delete(words);
    const [oldest] = this.#asked.keys();
    if (oldest !== undefined && this.#asked.size >= OFTEN_SEARCHED_MOST) this.#asked.delete(oldest);
    this.#asked.set(words, times);
    if (times < LEAST) return 0;
    return times === LEAST ? LEAST : 1;
  }
}

/** Crawlers, tools and monitors, in lower case. */
const PROGRAMS =
  /bot[/;)]|\+http|crawl|spider|slurp|preview|scan|monitor|uptime|lighthouse|headless|facebookexternalhit|whatsapp|curl\/|wget\/|python|java\/|go-http-client|okhttp|axios|node|libwww|httpclient/;

/** Addresses that scanners probe. */
const PROBED = ['/wp-', '/.', '/cgi-bin', '/vendor/', '/phpmyadmin', '/xmlrpc', '/_', '/actuator', '/solr'];

/** A navigation by a person. In-tab navigations are reported by the service worker's own request. */
export function isReader({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method !== 'GET' || headers['sec-purpose'] || headers.purpose || headers['x-moz']) return false;
  const program = headers['user-agent']?.toLowerCase() ?? '';
  if (program === '' || PROGRAMS.test(program)) return false;
  const mode = headers['sec-fetch-mode'];
  return mode === undefined || mode === 'navigate' || headers[READ_WITHIN] !== undefined;
}

export const isProbed = (path: string): boolean => PROBED.some((part) => path.toLowerCase().includes(part));

interface Options {
  send: ((visits: VisitCount[]) => Promise<void>) | undefined;
  isStaff: (request: FastifyRequest) => boolean;
}

const SEARCHES_PER_MINUTE = 30;

const LONGEST_SEARCH = 400;

const PAPER = /^\/api\/v1\/notice\/([\w-]{1,64})\/file$/;

export interface Visits {
  page(request: FastifyRequest, path: string, status: number, route: SiteRoute | undefined): void;
}

const isOfStaff = (path: string, route: SiteRoute | undefined): boolean =>
  Array.isArray(route?.access) || path.startsWith('/admin');

const readable = (path: string): string => ifValid(() => decodeURI(path)) ?? path;

/** Anonymous; no request waits for it. */
export async function addVisits(web: FastifyInstance, { send, isStaff }: Options): Promise<Visits> {
  if (!send) return { page: () => {} };
  const counter = new VisitCounter();
  const searched = new OftenSearched();

  async function handOn(): Promise<void> {
    const visits = counter.take();
    if (visits.length === 0) return;
    try {
      await send?.(visits);
    } catch (error) {
      web.log.warn({ err: error }, 'visits could not be handed on; they are with the next');
      for (const { kind, key, count } of visits) counter.add(kind, key, count);
    }
  }
  const timer = setInterval(() => void handOn(), MINUTE).unref();
  web.addHook('onClose', async () => {
    clearInterval(timer);
    await handOn();
  });

  const isCounted = (request: FastifyRequest) => isReader(request) && !isStaff(request);

  web.addHook('onResponse', async (request, { statusCode }) => {
    const [, paper] = PAPER.exec(request.url.split('?', 1)[0] ?? '') ?? [];
    // Viewers request ranges after the file.
    if (paper && (statusCode === 200 || statusCode === 304) && isCounted(request)) counter.add('paper', paper);
  });

  await web.register(async (reported) => {
    await reported.register(rateLimit, { max: SEARCHES_PER_MINUTE, timeWindow: '1 minute', keyGenerator: senderOf });
    reported.post(SEARCHED_IN_VAIN_PATH, { bodyLimit: LONGEST_SEARCH, logLevel: 'warn' }, async (request, reply) => {
      const words = typeof request.body === 'string' ? wordsOf(request.body) : null;
      const comesFromHere = (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
      if (words !== null && comesFromHere && !isStaff(request))
        counter.add('search', words, searched.ask(words, istDay(Date.now())));
      return reply.code(204).send();
    });
  });

  return {
    page(request, path, status, route) {
      if (isPersonal(path) || isOfStaff(path, route) || !isCounted(request)) return;
      if (status === 200) counter.add('page', readable(path));
      else if (status === 404 && !isProbed(path)) counter.add('not-found', readable(path));
    },
  };
}
