import { z } from 'zod';
import { oneLine, severalLines } from './text';

/**
 * Sections a notice can stand in, grouped as staff choose them.
 * Lists that have no call of their own (tenders, circulars, news …) are notices by section.
 */
export const NOTICE_SECTIONS = [
  { id: 'alert', label: 'Site-wide alert', group: 'Home page' },
  { id: 'announcements', label: 'Announcements', group: 'Home page' },
  { id: 'news', label: 'News', group: 'Home page' },
  { id: 'student-events', label: 'Student events', group: 'Home page' },
  { id: 'admission', label: 'Admission', group: 'Information bulletin' },
  { id: 'students', label: 'Students', group: 'Information bulletin' },
  { id: 'important-links', label: 'Important links', group: 'Information bulletin' },
  { id: 'notices', label: 'Notices', group: 'Information bulletin' },
  { id: 'tenders', label: 'Tenders', group: 'Administration' },
  { id: 'recruitment-rules', label: 'Recruitment rules', group: 'Administration' },
  { id: 'office-orders', label: 'Office orders', group: 'Administration' },
  { id: 'circulars', label: 'Circulars', group: 'Administration' },
  { id: 'important-forms', label: 'Important forms', group: 'Administration' },
  { id: 'annual-report', label: 'Annual reports', group: 'Administration' },
  { id: 'academic-positions', label: 'Academic positions', group: 'Work with us' },
  { id: 'non-academic-positions', label: 'Non-academic positions', group: 'Work with us' },
  { id: 'short-term-positions', label: 'Short-term positions', group: 'Work with us' },
  { id: 'recruitment-results', label: 'Recruitment results', group: 'Work with us' },
  { id: 'recruitment-notices', label: 'Recruitment notices', group: 'Work with us' },
  { id: 'regulations', label: 'Regulations', group: 'Academics' },
  { id: 'research-notices', label: 'Research notices', group: 'Academics' },
  { id: 'exam-notices', label: 'Examination notices', group: 'Examination' },
  { id: 'exam-results', label: 'Examination results', group: 'Examination' },
  { id: 'exam-datesheet', label: 'Date sheets', group: 'Examination' },
  { id: 'exam-fee-links', label: 'Examination fee links', group: 'Examination' },
  { id: 'university-court-members', label: 'University Court: members', group: 'Statutory bodies' },
  { id: 'university-court-minutes', label: 'University Court: minutes', group: 'Statutory bodies' },
  { id: 'board-of-management-members', label: 'Board of Management: members', group: 'Statutory bodies' },
  { id: 'board-of-management-minutes', label: 'Board of Management: minutes', group: 'Statutory bodies' },
  { id: 'academic-council-members', label: 'Academic Council: members', group: 'Statutory bodies' },
  { id: 'academic-council-minutes', label: 'Academic Council: minutes', group: 'Statutory bodies' },
  { id: 'finance-committee-members', label: 'Finance Committee: members', group: 'Statutory bodies' },
  { id: 'finance-committee-minutes', label: 'Finance Committee: minutes', group: 'Statutory bodies' },
] as const;

export type NoticeSection = (typeof NOTICE_SECTIONS)[number]['id'];

export const noticeSection = z.enum(
  NOTICE_SECTIONS.map((section) => section.id) as [NoticeSection, ...NoticeSection[]],
);

/** Largest notice file, bytes. Source: facts.json, file_limit_mb 50. */
export const NOTICE_FILE_LIMIT = 50 * 1024 * 1024;

export const noticeLanguage = z.enum(['en', 'hi']);

/** Instants are ISO 8601 in UTC; dates without a time are YYYY-MM-DD in IST. */
export const notice = z.object({
  _id: z.string().min(1),
  fileName: z.string(),
  section: noticeSection,
  fileLink: z.string(),
  /** Bytes. */
  size: z.number().int(),
  pages: z.number().int(),
  language: noticeLanguage,
  summary: z.string(),
  archive: z.boolean(),
  autoArchive: z.boolean(),
  validUntil: z.string().nullable(),
  publishAt: z.string(),
  created_at: z.string(),
  endDate: z.string().nullable(),
  apply: z.string().nullable(),
  vacancies: z.number().int().nullable(),
  orderNumber: z.string().nullable(),
  orderDate: z.string().nullable(),
  /** Counts edits, from 1; an edit sends the one it saw. */
  version: z.number().int(),
});

/** What a section holds, for an index of all sections. */
export const noticeSectionSummary = z.object({
  section: noticeSection,
  /** How many are not archived. */
  current: z.number().int(),
  archived: z.number().int(),
  /** Among those that are not archived. */
  newest: notice.pick({ _id: true, fileName: true, publishAt: true }).nullable(),
});

const isoDate = z.iso.date('Give the date as YYYY-MM-DD');
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
  validUntil: optional(isoDate),
  publishAt: optional(z.iso.datetime({ offset: true })),
  summary: optional(severalLines().max(5_000)),
  language: noticeLanguage.default('en'),
  endDate: optional(isoDate),
  apply: optional(z.url({ protocol: /^https?$/ })),
  vacancies: optional(z.coerce.number().int().positive()),
  orderNumber: optional(oneLine().max(100)),
  orderDate: optional(isoDate),
});

const hasLastDay = ({ autoArchive, validUntil }: { autoArchive: boolean; validUntil?: string }) =>
  !autoArchive || validUntil;
const lastDay = { path: ['validUntil'], error: 'Give the last valid day' };

/** The text fields of `POST notice/upload`; the file travels beside them as `pdf`. */
export const noticeUpload = noticeForm.refine(hasLastDay, lastDay);

const version = z.coerce.number().int().min(1, 'Send the version that was edited');

/**
 * The text fields of `PUT notice/{id}`: the whole notice anew, and the version that was seen. What is left out is
 * emptied, but `archive` and `publishAt` stay as they are, and so does the file when none is sent.
 */
export const noticeEdit = noticeForm.extend({ archive: flag.optional(), version }).refine(hasLastDay, lastDay);

/** The body of `PATCH notice/{id}`. With a version it is refused when the notice has another by now. */
export const noticeArchive = z.object({ archive: z.boolean(), version: version.optional() });

/**
 * Where a notice stands by the server's clock: `scheduled` is not archived and still to come, `archived` was put there
 * by hand or is past its last valid day with automatic archiving, `active` is the rest.
 */
export const noticeState = z.enum(['active', 'archived', 'scheduled']);

/** A notice as the staff table shows it. */
export const staffNotice = notice.extend({ state: noticeState });

/** How the staff table is sorted; a title regardless of case, a section by its id. */
export const NOTICE_SORTS = ['created', 'title', 'section'] as const;

/** How many notices fit a search in each state. */
export const noticeCounts = z.object({
  all: z.number().int(),
  active: z.number().int(),
  archived: z.number().int(),
  scheduled: z.number().int(),
});

export type Notice = z.infer<typeof notice>;
export type NoticeSectionSummary = z.infer<typeof noticeSectionSummary>;
export type NoticeUpload = z.infer<typeof noticeUpload>;
export type NoticeEdit = z.infer<typeof noticeEdit>;
export type NoticeState = z.infer<typeof noticeState>;
export type StaffNotice = z.infer<typeof staffNotice>;
export type NoticeCounts = z.infer<typeof noticeCounts>;
