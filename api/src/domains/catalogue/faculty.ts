import type { Faculty } from '@university/shared/contract';
import { asc, eq, and } from 'drizzle-orm';
import { HttpError, notFound } from '@university/web';
import type { Database } from '../../platform/database/database';
import { departments, faculty, staff } from '../../platform/database/schema';
import { pageMetadata } from '../../platform/http/answer';
import { action, read, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { audit } from '../../platform/audit/write';

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
async function findOwnFaculty(db: Database, staffId: string) {
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

export function facultyRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    read('listFaculty', async ({ query }) => {
      const { total, members } = await listFaculty(db, query);
      return { data: { faculty: members }, metadata: pageMetadata(total, query) };
    }),
    action('readOwnFaculty', async (_input, { caller }) => ({ data: { faculty: await readOwnPage(db, caller.id) } })),
    action('updateOwnFaculty', async ({ body }, { caller }) => ({
      data: { faculty: await updateOwnPage(services, caller.id, body) },
    })),
  ];
}

interface Update {
  overview: string;
  research: string[];
  version: number;
}

/** @throws HttpError 404 when no faculty record has the e-mail address of this account */
async function readOwnPage(db: Database, staffId: string) {
  const own = await findOwnFaculty(db, staffId);
  if (own) return own;
  throw notFound('No faculty page has the e-mail address of your account. Ask the office to correct one of the two.');
}

/** @throws HttpError 404, and 409 with the present page when it has changed since */
async function updateOwnPage({ db, now }: Services, staffId: string, { version, ...page }: Update) {
  return db.transaction(async (tx) => {
    const { _id: id } = await readOwnPage(tx, staffId);
    const updated = await tx
      .update(faculty)
      .set({ ...page, version: version + 1 })
      .where(and(eq(faculty.id, id), eq(faculty.version, version)))
      .returning();
    const own = await readOwnPage(tx, staffId);
    if (updated.length === 0) {
      throw new HttpError(409, 'conflict', 'Your page was changed elsewhere since you opened it.', {
        data: { faculty: own },
      });
    }
    await audit(tx, { at: now(), actor: `staff:${staffId}`, action: 'update', subject: `faculty:${id}` });
    return own;
  });
}
