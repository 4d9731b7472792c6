import type { GrievanceCategory, GrievanceKind, GrievanceStatus, HelpReason } from '@university/shared/contract';
import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

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
    /** What keeps an applicant from signing in: set exactly where the form of that came, together with the track. */
    helpReason: text('help_reason').$type<HelpReason>(),
    helpTrack: text('help_track'),
    /** What people called the track when the ticket was opened. */
    helpTrackName: text('help_track_name'),
    /** Of the page that led to that form. */
    helpRound: integer('help_round'),
    category: text('category').$type<GrievanceCategory>().notNull(),
    /** Members of the Internal Complaints Committee alone may see it. Taken from the category when it arrived. */
    confidential: boolean('confidential').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Of the PDF that came with it, in the file storage; null without one. */
    fileKey: text('file_key'),
    status: text('status').$type<GrievanceStatus>().notNull(),
    reply: text('reply'),
    /** Which privacy notice stood beside the form; null when the sender did not say. */
    noticeVersion: text('notice_version'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When it was settled or rejected. */
    settledAt: instant('settled_at'),
    dueOn: date('due_on').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [index().on(table.status, table.dueOn), index().on(table.createdAt, table.id)],
);
