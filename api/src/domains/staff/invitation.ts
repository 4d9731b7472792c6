import { queueMail } from '../../platform/mail/queue';
import { invitation } from '../../platform/mail/texts';
import type { Services } from '../../platform/services';
import { LINK_LIFE, linkTo, makePasswordLink } from './links';
import type { StaffRow } from './view';

/** Mails the owner of an active account without a password a link to choose one. */
export async function mailInvitation({ db: tx, now, mail }: Services, member: StaffRow): Promise<void> {
  const at = now();
  const { token } = await makePasswordLink(tx, member.email, { at, life: LINK_LIFE.invitation });
  const text = invitation({ ...member, link: linkTo(mail.siteUrl, token) });
  await queueMail(tx, { at, to: member.email, ...text });
}
