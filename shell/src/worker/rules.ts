import { LOGIN_PATH } from '@university/shared/identity';
import { languageOf } from '@university/shared/language';
import { isPersonal } from '../site/visits';

/**
 * Never saved, with everything below: what belongs to one person, what would mislead when it is old, and what is no page.
 * The server marks most of it `no-store` too; this holds even if somebody forgets.
 */
const NEVER: readonly string[] = [
  // Results and the windows for decisions.
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

/** Pages of the site that are saved, and hashed files: the oldest go first. */
export const MOST_PAGES = 40;
export const MOST_FILES = 200;

/** A page older than this is not shown any more. Milliseconds. */
export const OLDEST_PAGE = 30 * 24 * 60 * 60_000;

/** A page visited again within this time, without a request of its own, is not fetched once more. Milliseconds. */
export const RECENT = 60 * 60_000;

/** A page that is saved is shown when the network has not answered after this long. Milliseconds. */
export const TIMEOUT = 5_000;

/** A page of the result or of letters is never saved: after this long the letters that are saved stand in its place. Milliseconds. */
export const LONG_TIMEOUT = 20_000;

const inAnyLanguage = (pathname: string) => languageOf(pathname.toLowerCase()).path;

const isBelow = (path: string, folder: string) => path.startsWith(`${folder}/`);

/** Whether the page at this address may be saved. What people typed, or were given, is in the query of an address. */
export function isSaveable({ pathname, search }: URL): boolean {
  const path = inAnyLanguage(pathname);
  return search === '' && !NEVER.some((never) => path === never || isBelow(path, never)) && !isPersonal(path);
}

/** Where people go who look for their letter. */
const NEAR_LETTERS: readonly string[] = ['/admission/result', '/admission/letter'];

/** Whether somebody who asks for this page may be looking for a letter. */
export function isNearLetters({ pathname }: URL): boolean {
  const path = inAnyLanguage(pathname);
  return NEAR_LETTERS.some((near) => path === near || isBelow(path, near));
}

/** Whether the server meant this answer for everybody: a whole page. */
export function isPublicPage({ status, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    /\bpublic\b/.test(headers.get('cache-control') ?? '') &&
    /^text\/html\b/.test(headers.get('content-type') ?? '')
  );
}

/** Files whose name holds the digest of their content: they never change. */
export const isHashedFile = ({ pathname, search }: URL): boolean =>
  search === '' && /\.[0-9a-f]{10}\.\w+$/.test(pathname);

/** Answers of a proxy whose site is down. */
export const isSiteDown = ({ status }: Response): boolean => status === 502 || status === 504;

/** What this device has in place of a page; null where it has nothing. */
export interface Device {
  aged: (asked: URL) => Promise<Response | null>;
  /** The list of what is saved, where letters are among it. */
  letters: (asked: URL) => Promise<Response | null>;
  contents: (asked: URL) => Promise<Response>;
}

const later = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null));

/**
 * A page: from the network; from this device where the network does not answer, or not soon. Of results nothing is ever
 * saved; who asks for one in vain finds the letters that are.
 */
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
