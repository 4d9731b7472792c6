import { notFound } from '@university/web';
import { pageMetadata, action, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { adapterOf } from './adapters';
import { createDocument, deleteDocument, restoreDocument, updateDocument } from './change';
import { describeDocument, summarize } from './describe';
import { stagesOf } from './drafts/repository';
import { draftRoutes } from './drafts/routes';
import { type Editor, onlyKindsOf, type StaffCaller, ownBy, readEditor, requireChoice, requireSight } from './editors';
import { ownPageRoutes } from './own-page';
import { findDocument, listStored } from './repository';
import { listRevisions } from './revisions';
import { giveStatuses } from './statuses';
import { tableRoutes } from './transfer/routes';

/** What people of the university change themselves. */
export function documentRoutes(services: Services): Route[] {
  const { db, calendar } = services;
  const read = async (editor: Editor, id: string) => {
    const found = await findDocument(db, id);
    if (!found) throw notFound();
    requireSight(editor, found.kind);
    return { data: { document: await describeDocument(services, editor, found) } };
  };
  const revisionsOf = async (caller: StaffCaller, id: string, query: { limit: number; page: number }) => {
    const document = await findDocument(db, id);
    const adapter = document && adapterOf(document.kind);
    if (!adapter) return listRevisions(db, id, { ...query, only: onlyKindsOf(caller.role) });
    requireSight(await readEditor(db, caller, calendar()), document.kind);
    return adapter.listRevisions(db, id, query);
  };
  return [
    action('listDocuments', async ({ query }, { caller }) => {
      const editor = await readEditor(db, caller, calendar());
      requireChoice(editor, query.kind);
      const { mine, ...asked } = query;
      const { total, documents } = await listStored(db, {
        ...asked,
        own: mine ? ownBy(editor, query.kind) : undefined,
      });
      const stages = await stagesOf(
        db,
        documents.map(({ id }) => id),
      );
      return {
        data: { documents: documents.map((each) => summarize(editor, each, stages.get(each.id) ?? null)) },
        metadata: pageMetadata(total, query),
      };
    }),
    action('readDocument', async ({ params }, { caller }) => read(await readEditor(db, caller, calendar()), params.id)),
    action('createDocument', async ({ body }, { caller }) => {
      const editor = await readEditor(db, caller, calendar());
      return read(editor, await createDocument(services, editor, body));
    }),
    action('updateDocument', async ({ params, body }, { caller }) => {
      const editor = await readEditor(db, caller, calendar());
      await updateDocument(services, editor, params.id, body);
      return read(editor, params.id);
    }),
    action('giveStatuses', async ({ body }, { caller }) => ({
      data: await giveStatuses(services, await readEditor(db, caller, calendar()), body),
    })),
    action('deleteDocument', async ({ params }, { caller }) => {
      await deleteDocument(services, await readEditor(db, caller, calendar()), params.id);
      return { data: {} };
    }),
    action('restoreDocument', async ({ params }, { caller }) => {
      const editor = await readEditor(db, caller, calendar());
      await restoreDocument(services, editor, params.id);
      return read(editor, params.id);
    }),
    action('listRevisions', async ({ params, query }, { caller }) => {
      const { total, found } = await revisionsOf(caller, params.id, query);
      return { data: { revisions: found }, metadata: pageMetadata(total, query) };
    }),
    ...draftRoutes(services),
    ...ownPageRoutes(services),
    ...tableRoutes(services),
  ];
}
