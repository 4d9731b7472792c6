import { ApiError } from '@university/shared';
import type { QueryClient } from '@university/shared/query';
import { queryOptions } from '@university/shared/query';
import type { ResultPage } from '../allotment/tracks';
import { callsOf } from './calls';
import { isBusy, pauseBefore, retryAfterOf } from './patience';

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
