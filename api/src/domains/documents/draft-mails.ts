import { type DocumentKind, isOfAdmission, type Role } from '@university/shared/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { staff } from '../../platform/database/schema';
import type { MailText } from '../../platform/mail/compose';
import { queueMails } from '../../platform/mail/queue';
import { draftReturned, reviewAsked } from '../../platform/mail/texts';
import type { Services } from '../../platform/services';
import type { StaffRow } from '../roster/roster';
import type { Stored } from './queries';

/** The role that publishes documents of a kind, beside admins. */
function publisherOf(kind: DocumentKind): Role {
  if (kind === 'notice') return 'notices';
  return isOfAdmission(kind) ? 'admissions' : 'editor';
}

const addressOf = ({ publicUrl }: Services, { kind, id }: Stored) =>
  `${publicUrl}${kind === 'notice' ? '/admin/view-pdfs' : `/admin/catalogue/${kind}`}/${id}`;

const tell = ({ db, clock }: Services, members: readonly StaffRow[], text: (name: string) => MailText) =>
  queueMails(
    db,
    members.map(({ email, name }) => ({ at: clock(), to: email, ...text(name) })),
  );

export async function tellReviewers(services: Services, document: Stored, by: string): Promise<void> {
  const [author] = await services.db.select().from(staff).where(eq(staff.id, by));
  const role = publisherOf(document.kind);
  const found = await services.db
    .select()
    .from(staff)
    .where(and(eq(staff.disabled, false), ne(staff.id, by), inArray(staff.role, ['admin', role])));
  const reviewers = found.filter((each) => each.role !== 'editor' || each.scopes.includes('catalogue'));
  const about = { by: author?.name ?? '', entry: document.name, link: addressOf(services, document) };
  await tell(services, reviewers, (name) => reviewAsked({ name, ...about }));
}

export async function tellReturned(services: Services, document: Stored, to: string, remark: string): Promise<void> {
  const found = await services.db
    .select()
    .from(staff)
    .where(and(eq(staff.id, to), eq(staff.disabled, false)));
  const about = { entry: document.name, remark, link: addressOf(services, document) };
  await tell(services, found, (name) => draftReturned({ name, ...about }));
}
