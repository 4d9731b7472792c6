import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import {
  type AdmissionCodes,
  categoryInWords,
  type Fee,
  type RoundSchedule,
  type Schedule,
  type SeatAllotment,
} from '@university/shared/contract';
import { queryOptions, useQuery } from '@university/shared/query';
import { pick } from '@university/shared/reading';
import type { RoundName } from './result-pages';

/** The admission that the site speaks of. */
export const scheduleQuery = () =>
  queryOptions({
    queryKey: ['admission', 'schedule'],
    queryFn: async ({ client, signal }): Promise<Schedule> => (await read(client, calls.listSchedule, { signal })).data,
  });

export const scheduleOf = (schedule: Schedule | undefined, { track, round }: RoundName): RoundSchedule | undefined =>
  schedule?.rounds.find((row) => row.track === track && row.round === round);

/** What codes of categories mean. */
export const codesQuery = () =>
  queryOptions({
    queryKey: ['admission', 'codes'],
    queryFn: async ({ client, signal }): Promise<AdmissionCodes | null> =>
      (await read(client, calls.getAdmissionCodes, { signal })).data.admission,
  });

/** Of the rounds that were allotted on this site, the newest first. */
export const seatAllotmentsQuery = () =>
  queryOptions({
    queryKey: ['admission', 'seats'],
    queryFn: async ({ client, signal }): Promise<readonly SeatAllotment[]> =>
      (await read(client, calls.listSeatAllotments, { signal })).data.allotments,
  });

export function useCategoryInWords(): (code: string) => string {
  const { data: codes } = useQuery(codesQuery());
  return (code) => categoryInWords(code, codes);
}

const FEE = ['name', 'timing', 'amount', 'track', 'band', 'shares'] as const;

export type FeeItem = Pick<Fee, (typeof FEE)[number]>;

export const feesQuery = () =>
  queryOptions({
    queryKey: ['admission', 'fees'],
    queryFn: async ({ client, signal }): Promise<readonly FeeItem[]> => {
      const { fees } = (await read(client, calls.listFees, { signal })).data;
      return fees.map((fee) => pick(fee, FEE));
    },
  });
