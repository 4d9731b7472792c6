import type { MailKind } from '@university/shared/contract';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** Mail that was or is to be sent. Written in the transaction of what it tells about. */
export const outbox = pgTable(
  'outbox',
  {
    /** Also the left part of the Message-ID. */
    id: text('id').primaryKey(),
    to: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Null once the text is no longer kept. */
    text: text('text'),
    kind: text('kind').$type<MailKind>().notNull(),
    createdAt: instant('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Null: nothing more happens by itself, because it was sent or given up. */
    nextAttemptAt: instant('next_attempt_at'),
    sentAt: instant('sent_at'),
    /** Without addresses. */
    lastError: text('last_error'),
  },
  (table) => [index().on(table.nextAttemptAt), index().on(table.createdAt, table.id), index().on(table.sentAt)],
);
