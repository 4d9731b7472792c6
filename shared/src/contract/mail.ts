import { z } from 'zod';

/** What mail is about. `secret`: the text opens something, so it is stored only until it is sent. */
export const MAIL_KINDS = [
  { id: 'invitation', label: 'Invitation to the staff area', secret: true },
  { id: 'password-reset', label: 'Password reset', secret: true },
  { id: 'password-changed', label: 'Password changed', secret: false },
  { id: 'second-factor-changed', label: 'One-time codes turned on or off', secret: false },
  { id: 'passkey-changed', label: 'Passkey added or removed', secret: false },
  { id: 'account-changed', label: 'Rights taken away', secret: false },
  { id: 'release-out', label: 'Release taken out of use', secret: false },
  { id: 'approval', label: 'What takes two people', secret: false },
  { id: 'grievance-received', label: 'Grievance received', secret: false },
  { id: 'grievance-reply', label: 'Grievance reply', secret: false },
  { id: 'decision-code', label: 'Code for a decision', secret: true },
  { id: 'decision-receipt', label: 'Receipt of a decision', secret: true },
  { id: 'decision-hold', label: 'Decisions held or free again', secret: false },
  { id: 'sign-in-code', label: 'Code for signing in', secret: true },
  { id: 'new-device', label: 'Sign-in on a new device', secret: true },
] as const;

export type MailKind = (typeof MAIL_KINDS)[number]['id'];
export const mailKind = z.enum(MAIL_KINDS.map(({ id }) => id) as [MailKind, ...MailKind[]]);

/** `waiting`: an attempt is due, or will be. `failed`: given up; staff may try again. */
export const mailState = z.enum(['waiting', 'sent', 'failed']);
export type MailState = z.infer<typeof mailState>;

/** A mail as the outbox page shows it: neither the text nor the whole address. */
export const mail = z.object({
  _id: z.string(),
  kind: mailKind,
  /** Masked: `a•••@seu.example`. */
  to: z.string(),
  subject: z.string(),
  state: mailState,
  attempts: z.number().int(),
  created_at: z.string(),
  next_attempt_at: z.string().nullable(),
  sent_at: z.string().nullable(),
  last_error: z.string().nullable(),
});

export type Mail = z.infer<typeof mail>;
