import { createHash } from 'node:crypto';
import {
  categoryInWords,
  type AllotmentRecord,
  type LetterCheck,
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

function datesDigest({ dates: { pay, verify, verifyPlace }, takeBackUntil }: Dated): string {
  return digestOf({ pay, verify, verifyPlace, takeBackUntil });
}

const photoDigest = (photo: Printed['photo']) => digestOf({ photo: photo?.hash ?? null });

/**
 * Four digests with dots between: of the record, of what the settings call things, of the days, and of the photograph.
 * Another letter, with another code, is issued as soon as one of them is another. They are apart, so that a letter with
 * the old name of the university still says that its record is unchanged, and one from before the days moved says which.
 * Letters of earlier versions have the first alone, or the first two.
 */
export function letterDigest(given: Printed, settings: LetterSettings): string {
  return [recordDigest(given), wordingDigest(given, settings), datesDigest(given), photoDigest(given.photo)].join('.');
}

/** Whether the record still says what was printed of it. @param digest of the letter */
export const isOfRecord = (digest: string, given: Lettered): boolean => digest.split('.')[0] === recordDigest(given);

/** Whether the days are those that were printed; null for a letter that has none. */
export function hasDates(digest: string, given: Dated): boolean | null {
  const printed = digest.split('.')[2];
  return printed === undefined ? null : printed === datesDigest(given);
}

/** Which photograph was printed; null for a letter from before there were any. @param photo that of today */
export function printedPhoto(digest: string, photo: Printed['photo']): LetterCheck['photo'] {
  const printed = digest.split('.')[3];
  if (printed === undefined) return null;
  if (printed === photoDigest(null)) return 'none';
  return printed === photoDigest(photo) ? 'same' : 'other';
}
