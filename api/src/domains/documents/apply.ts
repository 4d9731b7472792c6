import { type DocumentKind, ownId } from '@university/shared/contract';
import { invalid } from '@university/web';
import { audit } from '../../platform/audit/write';
import type { Services } from '../../platform/services';
import { newId } from '../../platform/ids';
import { adapterOf } from './adapters';
import { leadsTo, requireAddress } from './addresses';
import { issueOf } from './constraints';
import { withTidyHindi } from './hindi';
import { openDraft } from './drafts/repository';
import { requireSameRound } from './plans';
import { requireReferences } from './references';
import { removeDocument, writeDocument } from './repository';
import { requireReviewed } from './review';
import { type Maker, same, type Sent, type Stored } from './stored';
import { unknownMaker, writeRevision } from './revisions';

export type { Sent };

/** Names of the fields in which two states differ. */
const changedFields = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  Object.keys(after).filter((field) => !same(before[field], after[field]));

/** What a redirect's history says of a change that nobody made by itself. */
const MOVED = 'A page moved';

/** A document that is not there yet. */
export const fresh = (kind: DocumentKind, id: string): Stored => ({
  kind,
  id,
  version: 1,
  status: 'published',
  data: {},
  name: '',
  key: '',
  updatedAt: null,
});

/**
 * Stores a document with its revision, what follows from its publication, and a line in the audit log.
 * @param before undefined: it is a new one
 */
export async function writeState(
  services: Services,
  maker: Maker,
  after: Stored,
  { note, correction }: Pick<Sent, 'note' | 'correction'>,
  before?: Stored,
): Promise<void> {
  const { db: tx, calendar, clock } = services;
  const { staffId, isScheduled } = maker;
  const at = calendar();
  await requireReviewed(services, maker, before, after);
  await requireReferences(tx, after.kind, after.data);
  await requireAddress(tx, after, before);
  // What came with an import or the first start is written down before it is changed.
  if (before) await writeRevision(tx, before, unknownMaker(before, at));
  await writeDocument(tx, { ...after, updatedAt: at }, !before);
  await writeRevision(tx, after, { at, by: staffId, note, correction });
  const leads = await leadsTo(tx, after, before);
  const follower = { ...maker, isReviewed: true };
  for (const redirect of leads.gone) await removeState(services, follower, redirect);
  for (const { before: led, data, status } of leads.kept) {
    const redirect = { ...(led ?? fresh('redirect', newId())), data, status, version: (led?.version ?? 0) + 1 };
    await writeState(services, follower, redirect, { note: MOVED, correction: '' }, led);
  }
  const detail = {
    kind: after.kind,
    changed: before ? changedFields(before.data, after.data) : undefined,
    isScheduled,
  };
  await audit(tx, {
    at: clock(),
    actor: `staff:${staffId}`,
    action: before ? 'edit-document' : 'add-document',
    subject: `document:${after.id}`,
    detail,
  });
}

/** Deletes a document. Its revisions and its draft stay, so that it can be brought back, and a line in the audit log. */
export async function removeState(services: Services, maker: Maker, before: Stored): Promise<void> {
  const { db: tx, calendar, clock } = services;
  const { staffId } = maker;
  await requireReviewed(services, maker, before, undefined);
  await writeRevision(tx, before, unknownMaker(before, calendar()));
  await removeDocument(tx, before);
  await openDraft(tx, before.id);
  await audit(tx, {
    at: clock(),
    actor: `staff:${staffId}`,
    action: 'delete-document',
    subject: `document:${before.id}`,
    detail: { kind: before.kind },
  });
}

/** Gives a document, which is locked, its next state. @throws HttpError 400 that names fields */
export async function applyChange(services: Services, maker: Maker, before: Stored, given: Sent): Promise<void> {
  const sent = { ...given, data: withTidyHindi(before.kind, given.data) };
  const adapter = adapterOf(before.kind);
  if (adapter) {
    await requireReviewed(services, maker, before, {
      ...before,
      data: sent.data,
      status: sent.status ?? before.status,
    });
    return adapter.apply(services, maker, before, sent);
  }
  if (ownId(sent.kind, sent.data) !== ownId(before.kind, before.data)) {
    throw invalid([{ path: 'data.code', message: 'This cannot be changed. Add another one instead' }]);
  }
  await requireSameRound(services.db, before, sent.data);
  const { data, status = before.status } = sent;
  await writeState(services, maker, { ...before, data, status, version: before.version + 1 }, sent, before);
}

/** All or nothing; what the database refuses is told at its field. */
export const inTransaction = <T>(services: Services, work: (services: Services) => Promise<T>): Promise<T> =>
  services.db
    .transaction((tx) => work({ ...services, db: tx }))
    .catch((error: unknown) => {
      const issue = issueOf(error);
      throw issue ? invalid([{ path: issue.field ? `data.${issue.field}` : 'data', message: issue.message }]) : error;
    });
