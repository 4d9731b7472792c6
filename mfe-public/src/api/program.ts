import { ApiError, read } from '@university/shared';
import type { Program } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import { hasPage } from '../has-page';
import { PROGRAMS_FRESH_FOR } from './freshness';
import { recovering } from './recovering';

export interface DetailedProgram extends Program {
  years: NonNullable<Program['years']>;
}

/** The programme with this `_id`, or null where there is none or its detail is not published. */
export const programQuery = (id: string) =>
  queryOptions({
    queryKey: ['program', id],
    queryFn: async ({ client, signal }): Promise<DetailedProgram | null> => {
      const programs = await readPrograms();
      // The same call answers a department's _id with all its programmes.
      const program = programs.find(({ _id }) => _id === id);
      return program && isDetailed(program) ? program : null;

      async function readPrograms() {
        try {
          return (await read(client, '/program/:id', { params: { id }, signal })).data.programs;
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return [];
          throw error;
        }
      }
    },
    staleTime: PROGRAMS_FRESH_FOR,
    ...recovering,
  });

function isDetailed(program: Program): program is DetailedProgram {
  return hasPage(program);
}
