import { createReadStream } from 'node:fs';
import type { ImportIssue } from '@university/shared/contract';
import { toCsv } from '@university/shared/csv';
import { CsvProblem } from '../../platform/csv/decode';
import { readTable, type TableRow } from '../../platform/csv/table';
import { isColumn, isProblemColumn, PROBLEM_COLUMN } from './csv/header';

/** What is wrong with each line, in words: `Line 17. rank: Use a whole number.` */
function byLine(issues: readonly ImportIssue[]): Map<number, string> {
  const lines = new Map<number, string>();
  for (const { line, column, reason } of issues) {
    const known = lines.get(line) ?? `Line ${line}.`;
    lines.set(line, `${known} ${column === null ? reason : `${column}: ${reason}`}`);
  }
  return lines;
}

/**
 * The rows of a file in which something is wrong, as CSV: what is wrong stands in the first column, `problem`, where rows
 * that are too long or too short do not move it. The rest is as it came, but for what a spreadsheet would run.
 */
export async function* problemRows(file: string, issues: readonly ImportIssue[]): AsyncGenerator<string> {
  const problems = byLine(issues);
  /** Where a list of problems that was mended has the old ones. */
  let old = -1;
  let isHeader = true;
  const write = ({ line, cells }: TableRow): string[][] => {
    if (isHeader) {
      isHeader = false;
      old = cells.findIndex(isProblemColumn);
      return [[PROBLEM_COLUMN, ...cells.filter((_, index) => index !== old)]];
    }
    const problem = problems.get(line);
    if (!problem) return [];
    problems.delete(line);
    return [[problem, ...cells.filter((_, index) => index !== old)]];
  };
  // Spreadsheets take a file without the byte order mark for a local encoding.
  yield '\uFEFF';
  try {
    for await (const records of readTable(createReadStream(file), { isColumn })) yield toCsv(records.flatMap(write));
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error;
  }
  // Of the columns themselves, and of where the file could not be read on.
  yield toCsv([...problems.values()].map((problem) => [problem]));
}
