import { type DocumentKind, reviewedBy } from '@university/shared/contract';
import { HttpError } from '@university/web';
import type { Services } from '../../platform/services';
import { readSetting } from '../approvals/settings';

/** Whether what is published of a kind has to be seen by a second person first. */
export async function takesTwo(services: Pick<Services, 'db' | 'isDeployed'>, kind: DocumentKind): Promise<boolean> {
  const key = reviewedBy(kind);
  return key !== null && readSetting(services, key);
}

/** For a change that nobody else has seen. @throws HttpError 403 */
export async function requireOnePerson(services: Services, kind: DocumentKind): Promise<void> {
  if (!(await takesTwo(services, kind))) return;
  const message = 'This is published by a second person. Save it as a draft, and ask for a review.';
  throw new HttpError(403, 'second_person_required', message);
}
