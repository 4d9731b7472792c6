import { MINUTE } from '@university/shared/time';
import { HttpError } from '@university/web';

/** How long a login or a confirmation counts as recent. Milliseconds. */
const RECENT = 10 * MINUTE;

/** @param provedAt when staff last showed that it is they who sit there. @throws HttpError 403 */
export function requireRecentProof(provedAt: Date, now: Date): void {
  if (now.getTime() - provedAt.getTime() < RECENT) return;
  throw new HttpError(
    403,
    'recent_login_required',
    'It is more than ten minutes since you showed that it is you. Show it again to do this.',
  );
}
