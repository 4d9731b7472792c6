import { MINUTE } from '@university/shared/time';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { passwordLinks, staff } from '../../platform/database/schema';
import { hashToken, newToken } from '../../platform/secrets';
import type { StaffRow } from '../roster/roster';
import { queueMail } from '../../platform/mail/queue';
import type { MailSettings } from '../../platform/mail/settings';
import { invitation } from '../../platform/mail/texts';
import type { Services } from '../../platform/services';

export const LINK_LIFE = { reset: 30 * MINUTE, invitation: 3 * 24 * 60 * MINUTE } as const;

/**
 * For an active account that is not managed by single sign-on, where a password would outlive the account. One
 * statement in any case, so that timing does not reveal accounts. The token is not stored.
 */
export async function makePasswordLink(
  tx: Database,
  email: string,
  { at, life, mail }: { at: Date; life: number; mail: Pick<MailSettings, 'siteUrl'> },
): Promise<{ link: string; staffId: string | undefined }> {
  const token = newToken();
  await tx.delete(passwordLinks).where(lte(passwordLinks.expiresAt, at));
  const expiresAt = new Date(at.getTime() + life).toISOString();
  const [made] = await tx
    .insert(passwordLinks)
    .select(
      tx
        .select({
          tokenHash: sql<string>`${hashToken(token)}::text`.as('token_hash'),
          staffId: staff.id,
          expiresAt: sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
        })
        .from(staff)
        .where(and(eq(staff.email, email), eq(staff.disabled, false), eq(staff.isRoleFromGroups, false))),
    )
    .returning({ staffId: passwordLinks.staffId });
  // In the hash: browsers do not send it, so it is in no log.
  return { link: `${mail.siteUrl}/admin-login/password#${token}`, staffId: made?.staffId };
}

export async function dropLinksOf(tx: Database, staffId: string): Promise<void> {
  await tx.delete(passwordLinks).where(eq(passwordLinks.staffId, staffId));
}

export async function mailInvitation({ db: tx, clock, mail }: Services, { email }: StaffRow): Promise<void> {
  const at = clock();
  const { link } = await makePasswordLink(tx, email, { at, life: LINK_LIFE.invitation, mail });
  await queueMail(tx, { at, to: email, ...invitation({ email, link }) });
}
