import { createHash } from 'node:crypto';
import {
  categoryInWords,
  LETTER_DAYS,
  type AllotmentRecord,
  type LetterCheck,
  type LetterDays,
  type LetterStatus,
} from '@university/shared/contract';
import { canonicalJson } from '../../platform/audit/write';
import type { LetterDates, Place } from './source';
import type { LetterSettings } from './settings';

/** Everything of a record that a letter prints. */
type Lettered = Pick<
  AllotmentRecord,
  | 'name'
  | 'form_number'
  | 'track'
  | 'round'
  | 'program'
  | 'campus'
  | 'registered_category'
  | 'category_allocated'
  | 'program_preference'
  | 'rank'
  | 'decided_at'
> & { status: LetterStatus; place: Place };

/** What the days of a round add. */
interface Dated {
  dates: LetterDates;
  takeBackUntil: string | null;
}

/** What is printed beside the settings. */
export interface Printed extends Lettered, Dated {
  cycle: string;
  trackName: string;
  portal: string | null;
  /** The photograph; of it the hash alone counts. */
  photo: { hash: string } | null;
}

const digestOf = (values: unknown) => createHash('sha256').update(canonicalJson(values)).digest('hex');

/** SHA-256 of everything that a letter prints of a record, by value and not by wording. */
export function recordDigest(given: Lettered): string {
  const { name, form_number, track, round, program, campus, status, place } = given;
  const { registered_category, category_allocated, program_preference, rank, decided_at } = given;
  const seat = { registered_category, category_allocated, program_preference, rank, decided_at };
  return digestOf({ name, form_number, track, round, program, campus, status, place, ...seat });
}

function wordingDigest(given: Printed, { letterhead, codes }: LetterSettings): string {
  const { registered_category, category_allocated, cycle, trackName, portal } = given;
  const categories = [registered_category, category_allocated].map((code) => code && categoryInWords(code, codes));
  const { name, address, helpDesk, phone } = letterhead;
  return digestOf({ letterhead: { name, address, helpDesk, phone }, categories, cycle, trackName, portal });
}

/** What moves by itself and is compared by itself. */
const DAYS: Record<LetterDays, (given: Dated) => unknown> = {
  pay: ({ dates }) => dates.pay,
  verify: ({ dates: { verify, verifyPlace } }) => ({ verify, verifyPlace }),
  take_back: ({ takeBackUntil }) => takeBackUntil,
};

const daysDigests = (given: Dated) => LETTER_DAYS.map((days) => digestOf({ [days]: DAYS[days](given) }));

const photoDigest = (photo: Printed['photo']) => digestOf({ photo: photo?.hash ?? null });

/**
 * Digests with dots between: of the record, of what the settings call things, of the photograph, and of days of each kind.
 * Another letter, with another code, is issued as soon as one of them is another. They are apart, so that a letter with
 * the old name of the university still says that its record is unchanged, and one from before the days moved says which.
 * Letters of earlier versions have the first alone, or the first two.
 */
export function letterDigest(given: Printed, settings: LetterSettings): string {
  const parts = [recordDigest(given), wordingDigest(given, settings), photoDigest(given.photo), ...daysDigests(given)];
  return parts.join('.');
}

/** Whether the record still says what was printed of it. @param digest of the letter */
export const isOfRecord = (digest: string, given: Lettered): boolean => digest.split('.')[0] === recordDigest(given);

/** Which days are others than those that were printed; null for a letter that has none. */
export function changedDays(digest: string, given: Dated): LetterDays[] | null {
  const printed = digest.split('.').slice(3);
  if (printed.length === 0) return null;
  const today = daysDigests(given);
  return LETTER_DAYS.filter((_, index) => printed[index] !== today[index]);
}

/** Which photograph was printed; null for a letter from before there were any. @param photo that of today */
export function printedPhoto(digest: string, photo: Printed['photo']): LetterCheck['photo'] {
  const printed = digest.split('.')[2];
  if (printed === undefined) return null;
  if (printed === photoDigest(null)) return 'none';
  return printed === photoDigest(photo) ? 'same' : 'other';
}
