import underPressure from '@fastify/under-pressure';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { onResponseClosed } from './connections';
import { HttpError, isRead } from './errors';
import { senderOf } from './proxies';

/**
 * From here on requests are rejected, those of the busiest senders first. Made for a campus behind one address: three thousand
 * people who open a page a minute are 50 requests a second, of which two or three are open at 50 ms each.
 */
export const LIMITS = {
  /** Requests in work; fewer by as much as the event loop is later than `calm`. */
  working: 500,
  /** Milliseconds that the event loop is late, over the last second. An answer takes several turns of it. */
  calm: 100,
  /** Requests of one sender that are not answered to the end. */
  openEach: 300,
};

/** Why a request was rejected; labels of `http_requests_shed_total`. */
type Reason = 'in_flight' | 'event_loop' | 'sender_open';

/** Code of a 503; nothing was done. */
export const OVERLOADED = 'overloaded';

/** Seconds. */
const RETRY_AFTER = 5;

export const TOO_MANY = 'Too many people are here at once. Try again in a moment.';
export const TOO_MANY_OF_YOURS = 'Too many requests come from your network at once. Try again in a moment.';

export const overloaded = (message = TOO_MANY) => new HttpError(503, OVERLOADED, message, { retryAfter: RETRY_AFTER });

/** What must be answered also then: who asks decides whether to restart us. */
const EXEMPT = ['/healthz', '/metrics'];

/** Milliseconds, give or take half: all at once would come back at once. */
const PAUSE = 1_000;

/**
 * Waits for about a second, or until the client disconnects, before a sender is told that he asks too much: who asks again
 * at once then asks once a second on each connection, and rejections cost next to nothing.
 */
export function delayRejection(reply: FastifyReply, pause = PAUSE): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pause * (0.5 + Math.random()));
    onResponseClosed(reply.raw, () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const page = (message: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Too many visitors</title>
<h1>The site is busy</h1><p>${message}</p></html>`;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Answers 503, as a page or as data: nothing was done, and pages send the same again by themselves. */
export function rejectOverloaded(message: string, request: FastifyRequest, reply: FastifyReply) {
  reply.status(503).header('Retry-After', RETRY_AFTER).header('Cache-Control', 'no-store');
  // What is left of the body would be waited for.
  if (hasBody(request)) reply.header('Connection', 'close');
  const wantsPage = !request.url.startsWith('/api/') && request.headers.accept?.includes('text/html');
  return wantsPage
    ? reply.type('text/html; charset=utf-8').send(page(message))
    : reply.send({ status: 'error', code: OVERLOADED, message });
}

interface Options {
  limits?: Partial<typeof LIMITS>;
  /** Milliseconds that the event loop is late; measured by default. */
  measureDelay?: () => number;
  /** Called for every request that is rejected. */
  onShed?: (reason: Reason) => void;
  /** Milliseconds that a rejection is delayed by; for tests. */
  pause?: number;
}

/** Requests of one sender: not answered to the end; and those that arrived whole, whose answer is being made. */
interface Load {
  open: number;
  working: number;
}

/**
 * Answers 503 before the server falls over, and lets no sender have more of it than the others. Who sends or reads slowly is no
 * work. To be registered before everything that takes time.
 */
export const loadShedding = fp<Options>(async (app, { limits: given, measureDelay, onShed = () => {}, pause }) => {
  await app.register(underPressure);
  const delay = measureDelay ?? (() => app.memoryUsage().eventLoopDelay);
  const limits = { ...LIMITS, ...given };
  /** Who has nothing is not in it. */
  const loads = new Map<string, Load>();
  const endWork = new WeakMap<FastifyRequest, () => void>();
  let working = 0;

  /** @returns takes it off again; calling that twice takes off one */
  function count(sender: string, kind: keyof Load): () => void {
    const change = (by: 1 | -1) => {
      const load = loads.get(sender) ?? { open: 0, working: 0 };
      load[kind] += by;
      if (kind === 'working') working += by;
      if (load.open + load.working > 0) loads.set(sender, load);
      else loads.delete(sender);
    };
    change(1);
    let isCounted = true;
    return () => {
      if (isCounted) change(-1);
      isCounted = false;
    };
  }

  /** Why this sender gets no more; nobody is rejected for what others do as long as he has less than his share. */
  function reasonAgainst(sender: string): Reason | undefined {
    const own = loads.get(sender) ?? { open: 0, working: 0 };
    if (own.open >= limits.openEach) return 'sender_open';
    const measured = delay();
    // Infinite: nothing was measured in that second. All would be rejected for it.
    const late = Number.isFinite(measured) ? measured : 0;
    const most = limits.working / Math.max(1, late / limits.calm);
    if (working + 1 <= most) return undefined;
    const others = [...loads].filter(([each, load]) => each !== sender && load.working > 0).length;
    if (own.working + 1 <= most / (others + 1)) return undefined;
    return late > limits.calm ? 'event_loop' : 'in_flight';
  }

  app.addHook('onRequest', async (request, reply) => {
    const sender = senderOf(request);
    const reason = EXEMPT.includes(request.routeOptions.url ?? '') ? undefined : reasonAgainst(sender);
    onResponseClosed(reply.raw, count(sender, 'open'));
    if (!reason) {
      const beginWork = () => {
        if (reply.sent) return;
        const end = count(sender, 'working');
        endWork.set(request, end);
        onResponseClosed(reply.raw, end);
      };
      // The answer to a GET does not wait for a body.
      if (hasBody(request) && !isRead(request)) request.raw.once('end', beginWork);
      else beginWork();
      return;
    }
    onShed(reason);
    // As many again as he may have open; held back without end, they would be the load that they are rejected for.
    if (reason === 'sender_open' && (loads.get(sender)?.open ?? 0) <= 2 * limits.openEach)
      await delayRejection(reply, pause);
    return rejectOverloaded(reason === 'sender_open' ? TOO_MANY_OF_YOURS : TOO_MANY, request, reply);
  });
  app.addHook('onSend', async (request) => endWork.get(request)?.());
  // After the end of the work: who waits to be rejected is none.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 429) await delayRejection(reply, pause);
  });
});
