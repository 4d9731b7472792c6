import type { Notice, StaffNotice } from '@university/shared/contract';
import { isArchived, stateOf, type NoticeRow } from './state';

/** Where the website reaches this API; the path of a file is part of the answer. */
const BASE = '/api/v1';

/** The hash in the address changes with the file, so that the file may be kept for ever. */
function fileLink({ id, fileHash }: NoticeRow): string {
  return `${BASE}/notice/${id}/file?v=${fileHash.slice(0, 12)}`;
}

/** A notice as it stands at a time. */
export function toNotice(row: NoticeRow, now: Date): Notice {
  const { id, title, createdAt, publishAt, ...rest } = row;
  return {
    ...rest,
    _id: id,
    fileName: title,
    fileLink: fileLink(row),
    archive: isArchived(row, now),
    publishAt: publishAt.toISOString(),
    created_at: createdAt.toISOString(),
  };
}

export function toStaffNotice(row: NoticeRow, now: Date): StaffNotice {
  return { ...toNotice(row, now), state: stateOf(row, now) };
}
