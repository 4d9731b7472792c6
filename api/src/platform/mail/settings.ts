import { identity } from '@university/shared/identity';

/** How mail leaves. */
export interface MailSettings {
  /** `smtp://…` or `smtps://…`, with user and password; without it mail is written to files. */
  smtpUrl?: string;
  /** `Name <address>` or an address alone. */
  from: string;
  /** Origin of the links in mail. */
  siteUrl: string;
}

export const defaultMail: MailSettings = { from: `${identity.name} <${identity.helpDesk}>`, siteUrl: identity.siteUrl };

/** Whether mail reaches people, and not just the folder of the file adapter. */
export function isMailConfigured({ mail }: { mail: MailSettings }): boolean {
  return mail.smtpUrl !== undefined;
}
