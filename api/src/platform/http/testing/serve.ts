import Fastify, { type FastifyInstance } from 'fastify';
import { Counters } from '../../probes';
import { apiPlugin } from '../plugin';

type Options = Parameters<typeof apiPlugin>[0];

export async function serveCalls(
  options: Pick<Options, 'routes'> & Partial<Options>,
  server: FastifyInstance = Fastify(),
): Promise<FastifyInstance> {
  server.get('/*', (_request, reply) => reply.type('text/html').send('<h1>A page</h1>'));
  const plugin = apiPlugin({
    authenticate: async () => ({ kind: 'anybody' }),
    fileLimit: 1,
    version: async () => 'one',
    origins: [],
    documents: [],
    changed: () => {},
    counters: new Counters(),
    onAnswered: () => {},
    ...options,
  });
  await server.register(plugin, { prefix: '/api/v1' });
  return server;
}
