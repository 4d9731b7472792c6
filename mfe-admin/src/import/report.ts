import { toCsv } from '@university/shared/csv';

/** What is wrong with a row of a file. */
export interface Issue {
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
  column: string | null;
  reason: string;
  lines: number[];
}

/** Issues by what is wrong, those with most lines first: one mistake is often made in every row. */
export function groupIssues(issues: readonly Issue[]): IssueGroup[] {
  const groups = new Map<string, IssueGroup>();
  for (const { line, column, reason } of issues) {
    const _id = JSON.stringify([column, reason]);
    const group = groups.get(_id) ?? { _id, column, reason, lines: [] };
    groups.set(_id, group);
    group.lines.push(line);
  }
  return [...groups.values()].sort((one, other) => other.lines.length - one.lines.length);
}

/** The list of problems as CSV, for whoever puts them right in a spreadsheet. */
export const issuesAsCsv = (issues: readonly Issue[]): string =>
  toCsv([['line', 'column', 'problem'], ...issues.map(({ line, column, reason }) => [line, column, reason])]);
