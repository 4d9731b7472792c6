import type { LetterCheck } from '@university/shared/contract';

export type Verdict = 'valid' | 'superseded' | 'withdrawn' | 'unknown';

/** What to say of a letter. */
export function verdictOf(check: LetterCheck | null): Verdict {
  if (!check) return 'unknown';
  if (check.valid) return 'valid';
  return check.superseded ? 'superseded' : 'withdrawn';
}
