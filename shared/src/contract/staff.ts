import { z } from 'zod';
import { passkeyAssertion } from './passkeys';
import { emailAddress, oneLine, personName, typedCode } from './text';
import { signInCode } from './sign-in';

/** What each role may do is declared beside the routes of the API; pages only hide what a role may not do. */
export const ROLES = ['admin', 'notices', 'admissions', 'grievances', 'faculty', 'editor'] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

/**
 * What an editor may change: the whole catalogue, a department with its people and programmes, or a campus, each by its
 * `_id`.
 */
export const scope = z
  .string()
  .max(100)
  .regex(/^(?:catalogue|(?:department|campus):[\w-]+)$/, 'Choose from the list');
const scopes = z.array(scope).max(60, 'Choose at most 60');

const email = emailAddress('Enter an e-mail address like name@university.example', {
  missing: 'Enter your e-mail address',
  tooLong: 'Keep the e-mail address under 254 characters',
});

/** What an app shows, or a recovery code. */
export const oneTimeCode = typedCode().min(1, 'Enter the code').max(40);

export const loginRequest = z.object({
  email,
  password: z.string().min(1, 'Enter your password').max(200),
  /** The mailed code. Needed after 403 `code_required`. */
  code: signInCode,
  /** For accounts with a second factor; without it they are answered 403 `second_factor_required`. */
  one_time_code: oneTimeCode.optional(),
});

/** The one answer whose fields stand at the top, as the specification lists it. */
export const loginResponse = z.object({ status: z.literal('success'), token: z.string(), role });

/** Characters of a new password; the API also refuses the e-mail address and very common ones. */
export const PASSWORD_LENGTH = { least: 12, most: 200 } as const;

const newPassword = z
  .string()
  .min(PASSWORD_LENGTH.least, `Choose at least ${PASSWORD_LENGTH.least} characters`)
  .max(PASSWORD_LENGTH.most, `Keep it under ${PASSWORD_LENGTH.most} characters`);

export const passwordChange = z.object({
  current: z.string().min(1, 'Enter your present password').max(200),
  next: newPassword,
});

export const passwordResetRequest = z.object({ email });

export const passwordReset = z.object({
  /** From the link in the mail. */
  token: z.string().min(20).max(200),
  password: newPassword,
});

/** The caller's own account. */
export const me = z.object({
  _id: z.string(),
  email: z.string(),
  name: z.string(),
  role,
  /** Member of the Internal Complaints Committee: sees harassment cases. */
  isIccMember: z.boolean(),
  /** Of the role editor. */
  scopes: z.array(z.string()),
});

export const staffMember = me.extend({
  disabled: z.boolean(),
  /** Has not chosen a password yet. */
  invited: z.boolean(),
  /** The role follows the person's groups at the provider of single sign-on, and is not changed here. */
  isRoleFromGroups: z.boolean(),
  last_login_at: z.string().nullable(),
});

const name = personName().min(2, 'Enter the name').max(100, 'Keep the name under 100 characters');

export const staffInvitation = z.object({
  email,
  name,
  role,
  isIccMember: z.boolean().default(false),
  scopes: scopes.default([]),
});

export const staffUpdate = z
  .object({ role, disabled: z.boolean(), isIccMember: z.boolean(), name, scopes })
  .partial()
  .refine((update) => Object.values(update).some((value) => value !== undefined), 'Say what to change');

/** A login of the caller that lives. */
export const staffSession = z.object({
  _id: z.string(),
  began_at: z.string(),
  last_used_at: z.string(),
  /** The browser's own description. */
  userAgent: z.string(),
  isThis: z.boolean(),
});

/**
 * Shows that it is still the same person: the password and, where there is a second factor, a code of it; or a passkey;
 * or the university's own login.
 */
export const confirmation = z.union(
  [
    z.object({
      password: z.string().min(1, 'Enter your password').max(200),
      /** Without it accounts with a second factor are answered 403 `second_factor_required`. */
      one_time_code: oneTimeCode.optional(),
    }),
    z.object({ passkey: passkeyAssertion }),
    /** The provider has just sent this browser back, by cookie. */
    z.object({ single_sign_on: z.literal(true) }),
  ],
  'Send your password, or a passkey',
);

/** Why somebody's second factor is to be dropped; the second person reads it. */
export const secondFactorReset = z.object({
  reason: oneLine().min(5, 'Give the reason in a few words').max(200, 'Keep the reason under 200 characters'),
});

/** Most accounts that are made at once. */
export const INVITATIONS_LIMIT = 200;

/** Accounts without a right that takes two people, made all or none. */
export const staffInvitations = z.object({
  people: z
    .array(z.object({ email, name, role: role.exclude(['admin'], 'Invite administrators one by one') }))
    .min(1, 'Enter at least one person')
    .max(INVITATIONS_LIMIT, `Invite at most ${INVITATIONS_LIMIT} people at once`),
});

export type StaffSession = z.infer<typeof staffSession>;
export type Confirmation = z.output<typeof confirmation>;
export type StaffInvitations = z.output<typeof staffInvitations>;
export type LoginRequest = z.infer<typeof loginRequest>;
export type LoginResponse = z.infer<typeof loginResponse>;
export type Me = z.infer<typeof me>;
export type StaffMember = z.infer<typeof staffMember>;
export type StaffInvitation = z.output<typeof staffInvitation>;
export type StaffUpdate = z.output<typeof staffUpdate>;
