import type { LetterCheck } from '@university/shared/contract';

export type Verdict = 'valid' | 'changed' | 'superseded' | 'withdrawn' | 'unknown';

/** What to say of a letter. */
export function verdictOf(check: LetterCheck | null): Verdict {
  if (!check) return 'unknown';
  if (check.valid) return check.unchanged === false ? 'changed' : 'valid';
  return check.superseded ? 'superseded' : 'withdrawn';
}
