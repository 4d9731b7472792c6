import { z } from 'zod';

/** What mail is about. `secret`: the text opens something, so it is kept only until it is sent. */
export const MAIL_KINDS = [
  { id: 'invitation', label: 'Invitation to the staff area', secret: true },
  { id: 'password-reset', label: 'Password reset', secret: true },
  { id: 'password-changed', label: 'Password changed', secret: false },
  { id: 'grievance-received', label: 'Grievance received', secret: false },
  { id: 'grievance-reply', label: 'Grievance reply', secret: false },
  { id: 'decision-code', label: 'Code for a decision', secret: true },
  { id: 'decision-receipt', label: 'Receipt of a decision', secret: false },
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
