import { DAY } from '@university/shared/time';
import { columnKey, type CsvRecord, dayParts, LETTERS_LOST, plainNumber, WHOLE_AGAIN } from '../../platform/csv';
import {
  type AdmissionCodes,
  APPLICATION_COLUMNS,
  emailAddress,
  exampleCategory,
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportGroup,
  type ImportIssue,
  type ImportReport,
  isCategory,
  mailLanguage,
  OPTIONAL_APPLICATION_COLUMNS,
  OPTIONAL_RESULT_COLUMNS,
  type OptionalResultColumn,
  outcome,
  personName,
  PHOTO_NAME,
  RESULT_COLUMNS,
  typedCode,
} from '@university/shared/contract';
import type { Language } from '@university/shared/language';
import { z } from 'zod';

/** Days since 30 December 1899, as spreadsheets count; five digits are 1927 to 2173. */
const SERIAL = /^\d{5}$/;
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30);
const AGE = { least: 10, most: 100 };

/** `kind`: the same problem without values, for grouping. */
interface BirthDateProblem {
  reason: string;
  kind: string;
}

const problem = (reason: string, kind = reason): BirthDateProblem => ({ reason, kind });

function written(date: Date): string {
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
}

function toDate(text: string): Date | BirthDateProblem {
  if (SERIAL.test(text)) return new Date(SPREADSHEET_EPOCH + Number(text) * DAY);
  const { day, month, year } = dayParts(text) ?? {};
  if (!year) return problem('Write the date of birth as DD-MM-YYYY.');
  // `Date.UTC` takes the year 98 for 1998.
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)) return date;
  if (Number(month) > 12 && Number(day) <= 12) {
    return problem(`Write the day before the month: ${month}-${day}-${year}.`, 'Write the day before the month.');
  }
  return problem(`${day}-${month}-${year} does not exist in the calendar.`, 'This day does not exist in the calendar.');
}

/** DD-MM-YYYY from any form in which spreadsheets write a day, or the problem. */
export function readBirthDate(text: string, today: Date): string | BirthDateProblem {
  const date = toDate(text);
  if ('reason' in date) return date;
  if (date > today) return problem(`${written(date)} is still to come.`, 'This day is still to come.');
  const age = (today.getTime() - date.getTime()) / (365.25 * DAY);
  if (age >= AGE.least && age <= AGE.most) return written(date);
  const years = Math.floor(age) === 1 ? '1 year' : `${Math.floor(age)} years`;
  return problem(
    `With ${written(date)} the applicant would be ${years} old.`,
    `The applicant would be younger than ${AGE.least} or older than ${AGE.most} years.`,
  );
}

/** Finds ambiguous days like 04/09/2008 in a file that also has days with the month first. */
export class MonthFirst {
  readonly #either: { line: number; text: string }[] = [];
  #isSeen = false;

  static readonly reason =
    'Other dates of this file have the month first. Check this one, and write it as 09-April-2008.';

  add(line: number, text: string): void {
    const { day = '', month = '' } = dayParts(text) ?? {};
    if (!/^\d\d?[/.-]\d\d?[/.-]/.test(text.trim()) || Number(day) > 12) return;
    if (Number(month) > 12) this.#isSeen = true;
    else if (day !== month) this.#either.push({ line, text });
  }

  get found(): readonly { line: number; text: string }[] {
    return this.#isSeen ? this.#either : [];
  }
}

export type CsvHeader = (ImportColumn | undefined)[];

/** Required columns, and those that a file may have. */
export interface FileColumns {
  required: readonly ImportColumn[];
  optional: readonly ImportColumn[];
}

export const RESULT_FILE: FileColumns = { required: RESULT_COLUMNS, optional: OPTIONAL_RESULT_COLUMNS };

export const APPLICATION_FILE: FileColumns = {
  required: APPLICATION_COLUMNS,
  optional: OPTIONAL_APPLICATION_COLUMNS,
};

/** Added by `problemRows`; ignored in an upload. */
export const PROBLEM_COLUMN = 'problem';

const COLUMNS: ReadonlyMap<string, ImportColumn> = new Map(IMPORT_COLUMNS.map((column) => [columnKey(column), column]));

export const isProblemColumn = (name: string) => columnKey(name) === PROBLEM_COLUMN;

export const isColumn = (key: string) => COLUMNS.has(key) || key === PROBLEM_COLUMN;

export const isOptional = (column: ImportColumn): column is OptionalResultColumn =>
  OPTIONAL_RESULT_COLUMNS.some((each) => each === column);

/** Columns in any order and case; problems for missing, unknown and duplicate ones. */
export function readHeader(
  { line, cells }: CsvRecord,
  { required, optional }: FileColumns = RESULT_FILE,
): { header: CsvHeader; problems: Problem[] } {
  const columns = [...required, ...optional];
  const header = cells.map((name) => columns.find((column) => column === COLUMNS.get(columnKey(name))));
  const problems: Problem[] = columns.flatMap((column) => {
    const times = header.filter((each) => each === column).length;
    if (times === 1 || (times === 0 && optional.includes(column))) return [];
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

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((text) => (text === '' ? null : text), schema.nullable());

const NAMED = 40;

const listed = (codes: readonly string[]) => codes.slice(0, NAMED).join(', ') + (codes.length > NAMED ? ', …' : '.');

export const oneOf = (codes: Iterable<string>): string => `Choose one of: ${listed([...codes].sort())}`;

function partsInWords({ regions, categories }: AdmissionCodes): string {
  const lists = [
    ['Regions', regions],
    ['Categories', categories],
  ] as const;
  return lists
    .flatMap(([name, list]) => (list.length > 0 ? `${name}: ${listed(list.map(({ code }) => code))}` : []))
    .join(' ');
}

function categoryOf(codes: AdmissionCodes | null) {
  const example = exampleCategory(codes);
  const choices = codes && example ? `, such as ${example}. ${partsInWords(codes)}` : '.';
  return typedCode()
    .toUpperCase()
    .refine((code) => isCategory(code, codes), `Use a category code${choices}`);
}

const number = () => z.string().overwrite(plainNumber);

const wholeNumber = (most: number) =>
  number()
    .regex(/^\d{1,9}$/, 'Use a whole number.')
    .transform(Number)
    .pipe(z.number().min(1, 'Count from 1.').max(most, `Use a number up to ${most}.`));

/** Letters of any script with marks and joiners, abbreviation signs of Indian scripts, and separators of names. */
const NAME = /^\p{L}[\p{L}\p{M}\p{Join_C}॰૰৽੶୰ .,:'’()/-]{0,119}$/u;

/** A form number that a spreadsheet formatted as an amount. */
const AMOUNT = /^\d+[,. ][\d,. ]*$/;

/** A claim: seats of a campus for women need it. */
export const WOMEN = 'F';

const LANGUAGE_NAMES: ReadonlyMap<string, Language> = new Map([
  ['english', 'en'],
  ['hindi', 'hi'],
  ['हिन्दी', 'hi'],
  ['हिंदी', 'hi'],
]);

function columns(today: Date, codes: AdmissionCodes | null) {
  const category = categoryOf(codes);
  return {
    form_number: typedCode()
      .toUpperCase()
      .regex(/^[A-Z0-9][A-Z0-9/-]{5,19}$/, {
        error: ({ input }) =>
          AMOUNT.test(String(input))
            ? `The spreadsheet has put commas or decimals into this number. ${WHOLE_AGAIN}`
            : 'A form number has 6 to 20 letters and digits.',
      }),
    name: personName().regex(NAME, {
      error: ({ input }) => (String(input).includes('?') ? LETTERS_LOST : 'A name has letters only, 120 at most.'),
    }),
    email: emailAddress('This is not an e-mail address.'),
    date_of_birth: typedCode().transform((text, context) => {
      const date = readBirthDate(text, today);
      if (typeof date === 'string') return date;
      context.addIssue({ code: 'custom', message: date.reason, params: { kind: date.kind } });
      return z.NEVER;
    }),
    registered_category: category,
    outcome: typedCode()
      .toLowerCase()
      .transform((text) => text.replace(/[\s_]+/g, '-'))
      .pipe(z.enum(outcome.options, 'Use allotted, not-allotted or held.')),
    program_code: optional(typedCode().toUpperCase().max(20)),
    campus_code: optional(typedCode().toUpperCase().max(20)),
    category_allocated: optional(category),
    program_preference: optional(wholeNumber(999)),
    rank: optional(wholeNumber(9_999_999)),
    marks: optional(
      number().regex(/^\d{1,6}(\.\d{1,3})?$/, 'Use a number with at most three decimals, such as 412.50.'),
    ),
    claims: optional(
      typedCode()
        .toUpperCase()
        .transform((text) => text.split(/[;,\s]+/).filter(Boolean))
        .refine((claims) => claims.every((claim) => claim === WOMEN || isCategory(claim, codes)), {
          error: `Use codes of categories, or ${WOMEN} for women, such as ${WOMEN}; KM.`,
        }),
    ),
    // Checked against the programmes of the track in row-reader.ts.
    preferences: optional(typedCode().toUpperCase()),
    photo: optional(
      typedCode()
        .toLowerCase()
        .regex(PHOTO_NAME, 'Use the name of a file, such as 26190001.jpg: letters, digits, . _ -'),
    ),
    language: optional(
      z
        .string()
        .normalize('NFC')
        .toLowerCase()
        .transform((text) => LANGUAGE_NAMES.get(text) ?? text)
        .pipe(z.enum(mailLanguage.options, 'Use en or hi, English or Hindi.')),
    ),
  } satisfies Record<ImportColumn, z.ZodType>;
}

/** Costly to make: one schema for a whole file. `codes` is null until the university names its categories. */
export const rowSchema = (today: Date, codes: AdmissionCodes | null) => z.object(columns(today, codes));
export type ResultRow = z.output<ReturnType<typeof rowSchema>>;

export type Cells = Record<ImportColumn, string>;

/** The first problem of each column. */
export function toProblems(error: z.ZodError, line: number, cells: Cells): Problem[] {
  const first = new Map(error.issues.toReversed().map((issue) => [issue.path[0] as ImportColumn, issue]));
  return [...first].toReversed().map(([column, issue]) => {
    const kind = issue.code === 'custom' ? (issue.params?.kind as string | undefined) : undefined;
    return { line, column, reason: issue.message, kind, value: cells[column] };
  });
}

const SHOWN = 60;

/** Invisible characters, and those that reverse text. Joiners of Indian scripts are text. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u00AD\uFEFF]/gu;

function picture(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  return `‹U+${code.toString(16).toUpperCase().padStart(4, '0')}›`;
}

/** A shortened cell value without invisible characters. */
export function shown(value: string): string {
  // Cut roughly first: a cell can have ten thousand characters.
  const characters = [...value.slice(0, 4 * SHOWN).replace(UNSEEN, picture)];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : characters.join('');
}

/** All are counted. With wrong columns every row has an issue. */
const ISSUES_LISTED = 1_000;

const MOST_GROUPS = 200;

const EXAMPLES = 5;

export interface Problem extends ImportIssue {
  /** Groups problems; default: the reason. */
  kind?: string;
  value?: string;
}

/** Keeps a limited number of issues, so that a hopeless file costs no memory. */
export class ImportIssues {
  #count = 0;
  readonly #listed: ImportIssue[] = [];
  readonly #groups = new Map<string, ImportGroup>();

  constructor(readonly most = ISSUES_LISTED) {}

  add(...problems: Problem[]) {
    for (const problem of problems) {
      const { line, column, reason } = problem;
      this.#count++;
      if (this.#listed.length < this.most) this.#listed.push({ line, column, reason });
      this.#group(problem);
    }
  }

  /** Adds rows of a limited query; `all` is the number without the limit. */
  addSome<T extends { all: number }>(rows: readonly T[], toProblem: (row: T) => Problem & { kind: string }) {
    const [first] = rows;
    if (!first) return;
    this.add(...rows.map(toProblem));
    const more = first.all - rows.length;
    this.#count += more;
    const group = this.#groups.get(idOf(toProblem(first)));
    if (group) group.count += more;
  }

  #group(problem: Problem) {
    const id = idOf(problem);
    const known = this.#groups.get(id);
    if (!known && this.#groups.size === MOST_GROUPS) return;
    const { column, line, reason, kind = reason, value } = problem;
    const group = known ?? { column, reason: kind, count: 0, lines: [], values: [] };
    this.#groups.set(id, group);
    group.count++;
    if (group.lines.length < EXAMPLES) group.lines.push(line);
    if (value === undefined || value === '' || group.values.length === EXAMPLES) return;
    const text = shown(value);
    if (!group.values.includes(text)) group.values.push(text);
  }

  get count() {
    return this.#count;
  }

  get listed(): ImportIssue[] {
    return this.#listed.toSorted((a, b) => a.line - b.line);
  }

  get report(): Pick<ImportReport, 'issueCount' | 'issues' | 'groups'> {
    const groups = [...this.#groups.values()].sort((a, b) => b.count - a.count);
    return { issueCount: this.#count, issues: this.listed, groups };
  }
}

const idOf = ({ column, kind, reason }: Problem) => `${column} ${kind ?? reason}`;
