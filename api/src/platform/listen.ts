import type { FastifyInstance } from 'fastify';
import { StartupError } from './errors';

/** Reasons for not listening that people can put right. */
const REASONS: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `Port ${port} is taken. Stop the other server or set PORT.`,
  EACCES: (port) => `This user may not open port ${port}. Set PORT to 1024 or more.`,
  EADDRNOTAVAIL: () => 'This machine does not have the address in HOST.',
};

/** Begins to listen. Throws `StartupError` where the reason against it is a matter of configuration. */
export async function listen(server: FastifyInstance, { port, host }: { port: number; host: string }): Promise<void> {
  try {
    await server.listen({ port, host });
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new StartupError(reason(port)) : error;
  }
}
