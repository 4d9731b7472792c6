import fastifyHelmet from '@fastify/helmet';
import fp from 'fastify-plugin';

/** Security headers of the standalone server. In-process the shell sets its own. */
export const helmet = fp(async (app) => {
  await app.register(fastifyHelmet, {
    // Answers are data: should a browser show one as a page, it may load nothing and stand in no frame.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    frameguard: { action: 'deny' },
    // TLS ends at the proxy, and whether all subdomains have it is for the proxy to say.
    strictTransportSecurity: false,
  });
});
