import { notFound, invalid } from '../errors';
import { pageMetadata } from '../http/page';
import { action, read, stream, type Route } from '../http/route';
import type { Services } from '../services';
import { publish } from './publish';
import { findPublished, listNotices } from './repository';
import { sendFile } from './send-file';
import { readUpload } from './upload';

/** A key is any short text, usually a UUID. */
function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\x21-\x7e]{8,200}$/.test(header)) return header;
  throw invalid([{ path: 'Idempotency-Key', message: 'Send 8 to 200 characters without spaces' }]);
}

export function noticeRoutes(services: Services): Route[] {
  const { db, now, dataDir, noticeFileLimit, changed } = services;
  return [
    read('listNotices', async ({ query }) => {
      const { total, notices } = await listNotices(db, query, now());
      return { data: { notices }, metadata: pageMetadata(total, query) };
    }),
    stream('getNoticeFile', async ({ params }, { request, reply }) => {
      const notice = await findPublished(db, params.id, now());
      if (!notice) throw notFound('There is no such notice.');
      await sendFile(dataDir, notice, request, reply);
    }),
    action('uploadNotice', async (_input, { request, caller }) => {
      const key = idempotencyKey(request.headers['idempotency-key']);
      const upload = await readUpload(request, dataDir, noticeFileLimit);
      const notice = await publish(services, upload, { staffId: caller.id, key });
      changed();
      return { data: { notice } };
    }),
  ];
}
