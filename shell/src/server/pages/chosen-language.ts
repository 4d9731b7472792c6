import { languageOf } from '@university/shared/language';
import type { FastifyRequest } from 'fastify';
import type { LanguageSite, LanguageSites } from '../language-sites';

/** A year: a choice like this one is made once, and says nothing of who chose. Seconds. */
const MAX_AGE = 365 * 86_400;

/** Where the browser comes from, as a path of this site; undefined where that is another site, or nobody knows. */
function cameFrom({ headers }: FastifyRequest, publicUrl: string): string | undefined {
  const { referer = '' } = headers;
  if (headers['sec-fetch-site'] !== 'same-origin' || !URL.canParse(referer)) return undefined;
  const { origin, pathname } = new URL(referer);
  return origin === new URL(publicUrl).origin || headers.host === new URL(referer).host ? pathname : undefined;
}

/**
 * Whether a document is asked for from a page of another language, which only the switch leads to: it needs no script.
 * @returns the cookie that remembers it
 */
export function choiceMade(request: FastifyRequest, to: LanguageSite, publicUrl: string): string | undefined {
  const path = cameFrom(request, publicUrl);
  if (path === undefined || languageOf(path).language === to.language) return undefined;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `language=${to.language}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${secure}`;
}

/** The site in the language that this browser chose once, where it comes to the first page and from no page of ours. */
export function chosenBefore(sites: LanguageSites, { url, headers }: FastifyRequest): LanguageSite | undefined {
  if (url.split('?', 1)[0] !== '/' || headers['sec-fetch-site'] === 'same-origin') return undefined;
  const chosen = /(?:^|; )language=([a-z]{2})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return sites.find(({ language, prefix }) => prefix && language === chosen);
}
