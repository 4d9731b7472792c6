import type { Allotment } from '@university/shared/contract';
import { HttpError } from '@university/web';
import { auditAll, type AuditEntry } from '../../platform/audit/write';
import { inBatches, type Outcome } from '../../platform/batch';
import type { Database } from '../../platform/database/database';
import type { Services } from '../../platform/services';
import { allSubjectsOf } from '../sign-in/attempt';
import { findSignInCodes } from '../sign-in/codes';
import { Attempts } from '../../platform/throttle/attempts';
import { rememberLanguages } from './language';
import { findAllotmentsOf, findPublishedRounds, joinAsWritten, type AllotmentRow } from './repository';
import { beginApplicantSessions } from './sessions';
import { SignInJudge } from './sign-in-judge';
import { readTries, recordOf, type Credentials } from './sign-in-tries';
import { readSurroundings } from './surroundings';
import { toAllotment } from './view';

interface SignedIn {
  token: string;
  allotment: Allotment;
  /** The token by which the device is known from now on; undefined when it is not remembered. */
  device: string | undefined;
}

/**
 * Signs applicants in, each to the record of one round. Its promise rejects with HttpError 404 `not_published` or
 * `no_record`, 429, one same 401 for an unknown e-mail and a wrong date, and one same 403 for both where the account
 * asks for a further proof: `code_required`, or `form_number_required` where no mail goes out. 403 `several_applicants`
 * where address and date are right for several, and no form number tells which of them.
 */
export function signerIn(services: Services): (credentials: Credentials) => Promise<SignedIn> {
  return inBatches((batch) => services.db.transaction((tx) => signInAll(tx, services, batch)));
}

async function signInAll(tx: Database, services: Services, batch: Credentials[]): Promise<Outcome<SignedIn>[]> {
  const { calendar, clock, secretKey } = services;
  const [at, season] = [clock(), calendar()];
  await joinAsWritten(tx);
  const published = await findPublishedRounds(tx, season);
  const tries = await readTries(tx, services, batch, at);
  const attempts = await Attempts.load(tx, {
    secretKey,
    at,
    subjects: tries.flatMap(({ claim }) => allSubjectsOf(claim)),
  });
  const hashes = tries.flatMap(({ codeHash }) => codeHash ?? []);
  const judge = new SignInJudge(services, attempts, await findSignInCodes(tx, hashes, at), at);

  // In turn, so that a failure counts against those who come after it.
  const verdicts = tries.map((one) => {
    const { track, round } = one.credentials;
    const isAsked = (row: { track: string; round: number }) =>
      row.track === track && (round === undefined || row.round === round);
    if (published.some(isAsked)) return judge.judge(one);
    return new HttpError(404, 'not_published', 'The result of this round is not published.');
  });
  // Read only of those who are let in: the others are answered alike, so they cost the same.
  const ids = tries.flatMap(({ applicant }, index) => (verdicts[index] === 'in' && applicant ? [applicant.id] : []));
  const records = ids.length > 0 ? await findAllotmentsOf(tx, ids) : [];
  const judged = tries.map((one, index) => {
    const verdict = verdicts[index];
    return verdict instanceof HttpError ? verdict : judge.welcome(one, recordOf(one, records, published));
  });
  await judge.save(tx);

  const rows = judged.flatMap((result) => (result instanceof HttpError ? [] : [result.row]));
  const tokens = await beginApplicantSessions(
    tx,
    rows.map(({ id }) => id),
    at,
  );
  // After the sessions: an import holds records first and people second, too.
  await rememberLanguages(
    tx,
    judged.flatMap((result, index) => {
      const language = batch[index]?.language;
      return result instanceof HttpError || !language ? [] : [{ applicantId: result.row.applicantId, language }];
    }),
  );
  await auditAll(
    tx,
    judged.flatMap((result, index) =>
      result instanceof HttpError ? [] : signInEntries(result.row, at, batch[index]?.noticeVersion),
    ),
  );
  const known = await readSurroundings(tx, rows);
  return judged.map((result) => {
    if (result instanceof HttpError) return { error: result };
    const { row, device } = result;
    return { result: { token: tokens.shift() ?? '', allotment: toAllotment(row, known, season, services), device } };
  });
}

/** Signing in shows the record, so it is a read as well. */
function signInEntries({ id, applicantId }: AllotmentRow, at: Date, noticeVersion?: string): AuditEntry[] {
  const line = { at, actor: `applicant:${applicantId}`, subject: `allotment:${id}` };
  return [
    { ...line, action: 'sign-in', detail: { noticeVersion } },
    { ...line, action: 'read' },
  ];
}
