import { z } from 'zod';
import { emailAddress, isoDay, isoInstant, oneLine, severalLines, typedCode } from '../text';

/**
 * What people see of a field, beside what its schema says. Forms, differences, tables of an import and the API's
 * documentation read it, so that a field is described once.
 */
export interface FieldNotes {
  title: string;
  /** A sentence below the title, where the title does not say enough. */
  hint?: string;
  /** The value is the `_id` of a document of this kind, or of a picture or an account; in a list, each of them. */
  ref?: string;
  /** Of rows that make a tree: the field that says how deep a row is, from 1. */
  depthIn?: string;
  /** Needs more room or another control than its type has by itself. */
  input?: 'markdown' | 'day' | 'instant' | 'rupees' | 'percent' | 'colour';
  /** Gives rights or moves things between departments: changed by who may edit the whole catalogue, and by nobody else. */
  isGuarded?: true;
  /** Readers of another language get another text. */
  isTranslated?: boolean;
}

/** The notes of a field; an empty title for one that has none. */
export const notesOf = (schema: z.ZodType): FieldNotes => (schema.meta() as FieldNotes | undefined) ?? { title: '' };

const note = <S extends z.ZodType>(schema: S, notes: FieldNotes): S => schema.meta({ ...notes }) as S;

type Notes = Omit<FieldNotes, 'title'>;

/** Text on one line that has to be there. */
export const line = (title: string, most: number, notes: Notes = {}) =>
  note(oneLine().min(1, `Enter: ${title}`).max(most, `Keep this under ${most} characters`), {
    title,
    isTranslated: true,
    ...notes,
  });

/** Text on one line that may be missing. */
export const optionalLine = (title: string, most: number, notes: Notes = {}) =>
  note(oneLine().min(1).max(most, `Keep this under ${most} characters`).nullable(), {
    title,
    isTranslated: true,
    ...notes,
  });

/** A text of paragraphs, lists and links, as Markdown; may be missing. */
export const article = (title: string, most: number, notes: Notes = {}) =>
  note(severalLines().min(1, `Enter: ${title}`).max(most, `Keep this under ${most} characters`).nullable(), {
    title,
    input: 'markdown',
    isTranslated: true,
    ...notes,
  });

/** A list of short texts, in the order given. */
export const lines = (
  title: string,
  { each = 200, most = 50, ...notes }: Notes & { each?: number; most?: number } = {},
) =>
  note(
    z
      .array(oneLine().min(1, 'Remove the empty line').max(each, `Keep each line under ${each} characters`))
      .max(most, `Give at most ${most} lines`),
    { title, isTranslated: true, ...notes },
  );

/** A name in addresses: small letters, digits and hyphens; none of those `taken` by other addresses at the same place. */
export const slug = (title: string, { taken = [], ...notes }: Notes & { taken?: readonly string[] } = {}) =>
  note(
    typedCode()
      .max(60)
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens')
      .refine((name) => !taken.includes(name), 'This name is taken by a page of the site. Choose another'),
    { title, ...notes },
  );

/** What a document is known by in tables and imports; unique within its kind. */
export const code = (title = 'Code', notes: Notes = {}) =>
  note(
    typedCode()
      .min(1, 'Enter a code')
      .max(30, 'Keep the code under 30 characters')
      .regex(/^[A-Za-z0-9][A-Za-z0-9.-]*$/, 'Use letters, digits, dots and hyphens'),
    { title, ...notes },
  );

export const whole = (title: string, least: number, most: number, notes: Notes = {}) =>
  note(
    z.number('Enter a number').int('Enter a whole number').min(least, `At least ${least}`).max(most, `At most ${most}`),
    { title, ...notes },
  );

/** Degrees, north or east; missing: the place is not on the map. */
export const degrees = (title: string, most: number) =>
  note(z.number('Enter a number').min(-most, `At least ${-most}`).max(most, `At most ${most}`).nullable(), {
    title,
    hint: 'In degrees, with a decimal point, as map applications show it.',
  });

export const yesNo = (title: string, notes: Notes = {}) => note(z.boolean('Say yes or no'), { title, ...notes });

export const choice = <const T extends readonly [string, ...string[]]>(title: string, values: T, notes: Notes = {}) =>
  note(z.enum(values, 'Choose one'), { title, ...notes });

const date = () => isoDay('Give a date as YYYY-MM-DD');

/** A day as YYYY-MM-DD that has to be there. */
export const requiredDay = (title: string, notes: Notes = {}) => note(date(), { title, input: 'day', ...notes });

/** A day as YYYY-MM-DD; may be missing. */
export const day = (title: string, notes: Notes = {}) => note(date().nullable(), { title, input: 'day', ...notes });

/** An instant, stored in UTC; people see and type it in IST. May be missing. */
export const instant = (title: string, notes: Notes = {}) =>
  note(
    isoInstant('Give day and time')
      .overwrite((text) => (Number.isNaN(Date.parse(text)) ? text : new Date(text).toISOString()))
      .nullable(),
    { title, input: 'instant', ...notes },
  );

const address = () => emailAddress('Enter an e-mail address like name@university.example');

export const email = (title: string, notes: Notes = {}) => note(address(), { title, ...notes });

export const optionalEmail = (title: string, notes: Notes = {}) => note(address().nullable(), { title, ...notes });

const url = () => z.url({ protocol: /^https$/, error: 'Enter an address that begins with https://' }).max(500);

/** A web address that has to be there. */
export const requiredLink = (title: string, notes: Notes = {}) => note(url(), { title, ...notes });

/** A web address; may be missing. */
export const link = (title: string, notes: Notes = {}) => note(url().nullable(), { title, ...notes });

/** A path of this site, which does not leave it and runs nothing. */
const path = () =>
  oneLine()
    .max(200, 'Keep this under 200 characters')
    .regex(/^\/(?!\/)[^\s\\]*$/, 'Begin with a slash, as in /academics/history');

/** A page of this site that has to be named. */
export const sitePath = (title: string, notes: Notes = {}) => note(path(), { title, ...notes });

/** A page of this site, or none. */
export const optionalSitePath = (title: string, notes: Notes = {}) => note(path().nullable(), { title, ...notes });

const target = () =>
  oneLine()
    .max(300, 'Keep this under 300 characters')
    .regex(/^(?:\/(?!\/)|https:\/\/)[^\s\\]*$/, 'Begin with a slash, as in /academics/history, or with https://');

/** A page of this site or an address outside it. */
export const requiredAddress = (title: string, notes: Notes = {}) => note(target(), { title, ...notes });

/** The same; may be missing. */
export const optionalAddress = (title: string, notes: Notes = {}) => note(target().nullable(), { title, ...notes });

/** A colour as `#rrggbb`; `usual` as long as nobody has chosen another. */
export const colour = (title: string, usual: string, notes: Notes = {}) =>
  note(
    typedCode()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, {
        error: 'Give a colour as # and six digits or letters a to f, as in #1b3c8c',
        // What compares colours needs whole ones.
        abort: true,
      })
      .default(usual),
    { title, input: 'colour', ...notes },
  );

const id = () => z.string().min(1, 'Choose one').max(64);

/** Another document that has to be there. */
export const reference = (title: string, ref: string, notes: Notes = {}) => note(id(), { title, ref, ...notes });

/** Another document, or none. */
export const optionalReference = (title: string, ref: string, notes: Notes = {}) =>
  note(id().nullable(), { title, ref, ...notes });

/** Pictures from the library, in the order in which they are shown. */
export const pictures = (title: string) =>
  note(z.array(id()).max(12, 'Choose at most 12 pictures'), { title, ref: 'media' });

/** Documents of one kind, in the order given. What was stored before there was such a field has none of them. */
export const references = (title: string, ref: string, most: number, notes: Notes = {}) =>
  note(z.array(id()).max(most, `Choose at most ${most}`).default([]), { title, ref, ...notes });

/** Rows of a small table, each with the same fields. */
export const rows = <S extends z.ZodType>(title: string, row: S, most: number, notes: Notes = {}) =>
  note(z.array(row).max(most, `Give at most ${most} rows`), { title, ...notes });
