import { formatSize } from '@university/shared/ui';
import { NOTICE_FILE_LIMIT, noticeUpload } from '../contract';
import type { Issue } from '../form/use-task-form';
import { today } from '../time/ist';
import { texts } from './texts';
import { BLANK, fieldsToSend, type NoticeValues } from './values';

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

const MAGIC = '%PDF-';

/** Readers look for the mark in the first kilobyte; so does the API. */
const MAGIC_WITHIN = 1024;

export const LIMIT_IN_WORDS = `${NOTICE_FILE_LIMIT / 1024 / 1024} MB`;

/** What is wrong with a file, before it is sent; null when nothing is. */
export async function checkFile(file: File | null): Promise<string | null> {
  if (!file) return problems.noFile;
  if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) return problems.notPdf;
  if (file.size === 0) return problems.emptyFile;
  if (file.size > NOTICE_FILE_LIMIT) return problems.tooLarge(formatSize(file.size), LIMIT_IN_WORDS);
  try {
    return (await firstText(file)).includes(MAGIC) ? null : problems.notPdf;
  } catch {
    // Moved, changed or removed since it was chosen.
    return problems.unreadable;
  }
}

function firstText(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsText(file.slice(0, MAGIC_WITHIN), 'latin1');
  });
}
