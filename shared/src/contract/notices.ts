import { z } from 'zod';

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
