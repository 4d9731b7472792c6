import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Counter, Gauge, Histogram, register, Registry } from 'prom-client';
import { onResponseClosed } from './connections';

export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(headers.authorization ?? '')?.[1];
}

const digest = (text: string) => createHash('sha256').update(text).digest();

export function bearerGuard(token: string): (request: FastifyRequest) => boolean {
  const expected = digest(token);
  return (request) => timingSafeEqual(digest(bearerToken(request) ?? ''), expected);
}

/**
 * Dependencies by name. Each resolves to a problem, as a public sentence, or null; rejecting or late ones do not answer.
 */
export type Needs = Readonly<Record<string, () => Promise<string | null>>>;

export interface Probes {
  needs: Needs;
  /** PostgreSQL connections; undefined for the embedded database. */
  pool(): { total: number; idle: number; waiting: number } | undefined;
  /** Waiting mails, and seconds since the oldest was due. */
  outbox(): Promise<{ backlog: number; oldest: number }>;
  counts(): { name: string; help: string; value: number }[];
}

const SILENT = 'does not answer';

async function check(need: () => Promise<string | null>, timeout: number): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, timeout, SILENT);
  });
  return Promise.race([need().catch(() => SILENT), late]).finally(() => clearTimeout(timer));
}

async function checkAll(needs: Needs, timeout: number) {
  const found = await Promise.all(
    Object.entries(needs).map(async ([name, need]) => [name, await check(need, timeout)] as const),
  );
  return {
    isWhole: found.every(([, message]) => message === null),
    said: Object.fromEntries(
      found.map(([name, message]) => [name, message === null ? { ok: true } : { ok: false, message }]),
    ),
  };
}

interface HealthOptions {
  needs?: Needs;
  impairments?: Needs;
  isStopping?: () => boolean;
  timeout?: number;
}

/** `/healthz`: the process is alive. `/readyz`: 200 if all needs are met (`degraded` with impairments), else 503. */
export const health = fp<HealthOptions>(async (app: FastifyInstance, options) => {
  const { needs = {}, impairments = {}, isStopping = () => false, timeout = 1_000 } = options;
  app.decorate('isReady', async () => !isStopping() && (await checkAll(needs, timeout)).isWhole);
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (isStopping()) return reply.status(503).send({ status: 'stopping' });
    const [found, impaired] = await Promise.all([checkAll(needs, timeout), checkAll(impairments, timeout)]);
    return reply.status(found.isWhole ? 200 : 503).send({
      status: !found.isWhole ? 'not ready' : impaired.isWhole ? 'ready' : 'degraded',
      needs: found.said,
      ...(!impaired.isWhole && { impairments: impaired.said }),
    });
  });
});

/** Seconds: a cached read takes a millisecond, a password 50, an import minutes. */
const BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface MetricsOptions {
  token?: string;
  probes?: Probes;
}

declare module 'fastify' {
  interface FastifyInstance {
    countShed(reason: string): void;
    isReady(): Promise<boolean>;
  }
}

let hasDefaults = false;

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
  // Read once for both gauges; a failing database must not hide other metrics.
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

/** Request metrics, in Prometheus' format at `/metrics`. */
export const metrics = fp<MetricsOptions>(async (app, { token, probes }) => {
  if (!hasDefaults) collectDefaultMetrics();
  hasDefaults = true;
  const registry = new Registry();
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
  app.decorate('countShed', (reason) => shed.inc({ reason }));
  app.addHook('onRequest', async (_request, reply) => {
    inFlight.inc();
    onResponseClosed(reply.raw, () => inFlight.dec());
  });
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, as labels are kept for ever.
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  const ready: Gauge = new Gauge({
    name: 'ready',
    help: '1 while /readyz answers 200',
    registers,
    collect: async () => ready.set(app.hasDecorator('isReady') && (await app.isReady()) ? 1 : 0),
  });
  if (probes) addProbes(registry, probes);
  if (!token) return;
  const mayRead = bearerGuard(token);
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!mayRead(request)) return reply.status(401).header('WWW-Authenticate', 'Bearer').send();
    return reply.type(register.contentType).send(await Registry.merge([register, registry]).metrics());
  });
});
