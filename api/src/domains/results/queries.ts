import type { Database } from '../../platform/database/database';
import { campuses, programs } from '../../platform/database/schema';
import type { SeatWish } from '../../platform/database/schema/allotment';

/** Characters of a value that are shown. */
const SHOWN = 60;

/** What cannot be seen, or turns the letters behind it around. Joiners of Indian scripts belong to the text. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u00AD\uFEFF]/gu;

/** The picture of a control character (␀), or its number. */
function picture(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  return `‹U+${code.toString(16).toUpperCase().padStart(4, '0')}›`;
}

/** A cell of a file for the eyes of whoever sent it: its first characters, and none that cannot be seen. */
export function shown(value: string): string {
  // Cut first, and roughly: a cell can have ten thousand characters.
  const characters = [...value.slice(0, 4 * SHOWN).replace(UNSEEN, picture)];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : characters.join('');
}

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
