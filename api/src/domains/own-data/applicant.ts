import type { ApplicantData } from '@university/shared/contract';
import { inArray } from 'drizzle-orm';
import { findAllotment, findAllotmentsOf } from '../allotment/repository';
import { toAllotment } from '../allotment/view';
import { audit } from '../audit/repository';
import { letters } from '../../platform/database/schema';
import { ApiError } from '../../platform/errors';
import type { Services } from '../../platform/services';
import { ownEvents } from './events';
import { mailOf } from './mail';

const ALSO_KEPT = [
  'A keyed fingerprint of your date of birth, by which a sign-in is checked. It cannot be turned back.',
  'Your whole form number. It is hidden here, because it is a proof that you are you.',
];

/**
 * Everything that is held about the applicant of this record; results that are not out are left out. It is noted in the
 * audit log.
 * @throws ApiError 404 when the record or its publication has been withdrawn meanwhile
 */
export async function readApplicantData(services: Services, allotmentId: string): Promise<ApplicantData> {
  const { db, now } = services;
  const reached = await findAllotment(db, allotmentId);
  if (!reached?.published) throw new ApiError(404, 'not_published', 'The result of this round is not published.');
  const at = now();
  const { applicantId, email, name } = reached;
  await audit(db, { at, actor: `applicant:${applicantId}`, action: 'export-own', subject: `applicant:${applicantId}` });
  const rows = (await findAllotmentsOf(db, [applicantId])).filter(({ published }) => published);
  const ids = rows.map(({ id }) => id);
  const issued = await db.select().from(letters).where(inArray(letters.allotmentId, ids));
  const own = new Map([
    [`applicant:${applicantId}`, name],
    ...rows.map(({ id, round }): [string, string] => [`allotment:${id}`, `the record of round ${round}`]),
  ]);
  return {
    madeAt: at.toISOString(),
    email,
    records: rows.map((row) => toAllotment(row, at, services).record),
    letters: issued.map(({ allotmentId: of, status, issuedAt }) => ({
      round: rows.find(({ id }) => id === of)?.round ?? 0,
      decision: status,
      issuedAt: issuedAt.toISOString(),
    })),
    mail: await mailOf(db, email),
    events: await ownEvents(db, own),
    alsoKept: ALSO_KEPT,
  };
}
