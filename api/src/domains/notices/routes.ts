import { type Notice, type NoticeUpload, noticeEdit, noticeUpload } from '@university/shared/contract';
import { HttpError, notFound } from '@university/web';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { notices } from '../../platform/database/schema';
import {
  dropFile,
  type Form,
  type InspectedFile,
  type PdfFacts,
  withFile,
  type FileRule,
  pdfInspection,
  readForm,
} from '../../platform/files';
import { claimKey, idempotencyKey } from '../../platform/idempotency';
import { newId } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { type NewDraft, putDraft, removeNewNotice, stagesOf } from '../documents/draft-queries';
import { needsApproval } from '../documents/rules';
import { toData, loadReferenceData } from './document';
import {
  edit,
  firstOfSeries,
  listRevisions,
  requestReplaced,
  requireContent,
  requirePicture,
  setArchived,
  setWithdrawn,
} from './edit';
import {
  findNotice,
  findPublished,
  withSamePaper,
  listCurrent,
  listForStaff,
  listNotices,
  summarizeSections,
} from './queries';
import { fileColumns, NEVER, NO_FILE, type NoticeRow, toColumns, toNotice, toStaffNotice } from './state';
import { istDay } from '@university/shared/time';
import { z } from 'zod';
import { pageMetadata, action, PREVIEW_COOKIE, read, stream, type Route } from '../../platform/http/route';
import { readPreview, withDraft } from '../documents/draft-routes';
import { keepPaper, setChecked, sendFile } from './papers';

interface Origin {
  staffId: string;
  key?: string;
}

/**
 * Stores row and file, or neither. With two-person publishing as a draft in review. @throws HttpError 400; 409 for a
 * key of another upload
 */
export async function publish(
  services: Services,
  { fields, file, fingerprint }: Form<NoticeUpload, InspectedFile<PdfFacts> | undefined>,
  { staffId, key }: Origin,
): Promise<Notice> {
  const id = newId();
  const at = services.calendar();
  requireContent(fields.text, file !== undefined);
  const columns = file ? fileColumns(file) : NO_FILE;
  const { row, isNew } = await withFile(services, { file, key: columns.fileKey ?? undefined }, async (tx) => {
    const scope = `notice:staff:${staffId}`;
    const earlier = key && (await claimKey(tx, { scope, key, fingerprint, answer: id, at: services.clock() }));
    if (earlier) return { row: await uploaded(tx, earlier), isNew: false };
    const follows = await firstOfSeries(tx, id, fields.follows);
    await requirePicture(tx, fields.picture);
    const wanted = fields.publishAt ? new Date(fields.publishAt) : at;
    const waits = await needsApproval({ ...services, db: tx }, { kind: 'notice' }, fields);
    const [row] = await tx
      .insert(notices)
      .values({
        ...toColumns(fields),
        ...columns,
        follows,
        id,
        archive: fields.archive && !waits,
        publishAt: waits ? NEVER : wanted,
        // An old document is archived under its own date.
        createdAt: fields.archive && wanted < at ? wanted : at,
        createdBy: staffId,
      })
      .returning();
    await audit(tx, { at: services.clock(), actor: `staff:${staffId}`, action: 'upload', subject: `notice:${id}` });
    if (!row) throw new Error('The notice was not inserted');
    if (fields.draft) await removeNewNotice(tx, fields.draft, staffId);
    if (waits) await putDraft(tx, waiting(row, fields, staffId, at));
    return { row, isNew: true };
  });
  if (!isNew) await dropFile(services, columns.fileKey);
  return toNotice(row, at);
}

const waiting = (row: NoticeRow, { publishAt, archive }: NoticeUpload, by: string, at: Date): NewDraft => ({
  ...{ documentId: row.id, kind: 'notice', version: 1, base: row.version, stage: 'in-review', by, at },
  data: { ...toData(row), publishAt: publishAt ? new Date(publishAt).toISOString() : null },
  status: archive ? 'archived' : 'published',
  ...{ note: '', correction: '', remark: '', publishAt: null, scheduledBy: null },
});

async function uploaded(tx: Database, id: string): Promise<NoticeRow> {
  const row = await findNotice(tx, id);
  if (row && row.withdrawn !== '') return row;
  throw new HttpError(409, 'deleted', 'The notice of this upload was deleted since.');
}

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
    // After the lists, whose addresses it would match.
    read('getNotice', async ({ params }) => {
      const at = calendar();
      const row = await findPublished(db, params.id, at);
      return { data: { notice: toNotice(row, at), on: istDay(at), ...(await loadReferenceData(db, row, at)) } };
    }),
    stream('getNoticeFile', async ({ params }, { request, reply }) => {
      const token = request.cookies[PREVIEW_COOKIE];
      const preview = token ? readPreview(services, token) : null;
      const find = ({ db, calendar }: Services) => findPublished(db, params.id, calendar());
      const draft = preview?.documentId === params.id ? preview : undefined;
      const row = draft ? await withDraft(services, draft, find) : await find(services);
      await sendFile(services, row, request, reply, draft !== undefined);
    }),
    action('uploadNotice', async (_input, { request, caller }) => {
      const key = idempotencyKey(request);
      const form = await readForm(request, files, { schema: noticeUpload, file: pdfRule(services) });
      const notice = await publish(services, form, { staffId: caller.id, key });
      return { data: { notice, same: await withSamePaper(db, notice._id) } };
    }),
    action('editNotice', async ({ params }, { request, caller }) => {
      // Before the upload; checked again in the transaction.
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
      data: { notice: await setArchived(services, { ...params, ...body }, caller.id) },
    })),
    action('withdrawNotice', async ({ params, body }, { caller }) => ({
      data: { notice: await setWithdrawn(services, { ...params, ...body }, caller.id) },
    })),
    action('restoreNotice', async ({ params }, { caller }) => ({
      data: { notice: await setWithdrawn(services, { ...params, reason: null }, caller.id) },
    })),
    action('deleteNotice', async ({ params }, { caller }) => {
      await setWithdrawn(services, { ...params, reason: '' }, caller.id);
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
      data: await requestReplaced(services, caller.id, params),
    })),
  ];
}
