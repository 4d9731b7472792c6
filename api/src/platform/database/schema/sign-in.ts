import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { applicants } from './allotment';
import { instant } from './columns';
import { staff } from './staff';

/** Of an applicant or of staff; the other is null. */
const owner = {
  applicantId: text('applicant_id').references(() => applicants.id, { onDelete: 'cascade' }),
  staffId: text('staff_id').references(() => staff.id, { onDelete: 'cascade' }),
};

/** Devices on which somebody signed in to an account before. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** HMAC-SHA256 under SECRET_KEY of account and token, hex: a device has another one at every account. */
    hash: text('hash').primaryKey(),
    ...owner,
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.applicantId), index().on(table.staffId), index().on(table.expiresAt)],
);

/** Mailed codes for signing in to an account at which there were many wrong tries. */
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

/** Tokens that count once and are not stored before they are used, such as challenges. */
export const usedTokens = pgTable(
  'used_tokens',
  {
    hash: text('hash').primaryKey(),
    /** From then on the token is refused for its age. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
