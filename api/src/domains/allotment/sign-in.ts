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
import { disownLink, storeDisownLinks, type DisownLink } from './report-not-me';
import { applicantSignInCode, newDeviceSignIn } from './mails';
import { needsCode, toAllotment } from './view';
import { auditAll, type AuditEntry } from '../../platform/audit/write';
import { inBatches, type Outcome } from '../../platform/batch';
import { beginApplicantSessions } from './sessions';

/** What is stored of a date of birth (DD-MM-YYYY): bound to the e-mail, so that equal dates do not look equal. */
export function birthDateHmac(pepper: string, email: string, birthDate: string): string {
  return keyedHash(pepper, `${email}\n${birthDate}`);
}

/** Compares in constant time; an unknown applicant has no hash and never matches. */
function isSameBirthDate(known: string | undefined, given: string): boolean {
  const right = timingSafeEqual(Buffer.from(known ?? '0'.repeat(given.length)), Buffer.from(given));
  return known !== undefined && right;
}

export interface Credentials {
  track: Track;
  /** Undefined: the last one that is out and has a record of the applicant. */
  round: number | undefined;
  email: string;
  /** DD-MM-YYYY. */
  birthDate: string;
  /** Further proofs, where they were asked for. */
  code?: string;
  formNumber?: string;
  /** IP address of the caller. */
  address: string;
  /** Version of the privacy notice that was shown. */
  noticeVersion?: string;
  /** Of the page with the form. */
  language?: Language;
  /** The token of the caller's device, if it has one. */
  device?: string;
}

type Applicant = Awaited<ReturnType<typeof findApplicants>>[number];

/** A sign-in, with all that is known of it before it is judged. */
interface Try {
  credentials: Credentials;
  claim: Claim;
  /** Whose the e-mail address is; of several, whoever the date of birth and the form number tell. */
  applicant: Applicant | undefined;
  /** Devices and mailed codes are this one's: the first of those whom e-mail address and date do not tell apart. */
  account: Account;
  /** Whether the date of birth is that of the applicant. */
  isRight: boolean;
  /** Several have this e-mail address and date of birth, and no form number told which of them. */
  isAmbiguous: boolean;
  /** See `signInCodeHash`. */
  codeHash: string | undefined;
}

const accountOf = ({ id }: Pick<Applicant, 'id'>) => ({ kind: 'applicant', id }) as const;

type Out = Pick<AllotmentRow, 'track' | 'round'>;

const isSameRound = (one: Out, other: Out) => one.track === other.track && one.round === other.round;

/** Whoever signs in is written to in the language of their page; whoever knows no more than an address changes nothing. */
function inLanguage<T extends { language: Language } | undefined>(person: T, language: Language | undefined): T {
  return person && language ? { ...person, language } : person;
}

const latest = (rows: readonly AllotmentRow[]) =>
  rows.reduce<AllotmentRow | undefined>((last, row) => (last && last.round > row.round ? last : row), undefined);

/** The record of the round that was asked for, among those of the applicant. */
function recordOf(
  { applicant, credentials: { round, language } }: Try,
  rows: readonly AllotmentRow[],
  published: readonly Out[],
): AllotmentRow | undefined {
  const own = rows.filter(({ applicantId }) => applicantId === applicant?.id);
  const isOut = (row: AllotmentRow) => published.some((out) => isSameRound(out, row));
  return inLanguage(round === undefined ? latest(own.filter(isOut)) : own.find((row) => row.round === round), language);
}

/** In the place of an applicant whom nobody knows: what is asked of the database is the same. */
const NOBODY = { id: '', name: 'Nobody', email: 'nobody@applicant.invalid', language: 'en' } as const;

/**
 * Reads what the sign-ins of a batch are judged by, with one query of a kind for all; the same ones whether there is an
 * applicant, and whether the date is right.
 */
async function readTries(
  tx: Database,
  { pepper, secretKey }: Services,
  batch: readonly Credentials[],
  at: Date,
): Promise<Try[]> {
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
  /** The token by which the device is known from now on; undefined when it is not remembered. */
  device: string | undefined;
}

/** Judges the sign-ins of a batch one after the other, and saves what comes of them with one statement of a kind. */
class SignInJudge {
  readonly #codes: (SignInCode & { isMeant: boolean })[] = [];
  /** Who was let in by a mailed code. */
  readonly #proved = new Set<Try>();
  readonly #usedCodes: string[] = [];
  readonly #devices: Device[] = [];
  readonly #links: DisownLink[] = [];
  readonly #mails: NewMail[] = [];

  /** @param goodCodes hashes of the mailed codes that were sent and are good */
  constructor(
    private readonly services: Services,
    private readonly attempts: Attempts,
    private readonly goodCodes: Set<string>,
    private readonly at: Date,
  ) {}

  /** Whether one is let in. */
  judge(one: Try): 'in' | HttpError {
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

  /** Lets somebody in to a record. */
  welcome(one: Try, row: AllotmentRow | undefined): Admitted | HttpError {
    if (one.isAmbiguous) return proofRequired('several_applicants', one.credentials.formNumber !== undefined);
    if (!row) return new HttpError(404, 'no_record', 'You have no record in this round.');
    if (one.codeHash && this.#proved.has(one)) {
      this.#usedCodes.push(one.codeHash);
      // Whoever has used a code may ask for the next one, whatever others asked for.
      this.attempts.forget(subjectsOf(one.claim).codeMail);
    }
    return { credentials: one.credentials, row, device: this.#noteDevice(one, row) };
  }

  async save(tx: Database): Promise<void> {
    await this.attempts.save(tx);
    await spendSignInCodes(tx, this.#usedCodes);
    await storeSignInCodes(tx, this.services.secretKey, this.#codes, this.at);
    await rememberDevices(tx, this.#devices, this.at);
    await storeDisownLinks(tx, this.#links);
    await queueMails(tx, this.#mails);
  }

  /** A mailed code; where no mail goes out, the form number. */
  #isProof({ applicant, claim, credentials: { code, formNumber }, codeHash }: Try): boolean {
    if (isShortCode(code) && areCodesVoid(this.attempts, claim)) return false;
    if (needsCode(this.services)) return codeHash !== undefined && this.goodCodes.has(codeHash);
    return applicant !== undefined && formNumber?.toUpperCase() === applicant.formNumber;
  }

  /** Knows the device from now on, and tells the applicant of a new one. */
  #noteDevice({ account, claim, credentials }: Try, row: AllotmentRow): string | undefined {
    if (!claim.knownDevice && !this.attempts.take(subjectsOf(claim).newDevice)) return undefined;
    if (!claim.knownDevice) {
      const link = disownLink(this.services, row, 'sign-in', this.at);
      this.#links.push(link);
      this.#mails.push(newDeviceSignIn(row, this.at, link.url));
    }
    const token = credentials.device ?? newToken();
    this.#devices.push({ account, hash: deviceHash(this.services.secretKey, account, token) });
    return token;
  }

  /** Made for nobody too, and whether it is meant or not: how long it takes does not tell. */
  #mailCode({ account, claim, applicant }: Try, isDue: boolean) {
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
  await disableJoinReordering(tx);
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
    const isAsked = (row: Out) => row.track === track && (round === undefined || row.round === round);
    if (published.some(isAsked)) return { one, verdict: judge.judge(one) };
    const verdict = new HttpError(404, 'not_published', 'The result of this round is not published.');
    return { one, verdict };
  });
  // Read only of those who are let in: the others are answered alike, so they cost the same.
  const ids = verdicts.flatMap(({ one, verdict }) => (verdict === 'in' && one.applicant ? [one.applicant.id] : []));
  const records = ids.length > 0 ? await findAllotmentsOf(tx, ids) : [];
  const judged = verdicts.map(({ one, verdict }) =>
    verdict === 'in' ? judge.welcome(one, recordOf(one, records, published)) : verdict,
  );
  await judge.save(tx);

  const admitted = judged.flatMap((result) => (result instanceof HttpError ? [] : [result]));
  const rows = admitted.map(({ row }) => row);
  const tokens = await beginApplicantSessions(
    tx,
    rows.map(({ id }) => id),
    at,
  );
  // After the sessions: an import holds records first and people second, too.
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

/** Signing in shows the record, so it is a read as well. */
function signInEntries({ id, applicantId }: AllotmentRow, at: Date, noticeVersion?: string): AuditEntry[] {
  const line = { at, actor: `applicant:${applicantId}`, subject: `allotment:${id}` };
  return [
    { ...line, action: 'sign-in', detail: { noticeVersion } },
    { ...line, action: 'read' },
  ];
}
