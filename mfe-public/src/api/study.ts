import { read, sample } from '@university/shared';
import type { Program, ProgramLevel } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import { hasPage } from '../has-page';
import { LEVELS } from '../levels';
import { PROGRAMS_FRESH_FOR } from './freshness';
import { recovering } from './recovering';

/** Programmes drawn for each level. Source: specification, section 9. */
export const DRAWN = 6;

export interface DrawnProgram extends Pick<Program, '_id' | 'code' | 'name'> {
  hasPage: boolean;
}

export type Study = Record<ProgramLevel, DrawnProgram[]>;

/**
 * The number that decides which programmes are drawn. The loader picks it on the server and it travels in the boot
 * data; one tab keeps it, so that reading the programmes again does not reshuffle them.
 */
export const seedQuery = () =>
  queryOptions({
    queryKey: ['home', 'study-seed'],
    queryFn: () => Math.floor(Math.random() * 2 ** 32),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The programmes drawn for all levels, so that changing the level needs no request. */
export const studyQuery = (seed: number) =>
  queryOptions({
    queryKey: ['home', 'study', String(seed)],
    queryFn: async ({ client, signal }): Promise<Study> => {
      const { programs } = (await read(client, '/program', { signal })).data;
      const drawn = LEVELS.map(({ id }) => [
        id,
        draw(
          seed,
          programs.filter((program) => program.programLevel === id),
        ),
      ]);
      return Object.fromEntries(drawn) as Study;
    },
    staleTime: PROGRAMS_FRESH_FOR,
    ...recovering,
  });

function draw(seed: number, programs: readonly Program[]): DrawnProgram[] {
  return sample(seed, programs, DRAWN).map((program) => ({
    _id: program._id,
    code: program.code,
    name: program.name,
    hasPage: hasPage(program),
  }));
}
