import { call } from '@university/shared';
import type { Notice } from '@university/shared/contract';
import { fieldsToSend, toFormData } from '../notice-form/fields-to-send';
import type { NoticeValues } from '../notice-form/values';

interface Options {
  /** Takes the place of the present file. */
  file: File | undefined;
  /** The version that was seen. */
  version: number;
}

/** @throws ApiError 409 `stale` with the notice as it is now */
export async function editNotice(
  id: string,
  values: NoticeValues & { fileName: string },
  { file, version }: Options,
): Promise<Notice> {
  const body = toFormData({ ...fieldsToSend(values), version: String(version) }, file);
  const { data } = await call('PUT /notice/:id', { params: { id }, body, timeout: 0 });
  return data.notice;
}
