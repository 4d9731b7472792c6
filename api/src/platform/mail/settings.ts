import type { Identity } from '@university/shared/contract';

export interface MailSettings {
  /** `smtp://…` or `smtps://…` with credentials; without it mail is written to files. */
  smtpUrl?: string;
  /** `Name <address>` or an address; default: the help desk. */
  from?: string;
  /** Origin of links; empty: that of the identity. */
  siteUrl: string;
  /** Limit of bulk mail for all processes together. */
  perMinute: number;
}

export const defaultMail: MailSettings = { siteUrl: '', perMinute: 600 };

export type Sender = string | { name: string; address: string };

export const senderOf = ({ from }: MailSettings, { name, helpDesk }: Identity): Sender =>
  from ?? { name, address: helpDesk };

export function isMailConfigured({ mail }: { mail: MailSettings }): boolean {
  return mail.smtpUrl !== undefined;
}
