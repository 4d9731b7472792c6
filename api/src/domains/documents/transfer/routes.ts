import { readFile } from 'node:fs/promises';
import { type DocumentTable, TABLE_LIMIT } from '@university/shared/contract';
import { HttpError } from '@university/web';
import { z } from 'zod';
import { discard, readForm, type FileRule } from '../../../platform/files';
import { action, type Call, stream, type Route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services';
import { readEditor, requireWhole } from '../editors';
import { exportTables } from './export';
import { importTables } from './import';

const CSV_FILE = { field: 'csv', required: true, limit: TABLE_LIMIT, missing: 'Choose a CSV file' } as const;

type StaffCaller = Extract<Call['caller'], { kind: 'staff' }>;

/** Tables of documents, for who may edit the whole catalogue. */
export function tableRoutes(services: Services): Route[] {
  const { db, now, files } = services;
  const requireRight = async (caller: StaffCaller) => requireWhole(await readEditor(db, caller, now()));

  async function textOf(table: DocumentTable): Promise<string> {
    const found = (await exportTables(db)).find(({ name }) => name === `${table}.csv`);
    // The byte order mark makes spreadsheets read and save it as UTF-8.
    return `\uFEFF${found?.text ?? ''}`;
  }

  return [
    stream('getTable', async ({ params: { table } }, { caller, reply }) => {
      await requireRight(caller);
      reply.headers({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${table}.csv"`,
        'Cache-Control': 'no-store',
      });
      return reply.send(await textOf(table));
    }),
    action('importTable', async ({ params: { table }, query: { dryRun } }, { request, caller }) => {
      await requireRight(caller);
      const { file } = await readForm(request, files, { schema: z.object({}), file: CSV_FILE satisfies FileRule });
      try {
        const source = { name: `${table}.csv`, bytes: await readFile(file.path) };
        const report = await importTables(services, [source], { dryRun, actor: `staff:${caller.id}` });
        if (dryRun || report.issueCount === 0) return { data: { report } };
        throw new HttpError(400, 'import_refused', 'Nothing was imported: put the rows listed right first.', {
          data: { report },
        });
      } finally {
        await discard(file);
      }
    }),
  ];
}
