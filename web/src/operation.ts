import fp from 'fastify-plugin';
import { connections } from './connections';
import { notFound } from './errors';
import { health, type Needs, type Probes } from './health';
import { lateRefusals } from './late-refusals';
import { metrics } from './metrics';
import { overload } from './overload';
import { stopping } from './stopping';
import { tracing } from './tracing/tracing';
import { type IsProxy, proxiesIn, strangersForwarding } from './trusted-proxies';

interface Options {
  /** Shows `/metrics` to whoever bears it. */
  metricsToken?: string;
  /** Of the API in this process, where there is one. */
  probes?: Probes;
  /** What this process needs beside what the API in it does. */
  needs?: Needs;
  /** What makes it less than whole, though it does its work. */
  impairments?: Needs;
  /** As in `serverOptions`. */
  isProxy?: IsProxy;
  /** Milliseconds that the event loop is late; measured by default. */
  measureDelay?: () => number;
}

/** Both, as a path such as `https:/host` is read by the scheme of the page. */
const OWN_ORIGINS = ['http://own.invalid', 'https://own.invalid'];

/** Whether browsers take a `Location` for another site although it is no whole address: `//host`, `/\\host`, `/<tab>/host`, `data:…`. */
function isDisguised(location: string): boolean {
  if (/^https?:\/\/[^/\\]/i.test(location)) return false;
  return OWN_ORIGINS.some((own) => !URL.canParse(location, own) || new URL(location, own).origin !== own);
}

/**
 * What running servers need: limits, request ids, health and metrics. To be registered before any route, so that its hooks see every
 * request.
 */
export const operation = fp<Options>(
  async (app, { metricsToken, probes, needs, impairments, isProxy = proxiesIn(), measureDelay }) => {
    app.addHook('onRequest', (request, reply, done) => {
      const isTrusted = isProxy(request.socket.remoteAddress);
      const current = tracing();
      if (current) current.begin(request, reply, isTrusted, done);
      else done();
    });
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
    // The last gate, whoever made the address: nothing is at a path that leads to another host.
    app.addHook('onSend', async (request, reply) => {
      const location = reply.getHeader('location');
      if (location === undefined || !isDisguised(String(location))) return;
      request.log.error('a redirect to another host was held back');
      reply.removeHeader('location');
      throw notFound();
    });
    await app.register(strangersForwarding, { isProxy });
    await app.register(stopping);
    await app.register(metrics, { token: metricsToken, probes });
    await app.register(connections, { isProxy, onEnd: () => app.countShed('sender_connections') });
    await app.register(overload, { measureDelay, onShed: (reason) => app.countShed(reason) });
    // After what counts work: who waits to be refused is none.
    await app.register(lateRefusals);
    await app.register(health, { needs: { ...probes?.needs, ...needs }, impairments, isStopping: app.isStopping });
  },
);
