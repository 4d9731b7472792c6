import type { outbox } from '../database/schema';
import type { MailSettings } from './settings';

type OutboxRow = typeof outbox.$inferSelect;

/** A row that still has its text. */
export type SendableMail = OutboxRow & { text: string };

/** A mail as nodemailer takes it. */
export interface Message {
  from: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  messageId: string;
  date: Date;
  headers: Record<string, string>;
}

/** The same message each time it is made: a repeat has the same Message-ID, so that it can be recognised. */
export function toMessage({ id, to, subject, text, createdAt }: SendableMail, { from }: MailSettings): Message {
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    // As parts and not as text: an address is never read as a list of several.
    to: { name: '', address: to },
    subject,
    text,
    messageId: `<${id}@${domain}>`,
    date: createdAt,
    // Keeps holiday answers from coming back (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
