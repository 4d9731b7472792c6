import { calendarNow, today } from '@university/shared/identity';
import { fromIstInput, toIstInput } from '@university/shared/time';
import { type NoticeSection, noticeForm } from '../contract';
import { type Issue, issuesIn } from '../form/use-task-form';
import type { Fields } from '../form/UploadDesk';
import { type DetailField, detailsOf, hasLastDate, isAlert } from './sections';
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
  /** HH:MM in IST. */
  endTime: string;
  /** Rupees. */
  estimatedValue: string;
  /** `datetime-local` in IST. */
  openingAt: string;
  apply: string;
  vacancies: string;
  orderNumber: string;
  orderDate: string;
  /** Markdown. */
  text: string;
  /** `datetime-local` in IST. */
  startsAt: string;
  endsAt: string;
  place: string;
  /** Id of a picture; empty: none. */
  picture: string;
  /** Id of the notice that it corrects or belongs to; empty: none. */
  follows: string;
  autoArchive: boolean;
  validUntil: string;
  /** HH:MM in IST, of alerts; empty: the whole day. */
  validUntilTime: string;
}

export const BLANK: NoticeValues = {
  section: '',
  language: 'en',
  summary: '',
  publishAt: '',
  endDate: '',
  endTime: '',
  estimatedValue: '',
  openingAt: '',
  apply: '',
  vacancies: '',
  orderNumber: '',
  orderDate: '',
  text: '',
  startsAt: '',
  endsAt: '',
  place: '',
  picture: '',
  follows: '',
  autoArchive: false,
  validUntil: '',
  validUntilTime: '',
};

/** In our words where the contract's schema has only its library's. */
const MESSAGES: Partial<Record<string, string>> = {
  section: problems.section,
  language: problems.language,
  summary: problems.summary,
  publishAt: problems.publishAt,
  validUntil: problems.date,
  validUntilTime: problems.hour,
  endDate: problems.date,
  endTime: problems.hour,
  estimatedValue: problems.estimatedValue,
  openingAt: problems.time,
  orderDate: problems.date,
  apply: problems.apply,
  vacancies: problems.vacancies,
  orderNumber: problems.orderNumber,
  startsAt: problems.time,
  endsAt: problems.time,
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
  if (endTime && !endDate) issues.push({ path: 'endDate', message: problems.hourOfDate });
  if (endsAt && !startsAt) issues.push({ path: 'startsAt', message: problems.startsAt });
  else if (endsAt && endsAt < startsAt) issues.push({ path: 'endsAt', message: problems.endsAt });
  return { fields, issues };
}

/** A field as the call has it: times with their zone. */
function sent(field: DetailField, value: string): string {
  if (field === 'estimatedValue') return value.replaceAll(',', '');
  const isTime = field === 'startsAt' || field === 'endsAt' || field === 'openingAt';
  return value && isTime ? fromIstInput(value) : value;
}

/** The last day on which it is current: one of its own, or the last date to apply or bid. */
export const lastDayOf = ({ section, validUntil, endDate }: NoticeValues): string =>
  validUntil || (hasLastDate(section) ? endDate : '');

/** The hour at which it ends; only alerts have one. */
export const hourOf = ({ section, validUntilTime }: Pick<NoticeValues, 'section' | 'validUntilTime'>): string =>
  isAlert(section) ? validUntilTime : '';

function endIssue(values: NoticeValues): Issue | false {
  const [day, hour] = [lastDayOf(values), hourOf(values)];
  const path = hasLastDate(values.section) && !values.validUntil ? 'endDate' : 'validUntil';
  if (!day) return { path, message: path === 'endDate' ? problems.lastDate : problems.validUntil };
  if (day < today()) return { path, message: problems.validUntilPast };
  return (
    hour !== '' &&
    `${day}T${hour}` <= toIstInput(calendarNow()) && { path: 'validUntilTime', message: problems.hourPast }
  );
}

/** The field of one title, and what is wrong with it. @param path of its input */
export function titleField(typed: string, path: string): Checked {
  const fileName = typed.trim();
  const message = title.safeParse(fileName).error?.issues[0]?.message;
  return { fields: { fileName }, issues: message === undefined ? [] : [{ path, message }] };
}
