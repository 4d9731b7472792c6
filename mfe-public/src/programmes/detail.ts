import type { QueryClient } from '@university/shared/query';
import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { categoryInShort, type Picture, type ProgramDetail } from '@university/shared/contract';
import { proseOf } from '@university/shared/prose';
import { ifThere, isRemoved, pick, publicQuery, type Removed } from '@university/shared/reading';
import { type Applying, applyingOf } from './deadline';
import { hasPage, PROGRAMS_FRESH_FOR } from './levels';

const SHOWN = [
  '_id',
  'code',
  'name',
  'programLevel',
  'duration',
  'mode',
  'department',
  'seats',
  'campuses',
  'seats_by_campus',
  'eligibility',
  'entry',
  'ranking',
  'careers',
  'fee_note',
  'track',
  'teachers',
] as const;

export type FeeItem = Pick<ProgramDetail['fees'][number], 'name' | 'timing' | 'amount' | 'track' | 'band' | 'shares'>;

export type TeachingPlace = ProgramDetail['campuses'][number] & {
  byCategory: ProgramDetail['seats_by_campus'][number]['seats'];
};

export interface ProgramFacts
  extends Omit<Pick<ProgramDetail, (typeof SHOWN)[number]>, 'campuses' | 'seats_by_campus' | 'teachers'> {
  campuses: TeachingPlace[];
  fees: FeeItem[];
  applying: Applying | null;
}

export interface DetailedProgram extends ProgramFacts, Pick<ProgramDetail, 'teachers' | 'corrections'> {
  years: NonNullable<ProgramDetail['years']>;
  about: string | null;
  picture: Picture | null;
}

/** A department's `_id` is answered with all of its programmes. */
export async function readProgram(
  client: QueryClient,
  id: string,
  signal?: AbortSignal,
): Promise<{ program: ProgramDetail; on: string | undefined } | Removed | null> {
  const [answer, codes] = await Promise.all([
    ifThere(read(client, calls.getPrograms, { params: { id }, signal })),
    // Without them category codes are shown.
    read(client, calls.getAdmissionCodes, { signal })
      .then(({ data }) => data.admission)
      .catch(() => null),
  ]);
  if (answer && isRemoved(answer)) return answer;
  const program = answer?.data.programs.find(({ _id }) => _id === id);
  if (!program) return null;
  const seats_by_campus = program.seats_by_campus.map(({ seats, ...campus }) => ({
    ...campus,
    seats: seats.map((each) => ({ ...each, category: categoryInShort(each.category, codes) })),
  }));
  return { program: { ...program, seats_by_campus }, on: answer?.data.on };
}

export function factsOf(program: ProgramDetail, on?: string): ProgramFacts {
  const { campuses, seats_by_campus, teachers, ...shown } = pick(program, SHOWN);
  return {
    ...shown,
    campuses: campuses.map((campus, index) => ({ ...campus, byCategory: seats_by_campus[index]?.seats ?? [] })),
    fees: program.fees.map((fee) => pick(fee, ['name', 'timing', 'amount', 'track', 'band', 'shares'])),
    applying: applyingOf(program.application, on),
  };
}

export const programQuery = (id: string) =>
  publicQuery(
    ['program', id],
    async ({ client, signal }): Promise<DetailedProgram | Removed | null> => {
      const found = await readProgram(client, id, signal);
      if (!found || isRemoved(found)) return found;
      const { program } = found;
      if (!isDetailed(program)) return null;
      const { years, teachers, picture, corrections } = program;
      return {
        ...factsOf(program, found.on),
        years,
        teachers,
        picture,
        corrections,
        about: await proseOf(program.about),
      };
    },
    PROGRAMS_FRESH_FOR,
  );

const isDetailed = (program: ProgramDetail): program is ProgramDetail & Pick<DetailedProgram, 'years'> =>
  hasPage(program);
