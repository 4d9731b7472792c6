import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** From here on new requests are turned away, so that those that were let in are answered in time. */
const LIMITS = {
  /** Requests that are being answered. */
  inFlight: 500,
  /** Milliseconds that the event loop is late, over the last second. */
  delay: 500,
} as const;

/** Milliseconds; also the resolution of the measurement that is taken off it. */
const RESOLUTION = 20;

/** Seconds after which to try again. */
const RETRY_AFTER = 5;

/** What must be answered also then: who asks decides whether to restart us. */
const EXEMPT = ['/healthz', '/metrics'];

const FAILURE = {
  status: 'error',
  code: 'overloaded',
  message: 'Too many people are here at once. Try again in a moment.',
};

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Too many visitors</title>
<h1>Too many people are here at once</h1><p>Please try again in a moment.</p></html>`;

interface Options {
  limits?: { inFlight: number; delay: number };
  /** Milliseconds that the event loop is late; measured by default. */
  measureDelay?: () => number;
  /** Called for every request that is turned away. */
  onShed?: (reason: 'in_flight' | 'event_loop') => void;
}

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

function turnAway(request: FastifyRequest, reply: FastifyReply) {
  reply.status(503).header('Retry-After', RETRY_AFTER).header('Cache-Control', 'no-store');
  const wantsPage = !request.url.startsWith('/api/') && request.headers.accept?.includes('text/html');
  return wantsPage ? reply.type('text/html; charset=utf-8').send(PAGE) : reply.send(FAILURE);
}

/** Answers 503 before the server falls over. To be registered before everything that takes time. */
export const overload = fp<Options>(async (app, { limits = LIMITS, measureDelay, onShed = () => {} }) => {
  const measured = measureDelay ? undefined : eventLoopDelay();
  const delay = measureDelay ?? measured?.read ?? (() => 0);
  let inFlight = 0;
  app.addHook('onClose', async () => measured?.stop());
  app.addHook('onRequest', async (request, reply) => {
    inFlight++;
    // Closed: answered or broken off, whichever comes.
    reply.raw.once('close', () => inFlight--);
    if (EXEMPT.includes(request.routeOptions.url ?? '')) return;
    const reason = inFlight > limits.inFlight ? 'in_flight' : delay() > limits.delay ? 'event_loop' : undefined;
    if (!reason) return;
    onShed(reason);
    return turnAway(request, reply);
  });
});
