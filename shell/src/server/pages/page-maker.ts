import type { ApiPort } from '@university/shared';
import { EncodedBytes } from '@university/web';
import type { FastifyBaseLogger } from 'fastify';
import type { Answer } from '../../renderer/answers';
import type { Edition } from '../edition';
import type { Rendering } from '../renderers/renderers';
import type { Instead, PageAnswer } from './page-cache';

const NO_RELEASE = 'no release in use answers for it';

const AS_IT_WAS = 'the page as it was';
const BROWSER = 'the browser';

type Bare = (edition: Pick<Edition, 'site'>) => PageAnswer;

interface Around extends Pick<Edition, 'site' | 'version'> {
  api: ApiPort;
  log: FastifyBaseLogger;
}

/** Tries stale copies, then the browser, for what fails. Late data is requested twice. */
export class PageMaker {
  constructor(
    private readonly rendering: Rendering,
    private readonly bare: Bare,
  ) {}

  async make(url: string, { log, ...at }: Around, instead: Instead = () => undefined): Promise<PageAnswer> {
    const path = new URL(url).pathname;
    const render = () => this.rendering.run('page', { url }, at).then(encoded);
    const bare = () => this.rendering.run('page', { url, bare: true }, at).then(encoded, () => this.bare(at));
    try {
      let page = await render();
      let earlier = page.lacks && instead(page.lacks);
      // The API is available.
      const isLate = ({ isLate }: PageAnswer) => isLate && at.version !== null;
      if (!earlier && isLate(page)) {
        page = await render();
        earlier = page.lacks && instead(page.lacks);
      }
      const isLeft = !earlier && isLate(page);
      if (page.status === 503)
        log.warn(
          { path, missing: page.missing ?? NO_RELEASE, instead: earlier ? AS_IT_WAS : isLeft ? BROWSER : '503' },
          'page could not be made whole',
        );
      return earlier ?? (isLeft ? await bare() : page);
    } catch (error) {
      const earlier = instead('code');
      log.error({ err: error, path, instead: earlier ? AS_IT_WAS : BROWSER }, 'page could not be rendered');
      return earlier ?? bare();
    }
  }
}

const encoded = ({ body, ...page }: Answer<'page'>): PageAnswer => ({ ...page, body: new EncodedBytes(body) });
