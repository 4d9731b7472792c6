import type { LetterStatus } from '@university/shared/contract';
import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import { allotments } from './allotment';
import { instant } from './instant';

/** Provisional allotment letters: one for each decision that accepts a seat, and for each state of what it prints. */
export const letters = pgTable(
  'letters',
  {
    /** 20 characters of Crockford's base 32, at random. Kept as it is: the same letter must be printed again. */
    code: text('code').primaryKey(),
    allotmentId: text('allotment_id')
      .notNull()
      .references(() => allotments.id, { onDelete: 'cascade' }),
    status: text('status').$type<LetterStatus>().notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** SHA-256 of everything that it prints, see letters/digest.ts; null for letters from before there were digests. */
    contentDigest: text('content_digest'),
  },
  (table) => [unique().on(table.allotmentId, table.status, table.contentDigest)],
);
