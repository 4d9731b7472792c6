import fastifyMultipart from '@fastify/multipart';
import fp from 'fastify-plugin';

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
      fieldSize: 20_000,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  });
});
