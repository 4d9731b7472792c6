import fp from 'fastify-plugin';

/**
 * Ends connections with the answer to what is begun once the server is told to stop. Kept open, each would hold the
 * process for as long as `keepAliveTimeout`.
 */
export const stopping = fp(async (app) => {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('Connection', 'close');
  });
});
