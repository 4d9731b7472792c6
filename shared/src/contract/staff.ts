import { z } from 'zod';

/** What each role may do is declared beside the routes of the API; pages only hide what a role may not do. */
export const ROLES = ['admin', 'notices', 'admissions', 'grievances', 'faculty'] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

const email = z
  .string()
  .trim()
  .min(1, 'Enter your e-mail address')
  .max(254)
  .pipe(z.email('Enter an e-mail address like name@university.example'));

/** For what is kept or compared. */
const plainEmail = email.transform((address) => address.toLowerCase());

export const loginRequest = z.object({
  email,
  password: z.string().min(1, 'Enter your password').max(200),
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

export const passwordResetRequest = z.object({ email: plainEmail });

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
});

export const staffMember = me.extend({
  disabled: z.boolean(),
  /** Has not chosen a password yet. */
  invited: z.boolean(),
});

const name = z.string().trim().min(2, 'Enter the name').max(100);

export const staffInvitation = z.object({
  email: plainEmail,
  name,
  role,
  isIccMember: z.boolean().default(false),
});

export const staffUpdate = z
  .object({ role, disabled: z.boolean(), isIccMember: z.boolean(), name })
  .partial()
  .refine((update) => Object.values(update).some((value) => value !== undefined), 'Say what to change');

export type LoginRequest = z.infer<typeof loginRequest>;
export type LoginResponse = z.infer<typeof loginResponse>;
export type Me = z.infer<typeof me>;
export type StaffMember = z.infer<typeof staffMember>;
export type StaffInvitation = z.output<typeof staffInvitation>;
export type StaffUpdate = z.output<typeof staffUpdate>;
