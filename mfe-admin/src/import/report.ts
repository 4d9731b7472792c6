import { toCsv } from '@university/shared/csv';

/** What is wrong with a row of a file. */
export interface Issue {
  /** Of an import of several files: which of them. */
  file?: string;
  /** Where the row begins, from 1. */
  line: number;
  /** null: the row or the file as a whole. */
  column: string | null;
  reason: string;
}

/** What every import did, or as a dry run would do. Any issue: nothing is imported. */
export interface Report {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  /** How many issues there are; `issues` holds the first of them. */
  issueCount: number;
  issues: readonly Issue[];
  /** Numbers of this kind of import alone. */
  more?: { term: string; value: string }[];
}

/** The same problem of the same column, with all lines that have it. */
export interface IssueGroup {
  _id: string;
  file?: string;
  column: string | null;
  reason: string;
  lines: number[];
}

/** Issues by what is wrong, those with most lines first: one mistake is often made in every row. */
export function groupIssues(issues: readonly Issue[]): IssueGroup[] {
  const groups = new Map<string, IssueGroup>();
  for (const { file, line, column, reason } of issues) {
    const _id = JSON.stringify([file, column, reason]);
    const group = groups.get(_id) ?? { _id, file, column, reason, lines: [] };
    groups.set(_id, group);
    group.lines.push(line);
  }
  return [...groups.values()].sort((one, other) => other.lines.length - one.lines.length);
}

/** The list of problems as CSV, for whoever puts them right in a spreadsheet. */
export function issuesAsCsv(issues: readonly Issue[]): string {
  const hasFiles = issues.some(({ file }) => file !== undefined);
  const rows = issues.map(({ file, line, column, reason }) => [
    ...(hasFiles ? [file ?? ''] : []),
    line,
    column,
    reason,
  ]);
  return toCsv([[...(hasFiles ? ['file'] : []), 'line', 'column', 'problem'], ...rows]);
}

/** The names of files, in words. */
export const namesOf = (files: readonly File[]): string => files.map(({ name }) => name).join(', ');
