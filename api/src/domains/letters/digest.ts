import { createHash } from 'node:crypto';
import type { AllotmentRecord, LetterStatus } from '@university/shared/contract';
import { canonicalJson } from '../../platform/audit/write';
import type { Place } from './content';

/** Everything of a record that a letter prints. */
export type Lettered = Pick<
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

/**
 * SHA-256 of everything that a letter prints, by value and not by wording: another letter, with another code, is issued
 * as soon as one of these is another.
 */
export function letterDigest(given: Lettered): string {
  const { name, form_number, track, round, program, campus, status, place } = given;
  const { registered_category, category_allocated, program_preference, rank, decided_at } = given;
  const seat = { registered_category, category_allocated, program_preference, rank, decided_at };
  const printed = { name, form_number, track, round, program, campus, status, place, ...seat };
  return createHash('sha256').update(canonicalJson(printed)).digest('hex');
}
