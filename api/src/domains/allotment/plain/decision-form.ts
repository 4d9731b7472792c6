import type { Allotment, SeatDecisionForm } from '@university/shared/contract';
import { HttpError, invalid } from '@university/web';
import type { z } from 'zod';
import { toIssues } from '../../../platform/http/input';
import type { Reader } from '../../../platform/http/route';
import type { Asked } from './confirm-page';
import type { Speech } from './speech';

const missingIn = ({ seat: { texts } }: Speech): Readonly<Record<string, string>> => ({
  form_number: texts.SEAT.formNumberMissing,
  code: texts.SEAT.codeMissing,
});

/** Proofs are copied with spaces in them. */
const whole = (typed: string) => typed.replace(/\s/g, '') || undefined;

function errorsOf(issues: readonly { path: string; message: string }[], speech: Speech): Asked['errors'] {
  const missing = missingIn(speech);
  return Object.fromEntries(
    issues.filter(({ path }) => path in missing).map(({ path, message }) => [path, missing[path] ?? message]),
  );
}

/** What was sent as the call behind it takes it, or what is wrong with it. */
export function readProof<T>(
  schema: z.ZodType<T>,
  { status, form_number, code }: SeatDecisionForm,
  speech: Speech,
): { data: T } | { asked: Asked } {
  const { data, error } = schema.safeParse({ status, form_number: whole(form_number), code: whole(code) });
  if (!error) return { data };
  const issues = toIssues(error, 'status');
  return { asked: { errors: errorsOf(issues, speech), failure: invalid(issues) } };
}

/** Why a decision was not taken although it is open, beside the question. @throws the error where it is another one */
export function askedAgain(error: unknown, speech: Speech, reader: Reader): Asked {
  if (!(error instanceof HttpError)) throw error;
  const { status, code, issues = [], retryAfter } = error;
  const { message } = reader.failure({ status: 'error', code, message: error.message });
  if (code === 'proof_required') return { errors: errorsOf(issues, speech), failure: error };
  if (code === 'wrong_proof' || code === 'codes_sent') return { problem: message, failure: error };
  if (status === 429) {
    return { problem: `${message} ${retryAfter === undefined ? '' : speech.plain.again(retryAfter)}`, failure: error };
  }
  throw error;
}

/** The record that a refusal shows as it stands now. */
export function presentIn(error: unknown): Allotment | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'record' in data ? (data as Allotment) : undefined;
}
