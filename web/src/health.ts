import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** What health checks and metrics ask of the API in this process. It is brought up to date before anybody can ask. */
export interface Probes {
  /** Resolves when the database answers. */
  database(): Promise<void>;
  /** Connections by state; undefined for the embedded database, which has one connection. */
  pool(): PoolState | undefined;
  /** Mails that wait to be sent, and for how many seconds the one that is due longest has waited. */
  outbox(): Promise<{ backlog: number; oldest: number }>;
  /** What was counted since the start. */
  counts(): { name: string; help: string; value: number }[];
}

type PoolState = {
  /** Connections in all. */
  total: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
};

/** Milliseconds that the database may take to answer. */
const PATIENCE = 1_000;

interface Options {
  /** Without them (the API is elsewhere) a server is ready when it listens. */
  probes?: Pick<Probes, 'database'>;
  /** Why visitors should not come yet, for whoever runs the server; null where nothing is in the way. */
  obstacle?: () => string | null;
  /** Milliseconds; for tests. */
  patience?: number;
}

async function answersWithin(milliseconds: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  const answered = work.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

/**
 * `/healthz`: the process is alive; restart it when it is not. `/readyz`: send it visitors; 503 while the database
 * does not answer or something else is in the way. A server that is told to stop takes no connections: there is nobody left to ask.
 */
export const health = fp<Options>(async (app: FastifyInstance, { probes, obstacle, patience = PATIENCE }) => {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const answers = !probes || (await answersWithin(patience, probes.database()));
    const inTheWay = answers ? obstacle?.() : 'the database does not answer';
    return inTheWay ? reply.status(503).send({ status: inTheWay }) : { status: 'ready' };
  });
});
