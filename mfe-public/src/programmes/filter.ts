import type { School } from './schools';
import { type Level, levelOf } from './levels';
import { byName, type ListedProgram } from './queries';

/** What the list can be narrowed by, as the address names it. */
export const FILTERS = ['q', 'level', 'school', 'campus', 'duration'] as const;

/** What people narrow the list by. It lives in the address, so that a list can be sent to somebody. */
export interface Filter {
  q: string;
  level: Level | undefined;
  /** Code of the school, in lower case. Empty: all, as in the fields below. */
  school: string;
  /** Slug. */
  campus: string;
  /** Years, as a number in words of the address: `3`. */
  duration: string;
}

export const NO_FILTER: Filter = { q: '', level: undefined, school: '', campus: '', duration: '' };

export function filterOf(params: URLSearchParams): Filter {
  const word = (name: string) => params.get(name)?.trim().toLowerCase() ?? '';
  return {
    q: params.get('q')?.trim() ?? '',
    level: levelOf(params.get('level')),
    school: word('school'),
    campus: word('campus'),
    duration: word('duration'),
  };
}

/** `B.Tech.` and `btech` are the same word. */
const fold = (words: string) => words.toLowerCase().replaceAll('.', '');

/** `3 years` is 3; 0 where the duration is no number of years. */
export const yearsOf = ({ duration }: Pick<ListedProgram, 'duration'>): number => Number.parseInt(duration, 10) || 0;

/** The programmes that fit every part of the filter; words are looked for in code, name and department. */
export function narrow(
  programs: readonly ListedProgram[],
  { q, level, school, campus, duration }: Filter,
  schools: readonly School[] = [],
): ListedProgram[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  const departments = schools.find(({ code }) => code.toLowerCase() === school)?.departments.map(({ _id }) => _id);
  return programs.filter((program) => {
    if (level && program.programLevel !== level.id) return false;
    if (departments && !departments.includes(program.department._id)) return false;
    if (campus && !program.campuses.includes(campus)) return false;
    if (duration && yearsOf(program) !== Number(duration)) return false;
    const held = fold(`${program.code} ${program.name} ${program.department.name}`);
    return words.every((word) => held.includes(word));
  });
}

type Order = (a: ListedProgram, b: ListedProgram) => number;

/** Fees that are agreed with a partner come last. */
const feeOf = ({ fee }: ListedProgram) => fee ?? Number.POSITIVE_INFINITY;

const ORDERS = {
  name: byName,
  code: (a, b) => a.code.localeCompare(b.code, 'en'),
  fee: (a, b) => (feeOf(a) === feeOf(b) ? byName(a, b) : feeOf(a) - feeOf(b)),
  duration: (a, b) => yearsOf(a) - yearsOf(b) || byName(a, b),
} as const satisfies Record<string, Order>;

export type Sort = keyof typeof ORDERS;
export const SORTS = Object.keys(ORDERS) as Sort[];

/** The order that an address asks for: by name unless it names another. */
export function sortOf(params: URLSearchParams): Sort {
  return SORTS.find((sort) => sort === params.get('sort')) ?? 'name';
}

export const sorted = (programs: readonly ListedProgram[], sort: Sort): ListedProgram[] =>
  [...programs].sort(ORDERS[sort]);

/** The query of an address that holds this filter and order; what is usual is left out. */
export function queryOf({ q, level, ...others }: Filter, sort: Sort): string {
  const given = { q, level: level?.slug ?? '', ...others, sort: sort === 'name' ? '' : sort };
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== '')).toString();
  return query && `?${query}`;
}
