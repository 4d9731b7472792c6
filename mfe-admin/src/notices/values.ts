import { fromIstInput, today, toIstInput } from '@university/shared/time';
import { type NoticeSection, noticeForm, type StaffNotice } from '../contract';
import { type Issue, issuesIn } from '../form/use-task-form';
import type { Fields } from '../form/upload-queue';
import { detailsOf } from './sections';
import { texts } from './texts';

const { problems } = texts;

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

/** In our words where the contract's schema has only its library's. */
const MESSAGES: Partial<Record<string, string>> = {
  section: problems.section,
  language: problems.language,
  summary: problems.summary,
  publishAt: problems.publishAt,
  validUntil: problems.date,
  endDate: problems.date,
  orderDate: problems.date,
  apply: problems.apply,
  vacancies: problems.vacancies,
  orderNumber: problems.orderNumber,
};

/** What several notices of one form have in common, and the title of each. */
const common = noticeForm.omit({ fileName: true });
const title = noticeForm.shape.fileName;

interface Checked {
  fields: Fields;
  issues: Issue[];
}

/** The fields of the call that one form of several notices has once, and what is wrong with them. */
export function noticeFields(values: NoticeValues): Checked {
  const { section, language, summary, publishAt, autoArchive, validUntil } = values;
  const fields = {
    section,
    language,
    summary: summary.trim(),
    ...Object.fromEntries(detailsOf(section).map((field) => [field, values[field].trim()])),
    ...(publishAt && { publishAt: fromIstInput(publishAt) }),
    autoArchive: String(autoArchive),
    ...(autoArchive && { validUntil }),
  };
  const issues = issuesIn(common.safeParse(fields).error).map(({ path, message }) => ({
    path,
    message: MESSAGES[path] ?? message,
  }));
  const wrongEnd = autoArchive && !issues.some(({ path }) => path === 'validUntil') && endIssue(validUntil);
  return { fields, issues: wrongEnd ? [...issues, { path: 'validUntil', message: wrongEnd }] : issues };
}

function endIssue(day: string): string | false {
  if (!day) return problems.validUntil;
  return day < today() && problems.validUntilPast;
}

/** The field of one title, and what is wrong with it. @param path of its input */
export function titleField(typed: string, path: string): Checked {
  const fileName = typed.trim();
  const message = title.safeParse(fileName).error?.issues[0]?.message;
  return { fields: { fileName }, issues: message === undefined ? [] : [{ path, message }] };
}
