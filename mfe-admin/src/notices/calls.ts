import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { AnswerOf } from '@university/shared/contract';
import type { Fields, SendOptions } from '../form/upload-queue';

/** What was published, and other notices with the same PDF. */
export type Uploaded = AnswerOf<'uploadNotice'>['data'];

/** The file stands last, so that the server can refuse a wrong field before it receives the file. */
function partsOf(fields: Fields, file: File | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('pdf', file, file.name);
  return form;
}

/** Publishes a notice, without a file where its text is all of it; takes as long as the file needs. */
export async function uploadNotice(
  fields: Fields,
  file: File | undefined,
  { key, ...options }: Pick<SendOptions, 'key'> & Partial<SendOptions>,
): Promise<Uploaded> {
  const { data } = await call(calls.uploadNotice, {
    body: partsOf(fields, file),
    headers: { 'Idempotency-Key': key },
    timeout: 0,
    ...options,
  });
  return data;
}

/** Stores a PDF that a draft of a notice may name, and nobody sees before it is published. */
export async function storeFile(id: string, file: File) {
  const { data } = await call(calls.keepNoticeFile, { params: { id }, body: partsOf({}, file), timeout: 0 });
  return data.file;
}
