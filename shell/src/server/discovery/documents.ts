import type { ApiPort } from '@university/shared';
import type { FastifyBaseLogger } from 'fastify';
import { matchPath } from 'react-router-dom';
import { pageData } from '../render/page-data';
import type { Site } from '../site';

interface Options {
  site: Site;
  api: ApiPort;
  /** Origin of the site, without a trailing slash. */
  publicUrl: string;
  log: FastifyBaseLogger;
}

interface DocumentAnswer {
  status: 200 | 404 | 503;
  type: string;
  body: string;
}

const NOTHING: DocumentAnswer = {
  status: 404,
  type: 'text/plain; charset=utf-8',
  body: 'There is nothing at this address.\n',
};

const isAt = ({ pathname }: URL, path: string) => matchPath({ path, caseSensitive: true }, pathname);

/** Whether this is the address of a feed or calendar. */
export const isDocument = ({ documents }: Site, url: URL): boolean => documents.some(({ path }) => isAt(url, path));

/** The feed or calendar that a remote writes at this address, one for which `isDocument` holds. */
export async function writeDocument(url: URL, { site, api, publicUrl, log }: Options): Promise<DocumentAnswer> {
  for (const { id, path, type, release } of site.documents) {
    const match = isAt(url, path);
    if (!match) continue;
    const queryClient = pageData(site, api);
    try {
      const { default: write } = await release.loadDocument(id);
      const body = await write({ params: match.params, url, queryClient, publicUrl });
      if (body !== null) return { status: 200, type: `${type}; charset=utf-8`, body };
      return NOTHING;
    } catch (error) {
      log.error({ err: error, document: id }, 'document could not be written');
      return {
        status: 503,
        type: 'text/plain; charset=utf-8',
        body: 'This cannot be read just now. Please try again.\n',
      };
    }
  }
  return NOTHING;
}
