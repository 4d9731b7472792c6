import type { GrievanceAssignee, Role } from '@university/shared/contract';
import { and, asc, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { grievances, staff } from '../../platform/database/schema';

const DESK: readonly Role[] = ['admin', 'grievances', 'admissions'];

/**
 * Who of the staff may see which grievance: the one place that says it. Confidential ones are for active members of the
 * Internal Complaints Committee, whatever their role: the role admin does not count here. The admissions office sees
 * what came from those who cannot sign in to a result, and nothing else, in the committee or not.
 */
const maySee = and(
  eq(staff.disabled, false),
  inArray(staff.role, [...DESK]),
  or(eq(grievances.confidential, false), eq(staff.isIccMember, true)),
  or(ne(staff.role, 'admissions'), isNotNull(grievances.helpReason)),
);

/** What somebody may see, as a condition. Every query of staff takes one, so that none can forget it. */
export interface Sight {
  visible: SQL;
  staffId: string;
}

export const visibleTo = (staffId: string): Sight => ({
  visible: sql`exists (select 1 from ${staff} where ${staff.id} = ${staffId} and ${maySee})`,
  staffId,
});

/** Somebody has it who may see it. */
export const isHeld: SQL = sql`exists (select 1 from ${staff} where ${staff.id} = ${grievances.assigneeId} and ${maySee})`;

/** What visitors are told in numbers. */
export const PUBLIC: Pick<Sight, 'visible'> = { visible: eq(grievances.confidential, false) };

const toAssignee = ({ id, name, email }: Pick<typeof staff.$inferSelect, 'id' | 'name' | 'email'>) => ({
  _id: id,
  name: name || email,
});

/** Everybody who may see a grievance, by name. */
export async function eligibleAssignees(db: Database, id: string): Promise<(GrievanceAssignee & { email: string })[]> {
  const rows = await db
    .select({ id: staff.id, name: staff.name, email: staff.email })
    .from(staff)
    .innerJoin(grievances, and(eq(grievances.id, id), maySee))
    .orderBy(asc(staff.name), asc(staff.email));
  return rows.map((row) => ({ ...toAssignee(row), email: row.email }));
}

/** Who has each of these grievances, as far as they may see it. */
export async function assigneesOf(db: Database, ids: readonly string[]): Promise<Map<string, GrievanceAssignee>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ grievanceId: grievances.id, id: staff.id, name: staff.name, email: staff.email })
    .from(grievances)
    .innerJoin(staff, and(eq(staff.id, grievances.assigneeId), maySee))
    .where(inArray(grievances.id, [...ids]));
  return new Map(rows.map((row) => [row.grievanceId, toAssignee(row)]));
}
