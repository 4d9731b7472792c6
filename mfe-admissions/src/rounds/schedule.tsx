import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { RoundSchedule } from '@university/shared/contract';
import { type QueryClient, queryOptions } from '@university/shared/query';
import { calendarAddress, type ResultPage } from './tracks';

/** Windows of all rounds and the days that follow them: public, and the same for everybody. */
export const scheduleQuery = () =>
  queryOptions({
    queryKey: ['admission', 'schedule'],
    queryFn: async ({ client, signal }): Promise<readonly RoundSchedule[]> =>
      (await read(client, calls.listSchedule, { signal })).data.rounds,
  });

/** For loaders. One attempt: pages say what they know without it. */
export async function prepareSchedule(client: QueryClient): Promise<void> {
  if (!client.getQueryState(scheduleQuery().queryKey)) await client.prefetchQuery({ ...scheduleQuery(), retry: false });
}

type Round = Pick<ResultPage, 'track' | 'round'>;

/** The row of a round, where it is known. */
export const scheduleOf = (schedule: readonly RoundSchedule[] | undefined, { track, round }: Round) =>
  schedule?.find((row) => row.track === track && row.round === round);

/** The row of the round after this one. */
export const nextScheduleOf = (schedule: readonly RoundSchedule[] | undefined, { track, round }: Round) =>
  scheduleOf(schedule, { track, round: round + 1 });

/** Leads to the calendar file of a round. A plain link: it is a file, no page of the site. */
export function CalendarLink({ page }: { page: ResultPage }) {
  return (
    <a href={calendarAddress(page)} download>
      Put the dates into my calendar
    </a>
  );
}
