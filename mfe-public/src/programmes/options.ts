import type { ProgramList } from './queries';
import type { School } from './schools';
import { LEVELS } from './levels';
import { texts } from './texts';
import { type Filter, yearsOf } from './filter';

export interface Option {
  value: string;
  text: string;
}

/** A field of the filter that is chosen, not typed. */
export interface Choice {
  name: Exclude<keyof Filter, 'q'>;
  label: string;
  /** What the field says while nothing is chosen. */
  all: string;
  options: Option[];
}

const words = texts.courses;

/** What can be chosen, from what there is. The level is left out where the page is about one. */
export function choicesOf(
  { programs, campuses }: ProgramList,
  schools: readonly School[],
  withLevel: boolean,
): Choice[] {
  const durations = [...new Set(programs.map(yearsOf))].filter(Boolean).sort((a, b) => a - b);
  const choices: Choice[] = [
    {
      name: 'level',
      label: words.level,
      all: words.allLevels,
      options: withLevel ? LEVELS.map(({ slug, tab }) => ({ value: slug, text: tab })) : [],
    },
    {
      name: 'school',
      label: words.school,
      all: words.allSchools,
      options: schools.map(({ code, name }) => ({ value: code.toLowerCase(), text: name })),
    },
    {
      name: 'campus',
      label: words.campus,
      all: words.allCampuses,
      options: campuses.map(({ slug, name }) => ({ value: slug, text: name })),
    },
    {
      name: 'duration',
      label: words.duration,
      all: words.allDurations,
      options: durations.map((years) => ({ value: String(years), text: words.years(years) })),
    },
  ];
  return choices.filter(({ options }) => options.length > 0);
}

/** What is chosen in a field, as the address spells it. */
export const chosen = (filter: Filter, { name }: Pick<Choice, 'name'>): string =>
  name === 'level' ? (filter.level?.slug ?? '') : filter[name];

/** The filter without what cannot be chosen: an old address still leads to a list. */
export function withinReach(filter: Filter, choices: readonly Choice[]): Filter {
  const has = (name: Choice['name']) =>
    choices.find((choice) => choice.name === name)?.options.some(({ value }) => value === chosen(filter, { name }));
  return {
    q: filter.q,
    level: has('level') ? filter.level : undefined,
    school: has('school') ? filter.school : '',
    campus: has('campus') ? filter.campus : '',
    duration: has('duration') ? filter.duration : '',
  };
}
