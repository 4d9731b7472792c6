import { toCsv } from '@university/shared/csv';

export interface Issue {
  file?: string;
  /** Spreadsheet row, from 1. */
  line: number;
  /** null: the whole row or file. */
  column: string | null;
  reason: string;
}

/** The result of an import or its dry run. With any issue nothing is imported. */
export interface Report {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  issueCount: number;
  issues: readonly Issue[];
  /** From the API; otherwise grouped here from the first issues. */
  groups?: readonly Omit<IssueGroup, '_id'>[];
  changes?: { count: number; records: readonly Change[] };
  warnings?: readonly string[];
  more?: { term: string; value: string }[];
}

export interface Change {
  name: string;
  fields: readonly { field: string; from: string | null; to: string | null }[];
}

export interface IssueGroup {
  _id: string;
  file?: string;
  column: string | null;
  reason: string;
  count: number;
  lines: number[];
  values?: string[];
}

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

export const groupsOf = ({ groups, issues }: Pick<Report, 'groups' | 'issues'>): IssueGroup[] =>
  groups?.map((group) => ({ ...group, _id: JSON.stringify([group.column, group.reason]) })) ?? groupIssues(issues);

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

export const namesOf = (files: readonly File[]): string => files.map(({ name }) => name).join(', ');

export function problemsName(files: readonly File[]): string {
  const [first, ...others] = files;
  return `${first && others.length === 0 ? first.name.replace(/\.\w+$/, '') : 'import'}-problems.csv`;
}
