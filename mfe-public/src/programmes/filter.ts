import { plainDigits } from '@university/shared/contract';
import { byName, type ListedProgram, type School, type TeachingCampus } from './queries';
import { type Level, levelOf } from './levels';

export const FILTERS = [
  'q',
  'level',
  'subject',
  'fee',
  'zone',
  'campus',
  'shift',
  'school',
  'duration',
  'pin',
] as const;

/** Strings as in the address: codes and slugs in lower case, rupees, years, a PIN code. Empty means no filter. */
export type Filter = Record<Exclude<(typeof FILTERS)[number], 'level'>, string> & { level: Level | undefined };

export const NO_SUBJECT = 'none';

export function filterOf(params: URLSearchParams): Filter {
  const words = FILTERS.map((name) => [name, params.get(name)?.trim().toLowerCase() ?? '']);
  const filter = Object.fromEntries(words) as Record<(typeof FILTERS)[number], string>;
  return {
    ...filter,
    q: params.get('q')?.trim() ?? '',
    level: levelOf(filter.level),
    pin: plainDigits(filter.pin).slice(0, 10),
  };
}

export const NO_FILTER = filterOf(new URLSearchParams());

/** `B.Tech.` and `btech` are the same word. */
const fold = (words: string) => words.toLowerCase().replaceAll('.', '');

export const yearsOf = ({ duration }: Pick<ListedProgram, 'duration'>): number => Number.parseInt(duration, 10) || 0;

interface Surroundings {
  schools: readonly School[];
  campuses: readonly TeachingCampus[];
  near?: ReadonlySet<string>;
}

type Test = (program: ListedProgram) => boolean;

const subjectTest = (subject: string): Test =>
  subject === NO_SUBJECT ? ({ subjects }) => subjects.length === 0 : ({ subjects }) => subjects.includes(subject);

/** Must hold for one place: a campus of the zone that teaches in the shift. */
function placeTest({ zone, campus, shift }: Filter, { campuses, near }: Surroundings): Test {
  const zoneOf = new Map(campuses.map((each) => [each.slug, each.zone.toLowerCase()]));
  return (program) =>
    program.campuses.some(
      (place) =>
        (!near || near.has(place.slug)) &&
        (!zone || zoneOf.get(place.slug) === zone) &&
        (!campus || place.slug === campus) &&
        (!shift || place.shift === shift),
    );
}

function wordsTest(q: string): Test {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return ({ code, name, department }) => {
    const held = fold(`${code} ${name} ${department.name}`);
    return words.every((word) => held.includes(word));
  };
}

function schoolTest(school: string, schools: readonly School[]): Test {
  const departments = schools.find(({ code }) => code.toLowerCase() === school)?.departments.map(({ _id }) => _id);
  return ({ department }) => departments === undefined || departments.includes(department._id);
}

export function narrow(programs: readonly ListedProgram[], filter: Filter, around: Surroundings): ListedProgram[] {
  const { q, level, subject, fee, zone, campus, shift, school, duration } = filter;
  const tests: Test[] = [
    ...(level ? [({ programLevel }: ListedProgram) => programLevel === level.id] : []),
    ...(subject ? [subjectTest(subject)] : []),
    ...(fee ? [({ first_payment }: ListedProgram) => first_payment !== null && first_payment <= Number(fee)] : []),
    ...(zone || campus || shift || around.near ? [placeTest(filter, around)] : []),
    ...(school ? [schoolTest(school, around.schools)] : []),
    ...(duration ? [(program: ListedProgram) => yearsOf(program) === Number(duration)] : []),
    ...(q ? [wordsTest(q)] : []),
  ];
  return programs.filter((program) => tests.every((fits) => fits(program)));
}

type Order = (a: ListedProgram, b: ListedProgram) => number;

/** Without a fee last. */
const feeOf = ({ first_payment }: ListedProgram) => first_payment ?? Number.POSITIVE_INFINITY;

const ORDERS = {
  name: byName,
  code: (a, b) => a.code.localeCompare(b.code, 'en'),
  fee: (a, b) => (feeOf(a) === feeOf(b) ? byName(a, b) : feeOf(a) - feeOf(b)),
  duration: (a, b) => yearsOf(a) - yearsOf(b) || byName(a, b),
} as const satisfies Record<string, Order>;

export type Sort = keyof typeof ORDERS;
export const SORTS = Object.keys(ORDERS) as Sort[];

export function sortOf(params: URLSearchParams): Sort {
  return SORTS.find((sort) => sort === params.get('sort')) ?? 'name';
}

export const sorted = (programs: readonly ListedProgram[], sort: Sort): ListedProgram[] =>
  [...programs].sort(ORDERS[sort]);

export function queryOf({ q, level, ...others }: Filter, sort: Sort): string {
  const given = { q, level: level?.slug ?? '', ...others, sort: sort === 'name' ? '' : sort };
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== '')).toString();
  return query && `?${query}`;
}
