import { EncodedBytes, sendPublic } from '@university/web';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ONWARD_PATH } from '../site/boot';
import type { LanguageSites } from './language-sites';
import type { Site } from './site';

/** Maps that are remembered: of pages that were opened before later releases. */
const MOST = 64;

/** Its name holds the digest of its content. Seconds. */
const FOR_GOOD = 365 * 24 * 60 * 60;

interface Options {
  sites: LanguageSites;
  /** The remotes whose canaries a request is given. */
  givenTo: (request: FastifyRequest) => readonly string[];
}

/**
 * What leads on from pages, a file for each set of routes that pages are told: those of the site as it is now, and what
 * somebody asked for before. From a page whose map is not there any more, links are opened as documents.
 */
export function addOnwardMaps(web: FastifyInstance, { sites, givenTo }: Options): void {
  const known = new LRUCache<string, EncodedBytes>({ max: MOST });
  for (const { prefix, edition } of sites) {
    web.get<{ Params: { digest: string } }>(`${prefix}${ONWARD_PATH}.:digest.json`, async (request, reply) => {
      const { digest } = request.params;
      if (!known.has(digest)) remember(known, (await edition(givenTo(request))).site);
      const file = known.get(digest);
      if (!file) return reply.code(404).header('cache-control', 'no-store').send({ message: 'The site has changed.' });
      return sendPublic(file, request, reply.type('application/json'), { maxAge: FOR_GOOD });
    });
  }
}

function remember(known: LRUCache<string, EncodedBytes>, { map, forBrowser }: Site): void {
  for (const remote of [undefined, ...Object.keys(map.remotes)]) {
    const { digest, body } = forBrowser(remote).onward;
    if (!known.has(digest)) known.set(digest, new EncodedBytes(body));
  }
}
