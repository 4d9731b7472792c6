import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { queryOptions } from '@university/shared/query';
import { comingOf, onlyToCome } from './coming';

/** What is to come, in lines: home shows no more of the schedule, and no more of it travels with its HTML. */
export const comingQuery = () =>
  queryOptions({
    queryKey: ['admission', 'coming'],
    queryFn: async ({ client, signal }) => {
      const schedule = (await read(client, calls.listSchedule, { signal })).data;
      return { on: schedule.on, lines: onlyToCome(comingOf(schedule)) };
    },
  });
