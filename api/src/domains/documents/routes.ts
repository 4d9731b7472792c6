import {
  type BodyOf,
  type DocumentData,
  DOCUMENTS,
  type DocumentKind,
  type DocumentStatus,
} from '@university/shared/contract';
import { HttpError, invalid, notFound } from '@university/web';
import type { Database } from '../../platform/database/database';
import { action, type Route, pageMetadata } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { readCorrections, withCorrections } from '../catalogue/corrections';
import { fitting, readCatalogue } from '../catalogue/snapshot';
import { toFacultyDetail } from '../catalogue/people';
import {
  updateDocument,
  applyChange,
  inTransaction,
  requireOwnFields,
  createDocument,
  deleteDocument,
  restoreDocument,
  describeDocument,
  summarize,
} from './change';
import {
  type Editor,
  findOwnRecord,
  readEditor,
  requireRight,
  onlyKindsOf,
  type StaffCaller,
  ownBy,
  requireChoice,
  requireReadAccess,
} from './editors';
import { findDocument, adapterOf, listStored, listRevisions } from './queries';
import { requireProofFor } from './rules';
import { stagesOf } from './draft-queries';
import { draftRoutes } from './draft-routes';
import { tableRoutes } from './transfer/routes';

type Update = BodyOf<'updateFaculty'>;

/** The page of a member of the faculty, and the version that a change has to name. @throws HttpError 404 */
async function readPage(services: Services, id: string | null) {
  const found = id ? await findDocument(services.db, id) : undefined;
  const [person] = found?.kind === 'person' ? fitting(services, 'person', [{ id: found.id, ...found.data }]) : [];
  if (!found || !person) {
    throw notFound('No faculty page has the e-mail address of your account. Ask the office to correct one of the two.');
  }
  const page = toFacultyDetail(await readCatalogue(services), person);
  const corrected = withCorrections(await readCorrections(services), page);
  return { ...corrected, photo_id: person.photoId, version: found.version };
}

/** What is wrong with the document, as the caller's own names say it. Nothing but the photograph leads anywhere. */
const inOwnNames = ({ issues = [] }: HttpError) =>
  invalid(issues.map(({ path, message }) => ({ path: path.replace('data.photoId', 'photo_id'), message })));

/** Changes what the page says; who the person is stays. @throws as `updateDocument` */
async function updatePage(services: Services, editor: Editor, id: string | null, update: Update) {
  const { version: _, ...page } = await readPage(services, id);
  const before = await findDocument(services.db, page._id);
  const { overview, research, qualifications, research_text, publications, photo_id, version } = update;
  const given: Partial<DocumentData<'person'>> = {
    overview: overview || null,
    research,
    ...(qualifications && { qualifications }),
    ...(research_text !== undefined && { researchText: research_text || null }),
    ...(publications && { publications }),
    ...(photo_id !== undefined && { photoId: photo_id }),
  };
  const data = { ...before?.data, ...given };
  await updateDocument(services, editor, page._id, { kind: 'person', data, version, note: '', correction: '' }).catch(
    async (error: unknown) => {
      if (!(error instanceof HttpError)) throw error;
      if (error.status === 400) throw inOwnNames(error);
      if (error.status !== 409) throw error;
      throw new HttpError(409, 'conflict', 'Your page was changed elsewhere since you opened it.', {
        data: { faculty: await readPage(services, page._id) },
      });
    },
  );
  return { data: { faculty: await readPage(services, page._id) } };
}

/** What members of the faculty do with their own pages, and heads with those of their department. */
export function ownPageRoutes(services: Services): Route[] {
  const { db, calendar } = services;
  const own = (tx: Database, staffId: string) => findOwnRecord(tx, staffId, calendar());
  return [
    action('readOwnFaculty', async (_input, { caller }) => ({
      data: { faculty: await readPage(services, await own(db, caller.id)) },
    })),
    action('updateOwnFaculty', async ({ body }, { caller }) =>
      updatePage(services, await readEditor(db, caller, calendar()), await own(db, caller.id), body),
    ),
    action('updateFaculty', async ({ params, body }, { caller }) =>
      updatePage(services, await readEditor(db, caller, calendar()), params.id, body),
    ),
  ];
}

interface Wish {
  _id: string;
  status: DocumentStatus;
}

const UNFIT = 'It does not fit what is asked for. Open it: the form says what to mend.';

/** @returns the status that it had. @throws HttpError 400, 403, 404, 409 */
function giveStatus(services: Services, editor: Editor, kind: DocumentKind, { _id, status }: Wish) {
  return inTransaction(services, async (inside) => {
    const before = await findDocument(inside.db, _id, { isLocked: true });
    if (!before || before.kind !== kind) throw notFound('It is no longer there.');
    if (before.status === status) return status;
    requireRight(editor, before);
    requireOwnFields(editor, before, { data: before.data, status });
    if (status === 'published' && !DOCUMENTS[kind].data.safeParse(before.data).success)
      throw new HttpError(409, 'unfit', UNFIT);
    await applyChange(inside, editor, before, { kind, data: before.data, status, note: '', correction: '' });
    return before.status;
  });
}

/** What a refusal says of the one field at fault, or of all. */
const reasonOf = ({ issues, message }: HttpError): string => issues?.[0]?.message ?? message;

/**
 * Gives documents of a kind another status, each by itself: one that cannot have it keeps none of the others from it.
 * `changed` has the status that each had before, which takes it back.
 */
export async function giveStatuses(
  services: Services,
  editor: Editor,
  { kind, documents }: { kind: DocumentKind; documents: readonly Wish[] },
) {
  requireProofFor(editor, kind, services.clock());
  const changed: Wish[] = [];
  const refused: { _id: string; name: string; reason: string }[] = [];
  for (const wish of documents) {
    try {
      changed.push({ _id: wish._id, status: await giveStatus(services, editor, kind, wish) });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const name = (await findDocument(services.db, wish._id))?.name ?? '';
      refused.push({ _id: wish._id, name, reason: reasonOf(error) });
    }
  }
  return { changed, refused };
}

/** What people of the university change themselves. */
export function documentRoutes(services: Services): Route[] {
  const { db, calendar } = services;
  const read = async (editor: Editor, id: string) => {
    const found = await findDocument(db, id);
    if (!found) throw notFound();
    requireReadAccess(editor, found.kind);
    return { data: { document: await describeDocument(services, editor, found) } };
  };
  const revisionsOf = async (caller: StaffCaller, id: string, query: { limit: number; page: number }) => {
    const document = await findDocument(db, id);
    const adapter = document && adapterOf(document.kind);
    if (!adapter) return listRevisions(db, id, { ...query, only: onlyKindsOf(caller.role) });
    requireReadAccess(await readEditor(db, caller, calendar()), document.kind);
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
