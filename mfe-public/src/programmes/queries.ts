import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Program } from '@university/shared/contract';
import { LANGUAGE } from '@university/shared/language';
import { pick, publicQuery } from '@university/shared/reading';
import { hasPage, PROGRAMS_FRESH_FOR } from './levels';
import { type Deadline, deadlineOf } from './deadline';

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
