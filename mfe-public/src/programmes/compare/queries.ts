import type { ProgramDetail, ProgramYear } from '@university/shared/contract';
import { isRemoved, publicQuery } from '@university/shared/reading';
import { factsOf, type ProgramFacts, readProgram } from '../detail';
import { hasPage, PROGRAMS_FRESH_FOR } from '../levels';
import { totalCredits, yearsInOrder } from '../years';

export interface ComparedProgram extends ProgramFacts {
  hasPage: boolean;
  credits: number;
  exits: { year: string; award: string }[];
}

const exitsOf = (years: Readonly<Record<string, ProgramYear>>) =>
  yearsInOrder(years).flatMap(({ number, year: { exitAward } }) =>
    exitAward ? [{ year: number, award: exitAward }] : [],
  );

export const comparedQuery = (ids: readonly string[]) =>
  publicQuery(
    ['program', 'compared', ...ids],
    ({ client, signal }): Promise<(ComparedProgram | null)[]> =>
      Promise.all(
        ids.map(async (id) => {
          const found = await readProgram(client, id, signal);
          return found && !isRemoved(found) ? toCompared(found.program, found.on) : null;
        }),
      ),
    PROGRAMS_FRESH_FOR,
  );

function toCompared(program: ProgramDetail, on?: string): ComparedProgram {
  const years = program.years ?? {};
  return { ...factsOf(program, on), hasPage: hasPage(program), credits: totalCredits(years), exits: exitsOf(years) };
}
