import type { ListedProgram } from '../api/programs';
import type { School } from '../api/schools';
import { type Level, levelOf } from '../levels';

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
