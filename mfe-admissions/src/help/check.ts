import { isEmail, normalizeMobile } from '@university/shared/contract';
import type { Problem } from '@university/shared/kit';
import { LOCALE } from '@university/shared/language';
import { texts } from './texts';

/** The fields that may be wrong, in the order of the form, by the names of the contract. */
export const FIELDS = ['name', 'email', 'mobile', 'form_number', 'track', 'reason', 'message'] as const;

export type FieldName = (typeof FIELDS)[number];

/** Id of a field's control; of what happens, of the first choice. */
export const fieldId = (name: FieldName) => `help-${name}`;

/** What is wrong with each field, where something is. */
export type Wrong = Partial<Record<FieldName, string>>;

const words = texts.errors;

/** Most characters of a message. Source: the contract. */
export const MOST = 2_000;

/** What is wrong with what was typed. The server checks the same and decides. */
export function checkHelp(form: FormData): Wrong {
  const text = (name: FieldName) => String(form.get(name) ?? '').trim();
  const wrong: Wrong = {};
  if (text('name').length < 2) wrong.name = words.name;
  if (!isEmail(text('email'))) wrong.email = text('email') === '' ? words.noEmail : words.email;
  if (text('mobile') !== '' && !normalizeMobile(text('mobile'))) wrong.mobile = words.mobile;
  if (text('form_number') === '') wrong.form_number = words.number;
  if (text('track') === '') wrong.track = words.track;
  if (text('reason') === '') wrong.reason = words.reason;
  if (text('message').length > MOST) wrong.message = words.tooLong(MOST.toLocaleString(LOCALE));
  if (text('reason') === 'other' && text('message') === '') wrong.message = words.message;
  return wrong;
}

/** The same as a list that leads to the fields. */
export const problemsOf = (wrong: Wrong): Problem[] =>
  FIELDS.flatMap((name) => {
    const message = wrong[name];
    return message ? [{ field: fieldId(name), message }] : [];
  });
