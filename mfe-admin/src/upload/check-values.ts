import { noticeUpload } from '../contract';
import type { Problem } from '../form/ErrorSummary';
import { texts } from '../texts';
import { fieldsToSend } from './fields-to-send';
import { idOf, type UploadField, type UploadValues } from './values';

const { problems } = texts;

/** In our words where the contract's schema has only its library's. */
const MESSAGES: Partial<Record<string, string>> = {
  section: problems.section,
  language: problems.language,
  summary: problems.summary,
  validUntil: problems.date,
  endDate: problems.date,
  orderDate: problems.date,
  apply: problems.apply,
  vacancies: problems.vacancies,
  orderNumber: problems.orderNumber,
};

/** Fields in the order of the form, which is the order of the summary. */
const ORDER: readonly string[] = [
  'section',
  'fileName',
  'language',
  'summary',
  'endDate',
  'apply',
  'vacancies',
  'orderNumber',
  'orderDate',
  'autoArchive',
  'validUntil',
  'pdf',
] satisfies UploadField[];

/** Issues of the schema or of the API as problems beside our fields; one a field, those of no field left out. */
export function toProblems(issues: readonly { path: string; message: string }[]): Problem[] {
  return ORDER.flatMap((path) => {
    const issue = issues.find((each) => each.path === path);
    return issue ? [{ field: idOf(path as UploadField), message: MESSAGES[path] ?? issue.message }] : [];
  });
}

/** Today in India, YYYY-MM-DD. */
const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

/** Everything wrong with what was typed, by the rules of the contract and those that keep a notice visible. */
export function checkValues(values: UploadValues): Problem[] {
  const { error } = noticeUpload.safeParse(fieldsToSend(values));
  const found = toProblems((error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })));
  if (!values.autoArchive) return found;
  const field = idOf('validUntil');
  if (!values.validUntil) return [...found, { field, message: problems.validUntil }];
  return values.validUntil < today() ? [...found, { field, message: problems.validUntilPast }] : found;
}
