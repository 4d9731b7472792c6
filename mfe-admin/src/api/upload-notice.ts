import { call } from '@university/shared';
import type { Notice } from '@university/shared/contract';
import { toFormData } from '../notice-form/fields-to-send';

interface Options {
  /** The same for every try of one upload, so that the server publishes it once. */
  key: string;
  signal: AbortSignal;
  /** Called with 0 to 1. */
  onProgress: (share: number) => void;
}

/** Publishes a notice; takes as long as the file needs. */
export async function uploadNotice(
  fields: Record<string, string>,
  file: File,
  { key, signal, onProgress }: Options,
): Promise<Notice> {
  const { data } = await call('POST /notice/upload', {
    body: toFormData(fields, file),
    headers: { 'Idempotency-Key': key },
    timeout: 0,
    signal,
    onProgress,
  });
  return data.notice;
}
