import type { Database } from '../../platform/database/database';
import { campuses, programs } from '../../platform/database/schema';
import type { SeatWish } from '../../platform/database/schema/allotment';

/** Codes of programmes and campuses by id. */
export interface Codes {
  programs: ReadonlyMap<string, string>;
  campuses: ReadonlyMap<string, string>;
}

export async function readCodes(db: Database): Promise<Codes> {
  const rows = {
    programs: await db.select({ id: programs.id, code: programs.code }).from(programs),
    campuses: await db.select({ id: campuses.id, code: campuses.code }).from(campuses),
  };
  const byId = (list: { id: string; code: string }[]) => new Map(list.map(({ id, code }) => [id, code]));
  return { programs: byId(rows.programs), campuses: byId(rows.campuses) };
}

/** A stored list as a file has it. */
export const preferencesAsText = (wishes: readonly SeatWish[], codes: Codes): string =>
  wishes
    .map(({ programId, campusId }) => `${codes.programs.get(programId)}@${codes.campuses.get(campusId)}`)
    .join('; ');
