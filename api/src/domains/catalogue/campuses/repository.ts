import type { Campus, Zone } from '@university/shared/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { campuses, programCampuses, programs } from '../../../platform/database/schema';
import { groupBy } from '../../../platform/group-by';

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
