import { noticeEdit, noticeUpload, type NoticeEdit, type NoticeUpload } from '@university/shared/contract';
import type { z } from 'zod';
import { pdfInspection, type FileRule, type PdfFacts } from '../../platform/files';
import type { Services } from '../../platform/services';
import type { notices } from '../../platform/database/schema';

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

/** The file of a notice. Staff send it, so it may wait as long as others are read. */
export function pdfRule<R extends boolean>(
  { isolated, noticeFileLimit }: Pick<Services, 'isolated' | 'noticeFileLimit'>,
  required: R,
): FileRule<PdfFacts> & { required: R; inspect: ReturnType<typeof pdfInspection> } {
  const inspect = pdfInspection(isolated);
  return { field: 'pdf', required, limit: noticeFileLimit, missing: 'Choose a PDF file', inspect };
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
