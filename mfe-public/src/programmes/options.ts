import { formatMoney } from '@university/shared/kit';
import { LANGUAGE } from '@university/shared/language';
import { type Filter, FILTERS, NO_FILTER, NO_SUBJECT, yearsOf } from './filter';
import { taughtLevels } from './levels';
import type { ListedProgram, ProgramList, School } from './queries';
import { texts } from './texts';

const words = texts.courses;

export interface Option {
  value: string;
  text: string;
}

export interface Choice {
  name: Exclude<keyof Filter, 'q' | 'pin'>;
  label: string;
  all: string;
  options: Option[];
}

export interface Names {
  schools: readonly School[];
  zones: readonly { code: string; name: string }[];
}

/** Rupees, round amounts. */
const FEE_STEPS = [20_000, 35_000, 50_000, 75_000, 1_00_000] as const;

/** Only steps that add programmes. */
function feeOptions(programs: readonly ListedProgram[]): Option[] {
  const within = (most: number) =>
    programs.filter(({ first_payment }) => first_payment !== null && first_payment <= most).length;
  const steps = FEE_STEPS.filter((step, index) => within(step) > (index > 0 ? within(FEE_STEPS[index - 1] ?? 0) : 0));
  return steps.map((step) => ({ value: String(step), text: words.upTo(formatMoney(step)) }));
}

const distinct = (names: readonly string[], read: ReadonlyMap<string, string>): Option[] =>
  [...new Set(names)]
    .map((value) => ({ value, text: read.get(value) ?? value }))
    .sort((a, b) => a.text.localeCompare(b.text, LANGUAGE));

function subjectOptions(programs: readonly ListedProgram[], read: ReadonlyMap<string, string>): Option[] {
  const asked = distinct(
    programs.flatMap(({ subjects }) => subjects),
    read,
  );
  const isFree = asked.length > 0 && programs.some(({ subjects }) => subjects.length === 0);
  return isFree ? [{ value: NO_SUBJECT, text: words.noSubject }, ...asked] : asked;
}

export function choicesOf(
  { programs, campuses, words: names }: ProgramList,
  { schools, zones }: Names,
  withLevel: boolean,
): Choice[] {
  const durations = [...new Set(programs.map(yearsOf))].filter(Boolean).sort((a, b) => a - b);
  const read = new Map(names);
  const used = new Set(campuses.map(({ zone }) => zone));
  const options: Record<Choice['name'], Option[]> = {
    level: withLevel ? taughtLevels().map(({ id, slug }) => ({ value: slug, text: words.after[id] })) : [],
    subject: subjectOptions(programs, read),
    fee: feeOptions(programs),
    zone: zones
      .filter(({ code }) => used.has(code))
      .map(({ code, name }) => ({ value: code.toLowerCase(), text: name })),
    campus: campuses.map(({ slug, name }) => ({ value: slug, text: name })),
    shift: distinct(
      programs.flatMap((program) => program.campuses.flatMap(({ shift }) => shift ?? [])),
      read,
    ),
    school: schools.map(({ code, name }) => ({ value: code.toLowerCase(), text: name })),
    duration: durations.map((years) => ({ value: String(years), text: words.years(years) })),
  };
  return FILTERS.filter((name) => name !== 'q' && name !== 'pin')
    .map((name) => ({ name, ...words.fields[name], options: options[name] }))
    .filter((choice) => choice.options.length > 0);
}

export const chosen = (filter: Filter, { name }: Pick<Choice, 'name'>): string =>
  name === 'level' ? (filter.level?.slug ?? '') : filter[name];

/** Drops values that cannot be chosen, so that old addresses still work. */
export function withinReach(filter: Filter, choices: readonly Choice[]): Filter {
  const reached = choices.filter((choice) => choice.options.some(({ value }) => value === chosen(filter, choice)));
  return {
    ...NO_FILTER,
    q: filter.q,
    pin: filter.pin,
    ...Object.fromEntries(reached.map(({ name }) => [name, filter[name]])),
  };
}
