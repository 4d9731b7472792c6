import { ApiError, call, httpClient } from '@university/shared';
import type { Allotment, AllotmentDecision, AllotmentSignIn, LetterDetails, Track } from '@university/shared/contract';
import { type QueryClient, queryOptions } from '@university/shared/query';
import type { ResultPage } from '../rounds/tracks';
import { isBusy, pauseBefore, retryAfterOf } from './patience';

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

const ALLOTMENT = 'allotment';

/** Milliseconds after which a record on screen is read again: staff may have changed it. */
const READ_AGAIN = 2 * 60_000;

/** How often a busy service is asked for a record before the page says that it failed. */
const ATTEMPTS = { busy: 10, failing: 2 } as const;

/**
 * The record of the signed-in applicant, in memory only. It is read again when the tab is looked at again, when the
 * network is back, and every two minutes, so that what another tab or staff decided appears.
 */
export const allotmentQuery = (page: ResultPage) =>
  queryOptions({
    queryKey: [ALLOTMENT, page.id],
    queryFn: ({ signal }) => callsOf(page).read(signal),
    gcTime: 60_000,
    refetchOnWindowFocus: 'always',
    refetchInterval: READ_AGAIN,
    retry: (count, error) => {
      if (isBusy(error)) return count < ATTEMPTS.busy;
      return error instanceof ApiError && (error.status === 0 || error.status >= 500) && count < ATTEMPTS.failing;
    },
    retryDelay: (count, error) => (isBusy(error) ? pauseBefore(count + 1, retryAfterOf(error)) : 1_000 * 2 ** count),
  });

/** Leaves nothing of any applicant in this tab. */
export function forgetAllotments(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: [ALLOTMENT] });
}
