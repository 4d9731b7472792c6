import type { Role } from '@university/shared/contract';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

export const staff = pgTable('staff', {
  id: text('id').primaryKey(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  /** argon2id, in PHC format. */
  passwordHash: text('password_hash').notNull(),
  role: text('role').$type<Role>().notNull(),
  disabled: boolean('disabled').notNull().default(false),
});

export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [index().on(table.staffId)],
);
