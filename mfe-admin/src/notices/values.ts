import { calendarNow, today } from '@university/shared/identity';
import { toIstInput } from '@university/shared/time';
import type { NoticeSection } from '../contract';
import { DOCUMENTS } from '../documents/contract';
import type { DocumentOutput, DocumentValues } from '../documents/form-context';
import { fieldsOfKind } from '../documents/kinds';
import { hindiIn } from '../documents/model/check';
import { fromValues, toValues, type Values } from '../documents/model/values';
import { type Issue, issuesIn } from '../form/use-task-form';
import { DETAIL_FIELDS, type DetailField, detailsOf, hasLastDate, isAlert } from './sections';
import { texts } from './texts';

type TextName = DetailField | 'fileName' | 'file' | 'summary' | 'text' | 'picture' | 'follows';
type DayName = 'publishAt' | 'validUntil' | 'validUntilTime';

/** As the inputs of the document hold it. */
export type NoticeValues = Values & { [Name in TextName | DayName]: string } & {
  section: NoticeSection | '';
  language: 'en' | 'hi';
  autoArchive: boolean;
};

export interface NoticeFormValues extends DocumentValues {
  data: NoticeValues;
}

export const BLANK = toValues(fieldsOfKind('notice'), { language: 'en' }) as NoticeValues;

/** Without the details of other sections. */
function dataOf(values: NoticeValues): Record<string, unknown> {
  const asked = detailsOf(values.section);
  const others = DETAIL_FIELDS.filter((field) => !asked.includes(field)).map((field) => [field, null]);
  return {
    ...fromValues(fieldsOfKind('notice'), values),
    ...Object.fromEntries(others),
    ...hindiIn(values),
    validUntil: (values.autoArchive && lastDayOf(values)) || null,
    validUntilTime: (values.autoArchive && hourOf(values)) || null,
  };
}

export const entered = ({ data, note, correction }: NoticeFormValues): DocumentOutput => ({
  data: dataOf(data),
  note: note.trim(),
  correction: correction.trim(),
});

/** Whether there is a file is for the form to say. */
export function checkNotice(values: NoticeValues): { data: Record<string, unknown>; issues: Issue[] } {
  const given = dataOf(values);
  const { data = given, error } = DOCUMENTS.notice.data.safeParse({ ...given, file: '' });
  const end = values.autoArchive && endIssue(values);
  const issues = issuesIn(error).filter(({ path }) => !end || path !== 'validUntil');
  return { data: { ...data, file: given.file }, issues: end ? [...issues, end] : issues };
}

/** The fields of the multipart call, which are named like those of the document. */
export const sentOf = ({ file, hi, ...data }: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(data).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])));

const lastDayOf = ({ section, validUntil, endDate }: NoticeValues): string =>
  validUntil || (hasLastDate(section) ? endDate : '');

const hourOf = ({ section, validUntilTime }: NoticeValues): string => (isAlert(section) ? validUntilTime : '');

function endIssue(values: NoticeValues): Issue | false {
  const [day, hour] = [lastDayOf(values), hourOf(values)];
  const path = hasLastDate(values.section) && !values.validUntil ? 'endDate' : 'validUntil';
  if (!day) return { path, message: path === 'endDate' ? texts.problemsLastDate : texts.problemsValidUntil };
  if (day < today()) return { path, message: 'That day is over. Choose today or a later day' };
  return (
    hour !== '' &&
    `${day}T${hour}` <= toIstInput(calendarNow()) && { path: 'validUntilTime', message: texts.problemsHourPast }
  );
}
