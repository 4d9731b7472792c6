import { ENTRY_KINDS, DOCUMENTS, TABLE_KINDS, type DocumentKind, type TableFormat } from '@university/shared/contract';
import type { Database } from '../../../platform/database/database';
import { toCsv } from '@university/shared/csv';
import { listStored, type Stored } from '../queries';
import { mapReferences } from '../references';
import { type Table, tablesOf } from './tables';
import { TRANSLATIONS, writeTranslations } from './translations';

const ALL = { limit: 1_000_000, page: 1 };

const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce((value, part) => (value as Record<string, unknown> | null)?.[part] ?? null, data);

const cellsOf = ({ columns }: Table, data: unknown): string[] =>
  columns.map(({ path, write }) => {
    const value = valueAt(data, path);
    return value === null ? '' : write(value);
  });

/** What a table has a row for, each with the key of its document. */
function rowsOf({ field }: Table, documents: readonly Stored[]): { key: string; data: unknown }[] {
  if (!field) return [...documents];
  return documents.flatMap(({ key, data }) =>
    ((data[field] as unknown[] | null) ?? []).map((row) => ({ key, data: row })),
  );
}

const namesOf = ({ kind, field, columns }: Table): string[] => [
  ...(field ? [kind] : []),
  ...columns.map(({ name }) => name),
];

/** Of each form: a table as the text of a file. */
const WRITE: Record<TableFormat, (table: Table, documents: readonly Stored[]) => string> = {
  csv: (table, documents) =>
    toCsv([
      namesOf(table),
      ...rowsOf(table, documents).map(({ key, data }) => [...(table.field ? [key] : []), ...cellsOf(table, data)]),
    ]),
  json: (table, documents) => {
    const entries = rowsOf(table, documents).map(({ key, data }) => ({
      ...(table.field && { [table.kind]: key }),
      ...Object.fromEntries(table.columns.map(({ name, path }) => [name, valueAt(data, path)])),
    }));
    return `${JSON.stringify(entries, null, 2)}\n`;
  },
};

/** Every table as a file that an import reads again, other documents by their keys; without rows: templates. */
export async function exportTables(
  tx: Database,
  format: TableFormat = 'csv',
  kinds: readonly DocumentKind[] = TABLE_KINDS,
) {
  const stored = new Map<DocumentKind, Stored[]>();
  const keys = new Map<string, string>();
  for (const kind of ENTRY_KINDS) {
    const { documents } = await listStored(tx, { kind, ...ALL });
    stored.set(kind, documents);
    for (const { id, key } of documents) keys.set(id, key);
  }
  const texts = kinds.flatMap((kind) => stored.get(kind) ?? []);
  const translated = { name: `${TRANSLATIONS}.${format}`, text: writeTranslations(format, texts) };
  const tables = kinds.flatMap((kind) => {
    const documents = (stored.get(kind) ?? []).map((document) => ({
      ...document,
      data: mapReferences(DOCUMENTS[kind].data, document.data, (_ref, id) => keys.get(id) ?? id) as Stored['data'],
    }));
    return tablesOf(kind).map((table) => ({
      name: `${table.name}.${format}`,
      text: WRITE[format](table, documents),
    }));
  });
  return [...tables, translated];
}
