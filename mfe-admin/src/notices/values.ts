import { calendarNow, today } from '@university/shared/identity';
import { fromIstInput, toIstInput } from '@university/shared/time';
import { type NoticeSection, noticeForm } from '../contract';
import { type Issue, issuesIn } from '../form/use-task-form';
import type { Fields } from '../form/UploadDesk';
import { DETAIL_FIELDS, type DetailField, detailsOf, hasLastDate, isAlert } from './sections';
import { texts } from './texts';

/** What staff enter, as the inputs hold it: `datetime-local` and HH:MM in IST, rupees, Markdown; ids are empty for none. */
export const BLANK = {
  section: '' as NoticeSection | '',
  language: 'en' as 'en' | 'hi',
  summary: '',
  publishAt: '',
  ...(Object.fromEntries(DETAIL_FIELDS.map((field) => [field, ''])) as Record<DetailField, string>),
  text: '',
  picture: '',
  follows: '',
  autoArchive: false,
  validUntil: '',
  validUntilTime: '',
};

export type NoticeValues = typeof BLANK;

/** Where the contract has only zod's messages. */
const MESSAGES: Partial<Record<string, string>> = {
  section: 'Choose a section',
  language: 'Choose English or Hindi',
  summary: 'Keep the summary under 5,000 characters',
  publishAt: 'Give day and time, or leave it empty',
  validUntil: texts.problemsDate,
  validUntilTime: texts.problemsHour,
  endDate: texts.problemsDate,
  endTime: texts.problemsHour,
  estimatedValue: 'Give the value in rupees, in digits',
  openingAt: texts.problemsTime,
  orderDate: texts.problemsDate,
  apply: 'Give a full address that begins with https:// or http://',
  vacancies: 'Give the number of vacancies in digits, 1 or more',
  orderNumber: 'Keep the order number under 100 characters',
  startsAt: texts.problemsTime,
  endsAt: texts.problemsTime,
};

const common = noticeForm.omit({ fileName: true });
const title = noticeForm.shape.fileName;

interface Checked {
  fields: Fields;
  issues: Issue[];
}

export function noticeFields(values: NoticeValues): Checked {
  const { section, language, summary, publishAt, autoArchive } = values;
  const validUntil = lastDayOf(values);
  const fields = {
    section,
    language,
    summary: summary.trim(),
    text: values.text.trim(),
    picture: values.picture,
    follows: values.follows,
    ...Object.fromEntries(detailsOf(section).map((field) => [field, sent(field, values[field].trim())])),
    ...(publishAt && { publishAt: fromIstInput(publishAt) }),
    autoArchive: String(autoArchive),
    ...(autoArchive && { validUntil, validUntilTime: hourOf(values) }),
  };
  const issues = issuesIn(common.safeParse(fields).error).map(({ path, message }) => ({
    path,
    message: MESSAGES[path] ?? message,
  }));
  const isDayWrong = issues.some(({ path }) => path === 'validUntil' || path === 'endDate');
  const wrongEnd = autoArchive && !isDayWrong && endIssue(values);
  if (wrongEnd) issues.push(wrongEnd);
  const { startsAt = '', endsAt = '', endDate = '', endTime = '' }: Fields = fields;
  if (endTime && !endDate) issues.push({ path: 'endDate', message: 'Give the last date of this hour' });
  if (endsAt && !startsAt) issues.push({ path: 'startsAt', message: 'Give the start as well' });
  else if (endsAt && endsAt < startsAt) issues.push({ path: 'endsAt', message: texts.problemsEndsAt });
  return { fields, issues };
}

function sent(field: DetailField, value: string): string {
  if (field === 'estimatedValue') return value.replaceAll(',', '');
  const isTime = field === 'startsAt' || field === 'endsAt' || field === 'openingAt';
  return value && isTime ? fromIstInput(value) : value;
}

export const lastDayOf = ({ section, validUntil, endDate }: NoticeValues): string =>
  validUntil || (hasLastDate(section) ? endDate : '');

export const hourOf = ({ section, validUntilTime }: Pick<NoticeValues, 'section' | 'validUntilTime'>): string =>
  isAlert(section) ? validUntilTime : '';

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

export function titleField(typed: string, path: string): Checked {
  const fileName = typed.trim();
  const message = title.safeParse(fileName).error?.issues[0]?.message;
  return { fields: { fileName }, issues: message === undefined ? [] : [{ path, message }] };
}
