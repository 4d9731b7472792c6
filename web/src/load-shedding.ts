import underPressure from '@fastify/under-pressure';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { onResponseClosed } from './connections';
import { HttpError, isRead } from './errors';
import { senderOf } from './proxies';

/** Thresholds of rejection. 3,000 people behind one address who open a page a minute are 50 requests a second. */
export const LIMITS = {
  /** Requests in work; reduced when the event loop is later than `calm`. */
  working: 500,
  /** Milliseconds of event loop delay. */
  calm: 100,
  /** Unanswered requests of one sender. */
  openEach: 300,
};

type Reason = 'in_flight' | 'event_loop' | 'sender_open';

export const OVERLOADED = 'overloaded';

const RETRY_AFTER = 5;

export const TOO_MANY = 'Too many people are here at once. Try again in a moment.';
export const TOO_MANY_OF_YOURS = 'Too many requests come from your network at once. Try again in a moment.';

export const overloaded = (message = TOO_MANY) => new HttpError(503, OVERLOADED, message, { retryAfter: RETRY_AFTER });

/** Answered always: supervisors restart us by them. */
const EXEMPT = ['/healthz', '/metrics'];

const PAUSE = 1_000;

/** Waits for about a second before a rejection, so that clients that retry at once are slowed down. */
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

export function rejectOverloaded(message: string, request: FastifyRequest, reply: FastifyReply) {
  reply.status(503).header('Retry-After', RETRY_AFTER).header('Cache-Control', 'no-store');
  // Otherwise the rest of the body would be awaited.
  if (hasBody(request)) reply.header('Connection', 'close');
  const wantsPage = !request.url.startsWith('/api/') && request.headers.accept?.includes('text/html');
  return wantsPage
    ? reply.type('text/html; charset=utf-8').send(page(message))
    : reply.send({ status: 'error', code: OVERLOADED, message });
}

interface Options {
  limits?: Partial<typeof LIMITS>;
  measureDelay?: () => number;
  onShed?: (reason: Reason) => void;
  pause?: number;
}

interface Load {
  open: number;
  working: number;
}

/**
 * Rejects with 503 under load, busiest senders first. Slow senders and readers do not count as work. Must be registered
 * first.
 */
export const loadShedding = fp<Options>(async (app, { limits: given, measureDelay, onShed = () => {}, pause }) => {
  await app.register(underPressure);
  const delay = measureDelay ?? (() => app.memoryUsage().eventLoopDelay);
  const limits = { ...LIMITS, ...given };
  const loads = new Map<string, Load>();
  const endWork = new WeakMap<FastifyRequest, () => void>();
  let working = 0;

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

  function reasonAgainst(sender: string): Reason | undefined {
    const own = loads.get(sender) ?? { open: 0, working: 0 };
    if (own.open >= limits.openEach) return 'sender_open';
    const measured = delay();
    // Infinite without a measurement.
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
      // A GET does not wait for its body.
      if (hasBody(request) && !isRead(request)) request.raw.once('end', beginWork);
      else beginWork();
      return;
    }
    onShed(reason);
    // Delayed only up to as many again, which would be a load themselves.
    if (reason === 'sender_open' && (loads.get(sender)?.open ?? 0) <= 2 * limits.openEach)
      await delayRejection(reply, pause);
    return rejectOverloaded(reason === 'sender_open' ? TOO_MANY_OF_YOURS : TOO_MANY, request, reply);
  });
  app.addHook('onSend', async (request) => endWork.get(request)?.());
  // After the work has ended, as waiting is none.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 429) await delayRejection(reply, pause);
  });
});
