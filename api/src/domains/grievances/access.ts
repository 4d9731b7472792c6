import type { GrievanceAssignee, Role } from '@university/shared/contract';
import { and, asc, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { grievances, staff } from '../../platform/database/schema';

const DESK: readonly Role[] = ['admin', 'grievances', 'admissions'];

/**
 * Who may see which grievance. Confidential ones: only active members of the Internal Complaints Committee, not admins.
 * The admissions office: only help with signing in.
 */
export const maySee = and(
  eq(staff.disabled, false),
  inArray(staff.role, [...DESK]),
  or(eq(grievances.confidential, false), eq(staff.isIccMember, true)),
  or(ne(staff.role, 'admissions'), isNotNull(grievances.helpReason)),
);

/** A condition that every query takes, so that none can forget it. */
export interface Visibility {
  visible: SQL;
}

export const visibleTo = (staffId: string): Visibility => ({
  visible: sql`exists (select 1 from ${staff} where ${staff.id} = ${staffId} and ${maySee})`,
});

export const PUBLIC: Visibility = { visible: eq(grievances.confidential, false) };

/** After ticket and e-mail address were right. */
export const OWN: Visibility = { visible: sql`true` };

/** Assigned to somebody who may still see it. */
export const isHeld: SQL = sql`exists (select 1 from ${staff} where ${staff.id} = ${grievances.assigneeId} and ${maySee})`;

export const ASSIGNEE = { id: staff.id, name: staff.name, email: staff.email };

export const toAssignee = ({ id, name, email }: Pick<typeof staff.$inferSelect, 'id' | 'name' | 'email'>) => ({
  _id: id,
  name: name || email,
});

export async function eligibleAssignees(db: Database, id: string): Promise<(GrievanceAssignee & { email: string })[]> {
  const rows = await db
    .select(ASSIGNEE)
    .from(staff)
    .innerJoin(grievances, and(eq(grievances.id, id), maySee))
    .orderBy(asc(staff.name), asc(staff.email));
  return rows.map((row) => ({ ...toAssignee(row), email: row.email }));
}
