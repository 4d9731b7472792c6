import type { Language, Translated } from '@university/shared/language';
import { istTime } from '@university/shared/time';
import { EncodedBytes } from '@university/web';
import { withStyle } from '../../renderer/page/csp';
import { AS_OF_ID, ROOT_ID } from '../../site/boot';
import { texts } from '../texts';
import { texts as hindi } from '../texts.hi';
import type { PageAnswer } from './page-answer';

/** The server is one for all languages. */
const TEXTS: Record<Language, Translated<typeof texts>> = { en: texts, hi: hindi };

/** In the site's own colours, which go together in every theme. */
const STYLE = `#${AS_OF_ID}{margin:0;padding:.5rem 1rem;background:var(--accent);color:var(--on-accent);font-weight:700;text-align:center}`;

/**
 * A page with a bar that says as of when it is. The bar stands before what React takes over, and nobody may store the
 * page: the next one may be new.
 * @param at epoch milliseconds
 */
export function asItWas(page: PageAnswer, at: number, language: Language): PageAnswer {
  const bar = `<p id="${AS_OF_ID}" role="status">${TEXTS[language].asItWas(`${istTime(at)} IST`)}</p>`;
  const root = `<div id="${ROOT_ID}"`;
  const html = page.body.text.replace('</head>', `<style>${STYLE}</style></head>`).replace(root, bar + root);
  const policy = withStyle(page.headers['content-security-policy'] ?? '', STYLE);
  return {
    status: page.status,
    headers: { ...page.headers, 'cache-control': 'no-store', 'content-security-policy': policy },
    body: new EncodedBytes(html),
    isCacheable: false,
  };
}
