import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DOCUMENTS, type DocumentData, TABLE_KINDS, type TableReport } from '@university/shared/contract';
import { StartupError } from '@university/web';
import { listStored } from '../domains/documents/queries';
import { exportTables } from '../domains/documents/transfer/export';
import { importTables } from '../domains/documents/transfer/import';
import { readFolder, writePageFiles } from '../domains/documents/transfer/tables';
import { apiOptions } from '../options';
import { readCalendarOffset } from '../platform/calendar-offset';
import { inDatabase } from './backup/installation';
import type { Command } from './command';

const DRY_RUN = '--dry-run';
const JSON_FORMAT = '--json';

/** Issues that the terminal shows; the rest is counted. */
const SHOWN = 100;

function folderOf(args: readonly string[], flag: string, usage: string): string {
  const [folder, ...rest] = args.filter((arg) => arg !== flag);
  if (!folder || rest.length > 0) throw new StartupError(`Usage: ${usage}`);
  return path.resolve(folder);
}

function tell(report: TableReport, say: (line: string) => void): void {
  for (const { file, line, column, reason } of report.issues.slice(0, SHOWN)) {
    say(`${file}, line ${line}${column ? `, ${column}` : ''}: ${reason}`);
  }
  if (report.issueCount > SHOWN) say(`And ${report.issueCount - SHOWN} more.`);
  if (report.issues.length > 0) {
    say('Nothing was imported.');
    return;
  }
  for (const { kind, rows, added, changed, unchanged } of report.kinds) {
    say(`${DOCUMENTS[kind].many}: ${rows} rows, ${added} added, ${changed} changed, ${unchanged} as they were.`);
  }
  say(report.dryRun ? 'Nothing was imported: this was a dry run.' : 'Imported.');
}

const importUsage = `university import <folder> [${DRY_RUN}]`;

/** Brings the catalogue from files of tables, all or nothing. */
export const importCommand: Command = {
  usage: importUsage,
  run: async ({ args, config, say }) => {
    const files = await readFolder(folderOf(args, DRY_RUN, importUsage));
    const options = { dryRun: args.includes(DRY_RUN), actor: 'command-line' };
    const report = await inDatabase(apiOptions(config), async (db) => {
      const offset = await readCalendarOffset(db);
      const services = { db, clock: () => new Date(), calendar: () => new Date(Date.now() + offset) };
      return importTables(services, files, options);
    });
    tell(report, say);
    return report.issues.length === 0;
  },
};

const exportUsage = `university export <folder> [${JSON_FORMAT}]`;

/** Writes the catalogue as files of tables that an import reads again. */
export const exportCommand: Command = {
  usage: exportUsage,
  run: async ({ args, config, say }) => {
    const folder = folderOf(args, JSON_FORMAT, exportUsage);
    const format = args.includes(JSON_FORMAT) ? 'json' : 'csv';
    const { tables, pages } = await inDatabase(apiOptions(config), async (db) => ({
      tables: await exportTables(
        db,
        format,
        TABLE_KINDS.filter((kind) => kind !== 'page'),
      ),
      pages: (await listStored(db, { kind: 'page', limit: 1_000_000, page: 1 })).documents.flatMap(({ data }) =>
        writePageFiles(data as DocumentData<'page'>),
      ),
    }));
    for (const { name, text } of [...tables, ...pages]) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), text);
    }
    say(`${tables.length} tables and ${pages.length} pages stand in ${folder}.`);
    return true;
  },
};
