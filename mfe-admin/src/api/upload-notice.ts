import { call } from '@university/shared';
import type { Notice } from '@university/shared/contract';

interface Options {
  /** The same for every try of one form, so that the server publishes it once. */
  key: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Publishes a notice; takes as long as the file needs. */
export async function uploadNotice(body: FormData, { key, signal, onProgress }: Options): Promise<Notice> {
  const { data } = await call('POST /notice/upload', {
    body,
    headers: { 'Idempotency-Key': key },
    timeout: 0,
    signal,
    onProgress,
  });
  return data.notice;
}
