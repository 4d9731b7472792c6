import { isThere } from '@university/shared';
import type { Entry, Result } from '../engine/found';
import { texts } from '../texts';

export const COURSE_PAGES = [
  { path: '/courses/ug', ...texts.suggestions.ug },
  { path: '/courses/pg', ...texts.suggestions.pg },
  { path: '/courses/diploma', ...texts.suggestions.diploma },
] as const;

export const toSuggestion = ({
  path,
  title,
  about,
}: (typeof COURSE_PAGES)[number]): Pick<Entry, 'kind' | 'path' | 'title' | 'about'> => ({
  kind: 'page',
  path,
  title,
  about,
});

/** Those of levels that are taught. */
export const coursePages = () => COURSE_PAGES.filter(({ path }) => isThere(path));

export const suggestions = (): readonly Result[] => coursePages().map(toSuggestion);
