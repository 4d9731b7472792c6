import fastifyHelmet from '@fastify/helmet';
import fp from 'fastify-plugin';

/** Security headers of the standalone server. In-process the shell sets its own. */
export const helmet = fp(async (app) => {
  await app.register(fastifyHelmet, { contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } } });
});
