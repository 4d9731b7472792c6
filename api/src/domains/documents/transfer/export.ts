import { DOCUMENTS, type DocumentKind, ENTRY_KINDS, TABLE_KINDS, type TableFormat } from '@university/shared/contract';
import { toCsv } from '@university/shared/csv';
import type { Database } from '../../../platform/database/database';
import { listStored, type Stored } from '../queries';
import { mapReferences } from '../references';
import { type Column, type Table, tablesOf } from './tables';
import { TRANSLATION_COLUMNS, TRANSLATIONS, translationsOf } from './translations';

type Columns = readonly Pick<Column, 'name' | 'write'>[];

const WRITE: Record<TableFormat, (columns: Columns, rows: readonly unknown[][]) => string> = {
  csv: (columns, rows) => {
    const cells = rows.map((row) => columns.map(({ write }, index) => (row[index] === null ? '' : write(row[index]))));
    return toCsv([columns.map(({ name }) => name), ...cells]);
  },
  json: (columns, rows) => {
    const entries = rows.map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, row[index]])));
    return `${JSON.stringify(entries, null, 2)}\n`;
  },
};

const asText = (name: string) => ({ name, write: String });

const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce((value, part) => (value as Record<string, unknown> | null)?.[part] ?? null, data);

function rowsOf({ field, columns }: Table, documents: readonly Stored[]): unknown[][] {
  const values = (data: unknown) => columns.map(({ path }) => valueAt(data, path));
  return documents.flatMap(({ key, data }) =>
    field ? ((data[field] ?? []) as unknown[]).map((row) => [key, ...values(row)]) : [values(data)],
  );
}

/** All tables as files for `importTables`, references as keys. Without documents they are templates. */
export async function exportTables(
  tx: Database,
  format: TableFormat = 'csv',
  kinds: readonly DocumentKind[] = TABLE_KINDS,
) {
  const stored = new Map<DocumentKind, Stored[]>();
  for (const kind of ENTRY_KINDS) stored.set(kind, (await listStored(tx, { kind })).documents);
  const keys = new Map([...stored.values()].flat().map(({ id, key }) => [id, key]));
  const file = (table: string, columns: Columns, rows: readonly unknown[][]) => ({
    name: `${table}.${format}`,
    text: WRITE[format](columns, rows),
  });
  const tables = kinds.flatMap((kind) => {
    const documents = (stored.get(kind) ?? []).map((document) => ({
      ...document,
      data: mapReferences(DOCUMENTS[kind].data, document.data, (_ref, id) => keys.get(id) ?? id) as Stored['data'],
    }));
    return tablesOf(kind).map((table) =>
      file(table.name, [...(table.field ? [asText(kind)] : []), ...table.columns], rowsOf(table, documents)),
    );
  });
  const translated = translationsOf(kinds.flatMap((kind) => stored.get(kind) ?? []));
  return [...tables, file(TRANSLATIONS, TRANSLATION_COLUMNS.map(asText), translated)];
}
