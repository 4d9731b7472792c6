import type { TableFormat } from '@university/shared/contract';

export interface SourceFile {
  /** As `program.csv`, `program.years.json`. */
  name: string;
  bytes: Buffer;
}

/**
 * The table that a file is named after, and its form; undefined for other names. A file that was saved a second time
 * is called `campus (1).csv` by browsers.
 */
export function partsOf(name: string): { table: string; format: TableFormat } | undefined {
  const [, table, format] = /^(.+?)(?: \(\d+\))?\.(csv|json)$/.exec(name) ?? [];
  return table ? { table, format: format as TableFormat } : undefined;
}

/** What a table without a name is in: a list of JSON begins with a bracket, which no column is called. */
export const formatOf = (bytes: Buffer): TableFormat =>
  /^(?:\xEF\xBB\xBF)?\s*\[/.test(bytes.subarray(0, 100).toString('latin1')) ? 'json' : 'csv';
