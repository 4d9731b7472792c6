import type { ImportReport } from '@university/shared/contract';
import { HttpError } from '@university/web';
import { audit } from '../../platform/audit/write';
import type { ReceivedFile } from '../../platform/files';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { applyRows, lockRecords, lockTrack, refreshStatistics } from './apply';
import { checkAgainstRecords, countChanges } from './compare';
import { ImportIssues } from './import-issues';
import { roundSubject, type RoundKey } from '../admission/rounds';
import { stage, unstage } from './stage';

interface ImportOptions {
  /** Reports what would change and changes nothing. */
  dryRun: boolean;
  staffId: string;
}

/**
 * Imports a result file into a round, all rows or none; the same file again changes nothing. The file is read outside
 * the transaction, which then takes a few seconds: the embedded database has one at a time.
 * @throws HttpError 400 with the report in `data` when a row is wrong, unless this is a dry run
 */
export async function importRound(
  services: Pick<Services, 'db' | 'now' | 'pepper'>,
  key: RoundKey,
  file: ReceivedFile,
  options: ImportOptions,
): Promise<ImportReport> {
  const { db, now } = services;
  const importId = newId();
  const issues = new ImportIssues();
  try {
    const rows = await stage(services, file.path, key, importId, issues);
    return await db.transaction(async (tx) => {
      if (!options.dryRun) {
        await lockTrack(tx, key);
        await lockRecords(tx, key);
      }
      await refreshStatistics(tx);
      await checkAgainstRecords(tx, key, importId, issues);
      const changes = await countChanges(tx, key, importId);
      const report: ImportReport = {
        dryRun: options.dryRun,
        fileHash: file.hash,
        rows,
        ...changes,
        issueCount: issues.count,
        issues: issues.listed,
      };
      if (options.dryRun) return report;
      if (issues.count > 0) {
        throw new HttpError(400, 'import_refused', 'Nothing was imported: put the rows listed right first.', {
          data: { report },
        });
      }
      await applyRows(tx, key, importId);
      await audit(tx, {
        at: now(),
        actor: `staff:${options.staffId}`,
        action: 'import',
        subject: roundSubject(key),
        detail: { fileHash: file.hash, rows, ...changes },
      });
      return report;
    });
  } finally {
    await unstage(db, importId, now());
  }
}
