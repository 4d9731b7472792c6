import { noticeUpload } from '../contract';
import type { Issue } from '../form/checked';
import { texts } from '../texts/notices';
import { today } from '../time/ist';
import { fieldsToSend } from './fields-to-send';
import { BLANK, type NoticeValues } from './values';

const { problems } = texts;

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

/** Everything wrong with what was entered about a notice, by the contract and by what keeps it visible. */
export function issuesOf(values: NoticeValues & { fileName: string }): Issue[] {
  const { error } = noticeUpload.safeParse(fieldsToSend(values));
  const found = (error?.issues ?? []).map(({ path, message }) => {
    const name = path.join('.');
    return { path: name, message: MESSAGES[name] ?? message };
  });
  if (!values.autoArchive || found.some(({ path }) => path === 'validUntil')) return found;
  const { validUntil } = values;
  if (!validUntil) return [...found, { path: 'validUntil', message: problems.validUntil }];
  return validUntil < today() ? [...found, { path: 'validUntil', message: problems.validUntilPast }] : found;
}

/** What is wrong with a title alone. */
export function titleIssue(fileName: string): string | undefined {
  return issuesOf({ ...BLANK, section: 'notices', fileName }).find(({ path }) => path === 'fileName')?.message;
}
