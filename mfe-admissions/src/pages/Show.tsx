import { ApiError } from '@university/shared';
import type { Allotment } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useSearchParams } from '@university/shared/router';
import { useEffect } from 'react';
import { resultName, type ResultPage, resultPageFor } from '../allotment/tracks';
import { allotmentQuery } from '../api/allotment';
import type { LeaveReason } from '../leave-reason';
import { Result } from '../show/Result';
import { ResultState } from '../show/ResultState';
import { useLeave } from '../show/use-leave';
import { show } from '../texts';

export async function loader({ url }: LoaderArgs): Promise<PageInfo> {
  return { title: show.title(resultName(resultPageFor(url.searchParams.get('category')))) };
}

/** Why this visitor may not see this page now, if so: the cookie is gone, or belongs to another result. */
function reasonToLeave(page: ResultPage, error: Error | null, allotment?: Allotment): LeaveReason | null {
  if (error instanceof ApiError && error.status === 401) return 'signed-out';
  const record = allotment?.record;
  return record && (record.track !== page.track || record.round !== page.round) ? 'other-record' : null;
}

export default function Show() {
  const [search] = useSearchParams();
  const page = resultPageFor(search.get('category'));
  const { data, error, refetch, isFetching } = useQuery(allotmentQuery(page));
  const leave = useLeave(page);
  const reason = reasonToLeave(page, error, data);
  useEffect(() => {
    if (reason) void leave(reason);
  }, [leave, reason]);

  if (data && !reason) return <Result key={data.record._id} page={page} allotment={data} />;
  return <ResultState page={page} error={reason || isFetching ? null : error} onRetry={refetch} />;
}
