import type { ImportReport } from '@university/shared/contract';
import { and, count, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { allotments, applicants, importRows } from '../../platform/database/schema';
import { personDiffers, recordDiffers, seatDiffers } from './differences';
import type { ImportIssues } from './import-issues';
import type { RoundKey } from '../admission/rounds';
import { inRound } from './round-counts';
import type { Staged } from './stage';

const [p, a, s] = [applicants, allotments, importRows];

/** The applicant of a staged row, and the record in the round; an applicant is known by cycle, track and form number. */
export const personOfRow = ({ cycle, track }: RoundKey) =>
  and(eq(p.cycle, cycle), eq(p.track, track), eq(p.formNumber, s.formNumber));
export const recordOfRow = ({ round }: RoundKey) => and(eq(a.applicantId, p.id), eq(a.round, round));

/** Adds what only the records themselves can tell: seats that are decided on. */
export async function checkAgainstRecords(
  db: Database,
  key: RoundKey,
  { importId }: Staged,
  issues: ImportIssues,
): Promise<void> {
  const line = s.line;
  const all = sql<number>`count(*) over ()::int`.mapWith(Number);
  const decided = await db
    .select({ line, all, status: a.status, formNumber: s.formNumber })
    .from(s)
    .innerJoin(p, personOfRow(key))
    .innerJoin(a, recordOfRow(key))
    .where(and(eq(s.importId, importId), isNotNull(a.status), ne(a.status, 'pending'), seatDiffers))
    .orderBy(line)
    .limit(issues.most);
  issues.addSome(decided, (row) => ({
    line: row.line,
    column: null,
    reason: `The applicant has decided (${row.status}) on the seat as it was: leave the seat unchanged.`,
    kind: 'The applicant has decided on the seat as it was: leave the seat unchanged.',
    value: row.formNumber,
  }));
}

/** What an import of the staged rows changes. */
export async function countChanges(
  db: Database,
  key: RoundKey,
  { importId, given }: Staged,
): Promise<Pick<ImportReport, 'added' | 'changed' | 'unchanged' | 'absent'>> {
  const having = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})::int`.mapWith(Number);
  const differs = sql`(${personDiffers(given)} or ${recordDiffers(given)})`;
  const [counts] = await db
    .select({
      added: having(sql`${a.id} is null`),
      changed: having(sql`${a.id} is not null and ${differs}`),
      unchanged: having(sql`${a.id} is not null and not ${differs}`),
    })
    .from(s)
    .leftJoin(p, personOfRow(key))
    .leftJoin(a, recordOfRow(key))
    .where(eq(s.importId, importId));
  const { added, changed, unchanged } = counts ?? { added: 0, changed: 0, unchanged: 0 };
  const [round] = await db.select({ records: count() }).from(a).where(inRound(key));
  return { added, changed, unchanged, absent: (round?.records ?? 0) - changed - unchanged };
}
