import { eq } from 'drizzle-orm';
import { bulkInsert } from '../../src/platform/database/bulk-insert';
import type { Database } from '../../src/platform/database/database';
import {
  campuses,
  departments,
  faculty,
  fees,
  pins,
  programCampuses,
  programs,
  schools,
  zones,
} from '../../src/platform/database/schema';
import { stableId } from '../../src/platform/ids';
import { personRows } from '../people/people';
import { feeDocuments } from './fees';
import { campusRows, pinRows, zoneRows } from './places';
import { programRows } from './study';
import { departmentRows, schoolRows } from './units';

/** Inserts the whole catalogue, its people too. What refers to another row comes after it. */
export async function seedCatalogue(db: Database, firstStart: Date): Promise<void> {
  const dated = <T extends object>(rows: readonly T[]) => rows.map((row) => ({ ...row, updatedAt: firstStart }));
  const withId = <T extends { code: string }>(kind: string, rows: readonly T[]) =>
    dated(rows.map((row) => ({ id: stableId(kind, row.code), ...row })));
  await bulkInsert(db, zones, dated(zoneRows));
  await bulkInsert(db, schools, dated(schoolRows));
  // People belong to departments, and departments have people as their heads.
  await bulkInsert(db, departments, dated(departmentRows.map((row) => ({ ...row, headId: null }))));
  await bulkInsert(db, faculty, dated(personRows));
  for (const { id, headId } of departmentRows)
    await db.update(departments).set({ headId }).where(eq(departments.id, id));
  await bulkInsert(db, campuses, dated(campusRows));
  await bulkInsert(db, fees, withId('fee', feeDocuments));
  await bulkInsert(db, programs, dated(programRows));
  await bulkInsert(
    db,
    programCampuses,
    programRows.flatMap(({ id, campuses: offers }) =>
      offers.map((offer, position) => ({ programId: id, ...offer, position })),
    ),
  );
  await bulkInsert(db, pins, dated(pinRows));
}
