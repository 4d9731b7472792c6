import type { Writable } from 'node:stream';
import fastifyHelmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  drainSeconds,
  fail,
  listen,
  notFound,
  operation,
  proxiesIn,
  readVariables,
  serverOptions,
  startTracing,
  stopOnSignals,
  stopTracing,
} from '@university/web';
import { buildApi } from './api';
import { openApiPlugin } from './platform/openapi/document';
import { apiOptions } from './options';
import { apiRules, apiVariables } from './variables';

const variables = apiVariables.extend({ PORT: apiVariables.shape.PORT.unwrap().default(3001) }).check(apiRules);

/** Removed from the environment once read. */
const SECRETS = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'SMTP_URL', 'METRICS_TOKEN', 'SITE_KEY'];

/** Of the standalone server; the shell sets its own. */
const SECURITY_HEADERS = {
  // Answers are data and load nothing, even if shown as a page.
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  frameguard: { action: 'deny' },
  // Left to the proxy that terminates TLS.
  strictTransportSecurity: false,
} as const satisfies FastifyHelmetOptions;

interface Options {
  /** Standard output by default. */
  logTo?: Writable;
}

/** Serves the API alone until SIGINT or SIGTERM. @throws StartupError */
export async function startServer(environment: NodeJS.ProcessEnv, { logTo }: Options = {}): Promise<FastifyInstance> {
  const config = readVariables(variables, environment);
  await startTracing(environment, 'university-api');
  for (const name of SECRETS) delete process.env[name];
  const isProxy = proxiesIn(config.TRUSTED_PROXIES);
  const server = Fastify(serverOptions({ logLevel: config.LOG_LEVEL, logTo, isProxy }));
  const api = await buildApi({ ...apiOptions(config), logger: server.log });
  server.addHook('onClose', () => api.close());
  server.addHook('onClose', () => stopTracing());
  // Fastify's default would log the address.
  server.setNotFoundHandler((request, reply) => fail(notFound(), request, reply));
  try {
    await server.register(operation, { metricsToken: config.METRICS_TOKEN, probes: api.probes, isProxy });
    await server.register(fastifyHelmet, SECURITY_HEADERS);
    await server.register(openApiPlugin, { prefix: '/api/v1' });
    await server.register(api.plugin, { prefix: '/api/v1' });
    await listen(server, { port: config.PORT, host: config.HOST });
    api.jobs.start();
    stopOnSignals(server, drainSeconds(config));
    return server;
  } catch (error) {
    await server.close();
    throw error;
  }
}
