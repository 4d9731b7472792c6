import { DISOWN_PAGE } from '@university/shared/contract';
import { addressIn } from '@university/shared/language';
import { eq, lte } from 'drizzle-orm';
import { bulkInsert } from '../../platform/database/bulk-insert';
import type { Database } from '../../platform/database/database';
import { disownLinks } from '../../platform/database/schema';
import { hashToken, newToken } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { DAY } from '@university/shared/time';
import type { AllotmentRow } from './repository';

/** Days for which "this was not me" can be said; longer than any window is open. */
export const DISOWN_DAYS = 14;

/** A link for a mail, to be stored with `storeDisownLinks` in the transaction that queues the mail. */
export interface DisownLink {
  /** The page with the token behind `#`: browsers do not send it, so no log has it. */
  url: string;
  row: typeof disownLinks.$inferInsert;
}

/** Makes a link by which whoever reads the mail says "this was not me" about a record, once. Stores nothing. */
export function disownLink(
  { mail }: Pick<Services, 'mail'>,
  { id, language }: Pick<AllotmentRow, 'id' | 'language'>,
  about: DisownLink['row']['about'],
  at: Date,
): DisownLink {
  const token = newToken();
  const expiresAt = new Date(at.getTime() + DISOWN_DAYS * DAY);
  return {
    url: `${mail.siteUrl}${addressIn(language, DISOWN_PAGE)}#${token}`,
    row: { tokenHash: hashToken(token), allotmentId: id, about, createdAt: at, expiresAt },
  };
}

/** Makes many links work, with one statement. */
export async function storeDisownLinks(tx: Database, links: readonly DisownLink[]): Promise<void> {
  await bulkInsert(
    tx,
    disownLinks,
    links.map(({ row }) => row),
  );
}

/** Spends the link of this token. @returns what it is about, undefined for one that is unknown, used or too old */
export async function spendDisownLink(tx: Database, token: string, at: Date) {
  const [spent] = await tx
    .delete(disownLinks)
    .where(eq(disownLinks.tokenHash, hashToken(token)))
    .returning();
  return spent && spent.expiresAt > at ? spent : undefined;
}

/** Forgets links that have run out. */
export async function forgetOldLinks(db: Database, at: Date): Promise<void> {
  await db.delete(disownLinks).where(lte(disownLinks.expiresAt, at));
}
