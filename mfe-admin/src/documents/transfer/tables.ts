import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { DocumentTable, TableFormat, TableReport } from '@university/shared/contract';
import { saveCsv, saveFile } from '@university/shared/kit';
import type { Report } from '../../import/report';
import { callWithProof } from '../../sign-in/recent-login';
import { DOCUMENTS } from '../contract';
import { kindOf } from '../kinds';
import { texts as words } from './texts';

/** What a table holds, in words. */
export const nameOf = (table: DocumentTable): string =>
  table in words.rows ? words.rows[table as keyof typeof words.rows] : (many(table) ?? table);

function many(table: string): string | undefined {
  const kind = kindOf(table);
  return kind && DOCUMENTS[kind].many;
}

/** Saves a table as a file that an import reads again. */
export async function saveTable(table: DocumentTable, format: TableFormat): Promise<void> {
  const answer: unknown = await call(calls.getTable, { params: { table }, query: { format } });
  if (format === 'csv') saveCsv(String(answer), `${table}.csv`);
  else saveFile(new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' }), `${table}.json`);
}

/** Imports tables from files that are named after them. @throws ApiError `import_refused` */
export async function sendTables(files: readonly File[], dryRun: 'true' | 'false'): Promise<TableReport> {
  const body = new FormData();
  for (const file of files) body.append('table', file, file.name);
  const { data } = await callWithProof(calls.importTables, { query: { dryRun }, body, timeout: 0 });
  return data.report;
}

/** The numbers of all kinds together. */
export function toReport({ kinds, issueCount, issues }: TableReport): Report {
  const sum = (name: 'rows' | 'added' | 'changed' | 'unchanged') =>
    kinds.reduce((total, each) => total + each[name], 0);
  return {
    rows: sum('rows'),
    added: sum('added'),
    changed: sum('changed'),
    unchanged: sum('unchanged'),
    issueCount,
    issues,
  };
}
