import rateLimit from '@fastify/rate-limit';
import type { VisitCount } from '@university/shared/contract';
import { SEARCHED_IN_VAIN_PATH } from '@university/shared/site-calls';
import { istDay, MINUTE } from '@university/shared/time';
import { senderOf } from '@university/web';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteRoute } from '../../site/boot';
import { isPersonal } from '../../site/visits';
import { OftenSearched, wordsOf } from './often-searched';
import { isProbed, isReader } from './readers';
import { VisitCounter } from './visit-counter';

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

/** A path as people read it. */
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
      else if (status === 404 && !isProbed(path) && !path.includes('@')) counter.add('not-found', readable(path));
    },
  };
}
