import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { AnswerOf } from '@university/shared/contract';
import type { Fields, SendOptions } from '../form/UploadDesk';
import { formatSize } from '@university/shared/kit';
import { NOTICE_FILE_LIMIT } from '../contract';
import { texts } from './texts';
import { formDataOf } from '../api/changes';

export type Uploaded = AnswerOf<'uploadNotice'>['data'];

export async function uploadNotice(
  fields: Fields,
  file: File | undefined,
  { key, ...options }: Pick<SendOptions, 'key'> & Partial<SendOptions>,
): Promise<Uploaded> {
  const { data } = await call(calls.uploadNotice, {
    body: formDataOf('pdf', file ? [file] : [], fields),
    headers: { 'Idempotency-Key': key },
    timeout: 0,
    ...options,
  });
  return data;
}

export async function storeFile(id: string, file: File) {
  const { data } = await call(calls.keepNoticeFile, { params: { id }, body: formDataOf('pdf', [file]), timeout: 0 });
  return data.file;
}

const MAGIC = '%PDF-';

/** As PDF readers and the API do. */
const MAGIC_WITHIN = 1024;
export const LIMIT_IN_WORDS = `${NOTICE_FILE_LIMIT / 1024 / 1024} MB`;

export async function checkFile(file: File | null): Promise<string | null> {
  if (!file) return texts.problemsNoFile;
  if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) return texts.problemsNotPdf;
  if (file.size === 0) return 'This file is empty. Choose another';
  if (file.size > NOTICE_FILE_LIMIT) return `This file has ${formatSize(file.size)}. The limit is ${LIMIT_IN_WORDS}`;
  try {
    return (await file.slice(0, MAGIC_WITHIN).text()).includes(MAGIC) ? null : texts.problemsNotPdf;
  } catch {
    // Moved or removed since it was chosen.
    return 'This file cannot be read. Choose it again';
  }
}
