import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { ProgramRanks, RankedProgram } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';

export const rankedProgramsQuery = () =>
  queryOptions({
    queryKey: ['admission', 'ranks'],
    queryFn: async ({ client, signal }): Promise<readonly RankedProgram[]> =>
      (await read(client, calls.listRankedPrograms, { signal })).data.programs,
  });

export const programRanksQuery = (code: string) =>
  queryOptions({
    queryKey: ['admission', 'ranks', code],
    queryFn: async ({ client, signal }): Promise<ProgramRanks> =>
      (await read(client, calls.getProgramRanks, { params: { code }, signal })).data,
  });
