import { ApiError, call, send } from '@university/shared';
import * as calls from '@university/shared/calls';
import {
  type Allotment,
  type AllotmentDecision,
  type AllotmentSignIn,
  type LetterDetails,
  resultBase,
  type Track,
} from '@university/shared/contract';
import type { Language } from '@university/shared/language';
import { type QueryClient, queryOptions } from '@university/shared/query';
import type { ResultPage } from '../rounds/result-pages';
import { isBusy, pauseBefore, retryAfterOf } from './retry-while-busy';

type SignIn = (credentials: AllotmentSignIn) => Promise<Allotment>;

export type ProofField = 'form_number' | 'code';

export type Proofs = Partial<Record<ProofField, string>>;

/** Diploma and B.Tech share one address; UG and PG have their own. Source: the owner's API. */
const AT = {
  result: {
    read: calls.readResult,
    decide: calls.decideResult,
    sendCode: calls.sendResultCode,
    letterDetails: calls.readResultLetter,
    openLetter: calls.openResultLetter,
    letter: calls.getResultLetter,
  },
  ug: {
    read: calls.readUg,
    decide: calls.decideUg,
    sendCode: calls.sendUgCode,
    letterDetails: calls.readUgLetter,
    openLetter: calls.openUgLetter,
    letter: calls.getUgLetter,
  },
  pg: {
    read: calls.readPg,
    decide: calls.decidePg,
    sendCode: calls.sendPgCode,
    letterDetails: calls.readPgLetter,
    openLetter: calls.openPgLetter,
    letter: calls.getPgLetter,
  },
} as const;

function callsAt(base: keyof typeof AT, signIn: SignIn) {
  const at = AT[base];
  return {
    signIn,
    read: async (signal?: AbortSignal): Promise<Allotment> => (await call(at.read, { signal })).data,
    decide: async (id: string, body: AllotmentDecision): Promise<Allotment> =>
      (await call(at.decide, { params: { id }, body })).data,
    /** Returns the minutes for which the code is valid. */
    sendCode: async (): Promise<number> => (await call(at.sendCode)).data.minutes,
    letterDetails: async (): Promise<LetterDetails> => (await call(at.letterDetails)).data,
    openLetter: async (body: Proofs) => void (await call(at.openLetter, { body })),
    letter: async (lang: Language) =>
      (await send('GET', at.letter.replace('GET ', ''), { query: { lang }, responseType: 'blob' })) as Blob,
  };
}

export type AllotmentCalls = ReturnType<typeof callsAt>;

const SIGN_IN: Record<keyof typeof AT, (track: Track) => SignIn> = {
  result: (category) => async (body) => (await call(calls.signInToResult, { query: { category }, body })).data,
  ug: () => async (body) => (await call(calls.signInToUg, { body })).data,
  pg: () => async (body) => (await call(calls.signInToPg, { body })).data,
};

export function callsOf({ track }: { track: Track }): AllotmentCalls {
  const base = resultBase(track);
  return callsAt(base, SIGN_IN[base](track));
}

const ALLOTMENT = 'allotment';

/** Milliseconds: staff may change a record while it is on screen. */
const READ_AGAIN = 2 * 60_000;

const ATTEMPTS = { busy: 10, failing: 2 } as const;

const patient = {
  retry: (count: number, error: Error) => {
    if (isBusy(error)) return count < ATTEMPTS.busy;
    return error instanceof ApiError && (error.status === 0 || error.status >= 500) && count < ATTEMPTS.failing;
  },
  retryDelay: (count: number, error: Error) =>
    isBusy(error) ? pauseBefore(count + 1, retryAfterOf(error)) : 1_000 * 2 ** count,
};

/**
 * In memory only; refetched on focus, on reconnection and every two minutes, because another tab or staff may have
 * changed it.
 */
export const allotmentQuery = (page: ResultPage) =>
  queryOptions({
    queryKey: [ALLOTMENT, page.id],
    queryFn: ({ signal }) => callsOf(page).read(signal),
    gcTime: 60_000,
    refetchOnWindowFocus: 'always',
    refetchInterval: READ_AGAIN,
    ...patient,
  });

/** @param record in the key, because another applicant may sign in in another tab */
export const reasonsQuery = (page: ResultPage, record: string) =>
  queryOptions({
    queryKey: [ALLOTMENT, page.id, record],
    queryFn: async ({ signal }) => (await call(calls.readSeatReasons, { signal })).data,
    gcTime: 60_000,
    ...patient,
  });

export const isSignedOut = (error: Error | null) => error instanceof ApiError && error.status === 401;

export function forgetAllotments(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: [ALLOTMENT] });
}
