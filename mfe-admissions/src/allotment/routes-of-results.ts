import { resultName, resultPages } from './tracks';

/** One address, for all the results that share it. */
interface ResultRoute {
  id: string;
  path: string;
  title: string;
  description: string;
}

const KEYWORDS = ['result', 'seat', 'allotment', 'freeze', 'float', 'upgrade', 'reject', 'round'];

function oncePerPath(pathOf: 'path' | 'showPath', describe: (names: string) => Omit<ResultRoute, 'id' | 'path'>) {
  return [...new Set(resultPages.map((page) => page[pathOf]))].map((path) => {
    const pages = resultPages.filter((page) => page[pathOf] === path);
    const id = pages.map((page) => page.id).join('-');
    return { id, path, ...describe(pages.map(resultName).join(' and ')) };
  });
}

/** Where applicants sign in. */
export const signInRoutes = oncePerPath('path', (names) => ({
  title: `${names} result`,
  description: `Seat allotment result of ${names}: sign in with your e-mail address and date of birth, and decide on your seat.`,
})).map((route) => ({ ...route, id: `mfe-admissions:sign-in-${route.id}`, keywords: KEYWORDS, query: ['category'] }));

/** Where they see their record. */
export const showRoutes = oncePerPath('showPath', (names) => ({
  title: `Your ${names} result`,
  description: `Your seat allotment in ${names}, and what you can decide about it.`,
})).map((route) => ({
  ...route,
  id: `mfe-admissions:show-${route.id}`,
  access: 'applicant' as const,
  listed: false,
  query: ['category'],
}));
