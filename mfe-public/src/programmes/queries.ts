import { MINUTE } from '@university/shared/time';
import { ApiError, read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Department, DepartmentSchool, Program } from '@university/shared/contract';
import { pick, publicQuery } from '@university/shared/reading';
import { schoolTexts } from './school-texts';
import { LANGUAGE } from '@university/shared/language';
import { hasPage, PROGRAMS_FRESH_FOR } from './levels';
import { type Deadline, deadlineOf } from './deadline';

export interface School extends Pick<DepartmentSchool, '_id' | 'code' | 'name'> {
  departments: Department[];
}

export const schoolsQuery = () =>
  publicQuery(
    ['schools'],
    async ({ client, signal }): Promise<School[]> => {
      const answer = await read(client, calls.listDepartmentSchools, { signal }).catch((error) => {
        // Status 0: no answer at all.
        if (error instanceof ApiError && error.status !== 0)
          throw new ApiError(error.status, error.code, schoolTexts.notOk);
        throw error;
      });
      const schools: unknown = answer?.data?.departmentSchools;
      if (!Array.isArray(schools)) throw new Error(schoolTexts.unexpected);
      return (schools as DepartmentSchool[]).map((school) => ({
        ...pick(school, ['_id', 'code', 'name']),
        departments: school.dept_id,
      }));
    },
    10 * MINUTE,
  );

const LINE = ['_id', 'code', 'name', 'programLevel', 'duration', 'seats', 'first_payment'] as const;

export interface ProgramLine extends Pick<Program, (typeof LINE)[number]> {
  hasPage: boolean;
}

export interface ListedProgram extends ProgramLine, Pick<Program, 'fee_note' | 'department'> {
  deadline: Deadline | null;
  subjects: string[];
  campuses: { slug: string; shift: string | null }[];
}

export type TeachingCampus = Pick<Program['campuses'][number], 'slug' | 'name' | 'zone'>;

export interface ProgramList {
  programs: ListedProgram[];
  campuses: TeachingCampus[];
  /** Display names by their names in addresses. */
  words: [name: string, text: string][];
}

const toLine = (program: Program): ProgramLine => ({ ...pick(program, LINE), hasPage: hasPage(program) });

export const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, LANGUAGE);

export const programsQuery = () =>
  publicQuery(
    ['program', 'list'],
    async ({ client, signal }): Promise<ProgramList> => {
      const { programs, on } = (await read(client, calls.listPrograms, { signal })).data;
      const words = new Map<string, string>();
      // An older API sends no id.
      const named = (text: string, id: string | null | undefined) => {
        const name = id ?? text.toLowerCase();
        if (!words.has(name)) words.set(name, text);
        return name;
      };
      const campuses = new Map(programs.flatMap((program) => program.campuses).map((campus) => [campus.slug, campus]));
      return {
        programs: programs.map((program) => ({
          ...toLine(program),
          ...pick(program, ['fee_note', 'department']),
          subjects: program.subjects.map((text, at) => named(text, program.subject_ids?.[at])),
          deadline: deadlineOf(program.last_date, on),
          campuses: program.campuses.map(({ slug, shift, shift_id }) => ({
            slug,
            shift: shift && named(shift, shift_id),
          })),
        })),
        campuses: [...campuses.values()].map((campus) => pick(campus, ['slug', 'name', 'zone'])).sort(byName),
        words: [...words],
      };
    },
    PROGRAMS_FRESH_FOR,
  );

export const zonesQuery = () =>
  publicQuery(
    ['zones', 'names'],
    async ({ client, signal }): Promise<{ code: string; name: string }[]> => {
      const { zones } = (await read(client, calls.listZones, { signal })).data;
      return zones.map((zone) => pick(zone, ['code', 'name']));
    },
    PROGRAMS_FRESH_FOR,
  );
