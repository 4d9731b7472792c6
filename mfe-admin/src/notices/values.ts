import type { NoticeSection, StaffNotice } from '../contract';
import { fromIstInput, toIstInput } from '../time/ist';
import { detailsOf } from './sections';

/** What staff enter about a notice, as the inputs hold it. */
export interface NoticeValues {
  section: NoticeSection | '';
  language: 'en' | 'hi';
  summary: string;
  /** `datetime-local` in IST. */
  publishAt: string;
  endDate: string;
  apply: string;
  vacancies: string;
  orderNumber: string;
  orderDate: string;
  autoArchive: boolean;
  validUntil: string;
}

export const BLANK: NoticeValues = {
  section: '',
  language: 'en',
  summary: '',
  publishAt: '',
  endDate: '',
  apply: '',
  vacancies: '',
  orderNumber: '',
  orderDate: '',
  autoArchive: false,
  validUntil: '',
};

/** A notice as the inputs hold it. */
export function valuesOf(notice: Omit<StaffNotice, 'state'>): NoticeValues & { fileName: string } {
  const { fileName, section, language, summary, autoArchive } = notice;
  return {
    fileName,
    section,
    language,
    summary,
    autoArchive,
    publishAt: toIstInput(notice.publishAt),
    endDate: notice.endDate ?? '',
    apply: notice.apply ?? '',
    vacancies: notice.vacancies?.toString() ?? '',
    orderNumber: notice.orderNumber ?? '',
    orderDate: notice.orderDate ?? '',
    validUntil: notice.validUntil ?? '',
  };
}

/** The text fields of the call: those every notice has, and those its section asks for. */
export function fieldsToSend(values: NoticeValues & { fileName: string }): Record<string, string> {
  const { section, fileName, language, summary, publishAt, autoArchive, validUntil } = values;
  return {
    fileName: fileName.trim(),
    section,
    language,
    summary: summary.trim(),
    ...Object.fromEntries(detailsOf(section).map((field) => [field, values[field].trim()])),
    ...(publishAt && { publishAt: fromIstInput(publishAt) }),
    autoArchive: String(autoArchive),
    ...(autoArchive && { validUntil }),
  };
}

/** The file stands last, so that the server can refuse a wrong field before it receives the file. */
export function toFormData(fields: Record<string, string>, file?: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('pdf', file, file.name);
  return form;
}
