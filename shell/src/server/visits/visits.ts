import { LONGEST_VISIT_KEY, type VisitCount, type VisitKind, VISIT_KINDS } from '@university/shared/contract';
import type { FastifyRequest, FastifyInstance } from 'fastify';
import { READ_WITHIN, isPersonal } from '../../site/visits';
import rateLimit from '@fastify/rate-limit';
import { SEARCHED_IN_VAIN_PATH } from '@university/shared/site-calls';
import { istDay, MINUTE } from '@university/shared/time';
import { senderOf } from '@university/web';
import type { SiteRoute } from '../../site/boot';

/** Different things of a kind that are counted between two calls; together no more than one call takes. */
const MOST: Record<VisitKind, number> = { page: 2_000, paper: 1_000, search: 200, 'not-found': 800 };

const CONTROL = /\p{Cc}/u;

/** Counts in memory how often something was asked for. Made-up things fill no more than their own room. */
export class VisitCounter {
  readonly #counts = new Map(VISIT_KINDS.map((kind) => [kind, new Map<string, number>()]));

  add(kind: VisitKind, key: string, count = 1): void {
    const counts = this.#counts.get(kind);
    if (!counts || count < 1 || key === '' || key.length > LONGEST_VISIT_KEY || CONTROL.test(key)) return;
    const before = counts.get(key);
    if (before === undefined && counts.size >= MOST[kind]) return;
    counts.set(key, (before ?? 0) + count);
  }

  /** What was counted since this was last asked; it begins anew. */
  take(): VisitCount[] {
    return [...this.#counts].flatMap(([kind, counts]) => {
      const taken = [...counts].map(([key, count]) => ({ kind, key, count }));
      counts.clear();
      return taken;
    });
  }
}

/** How often something must be searched for on a day before it is counted: nobody's name that was typed once appears. */
const LEAST = 3;

/** Different searches that are remembered for a day. */
const OFTEN_SEARCHED_MOST = 2_000;

const LONGEST = 60;

/** E-mail addresses, numbers of forms and phones: what may be somebody's own. */
const PERSONAL = /@|\d{5}/;

/** A search as it is counted: without case and needless spaces; null for what is too long or may be somebody's own. */
export function wordsOf(typed: string): string | null {
  const words = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return words === '' || words.length > LONGEST || PERSONAL.test(words) ? null : words;
}

/** What is searched for often enough to be counted. */
export class OftenSearched {
  #day = '';
  readonly #asked = new Map<string, number>();

  /** How many are to be counted for this one: nothing at first, then all, then each. @param day YYYY-MM-DD */
  ask(words: string, day: string): number {
    if (day !== this.#day) this.#asked.clear();
    this.#day = day;
    const times = (this.#asked.get(words) ?? 0) + 1;
    // Asked for again, it is the newest: what was asked for once and long ago goes first.
    this.#asked.delete(words);
    const [oldest] = this.#asked.keys();
    if (oldest !== undefined && this.#asked.size >= OFTEN_SEARCHED_MOST) this.#asked.delete(oldest);
    this.#asked.set(words, times);
    if (times < LEAST) return 0;
    return times === LEAST ? LEAST : 1;
  }
}

/** Programs that say what they are. Names of crawlers, tools and monitors, in small letters. */
const PROGRAMS =
  /bot[/;)]|\+http|crawl|spider|slurp|preview|scan|monitor|uptime|lighthouse|headless|facebookexternalhit|whatsapp|curl\/|wget\/|python|java\/|go-http-client|okhttp|axios|node|libwww|httpclient/;

/** What is asked for by programs that look for holes, and by nobody who looks for a page. */
const PROBED = ['/wp-', '/.', '/cgi-bin', '/vendor/', '/phpmyadmin', '/xmlrpc', '/_', '/actuator', '/solr'];

/**
 * Whether a page, or a file, is asked for by a person who is about to see it. A page that was opened within a tab is asked for by the
 * service worker, which says so; its other requests are for what was counted already.
 */
export function isReader({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method !== 'GET' || headers['sec-purpose'] || headers.purpose || headers['x-moz']) return false;
  const program = headers['user-agent']?.toLowerCase() ?? '';
  if (program === '' || PROGRAMS.test(program)) return false;
  const mode = headers['sec-fetch-mode'];
  return mode === undefined || mode === 'navigate' || headers[READ_WITHIN] !== undefined;
}

/** Whether an address is one that programs try everywhere. */
export const isProbed = (path: string): boolean => PROBED.some((part) => path.toLowerCase().includes(part));

interface Options {
  /** Hands the counts on; undefined where nobody takes them: then nothing is counted. */
  send: ((visits: VisitCount[]) => Promise<void>) | undefined;
  /** Staff look at what they write; that is no reading. */
  isStaff: (request: FastifyRequest) => boolean;
}

/** Searches that one sender may report in a minute. */
const SEARCHES_PER_MINUTE = 30;

/** Bytes of one: a hundred characters of any script. */
const LONGEST_SEARCH = 400;

const PAPER = /^\/api\/v1\/notice\/([\w-]{1,64})\/file$/;

export interface Visits {
  /** Counts a page that was sent, or an address at which nothing is. */
  page(request: FastifyRequest, path: string, status: number, route: SiteRoute | undefined): void;
}

/** What is for staff is no page that readers come to. */
const isOfStaff = (path: string, route: SiteRoute | undefined): boolean =>
  Array.isArray(route?.access) || path.startsWith('/admin');

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * Counts what is read: pages, papers, searches and addresses in vain. There is nothing in it about who reads, and no
 * request waits for it.
 */
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
    // Viewers ask for the pages of a file one by one, by ranges, after they have asked for the file.
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
