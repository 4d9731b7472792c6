import { readFile } from 'node:fs/promises';
import {
  ENTRY_KINDS,
  type DocumentKind,
  type DocumentTable,
  MOST_TABLES,
  TABLE_LIMIT,
  TABLES_LIMIT,
  type TableFormat,
  type TableReport,
} from '@university/shared/contract';
import { HttpError } from '@university/web';
import { z } from 'zod';
import { discard, type FileRule, type FilesRule, readFiles, readForm } from '../../../platform/files';
import { action, type Call, stream, type Route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services';
import { type Editor, mayDoAll, notYours, readEditor, requireAll } from '../editors';
import { rejectUnapproved } from '../rules';
import { exportTables } from './export';
import { formatOf, type SourceFile } from './tables';
import { importTables } from './import';
import { TRANSLATED_KINDS, TRANSLATIONS } from './translations';

const TABLE_FILE = {
  field: 'table',
  required: true,
  limit: TABLE_LIMIT,
  missing: 'Choose a file of CSV or JSON',
} as const satisfies FileRule;

const TABLE_FILES: FilesRule = { ...TABLE_FILE, most: MOST_TABLES, total: TABLES_LIMIT };

const TYPES: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** The byte order mark makes spreadsheets read and save CSV as UTF-8. */
const BEGINS: Partial<Record<TableFormat, string>> = { csv: '\uFEFF' };

type StaffCaller = Extract<Call['caller'], { kind: 'staff' }>;

/** What a table holds documents of. */
const kindsOf = (table: DocumentTable): readonly DocumentKind[] =>
  table === TRANSLATIONS ? TRANSLATED_KINDS : [table.split('.')[0] as DocumentKind];

/** Tables of documents, for who may do all with their kind. */
export function tableRoutes(services: Services): Route[] {
  const { db, calendar, files } = services;
  const editorOf = (caller: StaffCaller) => readEditor(db, caller, calendar());

  async function textOf(table: DocumentTable, format: TableFormat): Promise<string> {
    const found = (await exportTables(db, format)).find(({ name }) => name === `${table}.${format}`);
    return (BEGINS[format] ?? '') + (found?.text ?? '');
  }

  /** @throws HttpError 400 with the report where something is wrong and this is no dry run */
  async function imported(sources: readonly SourceFile[], dryRun: boolean, editor: Editor) {
    const report: TableReport = await importTables(services, sources, {
      dryRun,
      actor: `staff:${editor.staffId}`,
      require: async (kind) => {
        requireAll(editor, kind);
        if (!dryRun) await rejectUnapproved(services, kind);
      },
    });
    if (dryRun || report.issueCount === 0) return { data: { report } };
    throw new HttpError(400, 'import_refused', 'Nothing was imported: put the rows listed right first.', {
      data: { report },
    });
  }

  return [
    stream('getTable', async ({ params: { table }, query: { format } }, { caller, reply }) => {
      const editor = await editorOf(caller);
      for (const kind of kindsOf(table)) requireAll(editor, kind);
      reply.headers({
        'Content-Type': TYPES[format],
        'Content-Disposition': `attachment; filename="${table}.${format}"`,
        'Cache-Control': 'no-store',
      });
      return reply.send(await textOf(table, format));
    }),
    action('importTable', async ({ params: { table }, query: { dryRun } }, { request, caller }) => {
      const editor = await editorOf(caller);
      // Of which kinds the table of translations has rows is seen when it is read.
      if (table !== TRANSLATIONS) for (const kind of kindsOf(table)) requireAll(editor, kind);
      else if (!ENTRY_KINDS.some((kind) => mayDoAll(editor, kind))) throw notYours();
      const { file } = await readForm(request, files, { schema: z.object({}), file: TABLE_FILE });
      try {
        const bytes = await readFile(file.path);
        return await imported([{ name: `${table}.${formatOf(bytes)}`, bytes }], dryRun, editor);
      } finally {
        await discard(file);
      }
    }),
    action('importTables', async ({ query: { dryRun } }, { request, caller }) => {
      const editor = await editorOf(caller);
      if (!ENTRY_KINDS.some((kind) => mayDoAll(editor, kind))) throw notYours();
      const received = await readFiles(request, files, TABLE_FILES);
      try {
        const sources = received.map(async ({ name, file }) => ({ name, bytes: await readFile(file.path) }));
        return await imported(await Promise.all(sources), dryRun, editor);
      } finally {
        await Promise.all(received.map(({ file }) => discard(file)));
      }
    }),
  ];
}
