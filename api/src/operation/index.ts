/** What running servers need: limits, request ids, logs without personal data, health and metrics. */
import fp from 'fastify-plugin';
import { health } from './health';
import { metrics } from './metrics';
import { overload } from './overload';
import type { Probes } from './probes';
import { stopping } from './stopping';

export { bearerGuard } from './bearer-guard';
export { probesOf, type Probes } from './probes';
export { serverOptions } from './server-options';

interface Options {
  /** Shows `/metrics` to whoever bears it. */
  metricsToken?: string;
  /** Of the API in this process, where there is one. */
  probes?: Probes;
}

/** To be registered before any route, so that its hooks see every request. */
export const operation = fp<Options>(async (app, { metricsToken, probes }) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  await app.register(stopping);
  await app.register(metrics, { token: metricsToken, probes });
  await app.register(overload, { onShed: (reason) => app.countShed(reason) });
  await app.register(health, { probes });
});
