import type { Department, DepartmentSchool } from '@university/shared/contract';
import { asc } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { departments, schools } from '../../../platform/database/schema';
import { groupBy } from '../../../platform/group-by';

const toDepartment = ({ id, name, hod }: typeof departments.$inferSelect): Department => ({ _id: id, name, hod });

/** All departments, by name. */
export async function listDepartments(db: Database): Promise<Department[]> {
  return (await db.select().from(departments).orderBy(asc(departments.name))).map(toDepartment);
}

/** All schools by name, each with its departments by name. */
export async function listSchools(db: Database): Promise<DepartmentSchool[]> {
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
