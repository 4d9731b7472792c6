import type { Role } from '@university/shared/contract';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

export const staff = pgTable('staff', {
  id: text('id').primaryKey(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull().default(''),
  /** argon2id, in PHC format; null until the person has chosen a password. */
  passwordHash: text('password_hash'),
  role: text('role').$type<Role>().notNull(),
  /** Member of the Internal Complaints Committee: alone sees confidential grievances. */
  isIccMember: boolean('is_icc_member').notNull().default(false),
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

/** One-use addresses at which a password is chosen without the old one. */
export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.staffId), index().on(table.expiresAt)],
);
