import type { Program } from '@university/shared/contract';
import { asc, eq, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { campuses, departments, programCampuses, programs } from '../../../platform/database/schema';
import { groupBy } from '../../../platform/group-by';

/** All programmes, by code. */
export function listPrograms(db: Database): Promise<Program[]> {
  return select(db);
}

/** A department's programmes when `id` is a department's, the one programme when it is a programme's, else none. */
export function programsById(db: Database, id: string): Promise<Program[]> {
  return select(db, or(eq(programs.departmentId, id), eq(programs.id, id)));
}

async function select(db: Database, condition?: SQL): Promise<Program[]> {
  const rows = await db
    .select({ program: programs, department: departments.name })
    .from(programs)
    .innerJoin(departments, eq(departments.id, programs.departmentId))
    .where(condition)
    .orderBy(asc(programs.code));
  if (rows.length === 0) return [];
  const offered = await db
    .select({ programId: programCampuses.programId, slug: campuses.slug, name: campuses.name })
    .from(programCampuses)
    .innerJoin(campuses, eq(campuses.id, programCampuses.campusId))
    .innerJoin(programs, eq(programs.id, programCampuses.programId))
    .where(condition)
    .orderBy(asc(campuses.name));
  const byProgram = groupBy(offered, (row) => row.programId);
  return rows.map(({ program: { id, level, departmentId, ...program }, department }) => ({
    ...program,
    _id: id,
    programLevel: level,
    department: { _id: departmentId, name: department },
    campuses: byProgram.get(id) ?? [],
  }));
}
