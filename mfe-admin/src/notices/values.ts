import { calendarNow, today } from '@university/shared/identity';
import { fromIstInput, toIstInput } from '@university/shared/time';
import { type NoticeSection, noticeForm } from '../contract';
import { type Issue, issuesIn } from '../form/use-task-form';
import type { Fields } from '../form/upload-queue';
import { type DetailField, detailsOf, isAlert } from './sections';
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
  const { section, language, summary, publishAt, autoArchive, validUntil } = values;
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
  const wrongEnd =
    autoArchive && !issues.some(({ path }) => path === 'validUntil') && endIssue(validUntil, hourOf(values));
  if (wrongEnd) issues.push(wrongEnd);
  const { startsAt = '', endsAt = '' }: Fields = fields;
  if (endsAt && !startsAt) issues.push({ path: 'startsAt', message: problems.startsAt });
  else if (endsAt && endsAt < startsAt) issues.push({ path: 'endsAt', message: problems.endsAt });
  return { fields, issues };
}

/** A field as the call has it: times with their zone. */
const sent = (field: DetailField, value: string) =>
  value && (field === 'startsAt' || field === 'endsAt') ? fromIstInput(value) : value;

/** The hour at which it ends; only alerts have one. */
export const hourOf = ({ section, validUntilTime }: Pick<NoticeValues, 'section' | 'validUntilTime'>): string =>
  isAlert(section) ? validUntilTime : '';

function endIssue(day: string, hour: string): Issue | false {
  if (!day) return { path: 'validUntil', message: problems.validUntil };
  if (day < today()) return { path: 'validUntil', message: problems.validUntilPast };
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
