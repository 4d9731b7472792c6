import type { ApiError } from '@university/shared';

/** Fields of the dialog, as the API names them. */
export type ProofField = 'form_number' | 'code';

/** Why a decision was not taken although it is offered. */
export interface Refusal {
  /** What is wrong with a field. */
  fields: Partial<Record<ProofField, string>>;
  /** What is wrong beyond the fields. */
  message?: string;
  /** Until when one has to wait; epoch milliseconds. */
  until?: number;
}

const FIELDS: readonly ProofField[] = ['form_number', 'code'];

/** Seconds, where the server does not say how long to wait. */
const USUAL_PAUSE = 60;

export function toRefusal({ status, issues, message, retryAfter }: ApiError): Refusal {
  if (status === 429) return { fields: {}, until: Date.now() + (retryAfter ?? USUAL_PAUSE) * 1_000 };
  const fields: Refusal['fields'] = {};
  for (const issue of issues) {
    const field = FIELDS.find((name) => issue.path.endsWith(name));
    if (field) fields[field] ??= issue.message;
  }
  return Object.keys(fields).length > 0 ? { fields } : { fields, message: issues[0]?.message ?? message };
}
