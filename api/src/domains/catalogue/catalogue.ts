import type { Program, Department, DepartmentSchool, Campus, Zone } from '@university/shared/contract';
import { asc, eq, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { campuses, departments, programCampuses, programs, schools } from '../../platform/database/schema';
import { read, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';

/** `Map.groupBy`, which Node 20 does not have yet. */
export function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** All programmes, by code. */
export function listPrograms(db: Database): Promise<Program[]> {
  return select(db);
}

/** A department's programmes when `id` is a department's, the one programme when it is a programme's, else none. */
function programsById(db: Database, id: string): Promise<Program[]> {
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

const toDepartment = ({ id, name, hod }: typeof departments.$inferSelect): Department => ({ _id: id, name, hod });

/** All departments, by name. */
export async function listDepartments(db: Database): Promise<Department[]> {
  return (await db.select().from(departments).orderBy(asc(departments.name))).map(toDepartment);
}

/** All schools by name, each with its departments by name. */
async function listSchools(db: Database): Promise<DepartmentSchool[]> {
  const members = await db.select().from(departments).orderBy(asc(departments.name));
  const bySchool = groupBy(members, (department) => department.schoolId);
  const rows = await db.select().from(schools).orderBy(asc(schools.name));
  return rows.map(({ id, code, name }) => ({
    _id: id,
    code,
    name,
    dept_id: (bySchool.get(id) ?? []).map(toDepartment),
  }));
}

/** Campuses of one zone or all, by name, each with the names of the programmes it offers. */
export async function listCampuses(db: Database, zone?: Zone): Promise<Campus[]> {
  const rows = await db
    .select()
    .from(campuses)
    .where(zone && eq(campuses.zone, zone))
    .orderBy(asc(campuses.name));
  const offered = await db
    .select({ campusId: programCampuses.campusId, name: programs.name })
    .from(programCampuses)
    .innerJoin(programs, eq(programs.id, programCampuses.programId))
    .orderBy(asc(programs.name));
  const byCampus = groupBy(offered, (row) => row.campusId);
  return rows.map(({ id, nearestMetro, womenOnly, photo, ...campus }) => ({
    ...campus,
    _id: id,
    nearest_metro: nearestMetro,
    women_only: womenOnly,
    campus_photo: photo,
    courses_offered: (byCampus.get(id) ?? []).map((program) => program.name),
  }));
}

export function programRoutes({ db }: Services): Route[] {
  return [
    read('listPrograms', async () => ({ data: { programs: await listPrograms(db) } })),
    read('getPrograms', async ({ params }) => ({ data: { programs: await programsById(db, params.id) } })),
  ];
}

export function departmentRoutes({ db }: Services): Route[] {
  return [
    read('listDepartments', async () => ({ data: { departments: await listDepartments(db) } })),
    read('listDepartmentSchools', async () => ({ data: { departmentSchools: await listSchools(db) } })),
  ];
}

export function campusRoutes({ db }: Services): Route[] {
  return [read('listCampuses', async ({ query }) => ({ data: { campuses: await listCampuses(db, query.zone) } }))];
}
