import type { Allotment, Track } from '@university/shared/contract';
import { auditAll, type AuditEntry } from '../audit/repository';
import { inBatches, type Outcome } from '../batch';
import type { Database } from '../database/database';
import { ApiError } from '../errors';
import { keyedHash } from '../ids';
import type { Services } from '../services';
import { Attempts, type Subject } from '../throttle/attempts';
import { attemptAt } from '../throttle/throttle';
import { birthDateHmac, isSameBirthDate } from './birth-date';
import { findAllotmentsOf, findApplicants, findPublishedRounds, type AllotmentRow } from './repository';
import { beginApplicantSessions } from './sessions';
import { toAllotment } from './view';

export interface Credentials {
  track: Track;
  round: number;
  email: string;
  /** DD-MM-YYYY. */
  birthDate: string;
  /** IP address of the caller. */
  address: string;
}

export interface SignedIn {
  token: string;
  allotment: Allotment;
}

const notPublished = () => new ApiError(404, 'not_published', 'The result of this round is not published.');
const wrong = () => new ApiError(401, 'wrong_credentials', 'No record matches this e-mail address and date of birth.');

/** The date is counted over all applicants: trying one date at many addresses is seen by no other limit. */
function subjectsOf(pepper: string, { track, email, address, birthDate }: Credentials): Subject[] {
  const date = keyedHash(pepper, `spray:${birthDate}`);
  return [...attemptAt('result', `${track}:${email}`, address), { kind: 'date', name: `result:${date}` }];
}

/**
 * Signs applicants in, each to the record of one round. Its promise rejects with ApiError 404 `not_published` or
 * `no_record`, 429, and one same 401 for an unknown e-mail and a wrong date.
 */
export function signerIn(services: Services): (credentials: Credentials) => Promise<SignedIn> {
  return inBatches((batch) => services.db.transaction((tx) => signInAll(tx, services, batch)));
}

async function signInAll(tx: Database, services: Services, batch: Credentials[]): Promise<Outcome<SignedIn>[]> {
  const { now, pepper, secretKey } = services;
  const at = now();
  const published = await findPublishedRounds(tx);
  const subjects = batch.map((credentials) => subjectsOf(pepper, credentials));
  const attempts = await Attempts.load(tx, { secretKey, at, subjects: subjects.flat() });
  const applicants = await findApplicants(
    tx,
    batch.map(({ email }) => email),
  );

  /** The applicant, or why not. In turn, so that a failure counts against those who come after it. */
  const judged = batch.map((credentials, index) => {
    const { track, round, email, birthDate } = credentials;
    const counted = subjects[index] ?? [];
    if (!published.some((row) => row.track === track && row.round === round)) return notPublished();
    const refusal = attempts.refusal(counted);
    if (refusal) return refusal;
    const applicant = applicants.find((row) => row.track === track && row.email === email);
    if (!isSameBirthDate(applicant?.dobHmac, birthDateHmac(pepper, email, birthDate)) || !applicant) {
      if (attempts.fail(counted).includes('date')) services.counters.add('date_spray_alarms');
      return wrong();
    }
    for (const subject of counted.slice(0, 2)) attempts.forget(subject);
    return applicant;
  });
  await attempts.save(tx);

  const known = judged.flatMap((result) => (result instanceof ApiError ? [] : [result.id]));
  const rows = known.length > 0 ? await findAllotmentsOf(tx, known) : [];
  const found = judged.map((result, index) => {
    if (result instanceof ApiError) return result;
    const row = rows.find((record) => record.applicantId === result.id && record.round === batch[index]?.round);
    return row ?? new ApiError(404, 'no_record', 'You have no record in this round.');
  });
  const records = found.filter((result): result is AllotmentRow => !(result instanceof ApiError));
  const tokens = await beginApplicantSessions(
    tx,
    records.map(({ id }) => id),
    at,
  );
  await auditAll(
    tx,
    records.flatMap((row) => signInEntries(row, at)),
  );
  return found.map((result) => {
    if (result instanceof ApiError) return { error: result };
    return { result: { token: tokens.shift() ?? '', allotment: toAllotment(result, at, services) } };
  });
}

/** Signing in shows the record, so it is a read as well. */
function signInEntries({ id, applicantId }: AllotmentRow, at: Date): AuditEntry[] {
  const line = { at, actor: `applicant:${applicantId}`, subject: `allotment:${id}` };
  return [
    { ...line, action: 'sign-in' },
    { ...line, action: 'read' },
  ];
}
