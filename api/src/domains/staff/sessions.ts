import type { Role, StaffSession } from '@university/shared/contract';
import { MINUTE } from '@university/shared/time';
import { and, desc, eq, gt, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { downloads, staff, staffSessions } from '../../platform/database/schema';
import { hashToken, newToken } from '../../platform/secrets';
import { ownsSecondFactor } from './second-factor';

/** Milliseconds without a call, and in total. */
const IDLE = 30 * MINUTE;
const LONGEST = 10 * 60 * MINUTE;

/** `last_used_at` is written at most this often. */
const TOUCH = MINUTE;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

const USER_AGENT_LENGTH = 200;

const isLive = (now: Date) =>
  and(gt(staffSessions.lastUsedAt, before(now, IDLE)), gt(staffSessions.createdAt, before(now, LONGEST)));

/** `isStrong`: the provider has checked a second factor. The token is not stored. */
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
  isStrong: boolean;
  /** Here or at the provider. */
  hasSecondFactor: boolean;
}

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

export async function noteProof(db: Database, token: string, now: Date): Promise<void> {
  await db
    .update(staffSessions)
    .set({ provedAt: now })
    .where(eq(staffSessions.tokenHash, hashToken(token)));
}

/** Sessions are named by a prefix of the token's hash. */
const NAME_LENGTH = 24;

const nameOf = (tokenHash: string) => tokenHash.slice(0, NAME_LENGTH);

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

export async function endSessionNamed(db: Database, staffId: string, name: string): Promise<boolean> {
  const ended = await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), eq(sql`left(${staffSessions.tokenHash}, ${NAME_LENGTH})`, name)))
    .returning({ staffId: staffSessions.staffId });
  return ended.length > 0;
}

export async function endStaffSession(db: Database, token: string): Promise<string | undefined> {
  const [ended] = await db
    .delete(staffSessions)
    .where(eq(staffSessions.tokenHash, hashToken(token)))
    .returning({ staffId: staffSessions.staffId });
  return ended?.staffId;
}

/** Also removes download addresses. The session of `keptToken` stays. */
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
