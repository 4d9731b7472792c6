import type { Role } from '@university/shared/contract';
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, owner } from './columns';

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
  /** Of the role editor: what the person may change. */
  scopes: jsonb('scopes').$type<string[]>().notNull().default([]),
  disabled: boolean('disabled').notNull().default(false),
  /** When the account was made, enabled again or given its role by somebody here; null: by who runs the server. */
  rightsSince: instant('rights_since'),
  lastLoginAt: instant('last_login_at'),
  /** Issuer and subject by which a provider of single sign-on knows the person. */
  providerSubject: text('provider_subject').unique(),
  /** The account was made by single sign-on: its role follows the person's groups there, and it has no password. */
  isRoleFromGroups: boolean('is_role_from_groups').notNull().default(false),
});

export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: owner('staff_id', () => staff.id),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** When its owner last proved to be there, by logging in or by the password alone; null: at its beginning. */
    provedAt: instant('proved_at'),
    /** A provider of single sign-on has asked for more than a password. */
    isStrong: boolean('is_strong').notNull().default(false),
    /** The browser's own description, cut. */
    userAgent: text('user_agent').notNull().default(''),
  },
  (table) => [index().on(table.staffId)],
);

/** One-use addresses at which a password is chosen without the old one. */
export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: owner('staff_id', () => staff.id),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.staffId), index().on(table.expiresAt)],
);

/** The secret of an app that shows one-time codes (RFC 6238). */
export const oneTimeCodes = pgTable('one_time_codes', {
  staffId: text('staff_id')
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  /** Sealed with SECRET_KEY. */
  secret: text('secret').notNull(),
  /** Null until a first code has shown that the app has the secret. */
  confirmedAt: instant('confirmed_at'),
  /** The time step of the code that was used last: no code counts twice. */
  lastStep: integer('last_step'),
});

/** Each opens the door once when app and passkey are lost. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    staffId: owner('staff_id', () => staff.id),
  },
  (table) => [index().on(table.staffId)],
);

/** Keys on people's devices that log in by themselves (WebAuthn): discoverable, and used only after the device knew its owner. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    staffId: owner('staff_id', () => staff.id),
    /** The name that the device gave it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE_Key, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, as the device counts; 0: it does not. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach the device, such as `internal` and `usb`. */
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** As its owner calls it. */
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index().on(table.staffId)],
);
