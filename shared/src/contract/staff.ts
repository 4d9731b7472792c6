import { z } from 'zod';
import { oneLine, emailAddress, personName, typedCode } from './text';
import { role, success, successList, ROLES, byId, limit, page, type Terms } from './endpoint';
import { signInCode } from './sign-in';
import { approval } from './approvals';

/** base64url. @param most characters */
const bytes = (most: number) => z.base64url('This is not base64url').min(1).max(most);

const credential = { id: bytes(1_400), rawId: bytes(1_400), type: z.literal('public-key') };

/** Result of `navigator.credentials.create` (WebAuthn 3, 5.1), without unused fields. */
export const passkeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(16_000),
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});

/** Result of `navigator.credentials.get`, likewise. */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: bytes(100).optional(),
  }),
});

const descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) });

export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** For `navigator.credentials.get`. Discoverable credentials, so none is named. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
});

export const passkeyName = oneLine().min(1, 'Give it a name').max(60);

export const passkey = z.object({
  _id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});

export type PasskeyAttestation = z.output<typeof passkeyAttestation>;
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;
export type PasskeyCreation = z.infer<typeof passkeyCreation>;
export type PasskeyRequest = z.infer<typeof passkeyRequest>;
export type Passkey = z.infer<typeof passkey>;

/** What an editor may change: the catalogue, or a department or campus by `_id`. */
export const scope = z
  .string()
  .max(100)
  .regex(/^(?:catalogue|(?:department|campus):[\w-]+)$/, 'Choose from the list');
const scopes = z.array(scope).max(60, 'Choose at most 60');

const email = emailAddress('Enter an e-mail address like name@university.example', {
  missing: 'Enter your e-mail address',
});

/** Of an app, or a recovery code. */
export const oneTimeCode = typedCode().min(1, 'Enter the code').max(40);

export const loginRequest = z.object({
  email,
  password: z.string().min(1, 'Enter your password').max(200),
  /** After 403 `code_required`. */
  code: signInCode,
  /** After 403 `second_factor_required`. */
  one_time_code: oneTimeCode.optional(),
});

/** Fields are at the top level, as the specification lists them. */
export const loginResponse = z.object({ status: z.literal('success'), token: z.string(), role });

/** The API also refuses the e-mail address and very common passwords. */
export const PASSWORD_LENGTH = { least: 12, most: 200 } as const;

const newPassword = z
  .string()
  .min(PASSWORD_LENGTH.least, `Choose at least ${PASSWORD_LENGTH.least} characters`)
  .max(PASSWORD_LENGTH.most);

export const passwordChange = z.object({
  current: z.string().min(1, 'Enter your present password').max(200),
  next: newPassword,
});

export const passwordResetRequest = z.object({ email });

export const passwordReset = z.object({ token: z.string().min(20).max(200), password: newPassword });

export const me = z.object({
  _id: z.string(),
  email: z.string(),
  name: z.string(),
  role,
  /** Internal Complaints Committee: sees harassment cases. */
  isIccMember: z.boolean(),
  scopes: z.array(z.string()),
});

export const staffMember = me.extend({
  disabled: z.boolean(),
  invited: z.boolean(),
  /** The role follows groups of single sign-on. */
  isRoleFromGroups: z.boolean(),
  last_login_at: z.string().nullable(),
});

const name = personName().min(2, 'Enter the name').max(100);

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

export const staffSession = z.object({
  _id: z.string(),
  began_at: z.string(),
  last_used_at: z.string(),
  userAgent: z.string(),
  isThis: z.boolean(),
});

/** Renewed authentication by password (and code), passkey or single sign-on. */
export const confirmation = z.union(
  [
    z.object({
      password: z.string().min(1, 'Enter your password').max(200),
      /** After 403 `second_factor_required`. */
      one_time_code: oneTimeCode.optional(),
    }),
    z.object({ passkey: passkeyAssertion }),
    /** Within the cookie's lifetime. */
    z.object({ single_sign_on: z.literal(true) }),
  ],
  'Send your password, or a passkey',
);

/** For the second person. */
export const secondFactorReset = z.object({
  reason: oneLine().min(5, 'Give the reason in a few words').max(200),
});

export const INVITATIONS_LIMIT = 200;

/** Without rights that take two people; all or none. */
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
export type Me = z.infer<typeof me>;
export type StaffMember = z.infer<typeof staffMember>;
export type StaffInvitation = z.output<typeof staffInvitation>;
export type StaffUpdate = z.output<typeof staffUpdate>;

const changedStaff = success({ staff: staffMember, approval: approval.optional() });

export const staffEndpoints = {
  login: {
    summary: 'Staff and faculty login',
    access: 'public',
    fails: [401],
    body: loginRequest,
    response: loginResponse,
  },
  logout: { summary: 'End the session of the bearer token', access: 'public', response: success({}) },
  readMe: {
    summary: "The caller's own account",
    access: ROLES,
    beforeEnrolment: true,
    response: success({ me }),
  },
  changePassword: {
    summary: 'Change the own password; ends all other sessions of the account',
    access: ROLES,
    beforeEnrolment: true,
    body: passwordChange,
    response: success({}),
  },
  confirm: {
    summary: 'Prove again who is there, by password and code or by a passkey, for calls that ask for a recent login',
    access: ROLES,
    beforeEnrolment: true,
    fails: [410],
    body: confirmation,
    response: success({}),
  },
  listSessions: {
    summary: "The caller's own sessions",
    access: ROLES,
    response: success({ sessions: z.array(staffSession) }),
  },
  endSession: { summary: 'End an own session', access: ROLES, params: byId, response: success({}) },
  requestPasswordReset: {
    summary: 'Mail a one-use link for a new password; the same answer whether or not there is an account',
    access: 'public',
    body: passwordResetRequest,
    response: success({}),
  },
  resetPassword: {
    summary: 'Choose a password with the token of a mailed link; ends all sessions of the account',
    access: 'public',
    fails: [410],
    body: passwordReset,
    response: success({}),
  },
  listStaff: {
    summary: 'All accounts of staff, by name',
    access: [],
    query: z.object({ limit: limit(500, 100), page }),
    response: successList({ staff: z.array(staffMember) }),
  },
  inviteStaff: {
    summary:
      'Make an account and mail its owner a link to choose a password; the role admin and the committee wait for a second admin (`approval`)',
    access: [],
    recentLogin: true,
    body: staffInvitation,
    response: changedStaff,
  },
  inviteMany: {
    summary: 'Make many accounts, all or none; what is wrong is named by its place in the list (`people.3.email`)',
    access: [],
    recentLogin: true,
    body: staffInvitations,
    response: success({ staff: z.array(staffMember) }),
  },
  updateStaff: {
    summary:
      'Change role, name or committee membership of an account, or disable it; the role admin and the committee wait for a second admin (`approval`)',
    access: [],
    recentLogin: true,
    params: byId,
    body: staffUpdate,
    response: changedStaff,
  },
  proposeSecondFactorReset: {
    summary:
      'Propose to drop the second factor of somebody else who has lost it, for a second admin to approve; 409 where there is none, or a proposal waits',
    access: [],
    recentLogin: true,
    params: byId,
    body: secondFactorReset,
    response: success({ approval }),
  },
} as const satisfies Record<string, Terms>;
