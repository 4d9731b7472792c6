import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import {
  allotmentRuns,
  allotments,
  applicants,
  applicantSessions,
  importRows,
  seatReasons,
} from '../../platform/database/schema';
import {
  assignments,
  checkAgainstRecords,
  columnsOf,
  countChanges,
  listChanges,
  PERSON,
  personDiffers,
  personOfRow,
  personPairs,
  RECORD,
  recordDiffers,
  recordOfRow,
  recordPairs,
  stage,
  type Staged,
  stagedOf,
  unstage,
} from './differences';
import { lockRound, type RoundKey, roundSubject } from '../admission/schedule';
import { eraseOnlyIn } from './retention';
import { inRound } from './round-counts';
import { createReadStream } from 'node:fs';
import type { ImportIssue, ImportReport } from '@university/shared/contract';
import { toCsv } from '@university/shared/csv';
import { CsvProblem, readTable, type TableRow } from '../../platform/csv';
import { ImportIssues, isColumn, isProblemColumn, PROBLEM_COLUMN } from './csv';
import { HttpError } from '@university/web';
import { audit } from '../../platform/audit/write';
import { countChange } from '../../platform/data-version';
import { dropFile, type ReceivedFile } from '../../platform/files';
import { newId } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { earlierRoundOpen, findOpenEarlier, requireUnpublished } from './publication';

const [p, a, s] = [applicants, allotments, importRows];

/** Serialises imports of a track until the transaction ends: they may contain the same applicants. */
export async function lockTrack(tx: Database, { cycle, track }: RoundKey): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`import:${cycle}:${track}`}))`);
}

export const runsOf = ({ cycle, track, round }: RoundKey) =>
  and(eq(allotmentRuns.cycle, cycle), eq(allotmentRuns.track, track), eq(allotmentRuns.round, round));

export const adoptedRunOf = (key: RoundKey) => and(runsOf(key), isNotNull(allotmentRuns.adoptedAt));

/** Of records that are no longer those of the run; new ones have none. */
async function forgetReasons(tx: Database, key: RoundKey, { importId, given }: Staged): Promise<void> {
  await tx.execute(sql`delete from ${seatReasons} using ${allotmentRuns}, ${a}, ${p}, ${s}
    where ${seatReasons.runId} = ${allotmentRuns.id} and ${adoptedRunOf(key)} and ${seatReasons.formNumber} = ${p.formNumber}
      and ${personOfRow(key)} and ${recordOfRow(key)} and ${isOurs(importId)} and ${recordDiffers(given)}`);
  // The public page counts such records.
  await countChange(tx, 'allotment_runs');
}

/** No decisions until the transaction ends. */
export async function lockRecords(tx: Database, key: RoundKey): Promise<void> {
  await tx.execute(sql`select count(*) from (
    select 1 from ${a} where ${inRound(key)} for update) locked`);
}

/**
 * Without fresh statistics PostgreSQL compares each of 50,000 rows with every other: autovacuum does not run within a
 * transaction, nor at all on the embedded database.
 */
export async function refreshStatistics(tx: Database): Promise<void> {
  for (const table of [importRows, applicants, allotments]) await tx.execute(sql`analyze ${table}`);
}

const isOurs = (importId: string) => sql`${s.importId} = ${importId}`;

/** Of people whose e-mail address or date of birth changes. */
async function endSessions(tx: Database, key: RoundKey, importId: string): Promise<void> {
  await tx.execute(sql`delete from ${applicantSessions} using ${a}, ${p}, ${s}
    where ${applicantSessions.allotmentId} = ${a.id} and ${a.applicantId} = ${p.id}
      and ${isOurs(importId)} and ${personOfRow(key)}
      and (${p.email}, ${p.dobHmac}) is distinct from (${s.email}, ${s.dobHmac})`);
}

/** Photographs of people for whom the file names another file. */
async function findReplaced(tx: Database, key: RoundKey, importId: string): Promise<string[]> {
  const rows = await tx
    .select({ file: p.photoFile })
    .from(p)
    .innerJoin(s, personOfRow(key))
    .where(sql`${isOurs(importId)} and ${p.photoFile} is not null and ${p.photoName} is distinct from ${s.photoName}`);
  return rows.flatMap(({ file }) => file ?? []);
}

async function applyPeople(tx: Database, key: RoundKey, { importId, given }: Staged): Promise<void> {
  const photo = sql`, photo_file = case when ${p.photoName} is distinct from ${s.photoName} then null else ${p.photoFile} end`;
  await tx.execute(sql`update ${p} set ${assignments(personPairs(given))}${given.has('photo') ? photo : sql``}
    from ${s} where ${isOurs(importId)} and ${personOfRow(key)} and ${personDiffers(given)}`);
  await tx.execute(sql`insert into ${p} (id, cycle, track, form_number, ${columnsOf(PERSON)})
    select ${s.applicantId}, ${key.cycle}, ${key.track}, ${s.formNumber}, ${stagedOf(PERSON)}
    from ${s} left join ${p} on ${personOfRow(key)} where ${isOurs(importId)} and ${p.id} is null`);
}

async function applyRecords(tx: Database, key: RoundKey, { importId, given }: Staged): Promise<void> {
  // A decided seat has not changed (`checkAgainstRecords`), so its decision stays.
  const status = sql`case when ${s.outcome} = 'allotted' then coalesce(${a.status}, ${s.status}, 'pending') end`;
  await tx.execute(sql`update ${a} set ${assignments(recordPairs(given))}, status = ${status}
    from ${s} join ${p} on ${personOfRow(key)}
    where ${isOurs(importId)} and ${recordOfRow(key)} and ${recordDiffers(given)}`);
  await tx.execute(sql`insert into ${a} (id, applicant_id, cycle, track, round, status, ${columnsOf(RECORD)})
    select ${s.allotmentId}, ${p.id}, ${key.cycle}, ${key.track}, ${key.round},
      case when ${s.outcome} = 'allotted' then coalesce(${s.status}, 'pending') end, ${stagedOf(RECORD)}
    from ${s} join ${p} on ${personOfRow(key)} left join ${a} on ${recordOfRow(key)}
    where ${isOurs(importId)} and ${a.id} is null`);
}

/** Records missing in the file stay. @returns photographs that are no longer used */
export async function applyRows(tx: Database, key: RoundKey, staged: Staged): Promise<string[]> {
  await endSessions(tx, key, staged.importId);
  const replaced = staged.given.has('photo') ? await findReplaced(tx, key, staged.importId) : [];
  await applyPeople(tx, key, staged);
  await refreshStatistics(tx);
  await applyRecords(tx, key, staged);
  return replaced;
}

function byLine(issues: readonly ImportIssue[]): Map<number, string> {
  const lines = new Map<number, string>();
  for (const { line, column, reason } of issues) {
    const known = lines.get(line) ?? `Row ${line}.`;
    lines.set(line, `${known} ${column === null ? reason : `${column}: ${reason}`}`);
  }
  return lines;
}

/**
 * The invalid rows as CSV, with the reasons in a first column `problem`: the last could move in rows of a wrong length.
 */
export async function* problemRows(file: string, issues: readonly ImportIssue[]): AsyncGenerator<string> {
  const problems = byLine(issues);
  /** Index of the column `problem` of an earlier download. */
  let old = -1;
  let isHeader = true;
  const write = ({ line, cells }: TableRow): string[][] => {
    if (isHeader) {
      isHeader = false;
      old = cells.findIndex(isProblemColumn);
      return [[PROBLEM_COLUMN, ...cells.filter((_, index) => index !== old)]];
    }
    const problem = problems.get(line);
    if (!problem) return [];
    problems.delete(line);
    return [[problem, ...cells.filter((_, index) => index !== old)]];
  };
  // Spreadsheets take a file without byte order mark for a local encoding.
  yield '\uFEFF';
  try {
    for await (const records of readTable(createReadStream(file), { isColumn })) yield toCsv(records.flatMap(write));
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error;
  }
  // Problems of the header, and of rows after which the file could not be read.
  yield toCsv([...problems.values()].map((problem) => [problem]));
}

interface ImportOptions {
  dryRun: boolean;
  /** The caller accepts what the import takes from people who still decide in an earlier round. */
  confirmed: boolean;
  staffId: string;
}

export const inFile = (key: RoundKey, { importId }: Pick<Staged, 'importId'>): SQL => sql`exists (
  select 1 from ${s} join ${p} on ${personOfRow(key)}
  where ${isOurs(importId)} and ${s.outcome} = 'allotted' and ${p.id} = ${a.applicantId})`;

type Needed = Pick<Services, 'db' | 'clock' | 'pepper'>;

/**
 * Stages a file and runs `use` in a transaction. Staging is outside: the embedded database has one transaction at a
 * time.
 */
async function withFile<T>(
  services: Needed,
  key: RoundKey,
  file: Pick<ReceivedFile, 'path'>,
  { issues, isForChange }: { issues: ImportIssues; isForChange: boolean },
  use: (tx: Database, staged: Staged) => Promise<T>,
): Promise<T> {
  const { db, clock } = services;
  const importId = newId();
  try {
    const staged = await stage(services, file.path, key, importId, issues);
    return await db.transaction(async (tx) => {
      if (isForChange) {
        await lockTrack(tx, key);
        await lockRecords(tx, key);
      }
      await refreshStatistics(tx);
      await checkAgainstRecords(tx, key, staged, issues);
      return use(tx, staged);
    });
  } finally {
    await unstage(db, importId, clock());
  }
}

/**
 * All rows or none; idempotent. @throws HttpError with the report, unless it is a dry run: 400 for invalid rows, 409
 * for an open earlier round without `confirmed`
 */
export async function importRound(
  services: Needed & Pick<Services, 'files' | 'log' | 'isDeployed' | 'calendar'>,
  key: RoundKey,
  file: ReceivedFile,
  { dryRun, confirmed, staffId }: ImportOptions,
): Promise<ImportReport> {
  const issues = new ImportIssues();
  const { report, replaced } = await withFile(
    services,
    key,
    file,
    { issues, isForChange: !dryRun },
    async (tx, staged) => {
      const { rows } = staged;
      const counts = await countChanges(tx, key, staged);
      const differences = await listChanges(tx, key, staged);
      const changes = counts.added + counts.changed > 0;
      const earlier = changes ? await findOpenEarlier(tx, key, services.calendar(), inFile(key, staged)) : [];
      const report = { dryRun, fileHash: file.hash, rows, ...counts, earlier, ...issues.report, ...differences };
      if (dryRun) return { report, replaced: [] };
      if (issues.count > 0) {
        throw new HttpError(400, 'import_refused', 'Nothing was imported: put the rows listed right first.', {
          data: { report },
        });
      }
      if (changes) {
        await requireUnpublished({ ...services, db: tx }, key);
        await forgetReasons(tx, key, staged);
      }
      if (earlier.length > 0 && !confirmed) throw earlierRoundOpen(earlier, { report });
      const replaced = await applyRows(tx, key, staged);
      await audit(tx, {
        at: services.clock(),
        actor: `staff:${staffId}`,
        action: 'import',
        subject: roundSubject(key),
        detail: { fileHash: file.hash, rows, ...counts },
      });
      return { report, replaced };
    },
  );
  for (const photo of replaced) await dropFile(services, photo);
  return report;
}

const MOST_PROBLEMS = 300_000;

export async function findProblems(services: Needed, key: RoundKey, file: Pick<ReceivedFile, 'path'>) {
  const issues = new ImportIssues(MOST_PROBLEMS);
  return withFile(services, key, file, { issues, isForChange: false }, async () => issues.listed);
}

/**
 * Removes a round that was never published, and applicants who are in no other. @throws HttpError 409 if it was
 * published or is scheduled
 */
export async function discardImport(
  services: Pick<Services, 'db' | 'files' | 'clock'>,
  key: RoundKey,
  staffId: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockTrack(tx, key);
    const round = await lockRound(tx, key);
    await lockRecords(tx, key);
    const seen = or(isNotNull(a.resultMailedAt), isNotNull(a.decidedAt), isNotNull(a.decisionsHeldAt));
    const conflict = (message: string) => new HttpError(409, 'conflict', message);
    if (round?.published || (await tx.$count(a, and(inRound(key), seen))) > 0)
      throw conflict('This result is out or was. Import a corrected file in its place.');
    if (round?.publishAt) throw conflict('This result has an hour to go out. Take that back first.');
    const records = await tx.$count(a, inRound(key));
    const applicants = await eraseOnlyIn(tx, services.files, key);
    await tx.delete(a).where(inRound(key));
    await tx.delete(allotmentRuns).where(adoptedRunOf(key));
    await audit(tx, {
      at: services.clock(),
      actor: `staff:${staffId}`,
      action: 'discard-import',
      subject: roundSubject(key),
      detail: { records, applicants },
    });
  });
}
