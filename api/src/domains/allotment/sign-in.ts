import { timingSafeEqual } from 'node:crypto';
import { keyedHash, newToken } from '../../platform/secrets';
import type { Track, Allotment } from '@university/shared/contract';
import type { Language } from '@university/shared/language';
import { clientNetwork, HttpError } from '@university/web';
import type { Database } from '../../platform/database/database';
import type { Services } from '../../platform/services';
import {
  type Claim,
  admit,
  areCodesVoid,
  countWrongCode,
  settle,
  subjectsOf,
  verdictOf,
  proofRequired,
  allSubjectsOf,
} from '../sign-in/attempt';
import {
  type Account,
  signInCodeHash,
  isShortCode,
  storeSignInCodes,
  newSignInCode,
  spendSignInCodes,
  type SignInCode,
  findSignInCodes,
} from '../sign-in/codes';
import { deviceHash, findKnownDevices, rememberDevices, type Device } from '../sign-in/devices';
import {
  findApplicants,
  type AllotmentRow,
  findAllotmentsOf,
  findPublishedRounds,
  disableJoinReordering,
  rememberLanguages,
  loadReferenceData,
} from './queries';
import { queueMails, type NewMail } from '../../platform/mail/queue';
import { Attempts } from '../../platform/throttle';
import { notMeLink, storeNotMeLinks, type NotMeLink } from './report-not-me';
import { applicantSignInCode, newDeviceSignIn } from './mails';
import { needsCode, toAllotment } from './view';
import { auditAll, type AuditEntry } from '../../platform/audit/write';
import { inBatches, type Outcome } from '../../platform/batch';
import { beginApplicantSessions } from './sessions';

/** Bound to the e-mail address, so that equal dates have different hashes. */
export function birthDateHmac(pepper: string, email: string, birthDate: string): string {
  return keyedHash(pepper, `${email}\n${birthDate}`);
}

/** Constant time. */
function isSameBirthDate(known: string | undefined, given: string): boolean {
  const right = timingSafeEqual(Buffer.from(known ?? '0'.repeat(given.length)), Buffer.from(given));
  return known !== undefined && right;
}

export interface Credentials {
  track: Track;
  /** Undefined: the last published one with a record. */
  round: number | undefined;
  email: string;
  /** DD-MM-YYYY. */
  birthDate: string;
  code?: string;
  formNumber?: string;
  /** IP address. */
  address: string;
  /** Of the privacy notice that was shown. */
  noticeVersion?: string;
  language?: Language;
  device?: string;
}

type Applicant = Awaited<ReturnType<typeof findApplicants>>[number];

interface SignInAttempt {
  credentials: Credentials;
  claim: Claim;
  /** Of several with this address: by date of birth and form number. */
  applicant: Applicant | undefined;
  /** Whose devices and mailed codes count: the first match, if address and date fit several. */
  account: Account;
  isRight: boolean;
  /** Several match, and the form number names none of them. */
  isAmbiguous: boolean;
  codeHash: string | undefined;
}

const accountOf = ({ id }: Pick<Applicant, 'id'>) => ({ kind: 'applicant', id }) as const;

type Out = Pick<AllotmentRow, 'track' | 'round'>;

const isSameRound = (one: Out, other: Out) => one.track === other.track && one.round === other.round;

/** Only after the date of birth was right. */
function inLanguage<T extends { language: Language } | undefined>(person: T, language: Language | undefined): T {
  return person && language ? { ...person, language } : person;
}

const latest = (rows: readonly AllotmentRow[]) =>
  rows.reduce<AllotmentRow | undefined>((last, row) => (last && last.round > row.round ? last : row), undefined);

function recordOf(
  { applicant, credentials: { round, language } }: SignInAttempt,
  rows: readonly AllotmentRow[],
  published: readonly Out[],
): AllotmentRow | undefined {
  const own = rows.filter(({ applicantId }) => applicantId === applicant?.id);
  const isOut = (row: AllotmentRow) => published.some((out) => isSameRound(out, row));
  return inLanguage(round === undefined ? latest(own.filter(isOut)) : own.find((row) => row.round === round), language);
}

/** Stands in for an unknown applicant: the database is asked the same. */
const NOBODY = { id: '', name: 'Nobody', email: 'nobody@applicant.invalid', language: 'en' } as const;

/** The same queries whether or not the applicant exists or the date is right. */
async function readSignInAttempts(
  tx: Database,
  { pepper, secretKey }: Services,
  batch: readonly Credentials[],
  at: Date,
) {
  const emails = batch.map(({ email }) => email);
  const applicants = await findApplicants(tx, emails, at);
  const found = batch.map((credentials) => {
    const { track, email, birthDate, device, code, formNumber, language } = credentials;
    const given = birthDateHmac(pepper, email, birthDate);
    const own = applicants.filter((row) => row.track === track && row.email === email);
    const right = own.filter(({ dobHmac }) => isSameBirthDate(dobHmac, given));
    const named = right.length > 1 ? right.find((row) => row.formNumber === formNumber?.toUpperCase()) : right[0];
    const first = right[0] ?? own[0];
    const isRight = right.length > 0;
    const account = accountOf(first ?? NOBODY);
    return {
      credentials,
      applicant: isRight ? inLanguage(named ?? first, language) : first,
      account,
      isRight,
      isAmbiguous: isRight && !named,
      codeHash: code ? signInCodeHash(secretKey, { account, code }) : undefined,
      device: device ? deviceHash(secretKey, account, device) : undefined,
    };
  });
  const devices = found.flatMap(({ device }) => device ?? []);
  const known = await findKnownDevices(tx, devices, at);
  return found.map(({ device, ...one }) => {
    const { track, email, birthDate, address } = one.credentials;
    const claim: Claim = {
      area: 'result',
      account: `${track}:${email}`,
      network: clientNetwork(address),
      knownDevice: device && known.has(device) ? device : undefined,
      date: keyedHash(pepper, `spray:${birthDate}`),
    };
    return { ...one, claim };
  });
}

const wrong = () => new HttpError(401, 'wrong_credentials', 'No record matches this e-mail address and date of birth.');

interface Admitted {
  credentials: Credentials;
  row: AllotmentRow;
  device: string | undefined;
}

class SignInJudge {
  readonly #codes: (SignInCode & { isMeant: boolean })[] = [];
  readonly #proved = new Set<SignInAttempt>();
  readonly #usedCodes: string[] = [];
  readonly #devices: Device[] = [];
  readonly #links: NotMeLink[] = [];
  readonly #mails: NewMail[] = [];

  constructor(
    private readonly services: Services,
    private readonly attempts: Attempts,
    private readonly goodCodes: Set<string>,
    private readonly at: Date,
  ) {}

  judge(one: SignInAttempt): 'in' | HttpError {
    const { attempts } = this;
    const admission = admit(attempts, one.claim);
    if ('refusal' in admission) return admission.refusal;
    const { code, formNumber } = one.credentials;
    const isProofSent = (needsCode(this.services) ? code : formNumber) !== undefined;
    const verdict = verdictOf(admission, { isSecretRight: one.isRight, isProofRight: this.#isProof(one), isProofSent });
    if (settle(attempts, one.claim, verdict).isSprayed) this.services.counters.add('date_spray_alarms');
    if (verdict === 'in') {
      if (admission.isProofNeeded && one.codeHash && this.goodCodes.delete(one.codeHash)) this.#proved.add(one);
      return verdict;
    }
    if (!admission.isProofNeeded) return wrong();
    if (needsCode(this.services)) {
      const isVoid = isProofSent && countWrongCode(attempts, one.claim);
      this.#mailCode(one, verdict === 'unproven' ? attempts.take(subjectsOf(one.claim).codeMail) : isVoid);
    }
    return proofRequired(needsCode(this.services) ? 'code_required' : 'form_number_required', isProofSent);
  }

  complete(one: SignInAttempt, row: AllotmentRow | undefined): Admitted | HttpError {
    if (one.isAmbiguous) return proofRequired('several_applicants', one.credentials.formNumber !== undefined);
    if (!row) return new HttpError(404, 'no_record', 'You have no record in this round.');
    if (one.codeHash && this.#proved.has(one)) {
      this.#usedCodes.push(one.codeHash);
      // Others may have used up the limit.
      this.attempts.forget(subjectsOf(one.claim).codeMail);
    }
    return { credentials: one.credentials, row, device: this.#noteDevice(one, row) };
  }

  async save(tx: Database): Promise<void> {
    await this.attempts.save(tx);
    await spendSignInCodes(tx, this.#usedCodes);
    await storeSignInCodes(tx, this.services.secretKey, this.#codes, this.at);
    await rememberDevices(tx, this.#devices, this.at);
    await storeNotMeLinks(tx, this.#links);
    await queueMails(tx, this.#mails);
  }

  /** A mailed code; without mail the form number. */
  #isProof({ applicant, claim, credentials: { code, formNumber }, codeHash }: SignInAttempt): boolean {
    if (isShortCode(code) && areCodesVoid(this.attempts, claim)) return false;
    if (needsCode(this.services)) return codeHash !== undefined && this.goodCodes.has(codeHash);
    return applicant !== undefined && formNumber?.toUpperCase() === applicant.formNumber;
  }

  #noteDevice({ account, claim, credentials }: SignInAttempt, row: AllotmentRow): string | undefined {
    if (!claim.knownDevice && !this.attempts.take(subjectsOf(claim).newDevice)) return undefined;
    if (!claim.knownDevice) {
      const link = notMeLink(this.services, row, 'sign-in', this.at);
      this.#links.push(link);
      this.#mails.push(newDeviceSignIn(row, this.at, link.url));
    }
    const token = credentials.device ?? newToken();
    this.#devices.push({ account, hash: deviceHash(this.services.secretKey, account, token) });
    return token;
  }

  /** Same work for unknown applicants: timing reveals nothing. */
  #mailCode({ account, claim, applicant }: SignInAttempt, isDue: boolean) {
    const isMeant = isDue && applicant !== undefined;
    const person = applicant ?? NOBODY;
    const code = newSignInCode(account, areCodesVoid(this.attempts, claim));
    this.#codes.push({ ...code, isMeant });
    this.#mails.push({ ...applicantSignInCode(person, code.code, this.at), isMeant });
  }
}

interface SignedIn {
  token: string;
  allotment: Allotment;
  device: string | undefined;
}

/**
 * Signs in to the record of one round. Rejects with HttpError 404 `not_published` or `no_record`, 429, the same 401 for
 * an unknown e-mail and a wrong date, the same 403 for both if a further proof is needed, 403 `several_applicants`.
 */
export function signerIn(services: Services): (credentials: Credentials) => Promise<SignedIn> {
  return inBatches((batch) => services.db.transaction((tx) => signInAll(tx, services, batch)));
}

async function signInAll(tx: Database, services: Services, batch: Credentials[]): Promise<Outcome<SignedIn>[]> {
  const { calendar, clock, secretKey } = services;
  const [at, season] = [clock(), calendar()];
  await disableJoinReordering(tx);
  const published = await findPublishedRounds(tx, season);
  const signInAttempts = await readSignInAttempts(tx, services, batch, at);
  const attempts = await Attempts.load(tx, {
    secretKey,
    at,
    subjects: signInAttempts.flatMap(({ claim }) => allSubjectsOf(claim)),
  });
  const hashes = signInAttempts.flatMap(({ codeHash }) => codeHash ?? []);
  const judge = new SignInJudge(services, attempts, await findSignInCodes(tx, hashes, at), at);

  // In order: a failure counts for those after it.
  const verdicts = signInAttempts.map((one) => {
    const { track, round } = one.credentials;
    const isAsked = (row: Out) => row.track === track && (round === undefined || row.round === round);
    if (published.some(isAsked)) return { one, verdict: judge.judge(one) };
    const verdict = new HttpError(404, 'not_published', 'The result of this round is not published.');
    return { one, verdict };
  });
  // Refused sign-ins cost the same, whatever was wrong.
  const ids = verdicts.flatMap(({ one, verdict }) => (verdict === 'in' && one.applicant ? [one.applicant.id] : []));
  const records = ids.length > 0 ? await findAllotmentsOf(tx, ids) : [];
  const judged = verdicts.map(({ one, verdict }) =>
    verdict === 'in' ? judge.complete(one, recordOf(one, records, published)) : verdict,
  );
  await judge.save(tx);

  const admitted = judged.flatMap((result) => (result instanceof HttpError ? [] : [result]));
  const rows = admitted.map(({ row }) => row);
  const tokens = await beginApplicantSessions(
    tx,
    rows.map(({ id }) => id),
    at,
  );
  // Same lock order as an import: sessions, then applicants.
  await rememberLanguages(
    tx,
    admitted.flatMap(({ row: { applicantId }, credentials: { language } }) =>
      language ? [{ applicantId, language }] : [],
    ),
  );
  await auditAll(
    tx,
    admitted.flatMap(({ row, credentials }) => signInEntries(row, at, credentials.noticeVersion)),
  );
  const known = await loadReferenceData(tx, rows);
  return judged.map((result) => {
    if (result instanceof HttpError) return { error: result };
    const { row, device } = result;
    return { result: { token: tokens.shift() ?? '', allotment: toAllotment(row, known, season, services), device } };
  });
}

function signInEntries({ id, applicantId }: AllotmentRow, at: Date, noticeVersion?: string): AuditEntry[] {
  const line = { at, actor: `applicant:${applicantId}`, subject: `allotment:${id}` };
  return [
    { ...line, action: 'sign-in', detail: { noticeVersion } },
    { ...line, action: 'read' },
  ];
}
