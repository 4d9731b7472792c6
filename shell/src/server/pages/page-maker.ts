import type { ApiPort } from '@university/shared';
import { EncodedBytes } from '@university/web';
import type { FastifyBaseLogger } from 'fastify';
import type { Answer } from '../../renderer/answers';
import type { Edition } from '../edition';
import type { Rendering } from '../renderers/renderers';
import type { PageAnswer } from './page-answer';
import type { Instead } from './page-cache';

/** What stands where nothing else could be had: the browser fills it, or says what is missing. */
type Bare = (edition: Pick<Edition, 'site'>) => PageAnswer;

interface Around extends Pick<Edition, 'site' | 'version'> {
  api: ApiPort;
  log: FastifyBaseLogger;
}

/**
 * Makes pages with renderers. Where data, or code of a remote, fails there, something may stand in; else what is missing
 * is left to the browser; else all of the page is.
 */
export class PageMaker {
  constructor(
    private readonly rendering: Rendering,
    private readonly bare: Bare,
  ) {}

  /** The page at an absolute address. Never rejects. */
  async make(url: string, { log, ...at }: Around, instead: Instead = () => undefined): Promise<PageAnswer> {
    try {
      const page = encoded(await this.rendering.run('page', { url }, at));
      return (page.lacks && instead(page.lacks)) ?? page;
    } catch (error) {
      const earlier = instead('code');
      log.error(
        { err: error, path: new URL(url).pathname, instead: earlier ? 'the page as it was' : 'the browser' },
        'page could not be rendered',
      );
      return earlier ?? this.rendering.run('page', { url, bare: true }, at).then(encoded, () => this.bare(at));
    }
  }
}

const encoded = ({ body, ...page }: Answer<'page'>): PageAnswer => ({ ...page, body: new EncodedBytes(body) });
