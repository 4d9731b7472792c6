import { ApiError } from '@university/shared';
import type { Allotment, AllotmentDecision, AllotmentStatus } from '@university/shared/contract';
import type { AllotmentCalls, ProofField } from '../api';
import { isBusy, retryWhileBusy, type Waiting } from '../retry-while-busy';

export type Outcome =
  | { kind: 'recorded' | 'arrived-after-all' | 'not-arrived' | 'conflict'; allotment: Allotment }
  | { kind: 'unknown' }
  | { kind: 'signed-out' }
  | { kind: 'other-record' }
  | { kind: 'refused'; refusal: Refusal };

export interface Refusal {
  fields: Partial<Record<ProofField, string>>;
  message?: string;
  /** Epoch milliseconds. */
  until?: number;
  needsProof?: boolean;
}

const FIELDS: readonly ProofField[] = ['form_number', 'code'];

/** Seconds. */
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

interface Options {
  onWait: (waiting: Waiting | null) => void;
  signal: AbortSignal;
}

const isAllotment = (data: unknown): data is Allotment => typeof data === 'object' && data !== null && 'record' in data;

/** Only the record itself tells whether the decision was taken. */
export async function readOutcome(calls: AllotmentCalls, decided: AllotmentStatus): Promise<Outcome> {
  try {
    const allotment = await calls.read();
    return { kind: allotment.record.status === decided ? 'arrived-after-all' : 'not-arrived', allotment };
  } catch (error) {
    return { kind: error instanceof ApiError && error.status === 401 ? 'signed-out' : 'unknown' };
  }
}

/** Sends a decision once; again only after a 503, which means that it was not read. Never throws. */
export async function sendDecision(
  calls: AllotmentCalls,
  id: string,
  decision: AllotmentDecision,
  options: Options,
): Promise<Outcome> {
  try {
    return { kind: 'recorded', allotment: await retryWhileBusy(() => calls.decide(id, decision), options) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || isBusy(error) || error.status >= 500)
      return readOutcome(calls, decision.status);
    if (error.status === 401) return { kind: 'signed-out' };
    if (error.status === 403 && error.code !== 'proof_required') return { kind: 'other-record' };
    if (error.status === 409) return conflict(calls, decision.status, error.data);
    return { kind: 'refused', refusal: toRefusal(error) };
  }
}

async function conflict(calls: AllotmentCalls, decided: AllotmentStatus, data: unknown): Promise<Outcome> {
  if (isAllotment(data)) return { kind: 'conflict', allotment: data };
  const read = await readOutcome(calls, decided);
  return 'allotment' in read ? { ...read, kind: 'conflict' } : read;
}
