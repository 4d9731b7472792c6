import { read } from '@university/shared';
import type { Program } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import { hasPage } from '../has-page';
import { PROGRAMS_FRESH_FOR } from './freshness';

/** What the list of programmes shows of one. */
export interface ListedProgram extends Pick<Program, '_id' | 'code' | 'name' | 'programLevel' | 'duration'> {
  department: string;
  hasPage: boolean;
}

/** All programmes. */
export const programsQuery = () =>
  queryOptions({
    queryKey: ['program', 'list'],
    queryFn: async ({ client, signal }): Promise<ListedProgram[]> => {
      const { data } = await read(client, '/program', { signal });
      return data.programs.map((program) => ({
        _id: program._id,
        code: program.code,
        name: program.name,
        programLevel: program.programLevel,
        duration: program.duration,
        department: program.department.name,
        hasPage: hasPage(program),
      }));
    },
    staleTime: PROGRAMS_FRESH_FOR,
  });
