import { HttpError, Outage } from './errors';

const AWAY = ['service_away', 'The service is interrupted. Nothing was changed; try again in a moment.', 5] as const;
const BUSY = ['busy', 'The service has too much to do. Nothing was changed; try again in a moment.', 5] as const;
const FULL = [
  'storage_full',
  'Our server has no room for more files just now. Nothing was changed. Try again later.',
  60,
] as const;

/**
 * What fails around us without anything being done, by the code of the error: code, message and seconds to wait of our
 * answer. Codes are those of the system, and of SQLSTATE (PostgreSQL, appendix A), after which a transaction is undone.
 */
const NOTHING_DONE: Record<string, readonly [string, string, number]> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  '53100': FULL,
  EMFILE: BUSY,
  ENFILE: BUSY,
  ENOMEM: BUSY,
  '53200': BUSY,
  '53300': BUSY,
  '53400': BUSY,
  '55P03': BUSY,
  '57014': BUSY,
  ECONNREFUSED: AWAY,
  EHOSTUNREACH: AWAY,
  ENETUNREACH: AWAY,
  ENOTFOUND: AWAY,
  EAI_AGAIN: AWAY,
  EROFS: AWAY,
};

/** Connections that break, or time out: a change may have been done all the same. */
const PERHAPS_DONE = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EIO'];

/** There is no room for files: refused before it is used up. */
export const storageFull = (): HttpError => away(FULL);

const away = ([code, message, retryAfter]: readonly [string, string, number]): HttpError =>
  new HttpError(503, code, message, { retryAfter });

/**
 * The answer to a failure that is neither the asker's fault nor a mistake of ours, be it this error or what caused it:
 * 503 where it is sure that nothing was done. Undefined for all else.
 * @param isRead the call changes nothing
 */
export function outageOf(error: unknown, isRead: boolean): HttpError | undefined {
  if (error instanceof Outage) return error.answer(isRead);
  if (!(error instanceof Error)) return undefined;
  const { code } = error as NodeJS.ErrnoException;
  const known = typeof code === 'string' ? NOTHING_DONE[code] : undefined;
  if (known) return away(known);
  if (isRead && (PERHAPS_DONE.includes(code ?? '') || error.name === 'TimeoutError')) return away(AWAY);
  return outageOf(error.cause, isRead);
}
