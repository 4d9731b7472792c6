import type { Role, StaffSession } from '@university/shared/contract';
import { MINUTE } from '@university/shared/time';
import { and, desc, eq, gt, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { downloads, staff, staffSessions } from '../../platform/database/schema';
import { hashToken, newToken } from '../../platform/secrets';
import { ownsSecondFactor } from './second-factor';

/** A session ends after this time without a call, and after the second in any case. Milliseconds. */
const IDLE = 30 * MINUTE;
const LONGEST = 10 * 60 * MINUTE;

/** The time of last use is written at most this often, or every read of a page would be a write. */
const TOUCH = MINUTE;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** Characters of a browser's description of itself that are stored. */
const USER_AGENT_LENGTH = 200;

const isLive = (now: Date) =>
  and(gt(staffSessions.lastUsedAt, before(now, IDLE)), gt(staffSessions.createdAt, before(now, LONGEST)));

/** Begins a session. `isStrong`: a provider has asked for more than a password. @returns its token, which is not stored */
export async function beginStaffSession(
  db: Database,
  staffId: string,
  now: Date,
  { userAgent = '', isStrong = false }: { userAgent?: string; isStrong?: boolean },
): Promise<string> {
  const token = newToken();
  await db
    .delete(staffSessions)
    .where(or(lte(staffSessions.lastUsedAt, before(now, IDLE)), lte(staffSessions.createdAt, before(now, LONGEST))));
  await db.insert(staffSessions).values({
    tokenHash: hashToken(token),
    staffId,
    createdAt: now,
    lastUsedAt: now,
    provedAt: now,
    isStrong,
    userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
  });
  await db.update(staff).set({ lastLoginAt: now }).where(eq(staff.id, staffId));
  return token;
}

interface StaffInSession {
  id: string;
  role: Role;
  provedAt: Date;
  /** A provider of single sign-on has asked for more than a password. */
  isStrong: boolean;
  /** That, or the account has one here. */
  hasSecondFactor: boolean;
}

/** Whose live session this is; using it keeps it alive. */
export async function resumeStaffSession(db: Database, token: string, now: Date): Promise<StaffInSession | undefined> {
  const tokenHash = hashToken(token);
  const [session] = await db
    .select({
      id: staff.id,
      role: staff.role,
      provedAt: staffSessions.provedAt,
      createdAt: staffSessions.createdAt,
      isStrong: staffSessions.isStrong,
      hasSecondFactor: ownsSecondFactor(db, staff.id),
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenHash, tokenHash), isLive(now), eq(staff.disabled, false)));
  if (!session) return undefined;
  await db
    .update(staffSessions)
    .set({ lastUsedAt: now })
    .where(and(eq(staffSessions.tokenHash, tokenHash), lt(staffSessions.lastUsedAt, before(now, TOUCH))));
  const { id, role, provedAt, createdAt, isStrong, hasSecondFactor } = session;
  return { id, role, provedAt: provedAt ?? createdAt, isStrong, hasSecondFactor: isStrong || hasSecondFactor };
}

/** Notes that the owner of a session has just proved to be there. */
export async function noteProof(db: Database, token: string, now: Date): Promise<void> {
  await db
    .update(staffSessions)
    .set({ provedAt: now })
    .where(eq(staffSessions.tokenHash, hashToken(token)));
}

/** Characters of the hash of its token by which a session is named; nobody finds the token by them. */
const NAME_LENGTH = 24;

const nameOf = (tokenHash: string) => tokenHash.slice(0, NAME_LENGTH);

/** The live sessions of an account, the one used last first. `ownToken`: of the session that asks. */
export async function listSessionsOf(
  db: Database,
  staffId: string,
  { now, ownToken }: { now: Date; ownToken: string | undefined },
): Promise<StaffSession[]> {
  const rows = await db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), isLive(now)))
    .orderBy(desc(staffSessions.lastUsedAt));
  return rows.map(({ tokenHash, createdAt, lastUsedAt, userAgent }) => ({
    _id: nameOf(tokenHash),
    began_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    userAgent,
    isThis: ownToken !== undefined && hashToken(ownToken) === tokenHash,
  }));
}

/** @returns whether this account had such a session */
export async function endSessionNamed(db: Database, staffId: string, name: string): Promise<boolean> {
  const ended = await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), eq(sql`left(${staffSessions.tokenHash}, ${NAME_LENGTH})`, name)))
    .returning({ staffId: staffSessions.staffId });
  return ended.length > 0;
}

/** @returns whose session it was; undefined when there was none */
export async function endStaffSession(db: Database, token: string): Promise<string | undefined> {
  const [ended] = await db
    .delete(staffSessions)
    .where(eq(staffSessions.tokenHash, hashToken(token)))
    .returning({ staffId: staffSessions.staffId });
  return ended?.staffId;
}

/** Ends the sessions of an account, all but the one of `keptToken`, and the addresses of files that it asked for. */
export async function endSessionsOf(tx: Database, staffId: string, keptToken?: string): Promise<void> {
  await tx.delete(downloads).where(eq(downloads.staffId, staffId));
  await tx
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        keptToken === undefined ? undefined : ne(staffSessions.tokenHash, hashToken(keptToken)),
      ),
    );
}
