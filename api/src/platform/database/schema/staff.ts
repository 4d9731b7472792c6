import type { Role } from '@university/shared/contract';
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, owner } from './columns';

export const staff = pgTable('staff', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  name: text('name').notNull().default(''),
  /** argon2id in PHC format; null before a password is chosen. */
  passwordHash: text('password_hash'),
  role: text('role').$type<Role>().notNull(),
  /** Internal Complaints Committee: sees confidential grievances. */
  isIccMember: boolean('is_icc_member').notNull().default(false),
  /** What an editor may change. */
  scopes: jsonb('scopes').$type<string[]>().notNull().default([]),
  disabled: boolean('disabled').notNull().default(false),
  /** When rights were last granted by a colleague; null: by the operator. */
  rightsSince: instant('rights_since'),
  lastLoginAt: instant('last_login_at'),
  /** Issuer and subject of single sign-on. */
  providerSubject: text('provider_subject').unique(),
  /** Created by single sign-on: the role follows groups, and there is no password. */
  isRoleFromGroups: boolean('is_role_from_groups').notNull().default(false),
});

export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: owner('staff_id', () => staff.id),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** Last authentication; null: at login. */
    provedAt: instant('proved_at'),
    /** Single sign-on used more than a password. */
    isStrong: boolean('is_strong').notNull().default(false),
    /** Truncated. */
    userAgent: text('user_agent').notNull().default(''),
  },
  (table) => [index().on(table.staffId)],
);

export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: owner('staff_id', () => staff.id),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.staffId), index().on(table.expiresAt)],
);

export const oneTimeCodes = pgTable('one_time_codes', {
  staffId: text('staff_id')
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  /** Sealed with SECRET_KEY. */
  secret: text('secret').notNull(),
  /** Null before the first code. */
  confirmedAt: instant('confirmed_at'),
  /** Last used time step, against replay. */
  lastStep: integer('last_step'),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  { codeHash: text('code_hash').primaryKey(), staffId: owner('staff_id', () => staff.id) },
  (table) => [index().on(table.staffId)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    staffId: owner('staff_id', () => staff.id),
    /** base64url */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE_Key, base64url. */
    publicKey: text('public_key').notNull(),
    /** WebAuthn signature counter; 0: unsupported. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** `internal`, `usb`, … */
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index().on(table.staffId)],
);
