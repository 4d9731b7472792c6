import type { Identity } from '@university/shared/contract';

/** How mail leaves. */
export interface MailSettings {
  /** `smtp://…` or `smtps://…`, with user and password; without it mail is written to files. */
  smtpUrl?: string;
  /** `Name <address>` or an address alone; without it mail is from the help desk. */
  from?: string;
  /** Origin of the links in mail; empty: that of the website in the identity. */
  siteUrl: string;
  /** Bulk mail that is sent in a minute, at most, by all processes together. */
  perMinute: number;
}

export const defaultMail: MailSettings = { siteUrl: '', perMinute: 600 };

/** As nodemailer takes it: a header, or parts of one, in which no name is read as an address. */
export type Sender = string | { name: string; address: string };

/** Whom a mail is from that is sent now. */
export const senderOf = ({ from }: MailSettings, { name, helpDesk }: Identity): Sender =>
  from ?? { name, address: helpDesk };

/** Whether mail reaches people, and not just the folder of the file adapter. */
export function isMailConfigured({ mail }: { mail: MailSettings }): boolean {
  return mail.smtpUrl !== undefined;
}
