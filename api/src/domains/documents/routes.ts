import { z } from 'zod';
import { type BodyOf, type DocumentData, ENTRY_KINDS } from '@university/shared/contract';
import { HttpError, invalid, notFound } from '@university/web';
import { action, pageMetadata, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { toFacultyDetail } from '../catalogue/people';
import { fitting, readCatalogue, readCorrections, withCorrections } from '../catalogue/snapshot';
import { listBin } from './bin';
import { linksTo } from './addresses';
import {
  createDocument,
  deleteDocument,
  describeDocument,
  giveStatuses,
  restoreDocument,
  restoreFromBin,
  summarize,
  updateDocument,
} from './change';
import { findDraft, findEditable, stagesOf } from './draft-queries';
import { previewRoutes, previewToken } from './draft-routes';
import { deleted, filesOf, PICTURE, PICTURE_FIELD, refuse } from '../media/upload';
import { discard, dropFile, readForm, type ReceivedFile, render, withFiles } from '../../platform/files';
import { discardDraft, listDrafts, saveDraft, stepDraft } from './drafts';
import {
  type Editor,
  mayDoAll,
  onlyKindsOf,
  ownBy,
  readEditor,
  requireAll,
  requireChoice,
  requireReadAccess,
  requireRight,
  type StaffCaller,
} from './editors';
import { adapterOf, countPublished, findDocument, listRevisions, listStored, logDocument } from './queries';
import { tableRoutes } from './transfer/routes';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { media, mediaFiles } from '../../platform/database/schema';
import { newId } from '../../platform/secrets';
import { findByHash, findMedia, shownHash, toMedia } from '../media/queries';
import { requireReviewed } from './rules';

async function findPage(services: Services, id: string | null) {
  const document = id ? await findDocument(services.db, id) : undefined;
  const rows = document?.kind === 'person' ? [{ id: document.id, ...document.data }] : [];
  const [person] = fitting(services, 'person', rows);
  if (!document || !person) {
    throw notFound('No faculty page has the e-mail address of your account. Ask the office to correct one of the two.');
  }
  const page = toFacultyDetail(await readCatalogue(services), person);
  const corrected = withCorrections(await readCorrections(services), page);
  return { document, page: { ...corrected, photo_id: person.photoId, version: document.version } };
}

/** Only the photograph is a reference here. */
const inOwnNames = ({ issues = [] }: HttpError) =>
  invalid(issues.map(({ path, message }) => ({ path: path.replace('data.photoId', 'photo_id'), message })));

async function updatePage(services: Services, editor: Editor, id: string | null, update: BodyOf<'updateFaculty'>) {
  const { document } = await findPage(services, id);
  const { overview, research, qualifications, research_text, publications, photo_id, version } = update;
  const given: Partial<DocumentData<'person'>> = {
    overview: overview || null,
    research,
    ...(qualifications && { qualifications }),
    ...(research_text !== undefined && { researchText: research_text || null }),
    ...(publications && { publications }),
    ...(photo_id !== undefined && { photoId: photo_id }),
  };
  const sent = { kind: document.kind, data: { ...document.data, ...given }, version, note: '', correction: '' };
  await updateDocument(services, editor, document.id, sent).catch(async (error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
    if (error.status === 400) throw inOwnNames(error);
    if (error.status !== 409) throw error;
    throw new HttpError(409, 'conflict', 'Your page was changed elsewhere since you opened it.', {
      data: { faculty: (await findPage(services, document.id)).page },
    });
  });
  return { data: { faculty: (await findPage(services, document.id)).page } };
}

export function documentRoutes(services: Services): Route[] {
  const { db, calendar } = services;
  const editorOf = (caller: StaffCaller) => readEditor(db, caller, calendar());
  const read = async (editor: Editor, id: string) => {
    const found = await findEditable(db, id);
    if (!found || (found.version === 0 && !mayDoAll(editor, found.kind))) throw notFound();
    requireReadAccess(editor, found.kind);
    return { data: { document: await describeDocument(services, editor, found) } };
  };
  /** Changes a document and answers with its new state. */
  const changed = async (caller: StaffCaller, id: string, change: (editor: Editor) => Promise<unknown>) => {
    const editor = await editorOf(caller);
    const made = await change(editor);
    return read(editor, typeof made === 'string' ? made : id);
  };
  const revisionsOf = async (caller: StaffCaller, id: string, query: { limit: number; page: number }) => {
    const document = await findDocument(db, id);
    const adapter = document && adapterOf(document.kind);
    if (!adapter) return listRevisions(db, id, { ...query, only: onlyKindsOf(caller.role) });
    requireReadAccess(await editorOf(caller), document.kind);
    return adapter.listRevisions(db, id, query);
  };
  return [
    action('listDocuments', async ({ query }, { caller }) => {
      const editor = await editorOf(caller);
      requireChoice(editor, query.kind);
      const { mine, ...asked } = query;
      const own = mine ? ownBy(editor, query.kind) : undefined;
      const { total, documents } = await listStored(db, { ...asked, own });
      const ids = documents.map(({ id }) => id);
      const stages = await stagesOf(db, ids);
      return {
        data: { documents: documents.map((each) => summarize(editor, each, stages.get(each.id) ?? null)) },
        metadata: pageMetadata(total, query),
      };
    }),
    action('countDocuments', async () => ({ data: { counts: await countPublished(db, ENTRY_KINDS) } })),
    action('readDocument', async ({ params }, { caller }) => read(await editorOf(caller), params.id)),
    action('createDocument', async ({ body }, { caller }) => {
      const editor = await editorOf(caller);
      return read(editor, await createDocument(services, editor, body));
    }),
    action('updateDocument', ({ params: { id }, body }, { caller }) =>
      changed(caller, id, (editor) => updateDocument(services, editor, id, body)),
    ),
    action('giveStatuses', async ({ body }, { caller }) => ({
      data: await giveStatuses(services, await editorOf(caller), body),
    })),
    action('listLinks', async ({ params }, { caller }) => {
      const document = await findDocument(db, params.id);
      if (!document) throw notFound();
      requireAll(await editorOf(caller), document.kind);
      return { data: { links: await linksTo(db, document) } };
    }),
    action('deleteDocument', async ({ params, query }, { caller }) => {
      await deleteDocument(services, await editorOf(caller), params.id, query);
      return { data: {} };
    }),
    action('restoreDocument', ({ params: { id } }, { caller }) =>
      changed(caller, id, (editor) => restoreDocument(services, editor, id)),
    ),
    action('listBin', async ({ query }, { caller }) => {
      const { total, entries } = await listBin(services, await editorOf(caller), query);
      return { data: { entries }, metadata: pageMetadata(total, query) };
    }),
    action('restoreFromBin', ({ params: { id } }, { caller }) =>
      changed(caller, id, (editor) => restoreFromBin(services, editor, id)),
    ),
    action('listRevisions', async ({ params, query }, { caller }) => {
      const { total, found } = await revisionsOf(caller, params.id, query);
      return { data: { revisions: found }, metadata: pageMetadata(total, query) };
    }),
    action('listDrafts', async (_input, { caller }) => ({
      data: { drafts: await listDrafts(services, await editorOf(caller)) },
    })),
    action('saveDraft', ({ params: { id }, body }, { caller }) =>
      changed(caller, id, (editor) => saveDraft(services, editor, id, body)),
    ),
    action('stepDraft', ({ params: { id }, body }, { caller }) =>
      changed(caller, id, (editor) => stepDraft(services, editor, id, body)),
    ),
    action('discardDraft', async ({ params: { id }, query }, { caller }) => {
      const editor = await editorOf(caller);
      await discardDraft(services, editor, id, query.version);
      return (await findEditable(db, id)) ? read(editor, id) : { data: { document: null } };
    }),
    action('createDraftPreview', async ({ params }, { caller }) => {
      const document = await findEditable(db, params.id);
      if (!document) throw notFound();
      requireRight(await editorOf(caller), document);
      const draft = await findDraft(db, document.id);
      const { token, expiresAt } = previewToken(services, { documentId: document.id, id: draft?.id ?? '' });
      return { data: { token, expires_at: expiresAt.toISOString() } };
    }),
    action('replaceMedia', async ({ params }, { request, caller }) => {
      const editor = await editorOf(caller);
      const { file } = await readForm(request, services.files, { schema: z.object({}), file: PICTURE });
      return { data: { media: await replacePicture(services, editor, params.id, file) } };
    }),
    ...previewRoutes(services),
    action('readOwnFaculty', async (_input, { caller }) => ({
      data: { faculty: (await findPage(services, (await editorOf(caller)).personId)).page },
    })),
    action('updateOwnFaculty', async ({ body }, { caller }) => {
      const editor = await editorOf(caller);
      return updatePage(services, editor, editor.personId, body);
    }),
    action('updateFaculty', async ({ params, body }, { caller }) =>
      updatePage(services, await editorOf(caller), params.id, body),
    ),
    ...tableRoutes(services),
  ];
}

/**
 * Replaces the file of a picture; its old addresses show the new one, its texts stay. @throws HttpError 400 if it is no
 * picture or known already; 403, 404
 */
async function replacePicture(services: Services, editor: Editor, id: string, file: ReceivedFile) {
  try {
    const rendered = await render(services.pictures, file).catch(refuse);
    const { type, width, height, colour, widths } = rendered;
    // Own file names, so that nobody reads half of the old and half of the new.
    const made = filesOf(id, file, rendered, `${id}.${newId()}`);
    const { row, gone } = await withFiles(services, made, async (tx) => {
      const document = await findDocument(tx, id, { isLocked: true });
      const before = await findMedia(tx, id);
      if (document?.kind !== 'media' || !before) throw notFound('There is no such picture.');
      requireRight(editor, document);
      await requireReviewed({ ...services, db: tx }, editor, document, document);
      await requireUnknown(tx, id, file);
      const gone = await tx.delete(mediaFiles).where(eq(mediaFiles.mediaId, id)).returning({ key: mediaFiles.key });
      await tx.insert(mediaFiles).values(made.map((each) => each.row));
      const replaced = [...before.replaced, shownHash(before)];
      const columns = { hash: file.hash, size: file.size, type, width, height, colour, widths, replaced };
      const [row] = await tx.update(media).set(columns).where(eq(media.id, id)).returning();
      await logDocument({ ...services, db: tx }, editor, 'replace-picture', { id, detail: { kind: 'media' } });
      return { row: row ?? deleted(), gone };
    });
    for (const { key } of gone) await dropFile(services, key);
    return toMedia(row);
  } finally {
    await discard(file);
  }
}

async function requireUnknown(tx: Database, id: string, { hash }: ReceivedFile): Promise<void> {
  const known = await findByHash(tx, hash);
  if (!known) return;
  const elsewhere = known.deletedAt
    ? `This picture is in the bin: “${known.title}”. Bring it back, and choose it where it is shown`
    : `The library has this picture already: “${known.title}”. Choose that one where it is shown`;
  const message = known.id === id ? 'This is the picture that is there already. Choose another' : elsewhere;
  throw invalid([{ path: PICTURE_FIELD, message }]);
}
