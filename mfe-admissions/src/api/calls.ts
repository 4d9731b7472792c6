import { call } from '@university/shared';
import type { Allotment, AllotmentDecision, AllotmentSignIn } from '@university/shared/contract';

/** The three calls of an allotment. Diploma and B.Tech share `/result`; UG and PG have paths of their own. */
export interface AllotmentCalls {
  signIn(credentials: AllotmentSignIn): Promise<Allotment>;
  read(signal?: AbortSignal): Promise<Allotment>;
  decide(id: string, decision: AllotmentDecision): Promise<Allotment>;
}

export function resultCalls(category: 'diploma' | 'btech'): AllotmentCalls {
  return {
    signIn: async (body) => (await call('POST /result', { query: { category }, body })).data,
    read: async (signal) => (await call('GET /result/me', { signal })).data,
    decide: async (id, body) => (await call('PUT /result/:id', { params: { id }, body })).data,
  };
}
