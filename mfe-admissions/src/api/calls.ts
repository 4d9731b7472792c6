import { call, httpClient } from '@university/shared';
import type { Allotment, AllotmentDecision, AllotmentSignIn, LetterDetails, Track } from '@university/shared/contract';

/** The calls of an allotment. Diploma and B.Tech share `/result`; UG and PG have paths of their own. */
export interface AllotmentCalls {
  signIn(credentials: AllotmentSignIn): Promise<Allotment>;
  read(signal?: AbortSignal): Promise<Allotment>;
  decide(id: string, decision: AllotmentDecision): Promise<Allotment>;
  /** Mails the code for a decision that gives the seat up. @returns minutes for which it is good */
  sendCode(): Promise<number>;
  letterDetails(): Promise<LetterDetails>;
  /** The letter as PDF. Rejects with an error of the HTTP client. */
  letter(): Promise<Blob>;
}

function callsAt(base: 'result' | 'ug' | 'pg', signIn: AllotmentCalls['signIn']): AllotmentCalls {
  return {
    signIn,
    read: async (signal) => (await call(`GET /${base}/me`, { signal })).data,
    decide: async (id, body) => (await call(`PUT /${base}/:id`, { params: { id }, body })).data,
    sendCode: async () => (await call(`POST /${base}/code`)).data.minutes,
    letterDetails: async () => (await call(`GET /${base}/me/letter/details`)).data,
    letter: async () => (await (await httpClient()).get<Blob>(`${base}/me/letter`, { responseType: 'blob' })).data,
  };
}

const result = (category: 'diploma' | 'btech') =>
  callsAt('result', async (body) => (await call('POST /result', { query: { category }, body })).data);

const CALLS: Record<Track, AllotmentCalls> = {
  diploma: result('diploma'),
  btech: result('btech'),
  ug: callsAt('ug', async (body) => (await call('POST /ug', { body })).data),
  pg: callsAt('pg', async (body) => (await call('POST /pg', { body })).data),
};

export const callsOf = ({ track }: { track: Track }): AllotmentCalls => CALLS[track];
