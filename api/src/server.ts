import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { buildApi } from './api';
import { apiRules, apiVariables, readVariables, wantsDemo } from './config';
import { StartupError } from './errors';
import { helmet } from './plugins/helmet';
import { loadSecrets } from './secrets';

const variables = z
  .object({
    ...apiVariables.shape,
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
  })
  .check(apiRules);

/** Errors of `listen` that people can put right. */
const LISTEN_ERRORS: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `Port ${port} is taken. Stop the other server or set PORT.`,
  EACCES: (port) => `This user may not open port ${port}. Set PORT to 1024 or more.`,
  EADDRNOTAVAIL: () => 'This machine does not have the address in HOST.',
};

/**
 * The API as a server of its own, until SIGINT or SIGTERM.
 * @throws StartupError for bad variables, a data folder in use, a database that does not answer, a taken port
 */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<FastifyInstance> {
  const config = readVariables(variables, environment);
  delete process.env.DATABASE_URL;
  const secrets = loadSecrets(config, config.DATA_DIR);
  const server = Fastify({ logger: { level: config.LOG_LEVEL }, trustProxy: 'loopback' });
  const api = await buildApi({
    databaseUrl: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    demo: wantsDemo(config),
    logger: server.log,
    ...secrets,
  });
  server.addHook('onClose', () => api.close());
  await server.register(helmet);
  await server.register(api.plugin, { prefix: '/api/v1' });
  try {
    await server.listen({ port: config.PORT, host: config.HOST });
    // Once: a second signal ends the process at once, should the first take too long.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
    return server;
  } catch (error) {
    await server.close();
    const explain = LISTEN_ERRORS[(error as NodeJS.ErrnoException).code ?? ''];
    throw explain ? new StartupError(explain(config.PORT)) : error;
  }
}
