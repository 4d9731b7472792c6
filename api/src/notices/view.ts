import type { Notice } from '@university/shared/contract';
import type { notices } from '../database/schema';

export type NoticeRow = typeof notices.$inferSelect;

/** Where the website reaches this API; the path of a file is part of the answer. */
const BASE = '/api/v1';

/** The hash in the address changes with the file, so that the file may be kept for ever. */
function fileLink({ id, fileHash }: NoticeRow): string {
  return `${BASE}/notice/${id}/file?v=${fileHash.slice(0, 12)}`;
}

export function toNotice(row: NoticeRow): Notice {
  const { id, title, createdAt, publishAt, ...rest } = row;
  return {
    ...rest,
    _id: id,
    fileName: title,
    fileLink: fileLink(row),
    publishAt: publishAt.toISOString(),
    created_at: createdAt.toISOString(),
  };
}
