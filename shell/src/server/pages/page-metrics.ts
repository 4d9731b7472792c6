import type { FastifyReply } from 'fastify';
import { Histogram } from 'prom-client';
import { remoteOf } from '../../site/routes';

/** Where a page came from that was sent: it was cached, or had to be rendered. */
export type PageSource = 'cache' | 'rendering';

/** Seconds: what is cached takes a millisecond, what is rendered some twenty. */
const BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3];

const durations = new Histogram({
  name: 'page_duration_seconds',
  help: 'Time to answer with a page, by its route, remote, language and status, and whether it was cached or rendered',
  labelNames: ['page', 'remote', 'language', 'from', 'status'],
  buckets: BUCKETS,
});

interface Sent {
  /** Id of its route; undefined where no page is. */
  page: string | undefined;
  language: string;
  from: PageSource;
}

/** Times the answer when it is sent. Labels stay for ever: they are ids of routes, never addresses. */
export function timePage(reply: FastifyReply, { page, language, from }: Sent): void {
  const whose = page ? { page, remote: remoteOf(page) } : { page: 'none', remote: 'none' };
  reply.raw.once('finish', () => {
    durations.observe({ ...whose, language, from, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
}
