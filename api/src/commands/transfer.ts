import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type DocumentData, DOCUMENTS, TABLE_KINDS, type TableReport } from '@university/shared/contract';
import { listStored } from '../domains/documents/queries';
import { exportTables, importTables } from '../domains/documents/transfer/import';
import { describeTables, readFolder, writePageFiles } from '../domains/documents/transfer/tables';
import { apiOptions } from '../options';
import { readCalendarOffset } from '../platform/calendar-offset';
import { inDatabase } from './backup/installation';
import { command, folderAnd } from './command';

const DRY_RUN = '--dry-run';
const JSON_FORMAT = '--json';

const MAX_SHOWN = 100;

function tell(report: TableReport, say: (line: string) => void): void {
  for (const { file, line, column, reason } of report.issues.slice(0, MAX_SHOWN)) {
    say(`${file}, line ${line}${column ? `, ${column}` : ''}: ${reason}`);
  }
  if (report.issueCount > MAX_SHOWN) say(`And ${report.issueCount - MAX_SHOWN} more.`);
  if (report.issues.length > 0) {
    say('Nothing was imported.');
    return;
  }
  for (const { kind, rows, added, changed, unchanged } of report.kinds) {
    say(`${DOCUMENTS[kind].many}: ${rows} rows, ${added} added, ${changed} changed, ${unchanged} as they were.`);
  }
  say(report.dryRun ? 'Nothing was imported: this was a dry run.' : 'Imported.');
}

export const importCommand = command(
  `university import <folder> [${DRY_RUN}]`,
  folderAnd(DRY_RUN),
  async ({ folder, isFlagged }, { config, say }) => {
    const files = await readFolder(folder);
    const report = await inDatabase(apiOptions(config), async (db) => {
      const offset = await readCalendarOffset(db);
      const services = { db, clock: () => new Date(), calendar: () => new Date(Date.now() + offset) };
      return importTables(services, files, { dryRun: isFlagged, actor: 'command-line' });
    });
    tell(report, say);
    return report.issues.length === 0;
  },
);

export const exportCommand = command(
  `university export <folder> [${JSON_FORMAT}]`,
  folderAnd(JSON_FORMAT),
  async ({ folder, isFlagged }, { config, say }) => {
    const kinds = TABLE_KINDS.filter((kind) => kind !== 'page');
    const { tables, pages } = await inDatabase(apiOptions(config), async (db) => ({
      tables: await exportTables(db, isFlagged ? 'json' : 'csv', kinds),
      pages: (await listStored(db, { kind: 'page', limit: 1_000_000, page: 1 })).documents.flatMap(({ data }) =>
        writePageFiles(data as DocumentData<'page'>),
      ),
    }));
    const columns = { name: 'COLUMNS.md', text: describeTables(kinds) };
    for (const { name, text } of [...tables, ...pages, columns]) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), text);
    }
    say(`${tables.length} tables and ${pages.length} pages are in ${folder}; COLUMNS.md says what each column takes.`);
    return true;
  },
);
