import type { LetterCheck } from '@university/shared/contract';
import { notFound } from '../errors';
import type { Services } from '../services';
import { findLetterByCode } from './repository';

/**
 * What a letter's code says now. Program and campus are those of the record today, to be compared with the paper.
 * @throws ApiError 404 for a code that no letter has
 */
export async function checkLetter({ db }: Pick<Services, 'db'>, code: string): Promise<LetterCheck> {
  const letter = await findLetterByCode(db, code);
  if (!letter) throw notFound('No letter has this code. Compare it with the letter once more.');
  const { decision, issuedAt, status, published, replaced, ...seat } = letter;
  const superseded = status !== decision || replaced;
  return { ...seat, valid: published && !superseded, superseded, decision, issuedAt: issuedAt.toISOString() };
}
