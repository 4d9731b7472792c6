import { ApiError } from '@university/shared';
import type { Allotment, AllotmentDecision, Decision } from '@university/shared/contract';
import type { AllotmentCalls } from '../api/calls';

/** What became of a decision, and what is true now where that is known. */
export type Outcome =
  | { kind: 'recorded' | 'arrived-after-all' | 'not-arrived' | 'conflict'; allotment: Allotment }
  | { kind: 'unknown' }
  | { kind: 'signed-out' }
  | { kind: 'other-record' }
  | { kind: 'refused'; message: string };

const isAllotment = (data: unknown): data is Allotment => typeof data === 'object' && data !== null && 'record' in data;

/** Whether the decision was taken or not can only be read from the record itself. */
export async function readOutcome(calls: AllotmentCalls, decided: Decision): Promise<Outcome> {
  try {
    const allotment = await calls.read();
    return { kind: allotment.record.status === decided ? 'arrived-after-all' : 'not-arrived', allotment };
  } catch (error) {
    return { kind: error instanceof ApiError && error.status === 401 ? 'signed-out' : 'unknown' };
  }
}

/** Sends a decision once and finds out what became of it. Never throws. */
export async function sendDecision(calls: AllotmentCalls, id: string, decision: AllotmentDecision): Promise<Outcome> {
  try {
    return { kind: 'recorded', allotment: await calls.decide(id, decision) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500)
      return readOutcome(calls, decision.status);
    if (error.status === 401) return { kind: 'signed-out' };
    if (error.status === 403) return { kind: 'other-record' };
    if (error.status === 409) return conflict(calls, decision.status, error.data);
    return { kind: 'refused', message: error.issues[0]?.message ?? error.message };
  }
}

async function conflict(calls: AllotmentCalls, decided: Decision, data: unknown): Promise<Outcome> {
  if (isAllotment(data)) return { kind: 'conflict', allotment: data };
  const read = await readOutcome(calls, decided);
  return 'allotment' in read ? { ...read, kind: 'conflict' } : read;
}
