import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * What a process needs to do its work, by name. Each resolves to what is in the way, as a sentence that anybody may read, or to
 * null; one that rejects, or resolves late, does not answer.
 */
export type Needs = Readonly<Record<string, () => Promise<string | null>>>;

/** What health checks and metrics ask of the API in this process. It is brought up to date before anybody can ask. */
export interface Probes {
  /** What the API needs: the database, the file store. */
  needs: Needs;
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

/** Milliseconds that each may take to answer. */
const PATIENCE = 1_000;

const SILENT = 'does not answer';

interface Options {
  needs?: Needs;
  impairments?: Needs;
  /** Whether this process was told to stop; never by default. */
  isStopping?: () => boolean;
  /** Milliseconds; for tests. */
  patience?: number;
}

async function lookAt(need: () => Promise<string | null>, patience: number): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, patience, SILENT);
  });
  const answer = need().catch(() => SILENT);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

const lookAtAll = (needs: Needs, patience: number) =>
  Promise.all(Object.entries(needs).map(async ([name, need]) => [name, await lookAt(need, patience)] as const));

const said = (found: Awaited<ReturnType<typeof lookAtAll>>) =>
  Object.fromEntries(found.map(([name, message]) => [name, message === null ? { ok: true } : { ok: false, message }]));

/**
 * `/healthz`: the process is alive; restart it when it is not. `/readyz`: it has all that it needs; 503, and what is
 * missing, while it has not. What it has though some of it is impaired is `degraded`, with 200. One that is told to stop says so before anything else: whoever asks should turn to another.
 */
export const health = fp<Options>(async (app: FastifyInstance, options) => {
  const { needs = {}, impairments = {}, isStopping = () => false, patience = PATIENCE } = options;
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (isStopping()) return reply.status(503).send({ status: 'stopping' });
    const [found, impaired] = await Promise.all([lookAtAll(needs, patience), lookAtAll(impairments, patience)]);
    const [isReady, isWhole] = [found, impaired].map((all) => all.every(([, inTheWay]) => inTheWay === null));
    return reply.status(isReady ? 200 : 503).send({
      status: !isReady ? 'not ready' : isWhole ? 'ready' : 'degraded',
      needs: said(found),
      ...(!isWhole && { impairments: said(impaired) }),
    });
  });
});
