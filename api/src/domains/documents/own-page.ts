import type { BodyOf, DocumentData } from '@university/shared/contract';
import { HttpError, invalid, notFound } from '@university/web';
import type { Database } from '../../platform/database/database';
import { action, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { readCorrections, withCorrections } from '../catalogue/corrections';
import { fitting } from '../catalogue/fit';
import { toFacultyDetail } from '../catalogue/faculty';
import { readCatalogue } from '../catalogue/snapshot';
import { updateDocument } from './change';
import { type Editor, findOwnRecord, readEditor } from './editors';
import { findDocument } from './repository';

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
