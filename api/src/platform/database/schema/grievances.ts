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
    ticket: text('ticket').notNull().unique(),
    kind: text('kind').$type<GrievanceKind>().notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    mobile: text('mobile').notNull(),
    /** Enrolment, employee or form number. */
    number: text('number'),
    /** For the admissions office: the sign-in problem, or `not-me`, with the track. */
    helpReason: text('help_reason').$type<SignInHelp['reason']>(),
    helpTrack: text('help_track'),
    helpTrackName: text('help_track_name'),
    helpRound: integer('help_round'),
    category: text('category').$type<GrievanceCategory>().notNull(),
    /** Visible to the Internal Complaints Committee only. */
    confidential: boolean('confidential').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    fileKey: text('file_key'),
    status: text('status').$type<GrievanceStatus>().notNull(),
    /** Valid while that person may see it. */
    assigneeId: text('assignee_id').references(() => staff.id, { onDelete: 'set null' }),
    /** Of the form and of mails; null: older, in English. */
    language: text('language').$type<Language>(),
    noticeVersion: text('notice_version'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    settledAt: instant('settled_at'),
    /** In working days; decides whether it is overdue. */
    dueOn: date('due_on').notNull(),
    /** Later date promised once; the reason is in the thread. */
    extendedTo: date('extended_to'),
    version: integer('version').notNull().default(1),
  },
  (table) => [index().on(table.status, table.dueOn), index().on(table.createdAt, table.id)],
);

export const grievanceEntries = pgTable(
  'grievance_entries',
  {
    id: text('id').primaryKey(),
    grievanceId: owner('grievance_id', () => grievances.id),
    kind: text('kind').$type<GrievanceEntryKind>().notNull(),
    text: text('text').notNull(),
    /** Staff; null: the sender, or a deleted account. */
    authorId: text('author_id').references(() => staff.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
  },
  (table) => [index().on(table.grievanceId, table.at, table.id)],
);
