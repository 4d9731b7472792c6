import { senderOf } from '@university/web';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Releases } from './releases';
import { MANIFEST_LIMIT } from './source';

/** Calls in a minute that one sender may make, and that may be made for one remote. */
const EACH_SENDER = 10;
const EACH_REMOTE = 30;

/**
 * `POST /remotes/:name/released` with the text of a signed manifest: the remote's place is looked at now, not within
 * seconds. Nothing else of the body counts; what is used is what stands at the place.
 */
export async function addReleaseWebhook(web: FastifyInstance, releases: Pick<Releases, 'lookNow'>): Promise<void> {
  await web.register(async (told) => {
    await told.register(rateLimit, { max: EACH_SENDER, timeWindow: '1 minute', keyGenerator: senderOf });
    const remoteLimit = told.createRateLimit({
      max: EACH_REMOTE,
      timeWindow: '1 minute',
      keyGenerator: (request: FastifyRequest) => `remote:${nameIn(request)}`,
    });
    told.removeAllContentTypeParsers();
    told.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MANIFEST_LIMIT }, async (_: unknown, body: string) =>
      parsed(body),
    );
    told.post('/remotes/:name/released', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const name = nameIn(request);
      const limit = await remoteLimit(request);
      if (!limit.isAllowed && limit.isExceeded)
        return reply.code(429).type('text/plain').send(`${name} was told of often enough. Wait a minute.\n`);
      const found = await releases.lookNow(name, request.body);
      return typeof found === 'string' ? reply.code(403).type('text/plain').send(`${found}\n`) : found;
    });
  });
}

const nameIn = ({ params }: FastifyRequest): string => (params as { name: string }).name;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
