import type { Track } from '@university/shared/contract';
import type { Language } from '@university/shared/language';
import { clientNetwork } from '@university/web';
import type { Database } from '../../platform/database/database';
import { keyedHash } from '../../platform/ids';
import type { Services } from '../../platform/services';
import type { Claim } from '../sign-in/attempt';
import { signInCodeHash } from '../sign-in/codes';
import { deviceHash, findKnownDevices } from '../sign-in/devices';
import { birthDateHmac, isSameBirthDate } from './birth-date';
import { findAllotmentsOf, findApplicants, type AllotmentRow } from './repository';

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
  /** Whose the e-mail address is. */
  applicant: Applicant | undefined;
  /** Whether the date of birth is that of the applicant. */
  isRight: boolean;
  /** The record of the round that was asked for, where the date is right and there is one. */
  row: AllotmentRow | undefined;
  /** See `signInCodeHash`. */
  codeHash: string | undefined;
}

export const accountOf = ({ id }: Pick<Applicant, 'id'>) => ({ kind: 'applicant', id }) as const;

type Out = Pick<AllotmentRow, 'track' | 'round'>;

const isSameRound = (one: Out, other: Out) => one.track === other.track && one.round === other.round;

/** Whoever signs in is written to in the language of their page; whoever knows no more than an address changes nothing. */
function inLanguage<T extends { language: Language } | undefined>(person: T, language: Language | undefined): T {
  return person && language ? { ...person, language } : person;
}

const latest = (rows: readonly AllotmentRow[]) =>
  rows.reduce<AllotmentRow | undefined>((last, row) => (last && last.round > row.round ? last : row), undefined);

/** Reads what the sign-ins of a batch are judged by, with one query of a kind for all. */
export async function readTries(
  tx: Database,
  { pepper, secretKey }: Services,
  batch: readonly Credentials[],
  { at, published }: { at: Date; published: readonly Out[] },
): Promise<Try[]> {
  const applicants = await findApplicants(
    tx,
    batch.map(({ email }) => email),
    at,
  );
  const found = batch.map(({ track, email, birthDate, device, code }) => {
    const applicant = applicants.find((row) => row.track === track && row.email === email);
    const account = applicant && accountOf(applicant);
    return {
      applicant,
      isRight: isSameBirthDate(applicant?.dobHmac, birthDateHmac(pepper, email, birthDate)),
      deviceHash: account && device && deviceHash(secretKey, account, device),
      codeHash: account && code && signInCodeHash(secretKey, { account, code }),
    };
  });
  const known = await findKnownDevices(
    tx,
    found.flatMap((one) => one.deviceHash || []),
    at,
  );
  const ids = found.flatMap(({ applicant, isRight }) => (applicant && isRight ? [applicant.id] : []));
  const rows = ids.length > 0 ? await findAllotmentsOf(tx, ids) : [];
  return batch.map((credentials, index) => {
    const { track, email, birthDate, address, round, language } = credentials;
    const { applicant, isRight = false, deviceHash: hash, codeHash } = found[index] ?? {};
    const isOut = (row: AllotmentRow) => published.some((out) => isSameRound(out, row));
    const recordOf = (own: readonly AllotmentRow[]) =>
      round === undefined ? latest(own.filter(isOut)) : own.find((row) => row.round === round);
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
      isRight,
      row: isRight
        ? inLanguage(recordOf(rows.filter((row) => row.applicantId === applicant?.id)), language)
        : undefined,
      codeHash: codeHash || undefined,
    };
  });
}
