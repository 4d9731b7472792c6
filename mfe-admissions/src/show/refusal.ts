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
  /** The server asks for the second proof, though the page thought that it was given. */
  needsProof?: boolean;
}

const FIELDS: readonly ProofField[] = ['form_number', 'code'];

/** Seconds, where the server does not say how long to wait. */
const USUAL_PAUSE = 60;

export function toRefusal({ status, code, issues, message, retryAfter }: ApiError): Refusal {
  const needsProof = code === 'proof_required' || undefined;
  if (status === 429) return { fields: {}, until: Date.now() + (retryAfter ?? USUAL_PAUSE) * 1_000 };
  const fields: Refusal['fields'] = {};
  for (const issue of issues) {
    const field = FIELDS.find((name) => issue.path.endsWith(name));
    if (field) fields[field] ??= issue.message;
  }
  if (Object.keys(fields).length > 0) return { fields, needsProof };
  return { fields, message: issues[0]?.message ?? message, needsProof };
}
