import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Counter, Gauge, Histogram, register, Registry } from 'prom-client';
import { bearerGuard } from './bearer';
import type { Probes } from './health';
import { whenOver } from './late-refusals';

/** Seconds: cached reads take a millisecond, a password 50, an import minutes. */
const BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface Options {
  /** Who asks must bear it; without it there is no `/metrics`. */
  token?: string;
  probes?: Probes;
}

declare module 'fastify' {
  interface FastifyInstance {
    countShed(reason: string): void;
  }
}

let hasDefaults = false;
/** Memory, processor, garbage collection, event loop lag: of the process, so registered once. */
function collectProcess() {
  if (!hasDefaults) collectDefaultMetrics();
  hasDefaults = true;
}

/** Gauges that are read when somebody asks. */
function addProbes(registry: Registry, probes: Probes) {
  const registers = [registry];
  const pool = new Gauge({
    name: 'db_pool_connections',
    help: 'Connections to PostgreSQL, and queries that wait for one',
    labelNames: ['state'],
    registers,
    collect: () => {
      for (const [state, count] of Object.entries(probes.pool() ?? {})) pool.set({ state }, count);
    },
  });
  // Once for both. A database that does not answer must not hide the other numbers.
  let reading: ReturnType<Probes['outbox']> | undefined;
  const outbox = () => {
    reading ??= probes
      .outbox()
      .catch(() => ({ backlog: Number.NaN, oldest: Number.NaN }))
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  const backlog: Gauge = new Gauge({
    name: 'outbox_backlog',
    help: 'Mails that wait to be sent',
    registers,
    collect: async () => backlog.set((await outbox()).backlog),
  });
  const oldest: Gauge = new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'How long the mail has waited that is due longest',
    registers,
    collect: async () => oldest.set((await outbox()).oldest),
  });
  for (const { name, help } of probes.counts()) {
    const counter = new Counter({
      name: `${name}_total`,
      help,
      registers,
      collect: () => {
        counter.reset();
        counter.inc(probes.counts().find((count) => count.name === name)?.value ?? 0);
      },
    });
  }
}

function addRequests(app: FastifyInstance, registry: Registry) {
  const registers = [registry];
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests that are being answered', registers });
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests turned away under load',
    labelNames: ['reason'],
    registers,
  });
  app.addHook('onRequest', async (_request, reply) => {
    inFlight.inc();
    whenOver(reply.raw, () => inFlight.dec());
  });
  app.addHook('onResponse', async (request, reply) => {
    // The pattern and not the address: labels stay for ever.
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  return (reason: string) => shed.inc({ reason });
}

/** Counts and times requests, and shows it in Prometheus' format at `/metrics` to whoever bears the token. */
export const metrics = fp<Options>(async (app, { token, probes }) => {
  collectProcess();
  const registry = new Registry();
  app.decorate('countShed', addRequests(app, registry));
  if (probes) addProbes(registry, probes);
  if (!token) return;
  const mayRead = bearerGuard(token);
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!mayRead(request)) {
      return reply.status(401).header('WWW-Authenticate', 'Bearer').send();
    }
    return reply.type(register.contentType).send(await Registry.merge([register, registry]).metrics());
  });
});
