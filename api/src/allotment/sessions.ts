import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { applicantSessions } from '../database/schema';
import { hashToken, newToken } from '../ids';
import { APPLICANT_MINUTES } from './cookie';

/** Begins a session that can reach one record only. @returns its token, which is not kept here */
export async function beginApplicantSession(db: Database, allotmentId: string, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + APPLICANT_MINUTES * 60_000);
  await db.delete(applicantSessions).where(lte(applicantSessions.expiresAt, now));
  await db.insert(applicantSessions).values({ tokenHash: hashToken(token), allotmentId, expiresAt });
  return token;
}

/** Ends the session of this token, if there is one. */
export async function endApplicantSession(db: Database, token: string): Promise<void> {
  await db.delete(applicantSessions).where(eq(applicantSessions.tokenHash, hashToken(token)));
}

/** The record that this token's live session reaches. */
export async function readApplicantSession(db: Database, token: string, now: Date): Promise<string | undefined> {
  const [session] = await db
    .select({ allotmentId: applicantSessions.allotmentId })
    .from(applicantSessions)
    .where(and(eq(applicantSessions.tokenHash, hashToken(token)), gt(applicantSessions.expiresAt, now)));
  return session?.allotmentId;
}
