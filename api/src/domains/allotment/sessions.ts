import { MINUTE } from '@university/shared/time';
import { HttpError } from '@university/web';
import { eq, inArray } from 'drizzle-orm';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { inBatches } from '../../platform/batch';
import { bulkInsert, type Database } from '../../platform/database/database';
import { applicantSessions } from '../../platform/database/schema';
import { hashToken, newToken } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { findSessions } from './queries';
import { APPLICANT_COOKIE } from '../../platform/http/route';

/** Short: results are read on shared machines. */
const APPLICANT_MINUTES = 30;

/**
 * A browser removes a cookie only with the attributes that it was set with. `Secure` follows the configured URL:
 * request headers depend on the proxy.
 */
const attributes = ({ publicUrl }: Pick<Services, 'publicUrl'>): CookieSerializeOptions => ({
  path: '/api/v1',
  httpOnly: true,
  sameSite: 'strict',
  secure: publicUrl.startsWith('https:'),
});

export function setApplicantCookie(services: Pick<Services, 'publicUrl'>, reply: FastifyReply, token: string) {
  reply.setCookie(APPLICANT_COOKIE, token, { ...attributes(services), maxAge: APPLICANT_MINUTES * 60 });
}

export function clearApplicantCookie(services: Pick<Services, 'publicUrl'>, reply: FastifyReply) {
  reply.setCookie(APPLICANT_COOKIE, '', { ...attributes(services), maxAge: 0 });
}

export async function beginApplicantSessions(db: Database, allotmentIds: readonly string[], now: Date) {
  const tokens = allotmentIds.map(newToken);
  const expiresAt = new Date(now.getTime() + APPLICANT_MINUTES * MINUTE);
  const rows = allotmentIds.map((allotmentId, index) => ({
    tokenHash: hashToken(tokens[index] ?? ''),
    allotmentId,
    expiresAt,
  }));
  await bulkInsert(db, applicantSessions, rows);
  return tokens;
}

export async function endApplicantSession(db: Database, token: string): Promise<void> {
  await db.delete(applicantSessions).where(eq(applicantSessions.tokenHash, hashToken(token)));
}

export function applicantSessionReader({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const find = inBatches(async (hashes: string[]) => {
    const sessions = await findSessions(db, hashes, clock());
    const known = new Map(sessions.map((session) => [session.tokenHash, session]));
    return hashes.map((hash) => ({ result: known.get(hash) }));
  });
  return (token: string) => find(hashToken(token));
}

export const signedOut = () => new HttpError(401, 'signed_out', 'Sign in to see your result.');

export async function proveSessions(tx: Database, tokenHashes: readonly string[], at: Date): Promise<void> {
  if (tokenHashes.length === 0) return;
  await tx
    .update(applicantSessions)
    .set({ provedAt: at })
    .where(inArray(applicantSessions.tokenHash, [...tokenHashes]));
}

export async function endSessionsOf(tx: Database, allotmentId: string): Promise<void> {
  await tx.delete(applicantSessions).where(eq(applicantSessions.allotmentId, allotmentId));
}
