import type {
  GrievanceCategory,
  GrievanceEntryKind,
  GrievanceKind,
  GrievanceStatus,
  SignInHelp,
} from '@university/shared/contract';
import type { Language } from '@university/shared/language';
import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, owner } from './columns';
import { staff } from './staff';

export const grievances = pgTable(
  'grievances',
  {
    id: text('id').primaryKey(),
    /** What the person who wrote it knows it by. */
    ticket: text('ticket').notNull().unique(),
    kind: text('kind').$type<GrievanceKind>().notNull(),
    name: text('name').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    /** Ten digits. */
    mobile: text('mobile').notNull(),
    /** Enrolment number of a student, employee number of an employee, form number of an applicant. */
    number: text('number'),
    /** For the admissions office: what keeps an applicant from signing in, or `not-me`; together with the track. */
    helpReason: text('help_reason').$type<SignInHelp['reason']>(),
    helpTrack: text('help_track'),
    /** What people called the track when the ticket was opened. */
    helpTrackName: text('help_track_name'),
    /** Of the page that led to that form. */
    helpRound: integer('help_round'),
    category: text('category').$type<GrievanceCategory>().notNull(),
    /** Members of the Internal Complaints Committee alone may see it: as the category says, or said before it was moved. */
    confidential: boolean('confidential').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Of the PDF that came with it, in the file storage; null without one. */
    fileKey: text('file_key'),
    status: text('status').$type<GrievanceStatus>().notNull(),
    /** Who of the staff settles it. Counts only as long as that person may see it. */
    assigneeId: text('assignee_id').references(() => staff.id, { onDelete: 'set null' }),
    /** Of the page it was written on, in which mails answer; null: it is older than that, and in English. */
    language: text('language').$type<Language>(),
    /** Which privacy notice stood beside the form; null when the sender did not say. */
    noticeVersion: text('notice_version'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When it was settled or rejected. */
    settledAt: instant('settled_at'),
    /** By the rule of working days. Whether it is overdue goes by this day alone. */
    dueOn: date('due_on').notNull(),
    /** A later day that the person was told, once; its reason stands in the thread. */
    extendedTo: date('extended_to'),
    version: integer('version').notNull().default(1),
  },
  (table) => [index().on(table.status, table.dueOn), index().on(table.createdAt, table.id)],
);

/** What was written after a grievance came, by the person and by staff. */
export const grievanceEntries = pgTable(
  'grievance_entries',
  {
    id: text('id').primaryKey(),
    grievanceId: owner('grievance_id', () => grievances.id),
    kind: text('kind').$type<GrievanceEntryKind>().notNull(),
    text: text('text').notNull(),
    /** Of the staff; null: the person wrote it, or the account is gone. */
    authorId: text('author_id').references(() => staff.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
  },
  (table) => [index().on(table.grievanceId, table.at, table.id)],
);
