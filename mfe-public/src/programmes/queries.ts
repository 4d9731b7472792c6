import { ApiError, read } from '@university/shared';
import type { Program } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import { recovering } from '../reading';
import { hasPage, PROGRAMS_FRESH_FOR } from './levels';

/** What a line in any list of programmes shows. */
export interface ProgramLine extends Pick<Program, '_id' | 'code' | 'name' | 'programLevel' | 'duration'> {
  hasPage: boolean;
}

export const toLine = (program: Program): ProgramLine => ({
  _id: program._id,
  code: program.code,
  name: program.name,
  programLevel: program.programLevel,
  duration: program.duration,
  hasPage: hasPage(program),
});

export const byName = (a: ProgramLine, b: ProgramLine) => a.name.localeCompare(b.name, 'en');

/** What the catalogue shows of a programme and finds it by. */
export interface ListedProgram extends ProgramLine, Pick<Program, 'fee' | 'department'> {
  /** Slugs. */
  campuses: string[];
}

export interface ProgramList {
  programs: ListedProgram[];
  /** Campuses that teach any of them, by name. */
  campuses: { slug: string; name: string }[];
}

/** All programmes. */
export const programsQuery = () =>
  queryOptions({
    queryKey: ['program', 'list'],
    queryFn: async ({ client, signal }): Promise<ProgramList> => {
      const { programs } = (await read(client, '/program', { signal })).data;
      const campuses = new Map(programs.flatMap((program) => program.campuses).map((campus) => [campus.slug, campus]));
      return {
        programs: programs.map((program) => ({
          ...toLine(program),
          fee: program.fee,
          department: program.department,
          campuses: program.campuses.map(({ slug }) => slug),
        })),
        campuses: [...campuses.values()].sort((a, b) => a.name.localeCompare(b.name, 'en')),
      };
    },
    staleTime: PROGRAMS_FRESH_FOR,
    ...recovering,
  });

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
