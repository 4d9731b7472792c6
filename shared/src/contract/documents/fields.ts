import { z } from 'zod';
import { languageOf } from '../../language/languages';
import { emailAddress, isoDay, isoInstant, oneLine, severalLines, typedCode, webAddress } from '../text';

/** Metadata of a field for forms, differences, import tables and API documentation. */
export interface FieldNotes {
  title: string;
  hint?: string;
  ref?: string;
  /** Field with the depth of a row in a tree, from 1. */
  depthIn?: string;
  input?: 'markdown' | 'day' | 'instant' | 'rupees' | 'percent' | 'colour';
  /** Only for editors of the whole catalogue. */
  isGuarded?: true;
  /** Differs by language. */
  isTranslated?: boolean;
}

/** Empty title: no metadata. */
export const notesOf = (schema: z.ZodType): FieldNotes => (schema.meta() as FieldNotes | undefined) ?? { title: '' };

const note = <S extends z.ZodType>(schema: S, notes: FieldNotes): S => schema.meta({ ...notes }) as S;

type Notes = Omit<FieldNotes, 'title'>;

export const line = (title: string, most: number, notes: Notes = {}) =>
  note(oneLine().min(1, `Enter: ${title}`).max(most), {
    title,
    isTranslated: true,
    ...notes,
  });

export const optionalLine = (title: string, most: number, notes: Notes = {}) =>
  note(oneLine().min(1).max(most).nullable(), {
    title,
    isTranslated: true,
    ...notes,
  });

export const article = (title: string, most: number, notes: Notes = {}) =>
  note(severalLines().min(1, `Enter: ${title}`).max(most).nullable(), {
    title,
    input: 'markdown',
    isTranslated: true,
    ...notes,
  });

export const lines = (
  title: string,
  { each = 200, most = 50, ...notes }: Notes & { each?: number; most?: number } = {},
) =>
  note(z.array(oneLine().min(1, 'Remove the empty line').max(each)).max(most, `Give at most ${most} lines`), {
    title,
    isTranslated: true,
    ...notes,
  });

export const slug = (title: string, { taken = [], ...notes }: Notes & { taken?: readonly string[] } = {}) =>
  note(
    typedCode()
      .max(60)
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens')
      .refine((name) => !taken.includes(name), 'This name is taken by a page of the site. Choose another'),
    { title, ...notes },
  );

/** Key in tables and imports; unique within its kind. */
export const code = (title = 'Code', notes: Notes = {}) =>
  note(
    typedCode()
      .min(1, 'Enter a code')
      .max(30)
      .regex(/^[A-Za-z0-9][A-Za-z0-9.-]*$/, 'Use letters, digits, dots and hyphens'),
    { title, ...notes },
  );

export const whole = (title: string, least: number, most: number, notes: Notes = {}) =>
  note(
    z.number('Enter a number').int('Enter a whole number').min(least, `At least ${least}`).max(most, `At most ${most}`),
    { title, ...notes },
  );

/** North or east; null: not on the map. */
export const degrees = (title: string, most: number) =>
  note(z.number('Enter a number').min(-most, `At least ${-most}`).max(most, `At most ${most}`).nullable(), {
    title,
    hint: 'In degrees, with a decimal point, as map applications show it.',
  });

export const yesNo = (title: string, notes: Notes = {}) => note(z.boolean('Say yes or no'), { title, ...notes });

export const choice = <const T extends readonly [string, ...string[]]>(title: string, values: T, notes: Notes = {}) =>
  note(z.enum(values, 'Choose one'), { title, ...notes });

const date = () => isoDay('Give a date as YYYY-MM-DD');

export const requiredDay = (title: string, notes: Notes = {}) => note(date(), { title, input: 'day', ...notes });

export const day = (title: string, notes: Notes = {}) => note(date().nullable(), { title, input: 'day', ...notes });

/** Stored in UTC, edited in IST. */
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

const url = () => webAddress(/^https$/, 'Enter an address that begins with https://').max(500);

export const requiredLink = (title: string, notes: Notes = {}) => note(url(), { title, ...notes });

export const link = (title: string, notes: Notes = {}) => note(url().nullable(), { title, ...notes });

/** Copied from a Hindi page; every reader gets the page in the own language. */
const pagePath = () => oneLine().overwrite((text) => languageOf(text).path);

/** A path that stays on this site. */
const path = () =>
  pagePath()
    .max(200)
    .regex(/^\/(?!\/)[^\s\\]*$/, 'Begin with a slash, as in /academics/history');

export const sitePath = (title: string, notes: Notes = {}) => note(path(), { title, ...notes });

export const optionalSitePath = (title: string, notes: Notes = {}) => note(path().nullable(), { title, ...notes });

const target = () =>
  pagePath()
    .max(300)
    .regex(/^(?:\/(?!\/)|https:\/\/)[^\s\\]*$/, {
      error: 'Begin with a slash, as in /academics/history, or with https://',
      abort: true,
    })
    .refine(
      (text) => text.startsWith('/') || url().safeParse(text).success,
      'This is not a whole address. Copy it again',
    );

export const requiredAddress = (title: string, notes: Notes = {}) => note(target(), { title, ...notes });

export const optionalAddress = (title: string, notes: Notes = {}) => note(target().nullable(), { title, ...notes });

export const colour = (title: string, usual: string, notes: Notes = {}) =>
  note(
    typedCode()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, {
        error: 'Give a colour as # and six digits or letters a to f, as in #1b3c8c',
        // The contrast check needs valid colours.
        abort: true,
      })
      .default(usual),
    { title, input: 'colour', ...notes },
  );

const id = () => z.string().min(1, 'Choose one').max(64);

export const reference = (title: string, ref: string, notes: Notes = {}) => note(id(), { title, ref, ...notes });

export const optionalReference = (title: string, ref: string, notes: Notes = {}) =>
  note(id().nullable(), { title, ref, ...notes });

export const pictures = (title: string) =>
  note(z.array(id()).max(12, 'Choose at most 12 pictures'), { title, ref: 'media' });

/** Default: none, for older documents. */
export const references = (title: string, ref: string, most: number, notes: Notes = {}) =>
  note(z.array(id()).max(most, `Choose at most ${most}`).default([]), { title, ref, ...notes });

export const rows = <S extends z.ZodType>(title: string, row: S, most: number, notes: Notes = {}) =>
  note(z.array(row).max(most, `Give at most ${most} rows`), { title, ...notes });
