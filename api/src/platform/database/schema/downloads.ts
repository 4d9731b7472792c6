import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { staff } from './staff';

/** Addresses that give one file once. */
export const downloads = pgTable(
  'downloads',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Names the row of `DOWNLOADS` (downloads/kinds.ts) that sends the file. */
    kind: text('kind').notNull(),
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
