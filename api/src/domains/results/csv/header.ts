import { RESULT_COLUMNS, type ImportIssue, type ResultColumn } from '@university/shared/contract';
import type { CsvRecord } from './records';

export type CsvHeader = (ResultColumn | undefined)[];

const normalise = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');

/** Which column stands where, in any order and case; an issue for each that is missing, unknown or there twice. */
export function readHeader({ line, cells }: CsvRecord): { header: CsvHeader; issues: ImportIssue[] } {
  const names = cells.map(normalise);
  const header = names.map((name) => RESULT_COLUMNS.find((column) => column === name));
  const issues: ImportIssue[] = RESULT_COLUMNS.flatMap((column) => {
    const times = header.filter((each) => each === column).length;
    if (times === 1) return [];
    return { line, column, reason: times === 0 ? 'This column is missing.' : 'This column is there twice.' };
  });
  cells.forEach((cell, index) => {
    if (header[index]) return;
    const name = cell.trim().slice(0, 40);
    issues.push({ line, column: null, reason: `There is no column “${name}”. Leave it out.` });
  });
  return { header, issues };
}
