import { NOTICE_TEXT_LIMIT } from '@university/shared/contract';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyMultipart from '@fastify/multipart';
import fp from 'fastify-plugin';

/** Reading and setting cookies, unless the server around us has it already. */
export const cookies = fp(async (app) => {
  if (!app.hasRequestDecorator('cookies')) await app.register(fastifyCookie);
});

interface Options {
  /** Bytes. */
  fileLimit: number;
}

/** Uploads: one file beside a handful of short fields. */
export const multipart = fp<Options>(async (app, { fileLimit }) => {
  await app.register(fastifyMultipart, {
    limits: {
      fileSize: fileLimit,
      files: 1,
      fields: 30,
      parts: 31,
      // Bytes: the longest text of a notice, in letters of three bytes each, and its line breaks.
      fieldSize: 3 * NOTICE_TEXT_LIMIT + 5_000,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  });
});

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
