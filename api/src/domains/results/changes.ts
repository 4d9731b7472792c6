import type { ImportReport, RecordChange } from '@university/shared/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { allotments, applicants, importRows } from '../../platform/database/schema';
import type { SeatWish } from '../../platform/database/schema/allotment';
import type { RoundKey } from '../admission/rounds';
import { type Codes, preferencesAsText, readCodes } from './codes';
import { personOfRow, recordOfRow } from './compare';
import { type Pair, personDiffers, personPairs, recordDiffers, recordPairs } from './differences';
import type { Staged } from './stage';

const [p, a, s] = [applicants, allotments, importRows];

/** Changed records that a report lists. */
const CHANGES_LISTED = 50;

/** What is stored, as a file has it; null for nothing. */
function asText(field: Pair['field'], value: unknown, codes: Codes): string | null {
  if (value === null || field === 'date_of_birth') return null;
  if (field === 'preferences') return preferencesAsText(value as SeatWish[], codes) || null;
  const text = String(value);
  if (field === 'program_code') return codes.programs.get(text) ?? text;
  return field === 'campus_code' ? (codes.campuses.get(text) ?? text) : text;
}

/** Both values of a field in one cell of an answer, so that the table above decides what is read. */
const both = ({ stored, staged }: Pair): SQL<[unknown, unknown]> =>
  sql<[unknown, unknown]>`jsonb_build_array(${stored}, ${staged})`;

type Values = Partial<Record<Pair['field'], [unknown, unknown]>>;

function fieldsOf(values: Values, codes: Codes): RecordChange['fields'] {
  const isChanged = (field: Pair['field']) => {
    const [from, to] = values[field] ?? [];
    return JSON.stringify(from) !== JSON.stringify(to);
  };
  return (
    (Object.keys(values) as Pair['field'][])
      // The stored mark of a date of birth is of the e-mail address too: with another one nobody can tell.
      .filter((field) => isChanged(field) && !(field === 'date_of_birth' && isChanged('email')))
      .map((field) => {
        const [from, to] = values[field] ?? [];
        return { field, from: asText(field, from, codes), to: asText(field, to, codes) };
      })
  );
}

/** The first records and people that an import of the staged rows changes, with what stood and what will stand. */
export async function listChanges(
  db: Database,
  key: RoundKey,
  { importId, given }: Staged,
): Promise<Pick<ImportReport, 'changes' | 'changeCount'>> {
  const [person, record] = [personPairs(given), recordPairs(given)];
  const read = (pairs: Pair[]) => Object.fromEntries(pairs.map((pair) => [pair.field, both(pair)]));
  const rows = await db
    .select({
      formNumber: s.formNumber,
      all: sql<number>`count(*) over ()::int`.mapWith(Number),
      isInRound: sql<boolean>`${a.id} is not null`,
      person: read(person),
      record: read(record),
    })
    .from(s)
    .innerJoin(p, personOfRow(key))
    .leftJoin(a, recordOfRow(key))
    .where(
      sql`${eq(s.importId, importId)} and (${personDiffers(given)} or (${a.id} is not null and ${recordDiffers(given)}))`,
    )
    .orderBy(s.line)
    .limit(CHANGES_LISTED);
  const codes = rows.length > 0 ? await readCodes(db) : undefined;
  const changes = rows.map(({ formNumber, isInRound, person, record }) => ({
    form_number: formNumber,
    fields: codes ? fieldsOf({ ...person, ...(isInRound ? record : {}) }, codes) : [],
  }));
  return { changeCount: rows[0]?.all ?? 0, changes };
}
