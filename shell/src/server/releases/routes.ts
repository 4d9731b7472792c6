import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import {
  CONTRACTS,
  type RegisteredRemote,
  SITE_CONTRACT_PATH,
  type SiteContract,
  type Versions,
} from '@university/shared/remote/checks';
import { EncodedBytes, sendPublic, senderOf } from '@university/web';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ifValid } from '../../site/if-valid';
import { PROVIDED_NAMES } from '../shell-build';
import type { Releases } from './releases';
import { MANIFEST_LIMIT } from './source';

/** Hashed files. */
export const IMMUTABLE = { immutable: true, maxAge: '365d', preCompressed: true, index: false } as const;

export async function addRemoteFiles(web: FastifyInstance, releases: Pick<Releases, 'folderOf'>): Promise<void> {
  await web.register(async (files) => {
    await files.register(fastifyStatic, { serve: false, ...IMMUTABLE });
    files.get<{ Params: { name: string; '*': string } }>('/remotes/:name/*', (request, reply) => {
      const folder = releases.folderOf(request.params.name);
      return folder ? reply.sendFile(`/${request.params['*']}`, join(folder, 'browser')) : reply.callNotFound();
    });
  });
}

/** Per minute. */
const EACH_SENDER = 10;
const EACH_REMOTE = 30;

/** Only a signed manifest triggers a look; what counts is what is at the place. */
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
      ifValid(() => JSON.parse(body)),
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

/** Cached per set of releases. */
export function addSiteContract(
  web: FastifyInstance,
  releases: { served: () => object; registered: () => RegisteredRemote[] },
  provides: Versions,
): void {
  let made: { of: object; bytes: EncodedBytes } | undefined;
  web.get(SITE_CONTRACT_PATH, async (request, reply) => {
    const of = releases.served();
    if (made?.of !== of) {
      const remotes = releases.registered();
      const contract: SiteContract = { contracts: CONTRACTS, provides, names: PROVIDED_NAMES, remotes };
      made = { of, bytes: new EncodedBytes(JSON.stringify(contract)) };
    }
    return sendPublic(made.bytes, request, reply.type('application/json'));
  });
}
