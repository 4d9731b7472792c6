import type { Track } from '@university/shared/contract';
import type { Language } from '@university/shared/language';
import { clientNetwork } from '@university/web';
import type { Database } from '../../platform/database/database';
import { keyedHash } from '../../platform/ids';
import type { Services } from '../../platform/services';
import type { Claim } from '../sign-in/attempt';
import { type Account, signInCodeHash } from '../sign-in/codes';
import { deviceHash, findKnownDevices } from '../sign-in/devices';
import { birthDateHmac, isSameBirthDate } from './birth-date';
import { findApplicants, type AllotmentRow } from './repository';

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

export type Applicant = Awaited<ReturnType<typeof findApplicants>>[number];

/** A sign-in, with all that is known of it before it is judged. */
export interface Try {
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
export function recordOf(
  { applicant, credentials: { round, language } }: Try,
  rows: readonly AllotmentRow[],
  published: readonly Out[],
): AllotmentRow | undefined {
  const own = rows.filter(({ applicantId }) => applicantId === applicant?.id);
  const isOut = (row: AllotmentRow) => published.some((out) => isSameRound(out, row));
  return inLanguage(round === undefined ? latest(own.filter(isOut)) : own.find((row) => row.round === round), language);
}

/** In the place of an applicant whom nobody knows: what is asked of the database is the same. */
export const NOBODY = { id: '', name: 'Nobody', email: 'nobody@applicant.invalid', language: 'en' } as const;

/**
 * Reads what the sign-ins of a batch are judged by, with one query of a kind for all; the same ones whether there is an
 * applicant, and whether the date is right.
 */
export async function readTries(
  tx: Database,
  { pepper, secretKey }: Services,
  batch: readonly Credentials[],
  at: Date,
): Promise<Try[]> {
  const applicants = await findApplicants(
    tx,
    batch.map(({ email }) => email),
    at,
  );
  const found = batch.map(({ track, email, birthDate, device, code, formNumber }) => {
    const given = birthDateHmac(pepper, email, birthDate);
    const own = applicants.filter((row) => row.track === track && row.email === email);
    const right = own.filter(({ dobHmac }) => isSameBirthDate(dobHmac, given));
    const named = right.length > 1 ? right.find((row) => row.formNumber === formNumber?.toUpperCase()) : right[0];
    const first = right[0] ?? own[0];
    const account = accountOf(first ?? NOBODY);
    return {
      applicant: named ?? first,
      account,
      isRight: right.length > 0,
      isAmbiguous: right.length > 0 && !named,
      deviceHash: device && deviceHash(secretKey, account, device),
      codeHash: code && signInCodeHash(secretKey, { account, code }),
    };
  });
  const known = await findKnownDevices(
    tx,
    found.flatMap((one) => one.deviceHash || []),
    at,
  );
  return batch.map((credentials, index) => {
    const { track, email, birthDate, address, language } = credentials;
    const {
      applicant,
      account = accountOf(NOBODY),
      isRight = false,
      isAmbiguous = false,
      deviceHash: hash,
      codeHash,
    } = found[index] ?? {};
    return {
      credentials,
      claim: {
        area: 'result',
        account: `${track}:${email}`,
        network: clientNetwork(address),
        knownDevice: hash && known.has(hash) ? hash : undefined,
        date: keyedHash(pepper, `spray:${birthDate}`),
      },
      applicant: applicant && isRight ? inLanguage(applicant, language) : applicant,
      account,
      isRight,
      isAmbiguous,
      codeHash: codeHash || undefined,
    };
  });
}
