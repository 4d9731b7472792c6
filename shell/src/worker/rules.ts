import { LOGIN_PATH } from '@university/shared/identity';
import { languageOf } from '@university/shared/language';
import { isPersonal } from '../site/visits';

/** Personal, misleading when old, or no page. Also marked `no-store` by the server. */
const NEVER: readonly string[] = [
  '/admission/result',
  '/admin',
  '/admin-login',
  LOGIN_PATH,
  '/preview',
  '/api',
  '/metrics',
  '/monitoring',
  '/site-state',
];

export const MOST_PAGES = 40;
export const MOST_FILES = 200;

/** Milliseconds. */
export const OLDEST_PAGE = 30 * 24 * 60 * 60_000;

/** Milliseconds. */
export const RECENT = 60 * 60_000;

/** Milliseconds. */
export const TIMEOUT = 5_000;

/** Milliseconds, after which saved letters replace a result page. */
export const LONG_TIMEOUT = 20_000;

const inAnyLanguage = (pathname: string) => languageOf(pathname.toLowerCase()).path;

const isBelow = (path: string, folder: string) => path.startsWith(`${folder}/`);

/** Queries may hold user input. */
export function isSaveable({ pathname, search }: URL): boolean {
  const path = inAnyLanguage(pathname);
  return search === '' && !NEVER.some((never) => path === never || isBelow(path, never)) && !isPersonal(path);
}

const NEAR_LETTERS: readonly string[] = ['/admission/result', '/admission/letter'];

export function isNearLetters({ pathname }: URL): boolean {
  const path = inAnyLanguage(pathname);
  return NEAR_LETTERS.some((near) => path === near || isBelow(path, near));
}

export function isPublicPage({ status, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    /\bpublic\b/.test(headers.get('cache-control') ?? '') &&
    /^text\/html\b/.test(headers.get('content-type') ?? '')
  );
}

export const isHashedFile = ({ pathname, search }: URL): boolean =>
  search === '' && /\.[0-9a-f]{10}\.\w+$/.test(pathname);

export const isSiteDown = ({ status }: Response): boolean => status === 502 || status === 504;

export interface Device {
  aged: (asked: URL) => Promise<Response | null>;
  letters: (asked: URL) => Promise<Response | null>;
  contents: (asked: URL) => Promise<Response>;
}

const later = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null));

/** Network first; then the saved page; for results, saved letters. */
export async function answerPage(asked: URL, fresh: Promise<Response>, device: Device): Promise<Response> {
  const saved = async () => (isSaveable(asked) ? device.aged(asked) : null);
  try {
    const answer = await Promise.race([fresh, later(isSaveable(asked) ? TIMEOUT : LONG_TIMEOUT)]);
    if (answer && !isSiteDown(answer)) return answer;
    const here = await saved();
    if (here) return here;
    const isLost = answer !== null || (isNearLetters(asked) && !isSaveable(asked));
    return (isLost ? await device.letters(asked) : null) ?? (await fresh);
  } catch {
    return (await saved()) ?? device.contents(asked);
  }
}
