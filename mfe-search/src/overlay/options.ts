import type { Result } from '../engine/entry';
import type { Found } from '../engine/found';
import { SUGGESTIONS } from '../results/suggestions';
import { addressOf } from '../search/SearchForm';
import { texts } from '../texts';

/** Options under one heading. */
export interface OptionGroup {
  title: string;
  options: readonly Pick<Result, 'path' | 'title' | 'about'>[];
}

/** What an empty search offers: the course pages, and what was searched for before. */
export function optionsToBegin(recent: readonly string[]): OptionGroup[] {
  const before = recent.map((query) => ({ path: addressOf(query), title: query, about: '' }));
  return [
    { title: texts.suggestionsTitle, options: SUGGESTIONS },
    ...(before.length > 0 ? [{ title: texts.recentTitle, options: before }] : []),
  ];
}

export function optionsFound({ groups }: Pick<Found, 'groups'>): OptionGroup[] {
  return groups.map(({ kind, results }) => ({ title: texts.kinds[kind], options: results }));
}
