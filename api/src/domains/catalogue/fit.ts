import { DOCUMENTS, type DocumentData, type DocumentKind } from '@university/shared/contract';
import type { Services } from '../../platform/services';

/** A row as it was read, whatever may stand in it. */
export type RawRow = { id: string } & Record<string, unknown>;

/** A document that fits its schema. */
export type Fitting<K extends DocumentKind> = DocumentData<K> & { id: string };

/** What is wrong with a row by its schema; undefined for one that fits. */
export function misfit(kind: DocumentKind, row: object): string | undefined {
  const { error } = DOCUMENTS[kind].data.safeParse(row);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}

/** Documents of a kind that one line of the log names; the rest is counted. */
const NAMED = 20;

/**
 * Leaves out what does not fit its schema, however it came into the table, so that no bad row takes a page away. What
 * is left out is logged, and marked in the lists of staff.
 */
export function fitting<K extends DocumentKind>(
  { log }: Pick<Services, 'log'>,
  kind: K,
  rows: readonly RawRow[],
): Fitting<K>[] {
  const unfit: { document: string; fields: string[] }[] = [];
  const fit = rows.flatMap((row) => {
    const { data, error } = DOCUMENTS[kind].data.safeParse(row);
    if (data) return [{ ...data, id: row.id } as unknown as Fitting<K>];
    unfit.push({ document: row.id, fields: error?.issues.map(({ path }) => path.join('.')) ?? [] });
    return [];
  });
  if (unfit.length > 0) {
    const named = { kind, count: unfit.length, unfit: unfit.slice(0, NAMED) };
    log.error(named, 'documents do not fit their schema and are left out');
  }
  return fit;
}
