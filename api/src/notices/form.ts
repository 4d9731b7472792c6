import { noticeEdit, noticeUpload, type NoticeEdit, type NoticeUpload } from '@university/shared/contract';
import type { z } from 'zod';
import { checkPdf, type FileRule } from '../files';
import type { notices } from '../database/schema';

type Columns = Omit<
  typeof notices.$inferInsert,
  'id' | 'fileKey' | 'fileHash' | 'size' | 'pages' | 'createdAt' | 'createdBy' | 'publishAt' | 'archive' | 'version'
>;

const needsLastDay: z.core.CheckFn<{ autoArchive: boolean; validUntil?: string }> = ({ value, issues }) => {
  if (!value.autoArchive || value.validUntil) return;
  issues.push({ code: 'custom', path: ['validUntil'], message: 'Give the last valid day', input: value });
};

export const uploadForm = noticeUpload.check(needsLastDay);
export const editForm = noticeEdit.check(needsLastDay);

/** The file of a notice; `limit` in bytes. */
export function pdfRule<R extends boolean>(limit: number, required: R): FileRule & { required: R } {
  return { field: 'pdf', required, limit, missing: 'Choose a PDF file', check: checkPdf };
}

/** The columns that a form fills as a whole: what it leaves out is emptied. */
export function toColumns(fields: NoticeUpload | NoticeEdit): Columns {
  return {
    title: fields.fileName,
    section: fields.section,
    language: fields.language,
    // Browsers send every line break of a form as two characters.
    summary: fields.summary?.replaceAll('\r\n', '\n') ?? '',
    autoArchive: fields.autoArchive,
    validUntil: fields.validUntil ?? null,
    endDate: fields.endDate ?? null,
    apply: fields.apply ?? null,
    vacancies: fields.vacancies ?? null,
    orderNumber: fields.orderNumber ?? null,
    orderDate: fields.orderDate ?? null,
  };
}
