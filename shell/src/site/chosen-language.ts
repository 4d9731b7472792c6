import type { Language } from '@university/shared/language';

const COOKIE = 'language';

/** A year: it is asked for again by nobody, and says nothing of who chose. Seconds. */
const MAX_AGE = 365 * 86_400;

/** The language that somebody chose, for when they come to the site's first page by its name. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in all browsers, and is none of a click's.
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax`;
}

/** What a browser's cookies say of it. */
export const chosenLanguage = (cookies: string | undefined): string | undefined =>
  /(?:^|; )language=([a-z]{2})(?:;|$)/.exec(cookies ?? '')?.[1];
