import { formatMoney } from '@university/shared/kit';
import { LANGUAGE } from '@university/shared/language';
import { type Filter, FILTERS, NO_FILTER, NO_SUBJECT, yearsOf } from './filter';
import { taughtLevels } from './levels';
import type { ListedProgram, ProgramList } from './queries';
import type { School } from './schools';
import { texts } from './texts';

export interface Option {
  value: string;
  text: string;
}

/** A field of the filter that is chosen, not typed. */
export interface Choice {
  name: Exclude<keyof Filter, 'q' | 'pin'>;
  label: string;
  /** What the field says while nothing is chosen. */
  all: string;
  options: Option[];
}

/** What the names of things that can be chosen come from. */
export interface Names {
  /** None while they are not known; then there is no choice of a school. */
  schools: readonly School[];
  /** The same of zones, in their order. */
  zones: readonly { code: string; name: string }[];
}

const words = texts.courses;

/** Most rupees of a first payment that can be chosen: round amounts, as people think of them. */
const FEE_STEPS = [20_000, 35_000, 50_000, 75_000, 1_00_000] as const;

/** Steps that tell programmes apart: each has some that the step before has not. */
function feeOptions(programs: readonly ListedProgram[]): Option[] {
  const within = (most: number) =>
    programs.filter(({ first_payment }) => first_payment !== null && first_payment <= most).length;
  const steps = FEE_STEPS.filter((step, index) => within(step) > (index > 0 ? within(FEE_STEPS[index - 1] ?? 0) : 0));
  return steps.map((step) => ({ value: String(step), text: words.upTo(formatMoney(step)) }));
}

/** Each name once, as people read it, by the alphabet. */
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

/** What can be chosen, from what there is. The level is left out where the page is about one. */
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

/** What is chosen in a field, as the address spells it. */
export const chosen = (filter: Filter, { name }: Pick<Choice, 'name'>): string =>
  name === 'level' ? (filter.level?.slug ?? '') : filter[name];

/** The filter without what cannot be chosen: an old address still leads to a list. */
export function withinReach(filter: Filter, choices: readonly Choice[]): Filter {
  const reached = choices.filter((choice) => choice.options.some(({ value }) => value === chosen(filter, choice)));
  return {
    ...NO_FILTER,
    q: filter.q,
    pin: filter.pin,
    ...Object.fromEntries(reached.map(({ name }) => [name, filter[name]])),
  };
}
