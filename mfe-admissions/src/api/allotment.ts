import type { QueryClient } from '@university/shared/query';
import { queryOptions } from '@university/shared/query';
import type { ResultPage } from '../allotment/tracks';

const ALLOTMENT = 'allotment';

/** The record of the signed-in applicant. It lives in memory only, and not for long: results are read on shared machines. */
export const allotmentQuery = ({ track, round, calls }: ResultPage) =>
  queryOptions({
    queryKey: [ALLOTMENT, track, round],
    queryFn: ({ signal }) => calls.read(signal),
    gcTime: 5 * 60_000,
  });

/** Leaves nothing of any applicant in this tab. */
export function forgetAllotments(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: [ALLOTMENT] });
}
