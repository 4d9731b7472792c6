import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** From here on new requests are turned away, so that those that were let in are answered in time. */
const LIMITS = {
  /** Requests that are being answered. */
  inFlight: 500,
  /** Milliseconds that the event loop is late, over the last second. */
  delay: 500,
  /**
   * Milliseconds that a request would take: those being answered, divided by how many are answered in a millisecond
   * (Little's law). Pages give up after 10 s, and work for those who have given up helps nobody.
   */
  wait: 4_000,
} as const;

/** So many are let in however few were answered lately: a server that had nothing to do has answered nobody. */
const ALWAYS = 100;

/** From so many requests on it is looked whether the visitor is still there. */
const CROWDED = 20;

/** How much of the pace counted is that of the last second; the rest is of those before. */
const NEWEST = 0.5;

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
  limits?: { inFlight: number; delay: number; wait?: number };
  /** Milliseconds that the event loop is late; measured by default. */
  measureDelay?: () => number;
  /** Requests answered in a second, lately; measured by default. */
  measurePace?: () => number;
  /** Called for every request that is turned away. */
  onShed?: (reason: 'in_flight' | 'event_loop' | 'wait') => void;
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

/** Counts what is answered. @returns how many in a second, lately, and functions that count one and stop */
function answerPace() {
  let pace = 0;
  let answered = 0;
  const timer = setInterval(() => {
    pace += NEWEST * (answered - pace);
    answered = 0;
  }, 1_000).unref();
  return {
    read: () => pace,
    count: () => {
      answered++;
    },
    stop: () => clearInterval(timer),
  };
}

/** Whether the visitor has given up. Who did so before we read the request is known in the turn after the one that read it. */
async function hasLeft({ raw }: FastifyRequest): Promise<boolean> {
  await nextTurn();
  await nextTurn();
  return raw.socket.destroyed;
}

function turnAway(request: FastifyRequest, reply: FastifyReply) {
  reply.status(503).header('Retry-After', RETRY_AFTER).header('Cache-Control', 'no-store');
  const wantsPage = !request.url.startsWith('/api/') && request.headers.accept?.includes('text/html');
  return wantsPage ? reply.type('text/html; charset=utf-8').send(PAGE) : reply.send(FAILURE);
}

/** Answers 503 before the server falls over. To be registered before everything that takes time. */
export const overload = fp<Options>(async (app, { limits = LIMITS, measureDelay, measurePace, onShed = () => {} }) => {
  const measured = measureDelay ? undefined : eventLoopDelay();
  const delay = measureDelay ?? measured?.read ?? (() => 0);
  const pace = answerPace();
  const readPace = measurePace ?? pace.read;
  const { wait = Number.POSITIVE_INFINITY } = limits;
  let inFlight = 0;
  app.addHook('onClose', async () => {
    measured?.stop();
    pace.stop();
  });
  const reasonToShed = () => {
    if (inFlight > limits.inFlight) return 'in_flight';
    if (delay() > limits.delay) return 'event_loop';
    return inFlight > ALWAYS && inFlight > (readPace() * wait) / 1_000 ? 'wait' : undefined;
  };
  app.addHook('onRequest', async (request, reply) => {
    inFlight++;
    // Closed: answered or broken off, whichever comes.
    reply.raw.once('close', () => inFlight--);
    if (EXEMPT.includes(request.routeOptions.url ?? '')) return;
    const reason = reasonToShed();
    if (reason) {
      onShed(reason);
      return turnAway(request, reply);
    }
    reply.raw.once('finish', pace.count);
    if (inFlight > CROWDED && (await hasLeft(request))) return reply.hijack();
  });
});
