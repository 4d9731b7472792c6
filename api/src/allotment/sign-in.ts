import type { Allotment, Track } from '@university/shared/contract';
import { audit } from '../audit/repository';
import { ApiError } from '../errors';
import type { Services } from '../services';
import { countAttempt, forgetAttempts, type Subject } from '../throttle/throttle';
import { birthDateHmac, isSameBirthDate } from './birth-date';
import { findApplicant, isPublished } from './repository';
import { readAllotment } from './read';
import { beginApplicantSession } from './sessions';

interface Credentials {
  email: string;
  /** DD-MM-YYYY. */
  birthDate: string;
  round: number;
  /** IP address of the caller. */
  address: string;
}

/**
 * Signs an applicant in to the record of one round.
 * @throws ApiError 404 `not_published` or `no_record`, 429, and one same 401 for an unknown e-mail and a wrong date
 */
export async function signIn(
  services: Services,
  track: Track,
  { email, birthDate, round, address }: Credentials,
): Promise<{ token: string; allotment: Allotment }> {
  const { db, now, pepper } = services;
  if (!(await isPublished(db, track, round))) {
    throw new ApiError(404, 'not_published', 'The result of this round is not published.');
  }
  const account: Subject = { kind: 'account', name: `result:${track}:${email}` };
  await countAttempt(services, [account, { kind: 'address', name: `result:${address}` }]);
  const applicant = await findApplicant(db, track, email, round);
  if (!isSameBirthDate(applicant?.dobHmac, birthDateHmac(pepper, email, birthDate)) || !applicant) {
    throw new ApiError(401, 'wrong_credentials', 'No record matches this e-mail address and date of birth.');
  }
  await forgetAttempts(services, account);
  if (!applicant.allotmentId) throw new ApiError(404, 'no_record', 'You have no record in this round.');
  const token = await beginApplicantSession(db, applicant.allotmentId, now());
  await audit(db, {
    at: now(),
    actor: `applicant:${applicant.id}`,
    action: 'sign-in',
    subject: `allotment:${applicant.allotmentId}`,
  });
  return { token, allotment: await readAllotment(services, applicant.allotmentId) };
}
