import { DOCUMENT_KINDS, DOCUMENTS, TABLE_KINDS, type DocumentKind } from '@university/shared/contract';
import type { Database } from '../../../platform/database/database';
import { toCsv } from '../../../platform/csv/write';
import { listStored, type Stored } from '../repository';
import { mapReferences } from '../walk';
import { type Table, tablesOf } from './columns';

const ALL = { limit: 1_000_000, page: 1 };

const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce((value, part) => (value as Record<string, unknown> | null)?.[part] ?? null, data);

const cellsOf = ({ columns }: Table, data: unknown): string[] =>
  columns.map(({ path, write }) => {
    const value = valueAt(data, path);
    return value === null ? '' : write(value);
  });

function rowsOf(table: Table, documents: readonly Stored[]): string[][] {
  const { field } = table;
  if (!field) return documents.map(({ data }) => cellsOf(table, data));
  return documents.flatMap(({ key, data }) =>
    ((data[field] as unknown[] | null) ?? []).map((row) => [key, ...cellsOf(table, row)]),
  );
}

const headerOf = ({ kind, field, columns }: Table): string[] => [
  ...(field ? [kind] : []),
  ...columns.map(({ name }) => name),
];

/** Every table as a file of CSV that an import reads again, other documents by their keys; without rows: templates. */
export async function exportTables(tx: Database, kinds: readonly DocumentKind[] = TABLE_KINDS) {
  const stored = new Map<DocumentKind, Stored[]>();
  const keys = new Map<string, string>();
  for (const kind of DOCUMENT_KINDS) {
    const { documents } = await listStored(tx, { kind, ...ALL });
    stored.set(kind, documents);
    for (const { id, key } of documents) keys.set(id, key);
  }
  return kinds.flatMap((kind) => {
    const documents = (stored.get(kind) ?? []).map((document) => ({
      ...document,
      data: mapReferences(DOCUMENTS[kind].data, document.data, (_ref, id) => keys.get(id) ?? id) as Stored['data'],
    }));
    return tablesOf(kind).map((table) => ({
      name: `${table.name}.csv`,
      text: toCsv([headerOf(table), ...rowsOf(table, documents)]),
    }));
  });
}
