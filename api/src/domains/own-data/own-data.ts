import type { ApplicantData, StaffData } from '@university/shared/contract';
import { HttpError, notFound } from '@university/web';
import { desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { findAllotment, findAllotmentsOf } from '../allotment/queries';
import { standingOf } from '../allotment/view';
import { audit } from '../../platform/audit/write';
import { letters, auditLog, outbox, staffSessions } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { ownNames } from '../audit/names';
import { inWords, readLines } from '../audit/routes';
import type { Database } from '../../platform/database/database';
import { toPasskey, listPasskeys } from '../staff/passkeys';
import { findStaff, toMe } from '../roster/roster';
import { ofApplicant, ofStaff } from '../../platform/mail/queue';
import { action, type Route } from '../../platform/http/route';

const ALSO_HELD_OF_APPLICANTS = [
  'A keyed fingerprint of your date of birth, by which a sign-in is checked. It cannot be turned back.',
  'Your whole form number. It is hidden here, because it is a proof that you are you.',
  'Grievances that were sent with your e-mail address. You see them with their ticket numbers; what the office noted for itself is not shown.',
  'Why each of your preferences became what it did, where the seats were given out here. You read it at your result. Trials of a round have your application for a week.',
];

/** All data about an applicant, without unpublished results, with an audit line. @throws HttpError 404 */
export async function readApplicantData(services: Services, allotmentId: string): Promise<ApplicantData> {
  const { db, calendar, clock } = services;
  const reached = await findAllotment(db, allotmentId);
  if (!reached?.published) throw new HttpError(404, 'not_published', 'The result of this round is not published.');
  const at = clock();
  const { applicantId, email, language, name } = reached;
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
    language,
    records: rows.map((row) => standingOf(row, calendar()).record),
    letters: issued.map(({ allotmentId: of, status, issuedAt }) => ({
      round: rows.find(({ id }) => id === of)?.round ?? 0,
      decision: status,
      issuedAt: issuedAt.toISOString(),
    })),
    mail: await mailOf(db, ofApplicant({ id: applicantId, email })),
    events: await ownEvents(db, own),
    alsoKept: ALSO_HELD_OF_APPLICANTS,
  };
}

const MOST = 5_000;

/**
 * Events by or about a person, in words that name nobody else. Networks only of the person's own acts. `own`: names by
 * audit reference.
 */
async function ownEvents(db: Database, own: ReadonlyMap<string, string>) {
  const references = [...own.keys()];
  const where = or(inArray(auditLog.actor, references), inArray(auditLog.subject, references));
  const lines = (await readLines(db, where, { limit: MOST })).map((line) => {
    const { network, ...others } = line.personal ?? {};
    return own.has(line.actor) ? line : { ...line, personal: network === undefined ? line.personal : others };
  });
  return (await inWords(db, lines, ownNames(own))).map(({ at, text, notes }) => ({ at, text, notes }));
}

/** Without texts: some contain links that open something. */
async function mailOf(db: Database, whose: SQL | undefined) {
  const rows = await db.select().from(outbox).where(whose).orderBy(desc(outbox.createdAt));
  return rows.map(({ createdAt, subject, sentAt, lastError }) => ({
    at: createdAt.toISOString(),
    subject,
    sent_at: (lastError === null && sentAt?.toISOString()) || null,
  }));
}

const ALSO_HELD_OF_STAFF = [
  'Fingerprints of your password, your sessions and your recovery codes. They cannot be turned back.',
  'The public keys of your passkeys, and the secret of your one-time codes, encrypted.',
];

export async function readStaffData({ db, clock }: Services, id: string): Promise<StaffData> {
  const member = await findStaff(db, id);
  if (!member) throw notFound('There is no such account.');
  const at = clock();
  const reference = `staff:${id}`;
  await audit(db, { at, actor: reference, action: 'export-own', subject: reference });
  const sessions = await db.select().from(staffSessions).where(eq(staffSessions.staffId, id));
  return {
    madeAt: at.toISOString(),
    account: toMe(member),
    sessions: sessions.map(({ createdAt, lastUsedAt }) => ({
      since: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    passkeys: (await listPasskeys(db, id)).map(toPasskey),
    mail: await mailOf(db, ofStaff(member)),
    events: await ownEvents(db, new Map([[reference, member.name || member.email]])),
    alsoKept: ALSO_HELD_OF_STAFF,
  };
}

export function ownDataRoutes(services: Services): Route[] {
  return [
    action('readApplicantData', async (_input, { caller }) => ({
      data: await readApplicantData(services, caller.allotmentId),
    })),
    action('readStaffData', async (_input, { caller }) => ({ data: await readStaffData(services, caller.id) })),
  ];
}
