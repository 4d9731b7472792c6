import type { NoticeSection, StaffNotice } from '../contract';
import { toIstInput } from '../time/ist';

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
