import { z } from 'zod';
import { noticeSectionNames } from './texts';
import { isoDay, isoInstant, oneLine, optionalField as optional, severalLines, webAddress } from './text';

/** Grouped as staff choose them. */
export const NOTICE_SECTIONS = (
  [
    { id: 'alert', group: 'Home page' },
    { id: 'announcements', group: 'Home page' },
    { id: 'news', group: 'Home page' },
    { id: 'student-events', group: 'Home page' },
    { id: 'admission', group: 'Information bulletin' },
    { id: 'students', group: 'Information bulletin' },
    { id: 'important-links', group: 'Information bulletin' },
    { id: 'notices', group: 'Information bulletin' },
    { id: 'tenders', group: 'Administration' },
    { id: 'recruitment-rules', group: 'Administration' },
    { id: 'office-orders', group: 'Administration' },
    { id: 'circulars', group: 'Administration' },
    { id: 'important-forms', group: 'Administration' },
    { id: 'annual-report', group: 'Administration' },
    { id: 'academic-positions', group: 'Work with us' },
    { id: 'non-academic-positions', group: 'Work with us' },
    { id: 'short-term-positions', group: 'Work with us' },
    { id: 'recruitment-results', group: 'Work with us' },
    { id: 'recruitment-notices', group: 'Work with us' },
    { id: 'regulations', group: 'Academics' },
    { id: 'research-notices', group: 'Academics' },
    { id: 'exam-notices', group: 'Examination' },
    { id: 'exam-results', group: 'Examination' },
    { id: 'exam-datesheet', group: 'Examination' },
    { id: 'exam-fee-links', group: 'Examination' },
    { id: 'university-court-members', group: 'Statutory bodies' },
    { id: 'university-court-minutes', group: 'Statutory bodies' },
    { id: 'board-of-management-members', group: 'Statutory bodies' },
    { id: 'board-of-management-minutes', group: 'Statutory bodies' },
    { id: 'academic-council-members', group: 'Statutory bodies' },
    { id: 'academic-council-minutes', group: 'Statutory bodies' },
    { id: 'finance-committee-members', group: 'Statutory bodies' },
    { id: 'finance-committee-minutes', group: 'Statutory bodies' },
  ] as const
).map((section) => ({ ...section, label: noticeSectionNames[section.id] }));

export type NoticeSection = (typeof NOTICE_SECTIONS)[number]['id'];

export const noticeSection = z.enum(
  NOTICE_SECTIONS.map((section) => section.id) as [NoticeSection, ...NoticeSection[]],
);

/** Bytes. Source: facts.json, file_limit_mb 50. */
export const NOTICE_FILE_LIMIT = 50 * 1024 * 1024;

export const noticeLanguage = z.enum(['en', 'hi']);

/** `18:00` in IST. */
export const hourOfDay = () => z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Give the hour as HH:MM');

/** `publishAt` of a notice that waits for a second person. */
export const NOT_PUBLISHED = '9999-12-31T00:00:00.000Z';

/**
 * By the server's clock. `scheduled`: not yet published; `archived`: by hand, or automatically after the last valid day.
 */
export const noticeState = z.enum(['active', 'archived', 'scheduled', 'draft', 'withdrawn']);

/** Titles regardless of case, sections by id. */
export const NOTICE_SORTS = ['created', 'title', 'section'] as const;

export type NoticeState = z.infer<typeof noticeState>;

export const NOTICE_TEXT_LIMIT = 20_000;

export const MOST_VALUE = 1_000_000_000_000;

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]);

export const noticeForm = z.object({
  fileName: oneLine().min(3, 'Give a title of at least 3 characters').max(200),
  section: noticeSection,
  archive: flag.default(false),
  autoArchive: flag.default(false),
  validUntil: optional(isoDay()),
  /** IST; default: the whole day. */
  validUntilTime: optional(hourOfDay()),
  publishAt: optional(isoInstant()),
  summary: optional(severalLines().max(5_000)),
  language: noticeLanguage.default('en'),
  endDate: optional(isoDay()),
  /** IST; default: the whole day. */
  endTime: optional(hourOfDay()),
  estimatedValue: optional(z.coerce.number().int().positive().max(MOST_VALUE)),
  openingAt: optional(isoInstant()),
  apply: optional(webAddress(/^https?$/)),
  vacancies: optional(z.coerce.number().int().positive().max(100_000)),
  orderNumber: optional(oneLine().max(100)),
  orderDate: optional(isoDay()),
  text: optional(severalLines().max(NOTICE_TEXT_LIMIT)),
  place: optional(oneLine().max(200)),
  startsAt: optional(isoInstant()),
  endsAt: optional(isoInstant()),
  picture: optional(z.string().max(64)),
  follows: optional(z.string().max(64)),
});

function checked<S extends z.ZodRawShape>(schema: z.ZodObject<S>) {
  const given = (value: unknown) => value as Partial<z.output<typeof noticeForm>>;
  return schema
    .refine((value) => !given(value).autoArchive || given(value).validUntil, lastDay)
    .refine((value) => !given(value).validUntilTime || given(value).validUntil, lastDay)
    .refine((value) => !given(value).endTime || given(value).endDate, {
      path: ['endDate'],
      error: 'Give the last date of this hour',
    })
    .refine(
      (value) => {
        const { startsAt, endsAt } = given(value);
        return !endsAt || (startsAt !== undefined && Date.parse(endsAt) >= Date.parse(startsAt));
      },
      { path: ['endsAt'], error: 'Give an end that comes after the start' },
    );
}

const lastDay = { path: ['validUntil'], error: 'Give the last valid day' };

/** `POST notice/upload`, with a file `pdf` or a text. The draft it was typed as is deleted. */
export const noticeUpload = checked(noticeForm.extend({ draft: optional(z.string().max(64)) }));

const version = z.coerce.number().int().min(1, 'Send the version that was edited');

/**
 * `PUT notice/{id}`: replaces the whole notice. What is left out is emptied, except `archive`, `publishAt` and the file.
 */
export const noticeEdit = checked(
  noticeForm.extend({
    archive: flag.optional(),
    version: optional(version),
    /** Removes the PDF. */
    withoutFile: flag.default(false),
    correction: optional(oneLine().max(300)),
  }),
);

/** `PATCH notice/{id}`; `version` is for conflicts. */
export const noticeArchive = z.object({ archive: z.boolean(), version: version.optional() });

/** `POST notice/{id}/withdraw`. */
export const noticeWithdrawal = z.object({
  reason: oneLine().min(3, 'Say why, in a sentence for readers').max(300),
});

/** Days in which a deleted notice can be restored. */
export const DELETED_FOR = 90;

export type NoticeUpload = z.infer<typeof noticeUpload>;
export type NoticeEdit = z.infer<typeof noticeEdit>;
