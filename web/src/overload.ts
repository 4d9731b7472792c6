import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { beforeRefusal, whenOver } from './late-refusals';
import { senderOf, Senders } from './senders';

/** Milliseconds; also the resolution of the measurement that is taken off it. */
const RESOLUTION = 20;

/** Starts to measure how late the event loop is. @returns the mean of the last whole second, and a function that stops */
function eventLoopDelay(): { read: () => number; stop: () => void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  let last = 0;
  histogram.enable();
  const timer = setInterval(() => {
    last = Number.isFinite(histogram.mean) ? Math.max(0, histogram.mean / 1e6 - RESOLUTION) : 0;
    histogram.reset();
  }, 1_000).unref();
  return {
    read: () => last,
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

/**
 * From here on requests are turned away, those of the busiest senders first. The numbers for one sender are made for a
 * campus behind one address: three thousand people who each open a page a minute are 50 requests a second, and at 50 ms
 * each there are two or three open.
 */
export const LIMITS = {
  /** Requests that the server works on; fewer by as much as the event loop is later than `calm`. */
  inFlight: 500,
  /**
   * Milliseconds over the last second. An answer takes several turns of the loop: with 500 requests and turns of half a
   * second it comes when whoever asked has gone and asks again, and all work is done for nobody.
   */
  calm: 100,
  /** Milliseconds that the event loop is late, over the last second. */
  delay: 500,
  /** Requests of one sender that the server works on also while it is late: what one browser asks for at once. */
  few: 6,
  /** Requests of one sender that are not answered to the end. */
  openEach: 300,
};

/** Why a request was turned away; labels of `http_requests_shed_total`. */
export type Reason = 'in_flight' | 'event_loop' | 'sender_open';

/** Code of an answer that says so; nothing was done. */
export const OVERLOADED = 'overloaded';

/** Seconds after which to try again. */
export const RETRY_AFTER = 5;

/** What must be answered also then: who asks decides whether to restart us. */
const EXEMPT = ['/healthz', '/metrics'];

export const TOO_MANY = 'Too many people are here at once. Try again in a moment.';
export const TOO_MANY_OF_YOURS = 'Too many requests come from your network at once. Try again in a moment.';

const MESSAGES: Record<Reason, string> = {
  in_flight: TOO_MANY,
  event_loop: TOO_MANY,
  sender_open: TOO_MANY_OF_YOURS,
};

const page = (message: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Too many visitors</title>
<h1>The site is busy</h1><p>${message}</p></html>`;

interface Options {
  limits?: Partial<typeof LIMITS>;
  /** Milliseconds that the event loop is late; measured by default. */
  measureDelay?: () => number;
  /** Called for every request that is turned away. */
  onShed?: (reason: Reason) => void;
}

/** Whether a body comes with this request, as its headers say. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** 503, which says that nothing was done: pages then send the same again by themselves. */
export function turnAway(message: string, request: FastifyRequest, reply: FastifyReply) {
  reply.status(503).header('Retry-After', RETRY_AFTER).header('Cache-Control', 'no-store');
  // What is left of the body would be waited for.
  if (hasBody(request)) reply.header('Connection', 'close');
  const wantsPage = !request.url.startsWith('/api/') && request.headers.accept?.includes('text/html');
  return wantsPage
    ? reply.type('text/html; charset=utf-8').send(page(message))
    : reply.send({ status: 'error', code: OVERLOADED, message });
}

/** Bodies of these are not read, so the answer does not wait for them. */
const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/**
 * Answers 503 before the server falls over, and lets no sender have more of it than the others. A request counts as
 * work from when it is whole until its answer is made: who sends or reads slowly keeps nobody waiting.
 * To be registered before everything that takes time.
 */
export const overload = fp<Options>(async (app, { limits: given, measureDelay, onShed = () => {} }) => {
  const limits = { ...LIMITS, ...given };
  const measured = measureDelay ? undefined : eventLoopDelay();
  const delay = measureDelay ?? measured?.read ?? (() => 0);
  const senders = new Senders();
  const endWork = new WeakMap<FastifyRequest, () => void>();
  app.addHook('onClose', async () => measured?.stop());

  /** Why this sender gets no more; nobody is refused for what others do as long as he has less than his share. */
  function reasonAgainst(sender: string): Reason | undefined {
    const { open, working } = senders.of(sender);
    if (open >= limits.openEach) return 'sender_open';
    const [own, all, workers] = [working + 1, senders.working + 1, senders.workersWith(sender)];
    const late = delay();
    const bearable = limits.inFlight / Math.max(1, late / limits.calm);
    if (all > bearable && own > bearable / workers) return 'in_flight';
    // One more sender than there are: when only one is there, he makes room, too.
    if (late > limits.delay && own > Math.max(limits.few, all / (workers + 1))) return 'event_loop';
    return undefined;
  }

  app.addHook('onRequest', async (request, reply) => {
    const sender = senderOf(request);
    const isExempt = EXEMPT.includes(request.routeOptions.url ?? '');
    const reason = isExempt ? undefined : reasonAgainst(sender);
    whenOver(reply.raw, senders.add(sender, 'open'));
    const beginWork = () => {
      if (reply.sent) return;
      const end = senders.add(sender, 'working');
      endWork.set(request, end);
      whenOver(reply.raw, end);
    };
    if (!reason) {
      if (hasBody(request) && !isRead(request)) request.raw.once('end', beginWork);
      else beginWork();
      return;
    }
    onShed(reason);
    // As many again as he may have open; held back without end, they would be the load that they are refused for.
    if (reason === 'sender_open' && senders.of(sender).open <= 2 * limits.openEach) await beforeRefusal(reply);
    return turnAway(MESSAGES[reason], request, reply);
  });
  app.addHook('onSend', async (request) => endWork.get(request)?.());
});
