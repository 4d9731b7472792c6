import { mediaUpload, PICTURE_FILE_LIMIT } from '@university/shared/contract';
import { notFound } from '@university/web';
import { type FileRule, readForm } from '../../platform/files';
import { pageMetadata, action, type Route, stream } from '../../platform/http/route';
import { idempotencyKey } from '../../platform/idempotency';
import type { Services } from '../../platform/services';
import { findMedia, listMedia } from './repository';
import { sendMediaFile } from './send-file';
import { toMedia } from './state';
import { addPicture, PICTURE_FIELD } from './upload';

const PICTURE = {
  field: PICTURE_FIELD,
  required: true,
  limit: PICTURE_FILE_LIMIT,
  missing: 'Choose a picture',
} as const satisfies FileRule;

export function mediaRoutes(services: Services): Route[] {
  const { db, files } = services;
  return [
    action('uploadMedia', async (_input, { request, caller }) => {
      const key = idempotencyKey(request);
      const form = await readForm(request, files, { schema: mediaUpload, file: PICTURE });
      return { data: { media: await addPicture(services, form, { staffId: caller.id, key }) } };
    }),
    action('listMedia', async ({ query }) => {
      const { total, media } = await listMedia(db, query);
      return { data: { media }, metadata: pageMetadata(total, query) };
    }),
    action('readMedia', async ({ params }) => {
      const row = await findMedia(db, params.id);
      if (!row) throw notFound('There is no such picture.');
      return { data: { media: toMedia(row) } };
    }),
    stream('getMediaFile', ({ params }, { request, reply }) => sendMediaFile(services, params, request, reply)),
  ];
}
