import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Program } from '@university/shared/contract';
import { ifAny, pick, publicQuery } from '../reading';
import { hasPage, PROGRAMS_FRESH_FOR } from './levels';

const LINE = ['_id', 'code', 'name', 'programLevel', 'duration'] as const;

/** What a line in any list of programmes shows. */
export interface ProgramLine extends Pick<Program, (typeof LINE)[number]> {
  hasPage: boolean;
}

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

export interface DetailedProgram extends Program {
  years: NonNullable<Program['years']>;
}

const toLine = (program: Program): ProgramLine => ({ ...pick(program, LINE), hasPage: hasPage(program) });

export const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');

/** All programmes. */
export const programsQuery = () =>
  publicQuery(
    ['program', 'list'],
    async ({ client, signal }): Promise<ProgramList> => {
      const { programs } = (await read(client, calls.listPrograms, { signal })).data;
      const campuses = new Map(programs.flatMap((program) => program.campuses).map((campus) => [campus.slug, campus]));
      return {
        programs: programs.map((program) => ({
          ...toLine(program),
          ...pick(program, ['fee', 'department']),
          campuses: program.campuses.map(({ slug }) => slug),
        })),
        campuses: [...campuses.values()].sort(byName),
      };
    },
    PROGRAMS_FRESH_FOR,
  );

/** What is taught on a campus. */
export const campusProgramsQuery = (slug: string) =>
  publicQuery(
    ['campus', slug, 'programs'],
    async ({ client, signal }): Promise<ProgramLine[]> => {
      const { programs } = (await read(client, calls.listPrograms, { signal })).data;
      const taught = programs.filter(({ campuses }) => campuses.some((campus) => campus.slug === slug));
      return taught.map(toLine).sort(byName);
    },
    PROGRAMS_FRESH_FOR,
  );

/** What a department teaches. */
export const departmentProgramsQuery = (id: string) =>
  publicQuery(
    ['department', id, 'programs'],
    async ({ client, signal }): Promise<ProgramLine[]> => {
      const answer = await ifAny(read(client, calls.getPrograms, { params: { id }, signal }));
      // The same call answers a programme's _id with that one.
      const taught = answer?.data.programs.filter(({ department }) => department._id === id) ?? [];
      return taught.map(toLine).sort(byName);
    },
    PROGRAMS_FRESH_FOR,
  );

/** The programme with this `_id`, or null where there is none or its detail is not published. */
export const programQuery = (id: string) =>
  publicQuery(
    ['program', id],
    async ({ client, signal }): Promise<DetailedProgram | null> => {
      const answer = await ifAny(read(client, calls.getPrograms, { params: { id }, signal }));
      // The same call answers a department's _id with all its programmes.
      const program = answer?.data.programs.find(({ _id }) => _id === id);
      return program && isDetailed(program) ? program : null;
    },
    PROGRAMS_FRESH_FOR,
  );

const isDetailed = (program: Program): program is DetailedProgram => hasPage(program);
