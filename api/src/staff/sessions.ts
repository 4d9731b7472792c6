import type { Role } from '@university/shared/contract';
import { and, eq, gt, lt, lte, ne, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { staff, staffSessions } from '../database/schema';
import { hashToken, newToken } from '../ids';

const MINUTE = 60_000;

/** A session ends after this time without a call, and after the second in any case. Milliseconds. */
const IDLE = 30 * MINUTE;
const LONGEST = 10 * 60 * MINUTE;

/** The time of last use is written at most this often, or every read of a page would be a write. */
const TOUCH = MINUTE;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** Begins a session. @returns its token, which is not kept here */
export async function beginStaffSession(db: Database, staffId: string, now: Date): Promise<string> {
  const token = newToken();
  await db
    .delete(staffSessions)
    .where(or(lte(staffSessions.lastUsedAt, before(now, IDLE)), lte(staffSessions.createdAt, before(now, LONGEST))));
  await db.insert(staffSessions).values({ tokenHash: hashToken(token), staffId, createdAt: now, lastUsedAt: now });
  return token;
}

/** Whose live session this is; using it keeps it alive. */
export async function useStaffSession(
  db: Database,
  token: string,
  now: Date,
): Promise<{ id: string; role: Role } | undefined> {
  const tokenHash = hashToken(token);
  const [session] = await db
    .select({ id: staff.id, role: staff.role })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, tokenHash),
        gt(staffSessions.lastUsedAt, before(now, IDLE)),
        gt(staffSessions.createdAt, before(now, LONGEST)),
        eq(staff.disabled, false),
      ),
    );
  if (!session) return undefined;
  await db
    .update(staffSessions)
    .set({ lastUsedAt: now })
    .where(and(eq(staffSessions.tokenHash, tokenHash), lt(staffSessions.lastUsedAt, before(now, TOUCH))));
  return session;
}

export async function endStaffSession(db: Database, token: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.tokenHash, hashToken(token)));
}

/** Ends the sessions of an account, all but the one of `keptToken`. */
export async function endSessionsOf(tx: Database, staffId: string, keptToken?: string): Promise<void> {
  await tx
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        keptToken === undefined ? undefined : ne(staffSessions.tokenHash, hashToken(keptToken)),
      ),
    );
}
