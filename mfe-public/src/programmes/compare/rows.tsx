import type { ProgramDetail, ProgramYear } from '@university/shared/contract';
import { isRemoved, publicQuery } from '@university/shared/reading';
import { factsOf, type ProgramFacts, readProgram } from '../detail';
import { hasPage, LEVELS, PROGRAMS_FRESH_FOR } from '../levels';
import { lastDate, feeTableOf, placeName, registrationOf, totalCredits, yearsInOrder } from '../facts';
import { formatMoney } from '@university/shared/kit';
import type { ReactNode } from 'react';
import { texts } from '../texts';

const words = texts.compare;

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

const facts = texts.program;

type Fact = (program: ComparedProgram) => (string | false | null | undefined)[];

const number = (count: number) => count.toLocaleString('en-IN');

const FACTS: readonly (readonly [term: string, fact: Fact])[] = [
  [facts.level, ({ programLevel }) => [LEVELS.find(({ id }) => id === programLevel)?.short]],
  [facts.duration, ({ duration }) => [duration]],
  [facts.mode, ({ mode }) => [mode]],
  [facts.department, ({ department }) => [department.name]],
  [facts.careers, ({ careers }) => careers],
  [facts.qualification, ({ entry, eligibility }) => [entry ? entry.qualification : eligibility]],
  [facts.subjects, ({ entry }) => [entry?.subjects.join(', ')]],
  [
    facts.marks,
    ({ entry }) => entry?.marks.map(({ category, percent }) => `${category}: ${facts.percent(percent)}`) ?? [],
  ],
  [facts.alsoAsked, ({ entry }) => [entry?.note]],
  [facts.ranking, ({ ranking }) => [ranking]],
  [facts.seats, ({ seats, campuses }) => [campuses.length > 0 && number(seats)]],
  [words.campuses, ({ campuses }) => campuses.map((campus) => words.place(placeName(campus), number(campus.seats)))],
  [
    facts.firstPayment,
    (program) => {
      const table = feeTableOf(program);
      if (!table) return [program.fee_note];
      return table.payers.map(({ categories, firstPayment }) => words.pays(categories, formatMoney(firstPayment)));
    },
  ],
  ...(['semester', 'year'] as const).map((timing): readonly [string, Fact] => [
    facts.later[timing],
    (program) => {
      const table = feeTableOf(program);
      return (table?.payers ?? []).flatMap((payer) =>
        payer[timing] > 0 ? [words.pays(payer.categories, formatMoney(payer[timing]))] : [],
      );
    },
  ]),
  [facts.timings.registration, ({ fees }) => registrationOf(fees).map(({ amount }) => formatMoney(amount))],
  [facts.lastDate, ({ applying }) => [applying?.deadline && lastDate(applying.deadline)]],
  [facts.credits, ({ credits }) => [credits > 0 && number(credits)]],
  [facts.exitAward, ({ exits }) => exits.map(({ year, award }) => words.exit(year, award))],
];

interface ComparedRow {
  term: string;
  cells: ReactNode[];
  isDifferent: boolean;
}

const shown = (lines: readonly string[]): ReactNode => {
  if (lines.length === 0) return null;
  if (lines.length === 1) return lines[0];
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};

export function rowsOf(programs: readonly ComparedProgram[]): ComparedRow[] {
  return FACTS.map(([term, fact]) => {
    const known = programs.map((program) => fact(program).filter((line) => typeof line === 'string' && line !== ''));
    const isDifferent = new Set(known.map((lines) => lines.join('\n'))).size > 1;
    return { term, known, isDifferent };
  })
    .filter(({ known }) => known.some((lines) => lines.length > 0))
    .map(({ term, known, isDifferent }) => ({
      term,
      isDifferent,
      cells: known.map((lines) => shown(lines as string[])),
    }));
}
