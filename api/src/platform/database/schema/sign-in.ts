import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { applicants } from './allotment';
import { instant } from './columns';
import { staff } from './staff';

/** Exactly one is set. */
const owner = {
  applicantId: text('applicant_id').references(() => applicants.id, { onDelete: 'cascade' }),
  staffId: text('staff_id').references(() => staff.id, { onDelete: 'cascade' }),
};

export const knownDevices = pgTable(
  'known_devices',
  {
    /** HMAC-SHA256 under SECRET_KEY of account and token, hex. */
    hash: text('hash').primaryKey(),
    ...owner,
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.applicantId), index().on(table.staffId), index().on(table.expiresAt)],
);

export const signInCodes = pgTable(
  'sign_in_codes',
  {
    /** HMAC-SHA256 under SECRET_KEY of account and code, hex. */
    codeHash: text('code_hash').primaryKey(),
    ...owner,
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.applicantId), index().on(table.staffId), index().on(table.expiresAt)],
);

export const usedTokens = pgTable(
  'used_tokens',
  { hash: text('hash').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (table) => [index().on(table.expiresAt)],
);
