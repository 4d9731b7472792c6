import type { Language, Translated } from '@university/shared/language';
import { istTime } from '@university/shared/time';
import { EncodedBytes } from '@university/web';
import { AS_OF_ID } from '../../site/boot';
import { texts } from '../texts';
import { texts as hindi } from '../texts.hi';
import { BAR_STYLE, withBar } from './bar';
import type { PageAnswer } from './page-answer';

/** The server is one for all languages. */
const TEXTS: Record<Language, Translated<typeof texts>> = { en: texts, hi: hindi };

/**
 * A page with a bar that says as of when it is. Nobody may store it: the next one may be
 * new.
 * @param at epoch milliseconds
 */
export function asItWas(page: PageAnswer, at: number, language: Language): PageAnswer {
  const bar = `<p id="${AS_OF_ID}" role="status">${TEXTS[language].asItWas(`${istTime(at)} IST`)}</p>`;
  const style = `#${AS_OF_ID}{${BAR_STYLE}}`;
  const { html, headers } = withBar(page.body.text, page.headers, { html: bar, style });
  return {
    status: page.status,
    headers: { ...headers, 'cache-control': 'no-store' },
    body: new EncodedBytes(html),
    isCacheable: false,
  };
}
