import { istDay } from '@university/shared/time';
import { noticeEdit, noticeUpload } from '@university/shared/contract';
import { notFound } from '@university/web';
import { z } from 'zod';
import { type FileRule, type PdfFacts, pdfInspection, readForm } from '../../platform/files';
import { pageMetadata, action, PREVIEW_COOKIE, read, stream, type Route } from '../../platform/http/route';
import { idempotencyKey } from '../../platform/idempotency';
import type { Services } from '../../platform/services';
import { readPreview, withDraft } from '../documents/drafts/preview';
import { stagesOf } from '../documents/drafts/repository';
import { setArchived } from './archive';
import { edit, remove } from './edit';
import { keepPaper, setChecked } from './papers';
import { publish } from './publish';
import { findNotice, findPublished, listCurrent, listNotices } from './repository';
import { summarizeSections } from './front';
import { listRevisions, requestReplaced } from './revisions';
import { sendFile } from './send-file';
import { listForStaff } from './staff-list';
import { readSurroundings } from './surroundings';
import { toNotice, toStaffNotice } from './state';

/** The file of a notice. Staff send it, so it may wait as long as others are read. */
const pdfRule = ({ db, isolated, noticeFileLimit }: Pick<Services, 'db' | 'isolated' | 'noticeFileLimit'>) =>
  ({
    field: 'pdf',
    required: false,
    limit: noticeFileLimit,
    missing: '',
    inspect: async (file) => {
      const facts = await pdfInspection(isolated)(file);
      await setChecked(db, file.hash, true);
      return facts;
    },
  }) satisfies FileRule<PdfFacts>;

const NEEDED = { required: true, missing: 'Choose a PDF file' } as const;

export function noticeRoutes(services: Services): Route[] {
  const { db, files, calendar } = services;
  const missing = () => notFound('There is no such notice.');
  return [
    read('listNotices', async ({ query }) => {
      const { total, notices } = await listCurrent(services, query);
      return { data: { notices, on: istDay(calendar()) }, metadata: pageMetadata(total, query) };
    }),
    read('listArchivedNotices', async ({ query }) => {
      const at = calendar();
      const { total, notices } = await listNotices(db, 'archived', query, at);
      return { data: { notices, on: istDay(at) }, metadata: pageMetadata(total, query) };
    }),
    read('listNoticeSections', async () => ({ data: { sections: await summarizeSections(services) } })),
    // After the lists, whose addresses would fit it too.
    read('getNotice', async ({ params }) => {
      const at = calendar();
      const row = await findPublished(db, params.id, at);
      if (!row) throw missing();
      return { data: { notice: toNotice(row, at), on: istDay(at), ...(await readSurroundings(db, row, at)) } };
    }),
    stream('getNoticeFile', async ({ params }, { request, reply }) => {
      const token = request.cookies[PREVIEW_COOKIE];
      const preview = token ? readPreview(services, token) : null;
      const find = ({ db, calendar }: Services) => findPublished(db, params.id, calendar());
      const isDraft = preview?.id === params.id;
      const row = isDraft ? await withDraft(services, params.id, find) : await find(services);
      if (!row) throw missing();
      await sendFile(services, row, request, reply, isDraft);
    }),
    action('uploadNotice', async (_input, { request, caller }) => {
      const key = idempotencyKey(request);
      const form = await readForm(request, files, { schema: noticeUpload, file: pdfRule(services) });
      return { data: { notice: await publish(services, form, { staffId: caller.id, key }) } };
    }),
    action('editNotice', async ({ params }, { request, caller }) => {
      // Before the file is received for nothing; looked at again when it is changed.
      if (!(await findNotice(db, params.id))) throw missing();
      const form = await readForm(request, files, { schema: noticeEdit, file: pdfRule(services) });
      return { data: { notice: await edit(services, params.id, form, caller.id) } };
    }),
    action('keepNoticeFile', async ({ params }, { request }) => {
      if (!(await findNotice(db, params.id))) throw missing();
      const { file } = await readForm(request, files, {
        schema: z.object({}),
        file: { ...pdfRule(services), ...NEEDED },
      });
      return { data: { file: await keepPaper(services, params.id, file) } };
    }),
    action('archiveNotice', async ({ params, body }, { caller }) => ({
      data: { notice: await setArchived(services, params.id, body, caller.id) },
    })),
    action('deleteNotice', async ({ params }, { caller }) => {
      await remove(services, params.id, caller.id);
      return { data: {} };
    }),
    action('listStaffNotices', async ({ query }) => {
      const { notices, counts } = await listForStaff(db, query, calendar());
      return { data: { notices, counts }, metadata: pageMetadata(counts[query.state], query) };
    }),
    action('getStaffNotice', async ({ params }) => {
      const row = await findNotice(db, params.id);
      if (!row) throw missing();
      const stages = await stagesOf(db, [row.id]);
      return { data: { notice: toStaffNotice(row, stages.get(row.id) ?? null, calendar()) } };
    }),
    action('listNoticeRevisions', async ({ params }) => {
      if (!(await findNotice(db, params.id))) throw missing();
      return { data: { revisions: await listRevisions(db, params.id) } };
    }),
    action('requestReplacedFile', async ({ params }, { caller }) => ({
      data: await requestReplaced(services, caller.id, params.id, params.version),
    })),
  ];
}
