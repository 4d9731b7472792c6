import { z } from 'zod';
import { noticeSectionNames } from './notices-texts';

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
 * Where a notice stands by the server's clock: `draft` was not published yet, `scheduled` is not archived and still to come, `archived` was put there
 * by hand or is past its last valid day with automatic archiving, `active` is the rest.
 */
export const noticeState = z.enum(['active', 'archived', 'scheduled', 'draft']);

/** How the staff table is sorted; a title regardless of case, a section by its id. */
export const NOTICE_SORTS = ['created', 'title', 'section'] as const;

export type NoticeState = z.infer<typeof noticeState>;
