import { type CsvError, parse } from 'csv-parse/browser/esm/sync';
import type { Role, StaffInvitations } from '@university/shared/contract';
import { INVITATIONS_LIMIT, plainEmail, ROLES, staffInvitations } from '../contract';
import { texts as common, ifMailed } from '../texts';

export const texts = {
  lead: `Up to ${INVITATIONS_LIMIT} people at once. ${ifMailed('Each gets a mail with a link to choose a password within three days.')}`,
  how: 'Paste lines from a spreadsheet, or choose a CSV file: one person a line, with e-mail address, name and role. The first line may name the columns.',
  roles: (roles: string) =>
    `The roles are: ${roles}. Administrators and members of the Internal Complaints Committee take two people; invite them one by one. An editor can change nothing until you say what, in the list of accounts.`,
  templateName: 'people-to-invite.csv',
  columns: {
    email: 'E-mail address',
    name: 'Name',
    role: 'Role',
  },
  fine: (count: number) =>
    count === 1
      ? '1 person can be invited. Nothing has been sent yet.'
      : `${count} people can be invited. Nothing has been sent yet.`,
  wrong: (wrong: number, all: number) =>
    `${wrong === 1 ? '1 line has' : `${wrong} lines have`} a problem, of ${all}. Nobody is invited before all lines are right.`,
  preview: 'People who will be invited',
  missing: '–',
  send: (count: number) => (count === 1 ? 'Send 1 invitation' : `Send ${count} invitations`),
  sent: (count: number) =>
    `${count === 1 ? '1 invitation is' : `${count} invitations are`} in the outbox. ${ifMailed()}`.trim(),
  problemsTooMany: (count: number) => `Invite at most ${INVITATIONS_LIMIT} people at once. This list has ${count}`,
  problemsColumnsMissing: (names: string) => `The first line names the columns, but this is missing: ${names}`,
  problemsNotText:
    'This is no CSV file with the usual letters (UTF-8). Save it as “CSV UTF-8”, or paste its lines above',
  problemsTwice: (line: number) => `This address is in line ${line} already.`,
} as const;

export interface Row {
  line: number;
  cells: string[];
}

/** Tabs when pasted; semicolons where the comma is the decimal mark. */
const DELIMITERS = ['\t', ';', ','] as const;

const breaksIn = (cells: readonly string[]) => cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);

/** `unclosed`: line of an unclosed quotation mark. */
function readRows(text: string): { rows: Row[]; unclosed?: number } {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [first = ''] = plain.trimStart().split('\n', 1);
  const rows: Row[] = [];
  let last = 0;
  try {
    parse(plain, {
      delimiter: DELIMITERS.find((mark) => first.includes(mark)) ?? ',',
      record_delimiter: '\n',
      relax_column_count: true,
      // As in “Asha "Bunty" Rao”.
      relax_quotes: true,
      ltrim: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      on_record: (cells: string[], { lines }) => {
        rows.push({ line: lines - breaksIn(cells), cells: cells.map((cell) => cell.trim()) });
        last = lines;
        return null;
      },
    });
    return { rows };
  } catch (error) {
    if ((error as CsvError).code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    return { rows, unclosed: last + 1 };
  }
}

type Person = StaffInvitations['people'][number];

export const COLUMNS = ['email', 'name', 'role'] as const;
type Column = (typeof COLUMNS)[number];
type Typed = { [C in Column]: string };

export interface Entry {
  line: number;
  typed: Typed;
  problems: readonly string[];
  person?: Person;
}

type ReadList = { entries: readonly Entry[] } | { problem: string };

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');

const HEADINGS: { [C in Column]: readonly string[] } = {
  email: ['email', 'emailaddress', 'emailid', 'mail', 'mailid', 'mailaddress'],
  name: ['name', 'fullname'],
  role: ['role'],
};

const columnOf = (cell: string) => COLUMNS.find((column) => HEADINGS[column].includes(letters(cell)));

const roleOf = (text: string): Role | undefined =>
  ROLES.find((role) => [role, common.roles[role]].some((word) => letters(word) === letters(text)));

export function readList(text: string): ReadList {
  const { rows, unclosed } = readRows(text);
  if (unclosed !== undefined) return { problem: `A quotation mark in line ${unclosed} is not closed` };
  const heading = rows[0]?.cells.map(columnOf) ?? [];
  const isHeading = heading.includes('email');
  const missing = isHeading ? COLUMNS.filter((column) => !heading.includes(column)) : [];
  if (missing.length > 0)
    return { problem: texts.problemsColumnsMissing(missing.map((column) => texts.columns[column]).join(', ')) };
  const people = isHeading ? rows.slice(1) : rows;
  if (people.length === 0) return { problem: 'Enter at least one person' };
  if (people.length > INVITATIONS_LIMIT) return { problem: texts.problemsTooMany(people.length) };
  const order = isHeading ? heading : COLUMNS;
  return { entries: withRepeated(people.map((row) => entryOf(row, order))) };
}

function entryOf({ line, cells }: Row, order: readonly (Column | undefined)[]): Entry {
  const cell = (column: Column) => cells[order.indexOf(column)] ?? '';
  const typed = { email: cell('email'), name: cell('name'), role: cell('role') };
  const { data, error } = staffInvitations.shape.people.element.safeParse({ ...typed, role: roleOf(typed.role) });
  if (data) return { line, typed, problems: [], person: data };
  const found = new Map(error.issues.map(({ path, message }) => [path[0], message] as const).reverse());
  const problems = COLUMNS.flatMap((column) => {
    const message = found.get(column);
    return message === undefined ? [] : [sayOf[column](typed[column], message)];
  });
  return { line, typed, problems };
}

const sayOf: { [C in Column]: (typed: string, message: string) => string } = {
  email: (typed) => (typed === '' ? 'The e-mail address is missing.' : 'This is not an e-mail address.'),
  name: (_typed, message) => `${message}.`,
  role: (typed) => {
    if (typed === '') return 'The role is missing.';
    return roleOf(typed) ? 'Administrators are invited one by one.' : `There is no role “${typed}”.`;
  },
};

function withRepeated(entries: Entry[]): Entry[] {
  const first = new Map<string, number>();
  return entries.map((entry) => {
    const email = plainEmail(entry.typed.email);
    const earlier = first.get(email);
    if (earlier === undefined) first.set(email, entry.line);
    if (earlier === undefined || email === '') return entry;
    return { line: entry.line, typed: entry.typed, problems: [...entry.problems, texts.problemsTwice(earlier)] };
  });
}

export function peopleIn(entries: readonly Entry[]): Person[] | undefined {
  const people = entries.flatMap(({ person }) => person ?? []);
  return people.length === entries.length ? people : undefined;
}

/** @param issues with paths like `people.3.email` */
export function withIssues(
  entries: readonly Entry[],
  issues: readonly { path: string; message: string }[],
): Entry[] | undefined {
  const found = entries.map((_entry, index) =>
    issues.filter(({ path }) => path.startsWith(`people.${index}.`)).map(({ message }) => `${message}.`),
  );
  if (found.flat().length === 0) return undefined;
  return entries.map(({ line, typed, person }, index) => {
    const problems = found[index] ?? [];
    return problems.length > 0 ? { line, typed, problems } : { line, typed, person, problems };
  });
}
