import { BLANK, type UploadValues } from './values';

/** A form under way. */
export interface Draft {
  /** E-mail of who is writing; nobody else gets it. */
  owner: string;
  /** Idempotency-Key of every try of this form. */
  key: string;
  values: UploadValues;
  /** Name of the chosen file. */
  file: string | null;
}

/** Outlives the page, so that a session that ends, or a look elsewhere, costs nothing that was typed. */
let kept: Draft | null = null;

export function newDraft(owner: string, start: Partial<UploadValues> = {}): Draft {
  return { owner, key: crypto.randomUUID(), values: { ...BLANK, ...start }, file: null };
}

/** Whether there is anything in it that somebody would miss. */
export function isWorthKeeping({ values, file }: Draft): boolean {
  const { section, language, ...typed } = values;
  return file !== null || Object.values(typed).some((value) => value !== '' && value !== false);
}

export function recallDraft(owner: string): Draft | null {
  return kept?.owner === owner ? kept : null;
}

export function keepDraft(draft: Draft): void {
  kept = draft;
}

export function forgetDraft(): void {
  kept = null;
}
