import type { Allotment } from '@university/shared/contract';
import { audit } from '../audit/repository';
import { ApiError } from '../errors';
import type { Services } from '../services';
import { findAllotment } from './repository';
import { toAllotment } from './view';

/**
 * One record for its applicant, noted in the audit log.
 * @throws ApiError 404 when it or its round's publication has been withdrawn meanwhile
 */
export async function readAllotment({ db, now }: Pick<Services, 'db' | 'now'>, id: string): Promise<Allotment> {
  const row = await findAllotment(db, id);
  if (!row?.published) throw new ApiError(404, 'not_published', 'The result of this round is not published.');
  await audit(db, { at: now(), actor: `applicant:${row.applicantId}`, action: 'read', subject: `allotment:${id}` });
  return toAllotment(row, now());
}
