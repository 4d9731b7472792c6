import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { RoundSchedule, Schedule } from '@university/shared/contract';
import { type QueryClient, queryOptions } from '@university/shared/query';
import type { RoundName } from './result-pages';

export const scheduleQuery = () =>
  queryOptions({
    queryKey: ['admission', 'schedule'],
    queryFn: async ({ client, signal }): Promise<Schedule> => (await read(client, calls.listSchedule, { signal })).data,
  });

/** For loaders. One attempt: pages render without it. */
export async function prepareSchedule(client: QueryClient): Promise<Schedule | undefined> {
  const { queryKey } = scheduleQuery();
  if (!client.getQueryState(queryKey)) await client.prefetchQuery({ ...scheduleQuery(), retry: false });
  return client.getQueryData(queryKey);
}

export const scheduleOf = (schedule: Schedule | undefined, { track, round }: RoundName): RoundSchedule | undefined =>
  schedule?.rounds.find((row) => row.track === track && row.round === round);

export const nextScheduleOf = (schedule: Schedule | undefined, { track, round }: RoundName) =>
  scheduleOf(schedule, { track, round: round + 1 });
