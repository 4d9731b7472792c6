import { ALL_RESULT_COLUMNS, OPTIONAL_RESULT_COLUMNS, type ResultColumn } from '@university/shared/contract';
import type { CsvRecord } from '../../../platform/csv/records';
import { columnKey } from '../../../platform/csv/table';
import type { Problem } from '../import-issues';

/** What each cell of a row is; undefined for a cell that is not read. */
export type CsvHeader = (ResultColumn | undefined)[];

/** The column of a list of rows with problems. It may stay when they have been put right. */
export const PROBLEM_COLUMN = 'problem';

const COLUMNS: ReadonlyMap<string, ResultColumn> = new Map(
  ALL_RESULT_COLUMNS.map((column) => [columnKey(column), column]),
);

export const isProblemColumn = (name: string) => columnKey(name) === PROBLEM_COLUMN;

/** Of a name as `columnKey` has it. */
export const isColumn = (key: string) => COLUMNS.has(key) || key === PROBLEM_COLUMN;

const mayBeMissing = (column: ResultColumn) => OPTIONAL_RESULT_COLUMNS.some((each) => each === column);

/** Which column stands where, in any order and case; a problem for each that is missing, unknown or there twice. */
export function readHeader({ line, cells }: CsvRecord): { header: CsvHeader; problems: Problem[] } {
  const header = cells.map((name) => COLUMNS.get(columnKey(name)));
  const problems: Problem[] = ALL_RESULT_COLUMNS.flatMap((column) => {
    const times = header.filter((each) => each === column).length;
    if (times === 1 || (times === 0 && mayBeMissing(column))) return [];
    return { line, column, reason: times === 0 ? 'This column is missing.' : 'This column is there twice.' };
  });
  cells.forEach((cell, index) => {
    if (header[index] || isProblemColumn(cell)) return;
    const name = cell.trim().slice(0, 40);
    const reason = `There is no column “${name}”. Leave it out.`;
    problems.push({ line, column: null, reason, kind: 'There is no such column. Leave it out.', value: name });
  });
  return { header, problems };
}
