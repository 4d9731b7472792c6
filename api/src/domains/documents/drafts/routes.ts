import { DOCUMENT_KINDS, type DraftSummary } from '@university/shared/contract';
import { action, PREVIEW_COOKIE, type Route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services';
import { describeDocument } from '../describe';
import { type Editor, mayEdit, readEditor, requireRight } from '../editors';
import { notFound } from '@university/web';
import { findDocument, findDocuments } from '../repository';
import { clearPreviewCookie, previewToken, readPreview, setPreviewCookie } from './preview';
import { draftsOf } from './repository';
import { discardDraft, saveDraft } from './save';
import { stepDraft } from './steps';

/** Drafts of what this editor may change. */
async function listDrafts({ db }: Services, editor: Editor): Promise<DraftSummary[]> {
  const found = await draftsOf(db, editor.onlyKinds ?? DOCUMENT_KINDS);
  const documents = await findDocuments(
    db,
    found.map(({ draft }) => ({ kind: draft.kind, id: draft.documentId })),
  );
  return found.flatMap(({ draft, by }) => {
    const document = documents.get(draft.documentId);
    if (!document || !mayEdit(editor, document)) return [];
    const { stage, remark, publishAt, at } = draft;
    return {
      ...{ _id: document.id, kind: document.kind, name: document.name, stage, remark },
      publish_at: publishAt?.toISOString() ?? null,
      by: by ?? '',
      isMine: draft.by === editor.staffId,
      at: at.toISOString(),
    };
  });
}

/** What is changed and not published yet. */
export function draftRoutes(services: Services): Route[] {
  const { db, calendar } = services;
  const read = async (editor: Editor, id: string) => {
    const found = await findDocument(db, id);
    if (!found) throw notFound();
    return { data: { document: await describeDocument(services, editor, found) } };
  };
  const requirePreview = (token = '') => {
    const found = readPreview(services, token);
    if (!found) throw notFound('This link is over. Ask for another one.');
    return found;
  };
  return [
    action('listDrafts', async (_input, { caller }) => ({
      data: { drafts: await listDrafts(services, await readEditor(db, caller, calendar())) },
    })),
    action('saveDraft', async ({ params, body }, { caller }) => {
      const editor = await readEditor(db, caller, calendar());
      await saveDraft(services, editor, params.id, body);
      return read(editor, params.id);
    }),
    action('stepDraft', async ({ params, body }, { caller }) => {
      const editor = await readEditor(db, caller, calendar());
      await stepDraft(services, editor, params.id, body);
      return read(editor, params.id);
    }),
    action('createDraftPreview', async ({ params }, { caller }) => {
      const document = await findDocument(db, params.id);
      if (!document) throw notFound();
      requireRight(await readEditor(db, caller, calendar()), document);
      const { token, expiresAt } = previewToken(services, document.id);
      return { data: { token, expires_at: expiresAt.toISOString() } };
    }),
    action('readDraftPreview', async (_input, { request }) => {
      const { expiresAt } = requirePreview(request.cookies[PREVIEW_COOKIE]);
      return { data: { expires_at: expiresAt.toISOString() } };
    }),
    action('openDraftPreview', async ({ body: { token } }, { reply }) => {
      const { expiresAt } = requirePreview(token);
      setPreviewCookie(services, reply, token);
      return { data: { expires_at: expiresAt.toISOString() } };
    }),
    action('closeDraftPreview', async (_input, { reply }) => {
      clearPreviewCookie(services, reply);
      return { data: {} };
    }),
    action('discardDraft', async ({ params, query }, { caller }) => {
      const editor = await readEditor(db, caller, calendar());
      await discardDraft(services, editor, params.id, query.version);
      return read(editor, params.id);
    }),
  ];
}
