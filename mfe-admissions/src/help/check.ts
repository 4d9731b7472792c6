import { isEmail, normalizeMobile } from '@university/shared/contract';
import type { Problem } from '@university/shared/kit';
import { LOCALE } from '@university/shared/language';
import { texts } from './texts';

export const FIELDS = ['name', 'email', 'mobile', 'form_number', 'track', 'reason', 'message'] as const;

export type FieldName = (typeof FIELDS)[number];

export const fieldId = (name: FieldName) => `help-${name}`;

export type Wrong = Partial<Record<FieldName, string>>;

const words = texts.errors;

/** Source: the contract. */
export const MOST = 2_000;

/** The server validates again. */
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

export const problemsOf = (wrong: Wrong): Problem[] =>
  FIELDS.flatMap((name) => {
    const message = wrong[name];
    return message ? [{ field: fieldId(name), message }] : [];
  });
