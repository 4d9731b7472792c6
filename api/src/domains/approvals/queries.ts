import type { ApprovalKind, Role, ApprovalState } from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { and, desc, eq, inArray, lte, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database';
import { approvals, staff } from '../../platform/database/schema';

/** How long a proposal waits to be decided. Milliseconds. */
export const PROPOSAL_LIFE = 7 * DAY;

/** Whose rights are younger cannot be a second person: an account made for that purpose would be none. Milliseconds. */
export const RIGHTS_MUST_LAST = 7 * DAY;

interface Kind {
  /** Who may propose and decide it. */
  roles: readonly Role[];
  /** Whether the members of the committee are told, as all of these roles are. */
  tellsCommittee: boolean;
}

/** Who decides what takes two people, and who is told of each proposal and decision. */
export const KINDS: Record<ApprovalKind, Kind> = {
  'staff-rights': { roles: ['admin'], tellsCommittee: true },
  'second-factor-reset': { roles: ['admin'], tellsCommittee: false },
  'publish-round': { roles: ['admin', 'admissions'], tellsCommittee: false },
  setting: { roles: ['admin'], tellsCommittee: false },
};

export type ApprovalRow = typeof approvals.$inferSelect;

const proposer = alias(staff, 'proposer');
const decider = alias(staff, 'decider');

/** An approval with the people who have a part in it. */
export interface ApprovalWithPeople {
  approval: ApprovalRow;
  proposer: typeof staff.$inferSelect;
  decider: typeof staff.$inferSelect | null;
}

const withPeople = (db: Database) =>
  db
    .select({ approval: approvals, proposer, decider })
    .from(approvals)
    .innerJoin(proposer, eq(proposer.id, approvals.proposedBy))
    .leftJoin(decider, eq(decider.id, approvals.decidedBy));

interface Filter {
  kinds: readonly ApprovalKind[];
  state: ApprovalState | undefined;
  limit: number;
  page: number;
}

export async function listApprovals(db: Database, { kinds, state, limit, page }: Filter) {
  const where = and(inArray(approvals.kind, [...kinds]), state && eq(approvals.state, state));
  const rows = await withPeople(db)
    .where(where)
    .orderBy(desc(approvals.proposedAt), desc(approvals.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { total: await db.$count(approvals, where), rows };
}

export async function findApproval(db: Database, id: string): Promise<ApprovalWithPeople | undefined> {
  const [row] = await withPeople(db).where(eq(approvals.id, id));
  return row;
}

/** Locked until the transaction ends: of two decisions at once, the second sees the first. */
export async function lockApproval(tx: Database, id: string): Promise<ApprovalRow | undefined> {
  const [row] = await tx.select().from(approvals).where(eq(approvals.id, id)).for('update');
  return row;
}

/** @returns false when the same is proposed already */
export async function insertApproval(tx: Database, row: typeof approvals.$inferInsert): Promise<boolean> {
  const added = await tx.insert(approvals).values(row).onConflictDoNothing().returning({ id: approvals.id });
  return added.length > 0;
}

export async function setDecision(
  tx: Database,
  id: string,
  decision: Pick<ApprovalRow, 'state' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await tx.update(approvals).set(decision).where(eq(approvals.id, id));
}

/** What nobody decided in time cannot be decided any more. */
export async function expireProposals(db: Database, now: Date): Promise<void> {
  await db
    .update(approvals)
    .set({ state: 'expired' })
    .where(and(eq(approvals.state, 'pending'), lte(approvals.expiresAt, now)));
}

/** The active accounts that are told of a proposal and of its decision. */
export function listTold(db: Database, kind: ApprovalKind): Promise<{ email: string; name: string }[]> {
  const { roles, tellsCommittee } = KINDS[kind];
  const isTold = or(inArray(staff.role, [...roles]), tellsCommittee ? eq(staff.isIccMember, true) : undefined);
  return db
    .select({ email: staff.email, name: staff.name })
    .from(staff)
    .where(and(eq(staff.disabled, false), isTold));
}
