import { readFile } from 'node:fs/promises';
import {
  type DocumentKind,
  type DocumentTable,
  ENTRY_KINDS,
  MOST_TABLES,
  TABLE_LIMIT,
  type TableFormat,
  TABLES_LIMIT,
} from '@university/shared/contract';
import { HttpError } from '@university/web';
import { z } from 'zod';
import {
  discard,
  type FileRule,
  type FilesRule,
  readFiles,
  readForm,
  type ReceivedFile,
} from '../../../platform/files';
import { action, type Route, stream } from '../../../platform/http/route';
import type { Services } from '../../../platform/services';
import { type Editor, mayDoAll, notYours, readEditor, requireAll, type StaffCaller } from '../editors';
import { rejectUnapproved } from '../rules';
import { exportTables, importTables } from './import';
import { formatOf, type SourceFile, TRANSLATED_KINDS, TRANSLATIONS } from './tables';

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

/** Byte order mark: without it Excel does not read UTF-8. */
const BEGINS: Partial<Record<TableFormat, string>> = { csv: '\uFEFF' };

const kindsOf = (table: DocumentTable): readonly DocumentKind[] =>
  table === TRANSLATIONS ? TRANSLATED_KINDS : [table.split('.')[0] as DocumentKind];

/** Which kinds a file has is known after reading it. @throws HttpError 403 */
function requireAny(editor: Editor): void {
  if (!ENTRY_KINDS.some((kind) => mayDoAll(editor, kind))) throw notYours();
}

interface Received {
  name: string | ((bytes: Buffer) => string);
  file: ReceivedFile;
}

export function tableRoutes(services: Services): Route[] {
  const { db, calendar, files } = services;
  const editorOf = (caller: StaffCaller) => readEditor(db, caller, calendar());

  /** @throws HttpError 400 with the report if there are issues and this is no dry run */
  async function imported(received: readonly Received[], { dryRun, editor }: { dryRun: boolean; editor: Editor }) {
    const toSource = async ({ name, file }: Received): Promise<SourceFile> => {
      const bytes = await readFile(file.path);
      return { name: typeof name === 'string' ? name : name(bytes), bytes };
    };
    try {
      const report = await importTables(services, await Promise.all(received.map(toSource)), {
        dryRun,
        actor: `staff:${editor.staffId}`,
        require: async (kind) => {
          requireAll(editor, kind);
          if (!dryRun) await rejectUnapproved(services, { kind });
        },
      });
      if (dryRun || report.issueCount === 0) return { data: { report } };
      throw new HttpError(400, 'import_refused', 'Nothing was imported: put the rows listed right first.', {
        data: { report },
      });
    } finally {
      await Promise.all(received.map(({ file }) => discard(file)));
    }
  }

  return [
    stream('getTable', async ({ params: { table }, query: { format } }, { caller, reply }) => {
      const editor = await editorOf(caller);
      for (const kind of kindsOf(table)) requireAll(editor, kind);
      const found = (await exportTables(db, format)).find(({ name }) => name === `${table}.${format}`);
      reply.headers({
        'Content-Type': TYPES[format],
        'Content-Disposition': `attachment; filename="${table}.${format}"`,
        'Cache-Control': 'no-store',
      });
      return reply.send((BEGINS[format] ?? '') + (found?.text ?? ''));
    }),
    action('importTable', async ({ params: { table }, query: { dryRun } }, { request, caller }) => {
      const editor = await editorOf(caller);
      if (table === TRANSLATIONS) requireAny(editor);
      else for (const kind of kindsOf(table)) requireAll(editor, kind);
      const { file } = await readForm(request, files, { schema: z.object({}), file: TABLE_FILE });
      return imported([{ name: (bytes) => `${table}.${formatOf(bytes)}`, file }], { dryRun, editor });
    }),
    action('importTables', async ({ query: { dryRun } }, { request, caller }) => {
      const editor = await editorOf(caller);
      requireAny(editor);
      return imported(await readFiles(request, files, TABLE_FILES), { dryRun, editor });
    }),
  ];
}
