import type { ApiPort } from '@university/shared';
import { matchPath } from 'react-router-dom';
import type { Answer } from './answers';
import type { Log } from './log';
import type { Setup } from './messages';
import { pageData } from './reads';
import type { Site } from './site';
import { texts } from './texts';

interface Options extends Omit<Setup, 'shell'> {
  site: Site;
  api: ApiPort;
  log: Log;
}

const plain = (status: 404 | 503, body: string): Answer<'document'> => ({
  status,
  type: 'text/plain; charset=utf-8',
  body,
});

const NOTHING = plain(404, texts.nothing);

export const UNREADABLE = plain(503, texts.unreadable);

export const isAt = ({ pathname }: URL, path: string) => matchPath({ path, caseSensitive: true }, pathname);

export async function writeDocument(
  url: URL,
  { site, api, publicUrl, dataDeadline, log }: Options,
): Promise<Answer<'document'>> {
  for (const release of site.releases) {
    for (const { id, path, type } of release.manifest.documents) {
      const match = isAt(url, path);
      if (!match) continue;
      const queryClient = pageData(site, api, dataDeadline);
      try {
        const { default: write } = await release.loadDocument(id);
        const body = await write({ params: match.params, url, queryClient, publicUrl });
        return body === null ? NOTHING : { status: 200, type: `${type}; charset=utf-8`, body };
      } catch (error) {
        log.error({ err: error, area: id }, 'document could not be written');
        return UNREADABLE;
      }
    }
  }
  return NOTHING;
}
