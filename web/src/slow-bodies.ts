import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** What a body must bring to be waited for. */
const LEAST = {
  /** Milliseconds between two looks. A train in a tunnel sends nothing for that long. */
  window: 20_000,
  /** Bytes that came since the last look: 2 kB a second, less than the slowest mobile network carries. */
  bytes: 40_000,
};

const TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Whether a body comes with this request, as its headers say. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

interface Options {
  least?: typeof LEAST;
  /** Called for every request that is ended. */
  onSlow?: () => void;
}

/**
 * Ends requests whose bodies come too slowly. A rate and not a time for the whole: 50 MB from a village are welcome
 * for as long as they keep coming. Bytes that we ourselves have not taken yet are not held against anybody.
 */
export const slowBodies = fp<Options>(async (app, { least = LEAST, onSlow = () => {} }) => {
  /** What is not whole, and how many bytes its connection had brought at the last look; null before the first. */
  const arriving = new Map<IncomingMessage, number | null>();

  const look = () => {
    for (const [message, before] of arriving) {
      const { socket, complete, readableLength } = message;
      const isOurs = complete || readableLength > 0;
      const isSlow = !isOurs && before !== null && socket.bytesRead - before < least.bytes;
      arriving.set(message, socket.bytesRead);
      if (!isSlow) continue;
      arriving.delete(message);
      onSlow();
      if (socket.writable) socket.write(TIMEOUT);
      socket.destroySoon();
    }
  };
  const timer = setInterval(look, least.window).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request)) return;
    const { raw } = request;
    arriving.set(raw, null);
    const forget = () => arriving.delete(raw);
    raw.once('end', forget).once('close', forget);
  });
});
