import { toCsv } from '@university/shared/csv';

/** What is wrong with a row of a file. */
export interface Issue {
  /** Of an import of several files: which of them. */
  file?: string;
  /** The number of the row in a spreadsheet, from 1. */
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
  /** All issues, where the API tells them together; without it they are put together from the first. */
  groups?: readonly Omit<IssueGroup, '_id'>[];
  /** The first records that change, and how many there are. */
  changes?: { count: number; records: readonly Change[] };
  /** What else it does, which has to be confirmed, as sentences. */
  warnings?: readonly string[];
  /** Numbers of this kind of import alone. */
  more?: { term: string; value: string }[];
}

/** A record that an import changes. */
export interface Change {
  name: string;
  fields: readonly { field: string; from: string | null; to: string | null }[];
}

/** The same problem of the same column. */
export interface IssueGroup {
  _id: string;
  file?: string;
  column: string | null;
  reason: string;
  /** Rows that have it. */
  count: number;
  /** Their lines, or the first of them. */
  lines: number[];
  /** What stood there, the first of it. */
  values?: string[];
}

/** Issues by what is wrong, those with most lines first: one mistake is often made in every row. */
export function groupIssues(issues: readonly Issue[]): IssueGroup[] {
  const groups = new Map<string, IssueGroup>();
  for (const { file, line, column, reason } of issues) {
    const _id = JSON.stringify([file, column, reason]);
    const group = groups.get(_id) ?? { _id, file, column, reason, count: 0, lines: [] };
    groups.set(_id, group);
    group.count++;
    group.lines.push(line);
  }
  return [...groups.values()].sort((one, other) => other.count - one.count);
}

/** The problems of a report, as the API puts them together or as they can be put together here. */
export const groupsOf = ({ groups, issues }: Pick<Report, 'groups' | 'issues'>): IssueGroup[] =>
  groups?.map((group) => ({ ...group, _id: JSON.stringify([group.column, group.reason]) })) ?? groupIssues(issues);

/** The list of problems as CSV, for anybody who puts them right in a spreadsheet. */
export function issuesAsCsv(issues: readonly Issue[]): string {
  const hasFiles = issues.some(({ file }) => file !== undefined);
  const rows = issues.map(({ file, line, column, reason }) => [
    ...(hasFiles ? [file ?? ''] : []),
    line,
    column,
    reason,
  ]);
  return toCsv([[...(hasFiles ? ['file'] : []), 'row', 'column', 'problem'], ...rows]);
}

/** The names of files, in words. */
export const namesOf = (files: readonly File[]): string => files.map(({ name }) => name).join(', ');

/** What a list of what is wrong with files is called. */
export function problemsName(files: readonly File[]): string {
  const [first, ...others] = files;
  return `${first && others.length === 0 ? first.name.replace(/\.\w+$/, '') : 'import'}-problems.csv`;
}
