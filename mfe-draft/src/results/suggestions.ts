import type { Result } from '../engine/entry';
import { texts } from '../texts';

/** The course pages, and what else people call them. */
export const COURSE_PAGES = [
  {
    path: '/courses/ug',
    ...texts.suggestions.ug,
    names: ['ug', 'undergraduate', 'bachelor', 'B.Tech.', 'B.Tech. courses'],
  },
  { path: '/courses/pg', ...texts.suggestions.pg, names: ['pg', 'postgraduate', 'master'] },
  { path: '/courses/diploma', ...texts.suggestions.diploma, names: ['diploma', 'polytechnic'] },
] as const;

export const toSuggestion = ({ path, title, about }: (typeof COURSE_PAGES)[number]): Result => ({
  kind: 'page',
  path,
  title,
  about,
});

/** What an empty search offers. */
export const SUGGESTIONS: readonly Result[] = COURSE_PAGES.map(toSuggestion);
