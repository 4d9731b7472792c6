import type { Faculty } from '@university/shared/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { departments, faculty, staff } from '../../../platform/database/schema';

/** One page of faculty members by surname, and how many there are in all. */
export async function listFaculty(db: Database, { limit, page }: { limit: number; page: number }) {
  const rows = await db
    .select({ member: faculty, department: departments.name })
    .from(faculty)
    .innerJoin(departments, eq(departments.id, faculty.departmentId))
    .orderBy(asc(faculty.surname), asc(faculty.firstname), asc(faculty.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return {
    total: await db.$count(faculty),
    members: rows.map(({ member, department }) => toFaculty(member, department)),
  };
}

/** The record with the e-mail address of this account. */
export async function findOwnFaculty(db: Database, staffId: string) {
  const [row] = await db
    .select({ member: faculty, department: departments.name })
    .from(staff)
    .innerJoin(faculty, eq(faculty.email, staff.email))
    .innerJoin(departments, eq(departments.id, faculty.departmentId))
    .where(eq(staff.id, staffId));
  return row && toFaculty(row.member, row.department);
}

type FacultyRow = typeof faculty.$inferSelect;

function toFaculty({ id, departmentId, ...member }: FacultyRow, department: string): Faculty & { version: number } {
  return { _id: id, ...member, dept_id: { _id: departmentId, name: department } };
}
