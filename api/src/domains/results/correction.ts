import type { ApplicantCorrection, Issue } from '@university/shared/contract';
import { invalid } from '@university/web';
import { birthDateHmac } from '../allotment/birth-date';
import type { Database } from '../../platform/database/database';
import type { applicants } from '../../platform/database/schema';
import { toIssues } from '../../platform/http/input';
import { keyedHash } from '../../platform/ids';
import { readSetting } from '../../platform/settings';
import type { Services } from '../../platform/services';
import type { CorrectedField } from './correction-mail';
import { rowSchema } from './csv/row';

type Person = Pick<typeof applicants.$inferSelect, 'name' | 'email' | 'dobHmac' | 'registeredCategory'>;

/** What an edit sends to say which state it saw. Tells nothing of the person, and changes with the date of birth too. */
export const versionOf = (
  { secretKey }: Pick<Services, 'secretKey'>,
  { name, email, dobHmac, registeredCategory }: Person,
): string => keyedHash(secretKey, `person:${JSON.stringify([name, email, dobHmac, registeredCategory])}`);

/** What was sent, checked as a row of a result file is. @throws HttpError 400 */
export async function readCorrection(
  tx: Database,
  { name, email, registered_category, birthDate }: ApplicantCorrection,
  at: Date,
) {
  const { shape } = rowSchema(at, await readSetting(tx, 'admission'));
  const issuesOf = (path: keyof ApplicantCorrection, column: keyof typeof shape, text: string): Issue[] => {
    const { error } = shape[column].safeParse(text);
    return error ? toIssues(error, path).map(({ message }) => ({ path, message })) : [];
  };
  const issues = [
    ...issuesOf('name', 'name', name),
    ...issuesOf('email', 'email', email),
    ...(birthDate === '' ? [] : issuesOf('birthDate', 'date_of_birth', birthDate)),
    ...issuesOf('registered_category', 'registered_category', registered_category),
  ];
  if (issues.length > 0) throw invalid(issues);
  return {
    name: shape.name.parse(name),
    email: shape.email.parse(email),
    registeredCategory: shape.registered_category.parse(registered_category),
    birthDate: birthDate === '' ? undefined : shape.date_of_birth.parse(birthDate),
  };
}

/** The same person with what was sent. @throws HttpError 400 when the address alone is another one, or nothing is */
export function corrected(
  { pepper }: Pick<Services, 'pepper'>,
  before: Person,
  { birthDate, ...sent }: Awaited<ReturnType<typeof readCorrection>>,
): { after: Person; changed: CorrectedField[] } {
  if (sent.email !== before.email && birthDate === undefined) {
    const message = 'Enter the date of birth too: what is stored of it is bound to the e-mail address.';
    throw invalid([{ path: 'birthDate', message }]);
  }
  const dobHmac = birthDate === undefined ? before.dobHmac : birthDateHmac(pepper, sent.email, birthDate);
  const after = { ...sent, dobHmac };
  // With another address the date has another hash in any case: whether it is the same one is tried with the old address.
  const isSameDate = birthDate === undefined || birthDateHmac(pepper, before.email, birthDate) === before.dobHmac;
  const changed: CorrectedField[] = [
    ...(['name', 'email', 'registeredCategory'] as const).filter((field) => after[field] !== before[field]),
    ...(isSameDate ? [] : ['birthDate' as const]),
  ];
  if (changed.length === 0) throw invalid([{ path: 'name', message: 'Nothing is different from what is stored.' }]);
  return { after, changed };
}
