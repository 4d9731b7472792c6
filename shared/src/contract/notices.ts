import { z } from 'zod';
import { noticeSectionNames } from './texts';
import { isoDay, isoInstant, oneLine, severalLines } from './text';

/**
 * Sections a notice can stand in, grouped as staff choose them.
 * Lists that have no call of their own (tenders, circulars, news …) are notices by section.
 */
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

/** Largest notice file, bytes. Source: facts.json, file_limit_mb 50. */
export const NOTICE_FILE_LIMIT = 50 * 1024 * 1024;

export const noticeLanguage = z.enum(['en', 'hi']);

/** An hour of a day in IST: `18:00`. */
export const hourOfDay = () => z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Give the hour as HH:MM');

/** `publishAt` of a notice that nobody has published yet: where publishing takes two, a new one waits for the second. */
export const NOT_PUBLISHED = '9999-12-31T00:00:00.000Z';

/**
 * Where a notice is by the server's clock: `draft` was not published yet, `scheduled` is not archived and still to come, `archived` was put there
 * by hand or is past its last valid day with automatic archiving, `withdrawn` was taken from readers, `active` is the rest.
 */
export const noticeState = z.enum(['active', 'archived', 'scheduled', 'draft', 'withdrawn']);

/** How the staff table is sorted; a title regardless of case, a section by its id. */
export const NOTICE_SORTS = ['created', 'title', 'section'] as const;

export type NoticeState = z.infer<typeof noticeState>;

/** Most characters of a notice's text. */
export const NOTICE_TEXT_LIMIT = 20_000;

/** Largest value of a tender, rupees. */
export const MOST_VALUE = 1_000_000_000_000;

/** A multipart field left empty means: not given. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]);

/** What the forms of a notice have in common, each field by itself. */
export const noticeForm = z.object({
  fileName: oneLine().min(3, 'Give a title of at least 3 characters').max(200, 'Keep the title under 200 characters'),
  section: noticeSection,
  archive: flag.default(false),
  autoArchive: flag.default(false),
  validUntil: optional(isoDay()),
  /** The hour of the last valid day, IST, at which it ends; without one the whole day counts. */
  validUntilTime: optional(hourOfDay()),
  publishAt: optional(isoInstant()),
  summary: optional(severalLines().max(5_000)),
  language: noticeLanguage.default('en'),
  endDate: optional(isoDay()),
  /** The hour of the last date, IST, at which bids close; without one the whole day counts. */
  endTime: optional(hourOfDay()),
  /** Of a tender, in rupees. */
  estimatedValue: optional(z.coerce.number().int().positive().max(MOST_VALUE)),
  /** When its bids are opened. */
  openingAt: optional(isoInstant()),
  apply: optional(z.url({ protocol: /^https?$/ })),
  vacancies: optional(z.coerce.number().int().positive().max(100_000)),
  orderNumber: optional(oneLine().max(100)),
  orderDate: optional(isoDay()),
  text: optional(
    severalLines().max(
      NOTICE_TEXT_LIMIT,
      `Keep the text under ${NOTICE_TEXT_LIMIT.toLocaleString('en-IN')} characters`,
    ),
  ),
  place: optional(oneLine().max(200, 'Keep the place under 200 characters')),
  startsAt: optional(isoInstant()),
  endsAt: optional(isoInstant()),
  picture: optional(z.string().max(64)),
  follows: optional(z.string().max(64)),
});

const hasLastDay = ({ autoArchive, validUntil }: { autoArchive: boolean; validUntil?: string }) =>
  !autoArchive || validUntil;
const lastDay = { path: ['validUntil'], error: 'Give the last valid day' };

const hasDayOfHour = ({ validUntil, validUntilTime }: { validUntil?: string; validUntilTime?: string }) =>
  !validUntilTime || validUntil;

const hasDateOfHour = ({ endDate, endTime }: { endDate?: string; endTime?: string }) => !endTime || endDate;
const lastDate = { path: ['endDate'], error: 'Give the last date of this hour' };

const endsAfterStart = ({ startsAt, endsAt }: { startsAt?: string; endsAt?: string }) =>
  !endsAt || Boolean(startsAt && Date.parse(endsAt) >= Date.parse(startsAt));
const endOfEvent = { path: ['endsAt'], error: 'Give an end that comes after the start' };

/** The text fields of `POST notice/upload`; the file travels beside them as `pdf`, and may be left out where there is a text. */
export const noticeUpload = noticeForm
  .extend({
    /** Id of the draft that it was typed as, which goes with the upload. */
    draft: optional(z.string().max(64)),
  })
  .refine(hasLastDay, lastDay)
  .refine(hasDayOfHour, lastDay)
  .refine(hasDateOfHour, lastDate)
  .refine(endsAfterStart, endOfEvent);

const version = z.coerce.number().int().min(1, 'Send the version that was edited');

/**
 * The text fields of `PUT notice/{id}`: the whole notice anew, and the version that was seen; without one any will do.
 * What is left out is emptied, but `archive` and `publishAt` stay as they are, and so does the file when none is sent.
 */
export const noticeEdit = noticeForm
  .extend({
    archive: flag.optional(),
    version: optional(version),
    /** The PDF goes, for there is a text in its place. */
    withoutFile: flag.default(false),
    /** What was wrong, for readers. */
    correction: optional(oneLine().max(300, 'Keep the correction under 300 characters')),
  })
  .refine(hasLastDay, lastDay)
  .refine(hasDayOfHour, lastDay)
  .refine(hasDateOfHour, lastDate)
  .refine(endsAfterStart, endOfEvent);

/** The body of `PATCH notice/{id}`. With a version it is refused when the notice has another by now. */
export const noticeArchive = z.object({ archive: z.boolean(), version: version.optional() });

/** The body of `POST notice/{id}/withdraw`: what readers are told at its address. */
export const noticeWithdrawal = z.object({
  reason: oneLine().min(3, 'Say why, in a sentence for readers').max(300, 'Keep the reason under 300 characters'),
});

/** Days after which a notice that was deleted cannot be restored. */
export const DELETED_FOR = 90;

export type NoticeUpload = z.infer<typeof noticeUpload>;
export type NoticeEdit = z.infer<typeof noticeEdit>;
