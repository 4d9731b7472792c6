import {
  type AdmissionCodes,
  exampleCategory,
  isCategory,
  outcome,
  type ImportIssue,
  type ResultColumn,
  RESULT_COLUMNS,
} from '@university/shared/contract';
import { z } from 'zod';
import { readBirthDate } from './birth-date';
import type { CsvRecord } from '../../../platform/csv/records';

/** A cell with nothing in it is null. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((text) => (text === '' ? null : text), schema.nullable());

function categoryOf(codes: AdmissionCodes | null) {
  const example = exampleCategory(codes);
  return z
    .string()
    .toUpperCase()
    .refine((code) => isCategory(code, codes), `Use a category code${example ? `, such as ${example}` : ''}.`);
}

const wholeNumber = (most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'Use a whole number.')
    .transform(Number)
    .pipe(z.number().min(1, 'Count from 1.').max(most, `Use a number up to ${most}.`));

/** Letters of any script with their marks and joiners, and what stands between the parts of a name. */
const NAME = /^\p{L}[\p{L}\p{M}\p{Join_C} .,'’()/-]{0,119}$/u;

/** How each cell is read; cells come trimmed. */
function columns(today: Date, codes: AdmissionCodes | null) {
  const category = categoryOf(codes);
  return {
    form_number: z
      .string()
      .toUpperCase()
      .regex(/^[A-Z0-9][A-Z0-9/-]{5,19}$/, 'A form number has 6 to 20 letters and digits.'),
    name: z
      .string()
      .normalize('NFC')
      .transform((text) => text.replace(/\s+/g, ' '))
      .pipe(z.string().regex(NAME, 'A name has letters only, 120 at most.')),
    email: z.string().toLowerCase().max(254, 'This is too long.').pipe(z.email('This is not an e-mail address.')),
    date_of_birth: z.string().transform((text, context) => {
      const date = readBirthDate(text, today);
      if (!date) context.addIssue('Write the date of birth as DD-MM-YYYY.');
      return date ?? z.NEVER;
    }),
    registered_category: category,
    outcome: z
      .string()
      .toLowerCase()
      .transform((text) => text.replace(/[\s_]+/g, '-'))
      .pipe(z.enum(outcome.options, 'Use allotted, not-allotted or held.')),
    program_code: optional(z.string().toUpperCase().max(20)),
    campus_code: optional(z.string().toUpperCase().max(20)),
    category_allocated: optional(category),
    program_preference: optional(wholeNumber(999)),
    rank: optional(wholeNumber(9_999_999)),
  } satisfies Record<ResultColumn, z.ZodType>;
}

/**
 * Reads the cells of one row. The schema is costly to make: one for a whole file.
 * @param today the day the age of applicants is counted to
 * @param codes the regions and categories that there are; null while nobody has named them
 */
export const rowSchema = (today: Date, codes: AdmissionCodes | null) => z.object(columns(today, codes));
export type ResultRow = z.output<ReturnType<typeof rowSchema>>;

/** What is wrong with the cells, by column. */
export function toIssues(error: z.ZodError, line: number): ImportIssue[] {
  const first = new Map(error.issues.toReversed().map(({ path, message }) => [path[0] as ResultColumn, message]));
  return [...first].toReversed().map(([column, reason]) => ({ line, column, reason }));
}

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
