import type { ImportIssue, ImportReport } from '@university/shared/contract';
import { HttpError } from '@university/web';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { dropFile, type ReceivedFile } from '../../platform/files';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { applyRows, lockRecords, lockTrack, refreshStatistics } from './apply';
import { listChanges } from './changes';
import { checkAgainstRecords, countChanges } from './compare';
import { ImportIssues } from './import-issues';
import { roundSubject, type RoundKey } from '../admission/rounds';
import { requireUnpublished } from './publish';
import { type Staged, stage, unstage } from './stage';

interface ImportOptions {
  /** Reports what would change and changes nothing. */
  dryRun: boolean;
  staffId: string;
}

type Needed = Pick<Services, 'db' | 'clock' | 'pepper'>;

/**
 * Reads a file, compares it with the records, and hands both to `use`, in one transaction. The file is read outside of it:
 * the embedded database has one at a time.
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
 * Imports a result file into a round, all rows or none; the same file again changes nothing.
 * @throws HttpError 400 with the report in `data` when a row is wrong, unless this is a dry run
 */
export async function importRound(
  services: Needed & Pick<Services, 'files' | 'log' | 'isDeployed'>,
  key: RoundKey,
  file: ReceivedFile,
  { dryRun, staffId }: ImportOptions,
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
      const report = { dryRun, fileHash: file.hash, rows, ...counts, ...issues.report, ...differences };
      if (dryRun) return { report, replaced: [] };
      if (issues.count > 0) {
        throw new HttpError(400, 'import_refused', 'Nothing was imported: put the rows listed right first.', {
          data: { report },
        });
      }
      if (counts.added + counts.changed > 0) await requireUnpublished({ ...services, db: tx }, key);
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

/** Issues of the largest file that are kept to be told row by row. */
const MOST_PROBLEMS = 300_000;

/** All that is wrong with a file, by line. */
export async function findProblems(
  services: Needed,
  key: RoundKey,
  file: Pick<ReceivedFile, 'path'>,
): Promise<ImportIssue[]> {
  const issues = new ImportIssues(MOST_PROBLEMS);
  return withFile(services, key, file, { issues, isForChange: false }, async () => issues.listed);
}
