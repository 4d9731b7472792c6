import {
  type AdmissionCodes,
  emailAddress,
  exampleCategory,
  isCategory,
  mailLanguage,
  outcome,
  personName,
  PHOTO_NAME,
  type ResultColumn,
  typedCode,
} from '@university/shared/contract';
import type { Language } from '@university/shared/language';
import { z } from 'zod';
import { plainNumber } from '../../../platform/csv/cells';
import { WHOLE_AGAIN } from '../../../platform/csv/table';
import { readBirthDate } from './birth-date';
import type { Problem } from '../import-issues';

/** A cell with nothing in it is null. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((text) => (text === '' ? null : text), schema.nullable());

function categoryOf(codes: AdmissionCodes | null) {
  const example = exampleCategory(codes);
  return typedCode()
    .toUpperCase()
    .refine((code) => isCategory(code, codes), `Use a category code${example ? `, such as ${example}` : ''}.`);
}

const number = () => z.string().overwrite(plainNumber);

const wholeNumber = (most: number) =>
  number()
    .regex(/^\d{1,9}$/, 'Use a whole number.')
    .transform(Number)
    .pipe(z.number().min(1, 'Count from 1.').max(most, `Use a number up to ${most}.`));

/**
 * Letters of any script with their marks and joiners, the signs by which scripts of India shorten a word, and what stands
 * between the parts of a name.
 */
const NAME = /^\p{L}[\p{L}\p{M}\p{Join_C}॰૰৽੶୰ .,:'’()/-]{0,119}$/u;

/** A form number that a spreadsheet took for an amount. */
const AMOUNT = /^\d+[,. ][\d,. ]*$/;

/** What people call the languages of mails. */
const LANGUAGE_NAMES: ReadonlyMap<string, Language> = new Map([
  ['english', 'en'],
  ['hindi', 'hi'],
  ['हिन्दी', 'hi'],
  ['हिंदी', 'hi'],
]);

/** How each cell is read. */
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
    name: personName().regex(NAME, 'A name has letters only, 120 at most.'),
    email: emailAddress('This is not an e-mail address.', { tooLong: 'This is too long.' }),
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
    // The codes are looked up where it is known what the track teaches (preferences.ts).
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
  } satisfies Record<ResultColumn, z.ZodType>;
}

/**
 * Reads the cells of one row. The schema is costly to make: one for a whole file.
 * @param today the day the age of applicants is counted to
 * @param codes the regions and categories that there are; null while nobody has named them
 */
export const rowSchema = (today: Date, codes: AdmissionCodes | null) => z.object(columns(today, codes));
export type ResultRow = z.output<ReturnType<typeof rowSchema>>;

/** The cells of a row, by column. */
export type Cells = Record<ResultColumn, string>;

/** What is wrong with the cells: the first problem of each column. */
export function toProblems(error: z.ZodError, line: number, cells: Cells): Problem[] {
  const first = new Map(error.issues.toReversed().map((issue) => [issue.path[0] as ResultColumn, issue]));
  return [...first].toReversed().map(([column, issue]) => {
    const kind = issue.code === 'custom' ? (issue.params?.kind as string | undefined) : undefined;
    return { line, column, reason: issue.message, kind, value: cells[column] };
  });
}
