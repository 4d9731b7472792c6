import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Media } from '@university/shared/contract';
import type { Fields, SendOptions } from '../form/upload-queue';

/** Uploads a picture; takes as long as the file and making it ready need. The file stands last, behind the fields. */
export async function uploadPicture(
  fields: Fields,
  file: File | undefined,
  { key, ...options }: SendOptions,
): Promise<Media> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) body.append('picture', file, file.name);
  const headers = { 'Idempotency-Key': key };
  const { data } = await call(calls.uploadMedia, { body, headers, timeout: 0, ...options });
  return data.media;
}
