import { type DocumentKind, isUrgent, reviewedBy } from '@university/shared/contract';
import { HttpError } from '@university/web';
import type { Services } from '../../platform/services';
import { readSetting } from '../approvals/settings';

/**
 * Whether what is published of a kind has to be seen by a second person first.
 * @param states what is there and what is to be: where all of them are urgent, nobody waits
 */
export async function takesTwo(
  services: Pick<Services, 'db' | 'isDeployed'>,
  kind: DocumentKind,
  ...states: readonly object[]
): Promise<boolean> {
  const key = reviewedBy(kind);
  if (key === null || (states.length > 0 && states.every((data) => isUrgent(kind, { ...data })))) return false;
  return readSetting(services, key);
}

/** For a change that nobody else has seen. @throws HttpError 403 */
export async function requireOnePerson(
  services: Pick<Services, 'db' | 'isDeployed'>,
  kind: DocumentKind,
  ...states: readonly object[]
): Promise<void> {
  if (!(await takesTwo(services, kind, ...states))) return;
  const message = 'This is published by a second person. Save it as a draft, and ask for a review.';
  throw new HttpError(403, 'second_person_required', message);
}
