import type { SitePage } from '@university/shared';
import { texts } from '../texts';
import type { Result } from './match';

const SUGGESTED = [
  {
    path: '/courses/ug',
    ...texts.suggestions.ug,
    keywords: ['ug', 'bachelor', 'degree', 'programmes', 'b.tech', 'btech'],
  },
  {
    path: '/courses/pg',
    ...texts.suggestions.pg,
    keywords: ['pg', 'master', 'degree', 'programmes', 'm.tech', 'mtech'],
  },
  { path: '/courses/diploma', ...texts.suggestions.diploma, keywords: ['certificate', 'programmes', 'polytechnic'] },
] as const;

/** What an empty search offers. */
export const SUGGESTIONS: readonly Result[] = SUGGESTED.map(({ path, title, about }) => ({
  kind: 'page',
  path,
  title,
  about,
}));

/**
 * The pages that search looks through: the site's, and the suggested ones, which the site's list leaves out because
 * one page with a parameter serves the three.
 */
export function searchablePages(pages: readonly SitePage[]): SitePage[] {
  const missing = SUGGESTED.filter(({ path }) => !pages.some((page) => page.path === path));
  return [
    ...pages,
    ...missing.map(({ path, title, about, keywords }) => ({ path, title, description: about, keywords })),
  ];
}
