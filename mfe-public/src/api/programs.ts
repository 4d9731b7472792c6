import { read } from '@university/shared';
import type { Program } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import { hasPage } from '../has-page';
import { PROGRAMS_FRESH_FOR } from './freshness';
import { recovering } from './recovering';

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
