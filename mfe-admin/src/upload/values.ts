import type { NoticeSection } from '../contract';

/** What staff enter, as the inputs hold it. */
export interface UploadValues {
  section: NoticeSection | '';
  fileName: string;
  language: 'en' | 'hi';
  summary: string;
  endDate: string;
  apply: string;
  vacancies: string;
  orderNumber: string;
  orderDate: string;
  autoArchive: boolean;
  validUntil: string;
}

export type UploadField = keyof UploadValues | 'pdf';

export const BLANK: UploadValues = {
  section: '',
  fileName: '',
  language: 'en',
  summary: '',
  endDate: '',
  apply: '',
  vacancies: '',
  orderNumber: '',
  orderDate: '',
  autoArchive: false,
  validUntil: '',
};

export type ChangeValues = (change: Partial<UploadValues>) => void;

/** The element id of a field's input. */
export const idOf = (field: UploadField): string => `upload-${field}`;
